/** A page for looking at scenes and measuring them: `?scene=middle&lang=ru&shade=light`. */
import { mount } from 'svelte';
import '../../app.css';
import { settings } from '../../lib/settings.svelte';
import Lab from './Lab.svelte';

const wish = new URLSearchParams(location.search);
const shade = wish.get('shade') === 'light' ? 'light' : 'dark';
document.documentElement.dataset['theme'] = shade;
settings.set({ lang: wish.get('lang') === 'ru' ? 'ru' : 'en', motion: wish.has('calm') ? 'calm' : 'full' });
if (wish.has('calm')) document.documentElement.dataset['calm'] = 'true';
mount(Lab, { target: document.getElementById('app')!, props: { moment: wish.get('scene') ?? 'middle' } });
