import type { CardType } from '../../../../games/thargos/effects/effect.ts';

/** The four silhouettes, in a box of 200 by 280 that is stretched to the card. */

const SILHOUETTES: { readonly [T in CardType]: string } = {
  hero: 'M4 62C4 24 44 4 100 4s96 20 96 58v206a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z',
  advantage: 'M30 4h58l5 9h14l5-9h58l26 26v220l-26 26H30L4 250V30z',
  action:
    'M10 4h180a6 6 0 0 1 6 6v252l-14-12-14 26-13.6-26-13.6 26-13.6-26-13.6 26-13.6-26-13.6 26-13.6-26-13.6 26-13.6-26' +
    '-13.6 26-13.6-26L4 262V10a6 6 0 0 1 6-6z',
  mission: 'M12 4h176a10 10 0 0 1 0 22v228a10 10 0 0 1 0 22H12a10 10 0 0 1 0-22V26a10 10 0 0 1 0-22z',
};

const circles = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3"/>`).join('');

/** What runs round inside the edge, in the metal of the kind. */
const TRIMS: { readonly [T in CardType]: string } = {
  hero:
    '<path class="ta-trim" d="M10 64C10 30 48 10.5 100 10.5S190 30 190 64v202H10z"/>' +
    '<path class="ta-trim-fine" d="M14.5 66C14.5 34 51 15.5 100 15.5S185.5 34 185.5 66v195.5h-171z"/>',
  advantage:
    '<path class="ta-trim" d="M33 11h52l5 9h20l5-9h52l22 22v214l-22 22H33l-22-22V33z"/>' +
    `<g class="ta-rivets">${circles([
      [21, 40],
      [179, 40],
      [21, 240],
      [179, 240],
    ])}</g>`,
  action:
    '<path class="ta-trim ta-stitch" d="M11 11h178v230H11z"/>' +
    '<path class="ta-trim-fine" d="M18 250l7 12 7-12M46 250l7 12 7-12M73 250l7 12 7-12M100 250l7 12 7-12M127 250l7 12 7-12M154 250l7 12 7-12"/>',
  mission:
    '<path class="ta-roll" d="M12 15h176M12 265h176"/><path class="ta-seam" d="M12 26h176M12 254h176"/>' +
    '<path class="ta-trim-fine" d="M19 32v216M181 32v216"/>',
};

/** The card itself, before anything is printed on it. */
export const frame = (kind: CardType): string =>
  `<svg class="ta-frame ta-k-${kind}" viewBox="0 0 200 280" preserveAspectRatio="none" aria-hidden="true">` +
  `<path class="ta-sheet" d="${SILHOUETTES[kind]}"/>${TRIMS[kind]}</svg>`;
