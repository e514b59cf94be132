import * as at from '../../src/bots/cartographers/search/layout.ts';
import {
  A,
  above,
  any,
  below,
  clusters,
  columns,
  count,
  E,
  EDGE,
  each,
  F,
  FULL,
  load,
  near,
  rowBits,
  rowCount,
  shrink,
  sides,
  TYPES,
  V,
  variables,
  W,
  type WrittenCard,
  words,
} from './text.ts';

/** The scoring cards of Heroes for the search core. Their rules are the same as in the files of the cards. */

/** Counts the spaces of a set in each of the eleven columns. `${x}p0` to `${x}p3` are the bits of the counts. */
const columnSums = (x: string): string => `
const ${x}s1 = ${x}0 ^ ${x}1 ^ ${x}2, ${x}c1 = ${x}0 & ${x}1 | ${x}2 & (${x}0 | ${x}1);
const ${x}s2 = ${x}3 ^ ${x}4 ^ ${x}5, ${x}c2 = ${x}3 & ${x}4 | ${x}5 & (${x}3 | ${x}4);
const ${x}o = ${x}s1 ^ ${x}s2, ${x}k = ${x}s1 & ${x}s2;
const ${x}t = ${x}c1 ^ ${x}c2 ^ ${x}k, ${x}u = ${x}c1 & ${x}c2 | ${x}k & (${x}c1 | ${x}c2);
const ${x}p0 = ${x}o ^ ${x}o >>> 12, ${x}k0 = ${x}o & ${x}o >>> 12;
const ${x}h = ${x}t >>> 12, ${x}p1 = ${x}t ^ ${x}h ^ ${x}k0, ${x}k1 = ${x}t & ${x}h | ${x}k0 & (${x}t | ${x}h);
const ${x}v = ${x}u >>> 12, ${x}p2 = ${x}u ^ ${x}v ^ ${x}k1, ${x}p3 = ${x}u & ${x}v | ${x}k1 & (${x}u | ${x}v);`;

const SQUARE_SEEDS = `${variables('q', i => `s[${at.VILLAGE + i}]`)}
for (let side = p[1]; side > 1; side--) {
${shrink('q', true)}
}`;

const LINE_SEEDS = `${load('v', 's', at.VILLAGE)}
${variables('q', i => `v${i}`)}
${variables('h', i => `v${i}`)}
for (let line = p[1]; line > 1; line--) {
${each(i => `h${i} &= h${i} >>> 1;`)}
${shrink('q', false)}
}
${each(i => `q${i} |= h${i};`)}`;

