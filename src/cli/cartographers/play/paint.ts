/** What a space of the map can show. Each look has its own color and, for output without color, a letter. */
export type Look =
  | 'plain'
  | 'forest'
  | 'village'
  | 'farm'
  | 'water'
  | 'monster'
  | 'hero'
  | 'mountain'
  | 'wasteland'
  | 'ruins'
  | 'destroyed';

/** Functions that add color to a text. If the output has no color, all of them return the text unchanged. */
export interface Paint {
  readonly hasColor: boolean;
  readonly space: (look: Look, text: string, how: { readonly isLit: boolean }) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

// The 256-color codes of foreground and background. The colors also differ in lightness.
const COLORS: { readonly [L in Look]: string } = {
  plain: '38;5;240',
  forest: '38;5;231;48;5;28',
  village: '38;5;231;48;5;131',
  farm: '38;5;16;48;5;179',
  water: '38;5;231;48;5;25',
  monster: '38;5;231;48;5;90',
  hero: '38;5;16;48;5;252',
  mountain: '38;5;231;48;5;95',
  wasteland: '38;5;250;48;5;238',
  ruins: '38;5;16;48;5;223',
  destroyed: '38;5;244;48;5;234',
};

const wrapped = (code: string, text: string): string => `\u001b[${code}m${text}\u001b[0m`;

const colors: Paint = {
  hasColor: true,
  space: (look, text, { isLit }) => wrapped(isLit ? `${COLORS[look]};1;7` : COLORS[look], text),
  strong: text => wrapped('1', text),
  faint: text => wrapped('2', text),
};

const letters: Paint = {
  hasColor: false,
  space: (_, text) => text,
  strong: text => text,
  faint: text => text,
};

export const paintFor = (hasColor: boolean): Paint => (hasColor ? colors : letters);

/** Whether to print in color. Any value of NO_COLOR turns color off (https://no-color.org). */
export const wantsColor = (
  flags: { readonly noColor: boolean; readonly isTerminal: boolean },
  env: Readonly<Record<string, string | undefined>>,
): boolean => {
  if (flags.noColor || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0';
  return flags.isTerminal && env.TERM !== 'dumb';
};
