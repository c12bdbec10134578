/** A few short, soft sounds, made on the spot. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'moment' | 'dice' | 'card' | 'chat' | 'win' | 'refused';

let context: AudioContext | null = null;

/** A browser lets a page sound only after a gesture: until then there is silence. */
function audio(): AudioContext | null {
  if (!settings.sounds || typeof AudioContext === 'undefined') return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function tone(at: AudioContext, pitch: number, start: number, length: number, loud: number, type: OscillatorType = 'sine'): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const from = at.currentTime + start;
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(from);
  oscillator.stop(from + length + 0.02);
}

function rustle(at: AudioContext, start: number, length: number, loud: number, pitch: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

const SCORES: Record<Sound, (at: AudioContext) => void> = {
  turn: (at) => [523.25, 783.99].forEach((pitch, i) => tone(at, pitch, i * 0.13, 0.7, 0.09)),
  moment: (at) => [293.66, 440, 587.33].forEach((pitch, i) => tone(at, pitch, i * 0.05, 0.9, 0.05, 'triangle')),
  dice: (at) => [0, 0.07, 0.13, 0.22, 0.28].forEach((start, i) => rustle(at, start, 0.05, 0.5 - i * 0.06, 1800 - i * 160)),
  card: (at) => rustle(at, 0, 0.16, 0.22, 3200),
  chat: (at) => tone(at, 880, 0, 0.18, 0.04),
  win: (at) => [392, 523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => tone(at, pitch, i * 0.14, 1.1, 0.08, 'triangle')),
  refused: (at) => [196, 174.6].forEach((pitch, i) => tone(at, pitch, i * 0.09, 0.2, 0.07, 'triangle')),
};

export function play(sound: Sound): void {
  const at = audio();
  if (at) SCORES[sound](at);
}
