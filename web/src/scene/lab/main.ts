/** A page for looking at scenes and measuring them: `?scene=middle&lang=ru&shade=light`. */
import { mount } from 'svelte';
import '../../app.css';
import type { Art } from '../../wire';
import { laid } from '../art/shelf.svelte';
import { settings } from '../../lib/settings.svelte';
import Lab from './Lab.svelte';

const wish = new URLSearchParams(location.search);
const shade = wish.get('shade') === 'light' ? 'light' : 'dark';
document.documentElement.dataset['theme'] = shade;
settings.set({ lang: wish.get('lang') === 'ru' ? 'ru' : 'en', motion: wish.has('calm') ? 'calm' : 'full' });
if (wish.has('calm')) document.documentElement.dataset['calm'] = 'true';
const response = await fetch('art.json');
const moment = wish.get('scene') ?? 'middle';
if (response.ok) await laid((await import(`../fixtures/middle.json`)).scene.game, (await response.json()) as Art);
mount(Lab, { target: document.getElementById('app')!, props: { moment } });
