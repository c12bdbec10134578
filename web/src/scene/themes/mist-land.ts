/** The terrains of the mist theme, drawn around (0, 0) for a hex that reaches 60 from its centre. */

import { between, fixed, type Dice, type Theme } from './theme';

type Spot = [number, number];

/** Spots in a wreath that leaves the front of the hex free for figures; far ones come first. */
function wreath(dice: Dice, count: number, inner: number, outer: number): Spot[] {
  const spots: Spot[] = [];
  for (let n = 0; n < count; n++) {
    const angle = ((150 + (240 * (n + dice() * 0.7)) / count) * Math.PI) / 180;
    const far = inner + (outer - inner) * dice();
    spots.push([fixed(Math.cos(angle) * far), fixed(Math.sin(angle) * far * 0.86)]);
  }
  return spots.sort((one, other) => one[1] - other[1]);
}

// Plains -----------------------------------------------------------------------------------------

function tuft(dice: Dice, x: number, y: number): string {
  const h = between(dice, 6, 10);
  return (
    `<path class="tuft" d="M${x} ${y}q-2-${h * 0.6}-5-${h * 0.8}M${x} ${y}q0-${h * 0.6} 0-${h}` +
    `M${x} ${y}q2-${h * 0.6} 5-${h * 0.75}"/>`
  );
}

function plain(dice: Dice): string {
  const fields = [-30, -6, 18]
    .map((y) => {
      const dip = between(dice, -9, 9);
      return `<path class="furrow" d="M-50 ${y}q28 ${dip - 8} 52 ${-dip / 3}t48 ${dip / 2}"/>`;
    })
    .join('');
  const sheaves = dice() < 0.4 ? sheaf(between(dice, -34, -22), between(dice, -26, -16)) : '';
  const tufts = Array.from({ length: 9 }, () => {
    const angle = dice() * Math.PI * 2;
    const far = 16 + dice() * 34;
    return tuft(dice, fixed(Math.cos(angle) * far), fixed(Math.sin(angle) * far * 0.85 + 4));
  }).join('');
  const flowers = Array.from({ length: 5 }, () => {
    const [x, y] = [between(dice, -44, 44), between(dice, -34, 36)];
    return `<circle class="flower" cx="${x}" cy="${y}" r="1.5"/>`;
  }).join('');
  return fields + sheaves + tufts + flowers;
}

const sheaf = (x: number, y: number): string =>
  [0, 13]
    .map(
      (dx) =>
        `<g transform="translate(${x + dx} ${y + dx * 0.35})"><ellipse class="shadow" cy="6" rx="7" ry="2.4"/>` +
        `<path class="sheaf" d="M-5 6Q-2 0-5-7 0-10 5-7 2 0 5 6 0 8-5 6Z"/><path class="sheaf-band" d="M-3 0h6"/></g>`,
    )
    .join('');

// Forest -----------------------------------------------------------------------------------------

function fir(dice: Dice, x: number, y: number): string {
  const s = between(dice, 0.85, 1.2);
  const tiers = [
    [-30, 6, 10],
    [-22, 9, 11],
    [-13, 11.5, 12],
  ];
  const boughs = tiers
    .map(([top, w, h]) => {
      const low = top! + h!;
      return `<path class="fir" d="M0 ${top}L${w} ${low}Q0 ${low + 3} ${-w!} ${low}Z"/><path class="fir-shade" d="M0 ${top}L${w} ${low}Q${w! / 2} ${low + 2} 1 ${low + 1.5}Z"/>`;
    })
    .join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shadow" cx="2" cy="2" rx="11" ry="3.4"/>` +
    `<path class="trunk" d="M-1.6-3h3.2V3h-3.2Z"/>${boughs}</g>`
  );
}

