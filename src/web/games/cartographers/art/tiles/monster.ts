import { path } from '../../../../art/ink.ts';

/** Horns, brow and teeth of the mask. */
const MASK =
  'M10 9c-1 8 2 13 7 14c-3 4-3 9 0 13l3 4l2-3l2 3l2-3l2 3l3-4c3-4 3-9 0-13' +
  'c5-1 8-6 7-14c-3 5-6 7-10 7c-2-1-6-1-8 0c-4 0-7-2-10-7z';
const EYES = 'M17.5 24.5l5.5 3.2c-2 2.2-5 1.4-5.5-3.2zM30.5 24.5l-5.5 3.2c2 2.2 5 1.4 5.5-3.2z';

/** The mask alone, dark on light, for lists and scores. */
export const beast = (): string => path('a-beast', MASK) + path('a-beast-eyes', EYES);

/** A pale horned mask; the cross-hatching below it belongs to the cluster. */
export const monster = (): string =>
  path('a-mask', MASK) +
  path('a-eyes', EYES) +
  path('a-mouth', 'M22.8 31.5l1.2 1.6l1.2-1.6M18.5 34.5c3.5 1.8 7.5 1.8 11 0');