export const HEROES_CARDS: readonly WrittenCard[] = [
  {
    id: 'faunlost-thicket',
    params: ['stars'],
    reads: [F],
    body: `${variables('q', i => `s[${F + i}]`)}
let run = 0;
while (${any(i => `q${i}`)}) {
run++;
${shrink('q', false)}
}
return p[0] * run;`,
  },
  {
    id: 'deepwood',
    params: ['stars', 'size'],
    reads: [F, V],
    body: `${load('v', 's', V)}
${clusters(
  F,
  'let found = 0;',
  `if (${count(i => `c${i}`)} >= p[1] && !(${any(i => `v${i} & ${near('c', i)}`)})) found++;`,
)}
return p[0] * found;`,
  },
  {
    id: 'heart-of-the-forest',
    params: ['stars'],
    reads: [F],
    body: `${load('f', 's', F)}
${each(i => `const o${i} = ${FULL[i]} & ~f${i};`)}
return p[0] * ${count(i => `f${i} & ~${near('o', i)}`)};`,
  },
  {
    id: 'sleepy-valley',
    params: ['stars', 'forest'],
    reads: [F],
    body: `let found = 0, z = 0;
${each(i => `z = rowSums(s[${F + i}]);\nif ((z & 15) >= p[1]) found++;${i < 5 ? '\nif (z >>> 12 >= p[1]) found++;' : ''}`)}
return p[0] * found;`,
  },
  {
    id: 'craylund',
    params: ['stars', 'water'],
    reads: [A, W],
    body: `${load('w', 's', W)}
${clusters(A, 'let found = 0;', `if (${count(i => `w${i} & ${near('c', i)}`)} >= p[1]) found++;`)}
return p[0] * found;`,
  },
  {
    id: 'ulems-wallow',
    params: ['stars', 'farms'],
    reads: [A, W],
    body: `${load('a', 's', A)}
let one = 0, two = 0, four = 0;
${each(
  i => `let z${i} = 0;
${sides('a', i)}
z${i} = s[${W + i}] & atLeast(p[1], one, two, four);
}`,
)}
return p[0] * ${count(i => `z${i}`)};`,
  },
  {
    id: 'clawsgrave-peaks',
    params: ['stars'],
    reads: [A, W],
    body: `${load('a', 's', A)}
${clusters(
  W,
  variables('u', () => '0'),
  `${each(i => `const n${i} = ${near('c', i)};`)}
if (${any(i => `a${i} & n${i}`)}) {
${each(i => `u${i} |= n${i};`)}
}`,
)}
return p[0] * ${count(i => `u${i} & m[${at.MOUNTAIN + i}]`)};`,
  },
  {
    id: 'jorekburg',
    params: ['stars'],
    reads: [A, W],
    body: `${load('a', 's', A)}\n${load('w', 's', W)}
${columnSums('a')}
${columnSums('w')}
const unequal = ap0 ^ wp0 | ap1 ^ wp1 | ap2 ^ wp2 | ap3 ^ wp3;
return p[0] * countWord((ap0 | ap1 | ap2 | ap3) & ~unequal & 0x7ff);`,
  },
  {
    id: 'traylo-monastery',
    params: ['stars', 'line', 'size'],
    reads: [V],
    body: `${LINE_SEEDS}
${clusters(
  V,
  'let found = 0;',
  `if (p[1] !== 0 && !(${any(i => `c${i} & q${i}`)})) continue;
if (p[2] !== 0 && (${count(i => `c${i}`)} < p[2] || !(${any(i => `c${i} & ${EDGE[i]}`)}))) continue;
found++;`,
)}
return p[0] * found;`,
  },
  {
    id: 'outer-enclave',
    params: ['stars'],
    reads: [V, E],
    body: `${load('e', 's', E)}
${clusters(
  V,
  'let best = n === 0 ? 0 : -1e9;',
  `const stars = p[0] * ${count(i => `e${i} & ${near('c', i)}`)};
if (stars > best) best = stars;`,
)}
return best;`,
  },
  {
    id: 'gnomish-colony',
    params: ['stars', 'side'],
    reads: [V],
    body: `${SQUARE_SEEDS}
${clusters(V, 'let found = 0;', `if (${any(i => `c${i} & q${i}`)}) found++;`)}
return p[0] * found;`,
  },
  {
    id: 'caravansary',
    params: ['stars'],
    reads: [V],
    body: `${clusters(
      V,
      'let best = n === 0 ? 0 : -1e9;',
      `const stars = p[0] * (${rowCount(i => `c${i}`)} + countWord(${columns(i => `c${i}`)}));
if (stars > best) best = stars;`,
    )}
return best;`,
  },
  {
    id: 'dwarvenholds',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}
const rows = lanes(${words.map(i => `((m[${at.MOUNTAIN_ROWS + i}] & ~(${rowBits(`e${i}`, i)})) >>> 11)`).join(' + ')});
const open = ${columns(i => `e${i}`)};
return p[0] * (rows + countWord(m[${at.MOUNTAIN_COLUMNS}] & ~open));`,
  },
  {
    id: 'silos',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}\nconst open = ${columns(i => `e${i}`)};\nreturn p[0] * countWord(0x555 & ~open);`,
  },
  {
    id: 'banded-hills',
    params: ['stars', 'types', 'complete'],
    reads: [...TYPES, E],
    body: `let found = 0, z = 0, open = 0;
${each(
  i => `z = ${[...TYPES.map(set => `s[${set + i}]`), `m[${at.MOUNTAIN + i}]`].map(x => `((${rowBits(x, i)}) >>> 11)`).join(' + ')};
open = p[2] === 0 ? 0 : s[${E + i}];
if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;${i < 5 ? '\nif (z >>> 12 >= p[1] && open >>> 12 === 0) found++;' : ''}`,
)}
return p[0] * found;`,
  },
  {
    id: 'starlit-sigil',
    params: ['stars', 'size'],
    reads: [E],
    body: `if (p[1] !== 3) return p[0] * regionsOfSize(s, ${E}, p[1]);
${load('e', 's', E)}
let one = 0, two = 0, four = 0;
${each(
  i => `let a${i} = 0, b${i} = 0;
${sides('e', i)}
a${i} = e${i} & one & ~two & ~four;
b${i} = e${i} & two & ~one;
}`,
)}
${each(
  i => `{
const l = a${i} << 1, r = a${i} >>> 1, u = ${above('a', i)}, d = ${below('a', i)};
b${i} &= l & r | u & d | (l | r) & (u | d);
}`,
)}
return p[0] * ${count(i => `b${i}`)};`,
  },
];