function oak(dice: Dice, x: number, y: number): string {
  const s = between(dice, 0.8, 1.1);
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shadow" cx="2" cy="2" rx="11" ry="3.4"/>` +
    `<path class="trunk" d="M-1.8-8h3.6V3h-3.6Z"/><path class="oak" d="M-11-12a7 7 0 0 1 4-11 8 8 0 0 1 14 0 7 7 0 0 1 4 11 8 8 0 0 1-11 4 8 8 0 0 1-11-4Z"/>` +
    `<path class="oak-light" d="M-8-14a5 5 0 0 1 3-7 6 6 0 0 1 8-2 9 9 0 0 0-6 5 7 7 0 0 0-5 4Z"/></g>`
  );
}

function forest(dice: Dice): string {
  const far = wreath(dice, 8, 30, 46);
  const close = wreath(dice, 5, 4, 24);
  return [...far, ...close]
    .sort((one, other) => one[1] - other[1])
    .map(([x, y]) => (dice() < 0.72 ? fir(dice, x, y + 12) : oak(dice, x, y + 12)))
    .join('');
}

// Mountains --------------------------------------------------------------------------------------

function peak(dice: Dice, x: number, base: number, w: number, h: number): string {
  const top = base - h;
  const lean = between(dice, -4, 4);
  const ridge = `${x + lean} ${top + h * 0.35}L${x + lean + 4} ${top + h * 0.55}L${x + lean - 2} ${base}`;
  const snow = h * 0.3;
  const [left, right] = [x - (w * snow) / h, x + (w * snow) / h];
  return (
    `<path class="rock" d="M${x - w} ${base}L${fixed(x - w * 0.45)} ${fixed(base - h * 0.5)} ${x} ${top} ${fixed(x + w * 0.5)} ${fixed(base - h * 0.46)} ${x + w} ${base}Z"/>` +
    `<path class="rock-shade" d="M${x} ${top}L${fixed(x + w * 0.5)} ${fixed(base - h * 0.46)} ${x + w} ${base}L${ridge.split('L').reverse().join('L')}Z"/>` +
    `<path class="snow" d="M${x} ${top}L${fixed(left)} ${fixed(top + snow)} ${fixed(x - (w * snow) / h / 2)} ${fixed(top + snow * 0.72)} ${fixed(x - 1)} ${fixed(top + snow * 1.25)} ${fixed(x + 4)} ${fixed(top + snow * 0.7)} ${fixed(right)} ${fixed(top + snow * 1.05)}Z"/>` +
    `<path class="snow-shade" d="M${x} ${top}L${fixed(x + 1)} ${fixed(top + snow * 0.9)} ${fixed(x + 4)} ${fixed(top + snow * 0.7)} ${fixed(right)} ${fixed(top + snow * 1.05)}Z"/>` +
    `<path class="crag" d="M${fixed(x - w * 0.6)} ${fixed(base - 5)}l${fixed(w * 0.18)} ${fixed(-h * 0.2)}M${fixed(x - w * 0.25)} ${fixed(base - 6)}l4-9M${fixed(x + w * 0.45)} ${fixed(base - 6)}l3-10"/>`
  );
}

function mountain(dice: Dice): string {
  const tall = between(dice, 52, 62);
  const side = dice() < 0.5 ? -1 : 1;
  const boulders = Array.from({ length: 5 }, () => {
    const [x, y] = [between(dice, -40, 40), between(dice, 22, 40)];
    return `<path class="boulder" d="M${x} ${y}l3-4 4 0 3 4-2 2H${x + 1}Z"/>`;
  }).join('');
  return (
    peak(dice, side * 25, 10, 25, tall * 0.62) +
    peak(dice, side * -23, 12, 27, tall * 0.78) +
    peak(dice, side * 4, 20, 34, tall) +
    boulders
  );
}

// Lake -------------------------------------------------------------------------------------------

function lake(dice: Dice): string {
  const shore: Spot[] = Array.from({ length: 12 }, (_, n) => {
    const angle = (n / 12) * Math.PI * 2;
    const far = between(dice, 49, 57);
    return [fixed(Math.cos(angle) * far), fixed(Math.sin(angle) * far)];
  });
  const reeds = [0, 1].map(() => reed(dice, between(dice, -46, -36), between(dice, -6, 26))).join('');
  return (
    `<path class="shore" d="${smooth(shore, 1.05)}"/><path class="water" d="${smooth(shore, 1)}"/>` +
    `<path class="deep" d="${smooth(shore, 0.72)}"/>${reeds}`
  );
}

