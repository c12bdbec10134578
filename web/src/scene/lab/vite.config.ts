import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from '../../../scripts/icons';

/** The laboratory is built apart: nothing of it goes into the client. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [icons(), svelte()],
  build: { outDir: process.env['LAB_OUT'] ?? 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
});
