import { fix, path, radial, rays, rect, wobbles } from '../../../../art/ink.ts';

/** Symbols for single spaces, printed or drawn on top of a tile. */

export const mountain = (): string => {
  const ridge = 'M2.5 42C8 34 9 29 13 23.5l3 1.5l3.5-10l5.5-9l5 8l2.5 2l4.5 10l3 4c2 5 3.5 9 6 12';
  return (
    path('a-slope', `${ridge}z`) +
    path('a-snow', 'M25 6l-5.5 9l-3.5 10l-3-1.5c-4 5.5-5 10.5-10.5 18.5l13-1l9-12l-2-9l3-7z') +
    path('a-ln a-ridge', ridge) +
    path(
      'a-lh',
      'M25 6l-2 8l3 5l-2 9l4 6M26.5 11l3 9M29 14.5l3.5 12M32 18l3 11M34.5 23l4 12M37.5 28l4 9M28 20l4.5 13' +
        'M30.5 27l4.5 11M25.5 30l3 8M38.5 33l3.5 6M13 23.5l1.5 5l-3 5l1 5M15 27l2.5 8M8.5 33l2 6',
    )
  );
};

const disc = (look: string, radius: number): string => `<circle class="${look}" r="${radius}"/>`;

/** A coin, centered on the origin and about a third of a space wide. */
export const coin = (): string =>
  disc('a-coin', 8.6) +
  disc('a-coin-rim', 6.6) +
  path(
    'a-coin-star',
    radial(0, 0, 10, i => (i % 2 ? 1.9 : 4.5)),
  );

/** A disc with a check mark. It replaces a mountain's coin after the player has collected it. */
export const paid = (): string => disc('a-paid', 8.6) + path('a-ln', 'M-3.9.3l3 3.4l5.2-6.8');

/** Ruins: a broken arch of two courses of stone. */
export const ruins = (): string =>
  path(
    'a-stone',
    'M9 40V23C9 14 16 8.5 24 8.5c3 0 5 .8 7 2l-2.5 3.5l-3-.6l-1 2.6c-4.5 0-8 3-8 8.5V40z' +
      'M32 40V28l2.5-3l2 2.5l2.5-2V40z',
  ) +
  path(
    'a-lh',
    'M9 33.5h7.5M9 27h7.5M9.5 20.5l7 1.5M13 14.5l4.5 4M19.5 9.5l1.5 6M12.5 40v-6.5' +
      'M13.5 33.5v-6.5M12 27v-5.8M32 34h7M35.5 40v-6M5 40.5h38M21 38.5l3-2l2 2zM41.5 38.5h2.5',
  );

/** The small arch that stays in the corner of a space after its ruins were covered. */
export const arch = (): string =>
  rect('a-stone', 33.5, 1.5, 13.5, 13, 2.2) +
  path(
    'a-ln',
    'M36.2 12.5v-4.2c0-3 1.8-4.3 4-4.3c1 0 1.9.3 2.5 1M39 12.5v-3.4' +
      'c0-1.4.6-2.2 1.5-2.4M42.5 12.5v-3l2-1.2v4.2',
  );

const CRACKS = [
  'M6 14l7 3l3 6l8 2M16 23l-4 7M24 25l5 8l9 2M29 33l-2 8M24 25l8-9l7-1',
  'M41 9l-8 5l-2 8l-9 3l-8-3M22 25l2 9l9 4M24 34l-8 6',
];
const STUMPS = ['M38 30v-9m0 4l-4-4m4 1l4-5m-8 13h8', 'M11 38v-10m0 4l4-4m-4 0l-4-4m0 14h8'];

/** Wasteland: stipple, cracks and a dead shrub. */
export const wasteland = (variant: number): string => {
  const wobble = wobbles(77 + variant);
  let dots = '';
  for (let i = 0; i < 30; i++) dots += `M${fix(4 + wobble() * 40)} ${fix(4 + wobble() * 40)}h.01`;
  return path('a-dots', dots) + path('a-lh', CRACKS[variant]!) + path('a-ln', STUMPS[variant]!);
};

/** A hero: sword and shield in a ring of rays. */
export const hero = (): string =>
  path(
    'a-lh',
    rays(24, 24, 24, i => [18.5, i % 2 ? 21 : 23]),
  ) +
  path('a-wall', 'M38 5.5l3.5 1.2l-1 3.5L14 38.5l-3 .5l.5-3z') +
  path('a-lb', 'M12.5 30.5l6 6.5M9.5 39.8l2.2-2') +
  path('a-shield', 'M13.5 12.5h21v12c0 7-4.5 11.5-10.5 14.5c-6-3-10.5-7.5-10.5-14.5z') +
  path('a-chevron', 'M13.5 24l10.5-7l10.5 7v.5c0 2-.3 3.5-.9 5l-9.6-6.5l-9.6 6.5c-.6-1.5-.9-3-.9-5z') +
  path('a-lh', 'M16.3 15h15.4v9c0 5.5-3.2 9.3-7.7 12c-4.5-2.7-7.7-6.5-7.7-12z');

/** A destroyed space: a broad cross on hatching. */
export const destroyed = (): string => {
  const cross = 'M11 9c8 9 17 20 27 30M38.5 10C29 19 19 29 9.5 38.5';
  return (
    path('a-lh', 'M4 10l6-6M4 20L20 4M4 30L30 4M4 40L40 4M8 44.5L44.5 8M18 44.5L44.5 18M28 44.5L44.5 28') +
    path('a-cross-bed', cross) +
    path('a-cross', cross)
  );
};

/** The mark of an attacked space: four red triangles, one in each corner. */
export const attack = (): string =>
  path('a-attack', 'M3 3l8.5 2.5l-6 6zM45 3l-8.5 2.5l6 6zM3 45l8.5-2.5l-6-6zM45 45l-8.5-2.5l6-6z');

/** The mark of a space that costs a star: three scratches. */
export const scratches = (): string =>
  path('a-claw', 'M15 13c3 7 2 15-1 22M24 11c3 8 2 17-1 26M33 13c3 7 2 15-1 22');

/** A star, 24 units wide and high. */
export const star = (): string =>
  path(
    'a-star',
    radial(12, 12.7, 10, i => (i % 2 ? 4.8 : 11)),
  );

/** The horns, brow and teeth of a monster's mask. */
const MASK =
  'M10 9c-1 8 2 13 7 14c-3 4-3 9 0 13l3 4l2-3l2 3l2-3l2 3l3-4c3-4 3-9 0-13' +
  'c5-1 8-6 7-14c-3 5-6 7-10 7c-2-1-6-1-8 0c-4 0-7-2-10-7z';
const EYES = 'M17.5 24.5l5.5 3.2c-2 2.2-5 1.4-5.5-3.2zM30.5 24.5l-5.5 3.2c2 2.2 5 1.4 5.5-3.2z';

/** A monster's mask without background, for lists and scores. */
export const beast = (): string => path('a-beast', MASK) + path('a-beast-eyes', EYES);

/** A pale horned mask for the map. The cross-hatching behind it is part of the cluster's drawing. */
export const monster = (): string =>
  path('a-mask', MASK) +
  path('a-eyes', EYES) +
  path('a-mouth', 'M22.8 31.5l1.2 1.6l1.2-1.6M18.5 34.5c3.5 1.8 7.5 1.8 11 0');
