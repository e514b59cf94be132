import type { Seat } from '../../engine/game.ts';
import type { Cell, Grid } from './board/grid.ts';
import { DRAWABLE } from './board/land.ts';
import { withCells, withoutCells } from './board/rows.ts';
import type { Sheet, SheetEvent, Track, View } from './types.ts';

export const blankSheet = (grid: Grid): Sheet => ({
  forest: grid.none,
  village: grid.none,
  farm: grid.none,
  water: grid.none,
  monster: grid.none,
  hero: grid.none,
  destroyed: grid.none,
  letters: {},
  marks: grid.none,
  paid: grid.none,
  bounties: [],
  coinsEarned: 0,
  coinsSpent: 0,
  seasons: [],
  version: 0,
});

/** Applies an event to the sheet that it changes, except for coins, which `withCoins` adds to the track of `to`. */
export const evolveSheet = (grid: Grid, sheet: Sheet, event: SheetEvent): Sheet => {
  const version = sheet.version + 1;
  switch (event.type) {
    case 'drawn':
      return drawn(grid, sheet, event, version);
    case 'marked':
      return { ...sheet, marks: withCells(grid, sheet.marks, event.cells), version };
    case 'destroyed':
      return { ...withoutTerrain(grid, sheet, event.cells), version };
    case 'coined':
      return coined(grid, sheet, event, version);
    case 'scored': {
      const { edicts, coins, monsters, total } = event;
      const score = { first: edicts[0]!.stars, second: edicts[1]!.stars, coins, monsters, total };
      return { ...sheet, seasons: [...sheet.seasons, score], version };
    }
  }
};

type Change = { -readonly [K in keyof Sheet]: Sheet[K] };

const drawn = (
  grid: Grid,
  sheet: Sheet,
  { terrain, cells, letter }: Extract<SheetEvent, { type: 'drawn' }>,
  version: number,
): Sheet => {
  const next: Change = { ...sheet, version };
  next[terrain] = withCells(grid, sheet[terrain], cells);
  if (letter !== undefined) {
    const lettered = withCells(grid, sheet.letters[letter] ?? grid.none, cells);
    next.letters = { ...sheet.letters, [letter]: lettered };
  }
  return next;
};

const coined = (
  grid: Grid,
  sheet: Sheet,
  event: Extract<SheetEvent, { type: 'coined' }>,
  version: number,
): Sheet => {
  if (event.why === 'mountain') return { ...sheet, paid: withCells(grid, sheet.paid, event.cells), version };
  if (event.letter !== undefined) return { ...sheet, bounties: [...sheet.bounties, event.letter], version };
  return sheet;
};

/** CH-11: marks spaces as destroyed and removes their terrain. */
const withoutTerrain = (grid: Grid, sheet: Sheet, cells: readonly Cell[]): Sheet => {
  const next: Change = { ...sheet, destroyed: withCells(grid, sheet.destroyed, cells) };
  for (const terrain of DRAWABLE) next[terrain] = withoutCells(grid, sheet[terrain], cells);
  return next;
};

/** Applies an event to the sheets that it changes. */
export const evolveSheets = (grid: Grid, sheets: readonly Sheet[], event: SheetEvent): readonly Sheet[] => {
  const next = sheets.slice();
  next[event.sheet] = evolveSheet(grid, next[event.sheet]!, event);
  if (event.type === 'coined' && event.to !== null) next[event.to] = withCoins(next[event.to]!, event.coins);
  return next;
};

const withCoins = (sheet: Sheet, coins: number): Sheet => ({
  ...sheet,
  coinsEarned: sheet.coinsEarned + coins,
  version: sheet.version + 1,
});

/** The sheets of a view, where a hidden sheet is blank, except for its known coins and scores. */
export const assumedSheets = (grid: Grid, view: Pick<View, 'sheets' | 'tracks'>): readonly Sheet[] =>
  view.sheets.map((sheet, seat) => sheet ?? { ...blankSheet(grid), ...view.tracks[seat] });

/** CA-37: the number of coins on a track. */
export const coinsOf = ({ coinsEarned, coinsSpent }: Track): number => coinsEarned - coinsSpent;

export const isSheetEvent = (event: {
  readonly type: string;
}): event is SheetEvent & { readonly sheet: Seat } => 'sheet' in event;
