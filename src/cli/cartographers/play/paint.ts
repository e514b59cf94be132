/** What can be seen on a space; each has a colour of its own and always its letter too. */
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

/** How a text is coloured; without colour all of these return it as it is. */
export interface Paint {
  readonly hasColour: boolean;
  readonly space: (look: Look, text: string, how: { readonly isLit: boolean }) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

// 256-colour codes, foreground and background, chosen so that each pair differs in lightness too.
const COLOURS: { readonly [L in Look]: string } = {
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

const colours: Paint = {
  hasColour: true,
  space: (look, text, { isLit }) => wrapped(isLit ? `${COLOURS[look]};1;7` : COLOURS[look], text),
  strong: text => wrapped('1', text),
  faint: text => wrapped('2', text),
};

const letters: Paint = {
  hasColour: false,
  space: (_, text) => text,
  strong: text => text,
  faint: text => text,
};

export const paintFor = (hasColour: boolean): Paint => (hasColour ? colours : letters);

/** https://no-color.org: any value of NO_COLOR means none. */
export const wantsColour = (
  flags: { readonly noColor: boolean; readonly isTerminal: boolean },
  env: Readonly<Record<string, string | undefined>>,
): boolean => {
  if (flags.noColor || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0';
  return flags.isTerminal && env.TERM !== 'dumb';
};