const ripples = (dice: Dice): string =>
  [-30, -16, -2, 13, 27, 38]
    .map((y) => {
      const x = between(dice, -32, 4);
      const w = between(dice, 7, 12);
      return `<path class="ripple" d="M${x} ${y}q${w / 2}-4 ${w} 0t${w} 0t${w} 0"/>`;
    })
    .join('');

/** What moves on the ground: drawn apart, so that the land itself is painted once. */
export const SHIMMERS: NonNullable<Theme['shimmers']> = { lake: ripples };

const reed = (dice: Dice, x: number, y: number): string =>
  [0, 3.5, 7]
    .map((dx) => {
      const h = between(dice, 9, 15);
      return `<path class="reed" d="M${x + dx} ${y}v${-h}"/><path class="reed-head" d="M${x + dx} ${y - h}v-3.6"/>`;
    })
    .join('');

/** A smooth closed line near all the points. */
function smooth(points: Spot[], scale: number): string {
  const at = (n: number): Spot => {
    const [x, y] = points[(n + points.length) % points.length]!;
    return [x * scale, y * scale];
  };
  const mid = (n: number): string => {
    const [[ax, ay], [bx, by]] = [at(n), at(n + 1)];
    return `${fixed((ax + bx) / 2)} ${fixed((ay + by) / 2)}`;
  };
  const turns = points.map((_, n) => `Q${at(n).map(fixed).join(' ')} ${mid(n)}`);
  return `M${mid(-1)}${turns.join('')}Z`;
}

// The town ---------------------------------------------------------------------------------------

function house(dice: Dice, x: number, y: number, s = 1): string {
  const w = between(dice, 8, 10);
  const lit = dice() < 0.75 ? 'window' : 'window-dark';
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shadow" cx="3" cy="1" rx="${w + 5}" ry="3.4"/>` +
    `<path class="wall" d="M${-w}-11H${w}V0H${-w}Z"/><path class="wall-shade" d="M${w * 0.35}-11H${w}V0H${w * 0.35}Z"/>` +
    `<path class="chimney" d="M${w * 0.4}-22h3.4v8h-3.4Z"/>` +
    `<path class="roof" d="M${-w - 2.5}-10L${-w * 0.2}-21 ${w + 2.5}-10Z"/><path class="roof-shade" d="M${-w * 0.2}-21L${w + 2.5}-10H${w * 0.3}Z"/>` +
    `<path class="${lit}" d="M${-w + 3}-8h4v4.6h-4Z"/><path class="door" d="M1-6.4h3.8V0H1Z"/></g>`
  );
}

function suburb(dice: Dice): string {
  const path = `<path class="lane" d="M-44 40Q-10 22 2 4T${between(dice, 20, 44)}-40"/>`;
  const houses = wreath(dice, 5, 20, 38)
    .map(([x, y]) => house(dice, x, y + 12, between(dice, 0.9, 1.1)))
    .join('');
  const fence = `<path class="fence" d="M18 34h26M21 29v8M28 29v8M35 29v8M42 29v8"/>`;
  return `<ellipse class="lantern-light" cy="-8" rx="46" ry="34"/>${path}${houses}${fence}${tuft(dice, -40, 12)}${tuft(dice, 46, 8)}`;
}

function tower(x: number, base: number, w: number, h: number, windows: Spot[]): string {
  const [top, half] = [base - h, w / 2];
  return (
    `<path class="stone" d="M${x - half} ${base}V${top}h${w}V${base}Z"/><path class="stone-shade" d="M${x + half * 0.2} ${base}V${top}h${half * 0.8}V${base}Z"/>` +
    `<path class="spire" d="M${x - half - 2} ${top}L${x} ${top - w * 1.15} ${x + half + 2} ${top}Z"/>` +
    `<path class="spire-shade" d="M${x} ${top - w * 1.15}L${x + half + 2} ${top}H${x + 1}Z"/>` +
    windows
      .map(([dx, dy]) => `<path class="window" d="M${x + dx - 1.5} ${top + dy}a1.5 1.8 0 0 1 3 0v4.4h-3Z"/>`)
      .join('')
  );
}

