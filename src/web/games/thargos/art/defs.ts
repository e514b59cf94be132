import { markCode } from './emblems.ts';
import { FRAMES } from './frames.ts';
import { NODE_STATES } from './pieces.ts';
import { definitions, drawing } from './woodcut.ts';

/** Fill patterns: the hatchings that heraldry uses instead of colors, and two for light and shadow in woodcuts. */
const PATTERNS: Readonly<Record<string, readonly [side: number, turn: number, d: string]>> = {
  upright: [4, 0, 'M1 0v4'],
  level: [4, 0, 'M0 1h4'],
  fall: [4, 45, 'M1 0v4'],
  rise: [4, -45, 'M1 0v4'],
  cross: [4, 0, 'M1 0v4M0 1h4'],
  dots: [6, 0, 'M1 1.5h1M4 4.5h1'],
  shade: [3, -52, 'M0 1h3'],
  glint: [3.4, -52, 'M0 1h4'],
};

const pattern = (id: string, ink: string): string => {
  const [side, turn, d] = PATTERNS[id]!;
  return (
    `<pattern id="th-${ink}-${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"` +
    `${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}><path class="ta-p-${ink}" d="${d}"/></pattern>`
  );
};

/** SVG definitions that the page needs before the first card: frames, hatchings and story signs. */
export const defsImage = (): string => {
  const parts = [
    ...['upright', 'level', 'fall', 'rise', 'cross', 'dots'].map(id => pattern(id, 'pale')),
    ...['upright', 'level', 'fall', 'rise', 'cross', 'dots'].map(id => pattern(id, 'dark')),
    pattern('shade', 'ink'),
    pattern('glint', 'paper'),
    ...FRAMES,
    ...NODE_STATES.map(state => (state === 'locked' ? 'lock' : state)).map(id =>
      drawing(`m-${id}`, markCode(id)),
    ),
  ];
  return definitions(parts);
};
