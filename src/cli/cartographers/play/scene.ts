import type { Seat } from '../../../engine/game.ts';
import type { Language } from '../../../engine/text.ts';
import { type Cell, makeCell } from '../../../games/cartographers/board/grid.ts';
import type { CartographersTypes } from '../../../games/cartographers/game.ts';
import { type Rules, rulesOf } from '../../../games/cartographers/rules.ts';
import type { State } from '../../../games/cartographers/types.ts';
import type { HeldTable } from '../../terminal/held-table.ts';
import type { Saving } from '../../terminal/save.ts';
import { type PlayWords, playWords } from './messages.ts';
import type { Paint } from './paint.ts';

/** What functions that print a game need: language, colors, names and rules. */
export interface Scene {
  readonly rules: Rules;
  readonly language: Language;
  readonly words: PlayWords;
  readonly paint: Paint;
  /** The width of the screen in characters. */
  readonly width: number;
  readonly names: readonly string[];
  /** The name of the bot in each seat, or undefined for the player. */
  readonly bots: readonly (string | undefined)[];
}

export const sceneFor = (
  table: Pick<State, 'config' | 'seats'>,
  look: { readonly language: Language; readonly paint: Paint; readonly width: number },
  seats: { readonly names: readonly string[]; readonly bots: readonly string[] },
): Scene => {
  const words = playWords(look.language);
  const names = Array.from({ length: table.seats }, (_, seat) => {
    if (seats.names[seat]) return seats.names[seat];
    return seat === 0 ? words.you : words.bot(seat + 1, seats.bots[seat - 1]!);
  });
  return { ...look, rules: rulesOf(table.config), words, names, bots: [undefined, ...seats.bots] };
};

export const cellNames = (scene: Scene, cells: readonly Cell[]): string =>
  cells.map(cell => makeCell(scene.rules.map.grid, cell)).join(' ');

export const cardName = (scene: Scene, id: string): string => scene.rules.card(id).name[scene.language];

export const edictName = (scene: Scene, id: string): string =>
  scene.rules.edict(id).card.name[scene.language];

export const playerName = (scene: Scene, seat: Seat): string => scene.names[seat]!;

/** Names the map sheet of a seat, as part of a sentence. */
export const sheetOf = (scene: Scene, seat: Seat): string =>
  scene.names[seat] === scene.words.you ? scene.words.ownSheet : scene.words.sheetOf(scene.names[seat]!);

export type PlayTable = HeldTable<CartographersTypes>;

/** The terminal session of the player: the table, the settings and the functions that print. */
export interface TerminalSession extends Saving {
  readonly scene: Scene;
  readonly table: PlayTable;
  /** Prints lines without wrapping them, because programs read them, too. */
  readonly print: (lines: readonly string[]) => void;
  /** Returns the current table as lines. */
  readonly screen: () => readonly string[];
  /** Whether to draw without asking for confirmation. */
  readonly quick: boolean;
}