function city(): string {
  const merlons = Array.from({ length: 9 }, (_, n) => `M${-44 + n * 10.2} 12v-5h5.4v5Z`).join('');
  return (
    `<circle class="lantern-glow" cy="-8" r="62"/>` +
    tower(-30, 4, 13, 26, [[0, 8]]) +
    tower(31, 4, 13, 30, [[0, 9]]) +
    tower(-13, 4, 14, 36, [
      [-3, 10],
      [3, 18],
    ]) +
    tower(15, 4, 13, 34, [[0, 12]]) +
    tower(1, 8, 19, 44, [
      [-4.5, 10],
      [4.5, 10],
      [0, 22],
    ]) +
    `<path class="stone" d="M-44 12H44V26H-44Z"/><path class="stone" d="${merlons}"/><path class="stone-shade" d="M-44 21H44V26H-44Z"/>` +
    `<path class="gate" d="M-7 26V19a7 7 0 0 1 14 0V26Z"/><path class="gate-light" d="M-4 26V20a4 4 0 0 1 8 0V26Z"/>` +
    [-34, -20, 20, 34].map((x) => `<circle class="lantern" cx="${x}" cy="17" r="1.9"/>`).join('')
  );
}

/** A region not yet laid out: nothing but mist. */
function fog(dice: Dice): string {
  return [-26, -8, 10, 28]
    .map((y) => {
      const x = between(dice, -40, -24);
      return `<path class="fog-line" d="M${x} ${y}q14-9 28 0t28 0 14-2"/>`;
    })
    .join('');
}

export const PLACES: Theme['spaces'] = {
  plain,
  forest,
  mountain,
  lake,
  suburb,
  city,
  region_tile: fog,
};

// Marks ------------------------------------------------------------------------------------------

/** Dry earth breaks into plates: a honeycomb whose corners were pushed about, not all of it open. */
function cracked(dice: Dice): string {
  const [wide, high] = [23, 20];
  const corners = new Map<string, string>();
  const corner = (x: number, y: number): string => {
    const key = `${Math.round(x)},${Math.round(y)}`;
    const known = corners.get(key) ?? `${fixed(x + between(dice, -6, 6))} ${fixed(y + between(dice, -5, 5))}`;
    corners.set(key, known);
    return known;
  };
  let cracks = '';
  for (let row = -4; row <= 4; row++) {
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [column * wide + (row % 2 ? wide / 2 : 0), row * high];
      const top = corner(x, y - high * 0.66);
      if (dice() < 0.85) cracks += `M${corner(x - wide / 2, y - high * 0.33)}L${top}`;
      if (dice() < 0.85) cracks += `M${top}L${corner(x + wide / 2, y - high * 0.33)}`;
      if (dice() < 0.8) cracks += `M${corner(x - wide / 2, y - high * 0.33)}L${corner(x - wide / 2, y + high * 0.33)}`;
    }
  }
  return `<circle class="dry" r="72"/><path class="crack-light" d="${cracks}" transform="translate(.9 1.1)"/><path class="crack" d="${cracks}"/>`;
}

/** Rime along the rim, and crystals. */
function frozen(dice: Dice): string {
  const crystals = [-1, 1].map((side) => crystal(side * between(dice, 30, 38), between(dice, -6, 12)));
  return `<circle class="rime" r="70"/>${crystals.join('')}`;
}

const crystal = (x: number, y: number): string =>
  `<g class="crystal" transform="translate(${x} ${y})">${[0, 60, 120]
    .map((angle) => `<path transform="rotate(${angle})" d="M0-9V9M-2.6-6.4 0-4l2.6-2.4M-2.6 6.4 0 4l2.6 2.4"/>`)
    .join('')}</g>`;

export const MARKS: Theme['marks'] = { exhaustion_token: cracked, ghost_numbing_chill: frozen };
