import { fix, path, picture, rays } from './ink.ts';

/** Draws one point of the compass rose, with a dark and a light half. */
const point = (eighth: number, length: number, breadth: number): string => {
  const at = (turn: number, radius: number) => {
    const angle = (eighth * Math.PI) / 4 + turn;
    return `${fix(50 + Math.sin(angle) * radius)} ${fix(50 - Math.cos(angle) * radius)}`;
  };
  const half = (turn: number) => `M50 50L${at(turn, 13)}L${at(0, length)}z`;
  return path('a-rose-dark', half(-breadth)) + path('a-rose-light', half(breadth));
};

/** Draws the compass rose in a viewBox of 100 × 100. */
export const rose = (): string =>
  '<circle class="a-rose-ring" cx="50" cy="50" r="34.5"/>' +
  '<circle class="a-rose-ring" cx="50" cy="50" r="38"/>' +
  path(
    'a-rose-ring',
    rays(50, 50, 32, i => [34.5, i % 4 ? 36.5 : 38]),
  ) +
  [1, 3, 5, 7].map(eighth => point(eighth, 29, 0.5)).join('') +
  [0, 2, 4, 6].map(eighth => point(eighth, 43, 0.62)).join('') +
  path('a-north', 'M50 3l2.6 5.5h-5.2z');

export const compass = (): string => picture('a-compass', '0 0 100 100', rose());
