import type { Seat } from '../../../../engine/game.ts';
import {
  type CardId,
  type Cell,
  cellsOf,
  coinsOf,
  DRAWABLE,
  type Grid,
  isNone,
  isStillScored,
  minusRows,
  rulesOf,
  type Sheet,
  sheetScore,
  type Terrain,
  type View,
} from '../../../../games/cartographers/ui.ts';

/** Changes at a table that the page animates. */
export interface SeenChanges {
  /** Drawings that are new on the shown map. */
  readonly inked: readonly { readonly terrain: Terrain; readonly cells: readonly Cell[] }[];
  /** The card that was just revealed. */
  readonly card: CardId | undefined;
  /** The viewer's new coins, by their positions on the coin track. */
  readonly coins: readonly number[];
  /** Edicts, by index (A is 0), that will score more on the viewer’s own map than before. */
  readonly edicts: readonly number[];
}

const STILL: SeenChanges = { inked: [], card: undefined, coins: [], edicts: [] };

const inkedOn = (grid: Grid, before: Sheet, after: Sheet): SeenChanges['inked'] =>
  DRAWABLE.map(terrain => ({
    terrain,
    cells: cellsOf(grid, minusRows(after[terrain], before[terrain])),
  })).filter(({ cells }) => cells.length > 0);

const isUndone = (before: Sheet, after: Sheet): boolean =>
  DRAWABLE.some(terrain => !isNone(minusRows(minusRows(before[terrain], after[terrain]), after.destroyed)));

const cardOf = ({ phase }: View): CardId | undefined => ('card' in phase ? phase.card : undefined);

const coinsWon = (before: Sheet, after: Sheet): readonly number[] => {
  const had = coinsOf(before);
  return Array.from({ length: Math.max(0, coinsOf(after) - had) }, (_, i) => had + i);
};

const edictsGrown = ({ config, edicts, season }: View, before: Sheet, after: Sheet): readonly number[] => {
  const rules = rulesOf(config);
  const [then, now] = [before, after].map(sheet => sheetScore(rules, edicts, sheet).edicts);
  return edicts.flatMap((_, i) => (now![i]! > then![i]! && isStillScored(season, i) ? [i] : []));
};

const sheetOf = ({ sheets }: View, seat: View['viewer']): Sheet | undefined =>
  seat === 'spectator' ? undefined : (sheets[seat] ?? undefined);

/** What changed between two views while the map `shown` is on screen. Empty after an undo, which isn't animated. */
export const changesOf = (before: View, after: View, shown: Seat): SeenChanges => {
  if (before === after || before.viewer !== after.viewer) return STILL;
  const [drawnBefore, drawnAfter] = [sheetOf(before, shown), sheetOf(after, shown)];
  const [ownBefore, own] = [sheetOf(before, before.viewer), sheetOf(after, after.viewer)];
  const isBack = (then: Sheet | undefined, now: Sheet | undefined) => then && now && isUndone(then, now);
  if (isBack(drawnBefore, drawnAfter) || isBack(ownBefore, own)) return STILL;
  const card = cardOf(after);
  return {
    inked: drawnBefore && drawnAfter ? inkedOn(rulesOf(after.config).map.grid, drawnBefore, drawnAfter) : [],
    card: card === cardOf(before) ? undefined : card,
    coins: ownBefore && own ? coinsWon(ownBefore, own) : [],
    edicts: ownBefore && own && ownBefore !== own ? edictsGrown(after, ownBefore, own) : [],
  };
};
