import type { CardType } from '../../../../games/thargos/ui.ts';
import { stored } from './woodcut.ts';

/**
 * The four card outlines are 200 wide and much taller than any card. A card shows the top of the outline in its upper half
 * and the bottom in its lower half, so that its height can follow its text without distorting the edge.
 */
const TALL = 1000;

const SILHOUETTES: { readonly [T in CardType]: string } = {
  hero: 'M4 62C4 24 44 4 100 4s96 20 96 58v926a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z',
  advantage: 'M30 4h58l5 9h14l5-9h58l26 26v940l-26 26H30L4 970V30z',
  action: `M10 4h180a6 6 0 0 1 6 6v972l-14-12-14 26${'-13.6-26-13.6 26'.repeat(5)}-13.6-26L4 982V10a6 6 0 0 1 6-6z`,
  mission: 'M12 4h176a10 10 0 0 1 0 22v948a10 10 0 0 1 0 22H12a10 10 0 0 1 0-22V26a10 10 0 0 1 0-22z',
};

const rivet = (x: number, y: number): string => `<circle class="ta-rivet" cx="${x}" cy="${y}" r="3"/>`;

/** The ornament along the inner edge, in the card type's metal color. */
const TRIMS: { readonly [T in CardType]: string } = {
  hero:
    '<path class="ta-trim" d="M10 64C10 30 48 10.5 100 10.5S190 30 190 64v926H10z"/>' +
    '<path class="ta-trim-fine" d="M14.5 66C14.5 34 51 15.5 100 15.5S185.5 34 185.5 66v919.5h-171z"/>',
  advantage:
    '<path class="ta-trim" d="M33 11h52l5 9h20l5-9h52l22 22v934l-22 22H33l-22-22V33z"/>' +
    rivet(21, 40) +
    rivet(179, 40) +
    rivet(21, 960) +
    rivet(179, 960),
  action:
    '<path class="ta-trim ta-stitch" d="M11 11h178v950H11z"/>' +
    `<path class="ta-trim-fine" d="M18.4 969${'l13.6 18 13.6-18'.repeat(6)}"/>`,
  mission:
    '<path class="ta-roll" d="M12 15h176M12 985h176"/><path class="ta-seam" d="M12 26h176M12 974h176"/>' +
    '<path class="ta-trim-fine" d="M19 32v936M181 32v936"/>',
};

// Cast: Object.keys loses the type of the keys.
const KINDS = Object.keys(SILHOUETTES) as readonly CardType[];

/** The empty card frames, as SVG definitions. */
export const FRAMES: readonly string[] = KINDS.map(
  kind => `<g id="th-f-${kind}"><path class="ta-sheet" d="${SILHOUETTES[kind]}"/>${TRIMS[kind]}</g>`,
);

const half = (kind: CardType, end: 'Min' | 'Max'): string =>
  `<svg class="ta-frame ta-frame-${end === 'Min' ? 'head' : 'foot'} ta-k-${kind}" viewBox="0 0 200 ${TALL}"` +
  ` preserveAspectRatio="xMidY${end} slice" aria-hidden="true">${stored(`f-${kind}`)}</svg>`;

export const frame = (kind: CardType): string => half(kind, 'Min') + half(kind, 'Max');
