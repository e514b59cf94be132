import * as at from '../../src/bots/cartographers/search/layout.ts';
import {
  A,
  any,
  clusters,
  columns,
  count,
  E,
  EDGE,
  each,
  F,
  FILLED,
  list,
  load,
  near,
  rowCount,
  SIZE,
  shrink,
  TYPES,
  V,
  variables,
  W,
  type WrittenCard,
  words,
} from './text.ts';

/** The scoring cards of the base game for the search core. Their rules are the same as in the files of the cards. */

/**
 * Code whose bit 0 says whether all spaces of the longest rising diagonal are filled. Row r is in word r / 2, and odd
 * rows are twelve bits higher. The space of row r is in column 10 - r.
 */
const rising = Array.from({ length: 11 }, (_, r) => `f${r >> 1} >>> ${(r % 2) * 12 + 10 - r}`).join(' & ');

const secluded = (set: string, other: string): string => `{
${variables('b', i => `${set}${i} & (${near(other, i)} | ${EDGE[i]})`)}
for (let was = -1, now = 0; was !== now; ) {
was = now;
${each(i => `b${i} = ${set}${i} & (b${i} | ${near('b', i)});\nb${i} |= ${set}${i} & ~(${set}${i} + b${i});`)}
now = ${words.map(i => `b${i}`).join(' + ')};
}
${each(i => `REST[${i}] = ${set}${i} & ~b${i};`)}
}`;

const largestPairs = `if (size > first) { second = first; first = size; } else if (size > second && (size < first || p[1] === 0)) second = size;`;

export const BASE_CARDS: readonly WrittenCard[] = [
  {
    id: 'sentinel-wood',
    params: ['stars'],
    reads: [F],
    body: `return p[0] * ${count(i => `s[${F + i}] & ${EDGE[i]}`)};`,
  },
  {
    id: 'greenbough',
    params: ['stars'],
    reads: [F],
    body: `${load('f', 's', F)}\nreturn p[0] * (${rowCount(i => `f${i}`)} + countWord(${columns(i => `f${i}`)}));`,
  },
  {
    id: 'treetower',
    params: ['stars'],
    reads: [F, E],
    body: `${load('e', 's', E)}\nreturn p[0] * ${count(i => `s[${F + i}] & ~${near('e', i)}`)};`,
  },
  {
    id: 'stoneside-forest',
    params: ['stars'],
    reads: [F],
    body: `${load('m', 'm', at.MOUNTAIN)}
${clusters(
  F,
  variables('u', () => '0'),
  `${each(i => `const n${i} = m${i} & ${near('c', i)};`)}
if (${count(i => `n${i}`)} > 1) {
${each(i => `u${i} |= n${i};`)}
}`,
)}
return p[0] * ${count(i => `u${i}`)};`,
  },
  {
    id: 'canal-lake',
    params: ['water', 'farm'],
    reads: [W, A],
    body: `${load('w', 's', W)}\n${load('a', 's', A)}
return p[0] * ${count(i => `w${i} & ${near('a', i)}`)} + p[1] * ${count(i => `a${i} & ${near('w', i)}`)};`,
  },
  {
    id: 'mages-valley',
    params: ['water', 'farm'],
    reads: [W, A],
    body: `${load('b', 'm', at.BESIDE_MOUNTAIN)}
return p[0] * ${count(i => `s[${W + i}] & b${i}`)} + p[1] * ${count(i => `s[${A + i}] & b${i}`)};`,
  },
  {
    id: 'the-golden-granary',
    params: ['water', 'farm', '@destroyedRuins'],
    reads: [W, A, at.DESTROYED],
    body: `const lost = p[2] === 0 ? 0 : -1;
const ${list(i => `r${i} = m[${at.RUINS + i}] & ~(s[${at.DESTROYED + i}] & lost)`)};
return p[0] * ${count(i => `s[${W + i}] & ${near('r', i)}`)} + p[1] * ${count(i => `s[${A + i}] & r${i}`)};`,
  },
  {
    id: 'shoreside-expanse',
    params: ['farm', 'water'],
    reads: [W, A],
    body: `${load('w', 's', W)}\n${load('a', 's', A)}
${secluded('a', 'w')}
const farms = regions(REST, 0);
${secluded('w', 'a')}
return p[0] * farms + p[1] * regions(REST, 0);`,
  },
  {
    id: 'wildholds',
    params: ['stars', 'size'],
    reads: [V],
    body: `${clusters(V, 'let found = 0;', `if (${count(i => `c${i}`)} >= p[1]) found++;`)}\nreturn p[0] * found;`,
  },
  {
    id: 'great-city',
    params: ['stars', '@greatCity'],
    reads: [V],
    body: `${load('b', 'm', at.BESIDE_MOUNTAIN)}
${clusters(
  V,
  'let largest = 0, plain = 0;',
  `${SIZE}
if (size > largest) largest = size;
if (size > plain && !(${any(i => `c${i} & b${i}`)})) plain = size;`,
)}
return p[1] !== 0 && plain < largest ? 0 : p[0] * plain;`,
  },
  {
    id: 'greengold-plains',
    params: ['stars', 'types'],
    reads: TYPES,
    body: clusters(
      V,
      'let found = 0;',
      `${each(i => `const n${i} = ${near('c', i)};`)}
let types = 0;
${[F, A, W, at.MONSTER, at.HERO].map(set => `if (${any(i => `n${i} & s[${set + i}]`)}) types++;`).join('\n')}
if (${any(i => `n${i} & m[${at.MOUNTAIN + i}]`)}) types++;
if (types >= p[1]) found++;`,
    ).concat('\nreturn p[0] * found;'),
  },
  {
    id: 'shieldgate',
    params: ['stars', '@shieldgateTie'],
    reads: [V],
    body: `${clusters(V, 'let first = 0, second = 0;', `${SIZE}\n${largestPairs}`)}\nreturn p[0] * second;`,
  },
  {
    id: 'borderlands',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}
return p[0] * (22 - ${rowCount(i => `e${i}`)} - countWord(${columns(i => `e${i}`)}));`,
  },
  {
    id: 'lost-barony',
    params: ['stars'],
    reads: [E],
    body: `${FILLED}
${variables('q', i => `f${i}`)}
let side = 0;
while (${any(i => `q${i}`)}) {
side++;
${shrink('q', true)}
}
return p[0] * side;`,
  },
  {
    id: 'the-broken-road',
    params: ['stars', 'rising'],
    reads: [E],
    body: `${FILLED}
let x = f0 & 1;
${words
  .flatMap(i => [i > 0 ? `x = f${i} & (x << 1 | 1);` : '', i < 5 ? `x = f${i} >>> 12 & (x << 1 | 1);` : ''])
  .filter(Boolean)
  .join('\n')}
return p[0] * countWord(x) + p[1] * (${rising} & 1);`,
  },
  {
    id: 'the-cauldrons',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}\nreturn p[0] * ${count(i => `e${i} & ~${near('e', i)}`)};`,
  },
];
