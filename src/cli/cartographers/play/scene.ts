import type { Seat } from '../../../engine/game.ts';
import type { Language } from '../../../engine/text.ts';
import { type Cell, makeCell } from '../../../games/cartographers/board/grid.ts';
import { type Rules, rulesOf } from '../../../games/cartographers/rules.ts';
import type { State } from '../../../games/cartographers/types.ts';
import type { Paint } from './paint.ts';
import { type PlayWords, playWords } from './words.ts';

/** What every drawing function needs besides the view: language, colours, names. */
export interface Scene {
  readonly rules: Rules;
  readonly language: Language;
  readonly words: PlayWords;
  readonly paint: Paint;
  /** How many characters fit on a line. */
  readonly width: number;
  readonly names: readonly string[];
  /** The bot on each seat; none on that of the person. */
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

/** Whose sheet, as a part of a sentence. */
export const sheetOf = (scene: Scene, seat: Seat): string =>
  scene.names[seat] === scene.words.you ? scene.words.ownSheet : scene.words.sheetOf(scene.names[seat]!);
