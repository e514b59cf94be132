import { fix, path, wobbles } from '../../../../art/ink.ts';

/** Short waves, away from the shore. */
export const water = (variant: number): string => {
  const wobble = wobbles(3 + variant);
  let waves = '';
  for (let i = 0; i < 4; i++) {
    const count = (i + variant) % 3 ? 2 : 3;
    const x = 10.5 + wobble() * (27 - count * 9);
    waves += `M${fix(x)} ${fix(11.6 + i * 8.6)}${'q2.25-3.2 4.5 0t4.5 0'.repeat(count)}`;
  }
  return path('a-wave', waves);
};
