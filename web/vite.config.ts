import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './scripts/icons.ts';

export default defineConfig(({ mode }) => ({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/igroteka/server/client',
    emptyOutDir: true,
    // Everything is a file of its own with a hash in its name: nothing inline, so the content
    // security policy needs no exception, and everything but index.html can be cached for ever.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': { target: process.env.IGROTEKA_SERVER ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    // A busy machine is no fault: nothing here waits for anything but itself.
    testTimeout: 60_000,
    restoreMocks: true,
  },
}));
