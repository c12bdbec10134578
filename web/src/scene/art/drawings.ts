/**
 * The drawings of a game: symbols of its SVG files, filled in for the part that is drawn.
 *
 * `data-fill` puts something of the part into an element, or takes the element away where the part
 * has no such thing: `figure` into a text; `emblem` (of the owner), `icon` and `icon:<name>` into
 * the box of a `<use>`. `data-when` keeps an element only if all its conditions hold: `owner`,
 * `!owner`, `state=turned`, `tag=open`, `figure=2`, `figure>3`, `figure%5=0`.
 */

import { iconHref } from '../../ui/icons.svelte';
import { emblemPath } from '../signs';

export interface Subject {
  id: string;
  kind?: string;
  icon?: string;
  owner?: number | null;
  figure?: number | null;
  state?: string;
  tags?: readonly string[];
}

const SVG = 'http://www.w3.org/2000/svg';

/** All drawings by name, several of a kind in their order, and what they share. */
export class Drawings {
  readonly #symbols = new Map<string, SVGElement[]>();
  defs = '';

  /** `icon` tells the address of an icon by its name. */
  constructor(
    sources: readonly string[] = [],
    readonly icon: (name: string) => string = iconHref,
  ) {
    for (const source of sources) this.#read(source);
  }

  has(name: string | undefined): boolean {
    return !!name && this.#symbols.has(name);
  }

  #read(source: string): void {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    const root = document.importNode(parsed.documentElement, true);
    if (root.namespaceURI !== SVG) throw new Error('not a drawing');
    cleaned(root);
    for (const child of root.children) {
      if (child.localName === 'defs') this.defs += child.innerHTML;
      if (child.localName !== 'symbol') continue;
      const name = child.id.replace(/\.\d+$/, '');
      const others = this.#symbols.get(name);
      if (others) others.push(child as SVGElement);
      else this.#symbols.set(name, [child as SVGElement]);
    }
  }

  /** The markup of a drawing for a part; which of several follows from the part's id. */
  draw(name: string | undefined, subject: Subject): string {
    const symbols = this.#symbols.get(name ?? '');
    if (!symbols) return '';
    const copy = symbols[hash(subject.id) % symbols.length]!.cloneNode(true) as SVGElement;
    for (const element of copy.querySelectorAll('[data-when]')) {
      const wanted = element.getAttribute('data-when')!.split(/\s+/);
      if (!wanted.every((condition) => holds(condition, subject))) element.remove();
      else element.removeAttribute('data-when');
    }
    for (const element of copy.querySelectorAll('[data-fill]')) fill(element, subject, this.icon);
    return copy.innerHTML;
  }
}

/** The server has looked through it already; what comes from elsewhere is looked through twice. */
function cleaned(root: Element): void {
  root.querySelectorAll('script, foreignObject, iframe, image, style').forEach((element) => element.remove());
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const foreign = /(^|:)href$/.test(name) && !value.startsWith('#');
      if (/^on/i.test(name) || name === 'style' || foreign) element.removeAttribute(name);
    }
  }
}

const CONDITION = /^(!?)(\w+)(?:%(\d+))?(?:([=<>])(.+))?$/;

function holds(condition: string, subject: Subject): boolean {
  const [, not, name, modulus, sign, wanted] = CONDITION.exec(condition) ?? [];
  const values = name === 'tag' ? (subject.tags ?? []) : [subject[name as keyof Subject] as string | number | null | undefined];
  const found = values.some((value) => {
    if (value == null || value === '') return false;
    const seen = modulus ? Number(value) % Number(modulus) : value;
    if (!sign) return modulus ? seen !== 0 : true;
    if (sign === '=') return String(seen) === wanted;
    return sign === '<' ? Number(seen) < Number(wanted) : Number(seen) > Number(wanted);
  });
  return not ? !found : found;
}

function fill(element: Element, { figure, icon, owner }: Subject, address: (name: string) => string): void {
  const [what, named] = element.getAttribute('data-fill')!.split(':');
  element.removeAttribute('data-fill');
  if (what === 'figure' && figure != null) element.textContent = String(figure);
  else if (what === 'icon' && (named ?? icon)) element.setAttribute('href', address(named ?? icon!));
  else if (what === 'emblem' && owner != null) element.replaceWith(emblemIn(element, owner));
  else element.remove();
}

/** The emblem of a seat in the box of the element that asks for it. */
function emblemIn(element: Element, owner: number): Element {
  const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(element.getAttribute(name) ?? 0));
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', element.getAttribute('class') ?? 'sign');
  path.setAttribute('transform', `translate(${x} ${y}) scale(${width! / 20})`);
  path.setAttribute('d', emblemPath(owner));
  return path;
}

/** A number that looks random and is always the same for the same text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let n = 0; n < text.length; n++) value = Math.imul(value ^ text.charCodeAt(n), 16777619);
  value ^= value >>> 15;
  value = Math.imul(value, 2246822519);
  return (value ^ (value >>> 13)) >>> 0;
}
