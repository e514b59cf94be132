import { fix, path, wobbles } from '../../../../art/ink.ts';

/** Furrows with ears between every other pair; odd variants are plowed the other way. */
export const farm = (variant: number): string => {
  const wobble = wobbles(5 + variant);
  const isDown = variant % 2 === 1;
  const at = (along: number, across: number) =>
    isDown ? `${fix(across)} ${fix(along)}` : `${fix(along)} ${fix(across)}`;
  let furrows = '';
  for (let i = 0; i < 7; i++) {
    const y = 5 + i * 6.4;
    const [a, b] = [wobble() * 1.6 - 0.8, wobble() * 1.6 - 0.8];
    furrows += `M${at(3.5, y)}C${at(16, y + a + 1)} ${at(32, y + b - 1)} ${at(44.5, y + a)}`;
  }
  let ears = '';
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 5; j++) {
      const [x, y] = [8 + j * 8 + (i % 2) * 3.4 - 1.4, 8.4 + i * 12.8];
      const foot = isDown ? `${fix(y)} ${fix(x + 2.2)}` : `${fix(x)} ${fix(y + 2.2)}`;
      ears += `M${foot}v-4.4m0 2.2l-2.1-2.4m2.1 2.4l2.1-2.4`;
    }
  return path('a-lh', furrows) + path('a-ears', ears);
};
