import type { Seat } from '../../engine/game.ts';
import { previewEvents, sheetScore } from '../../games/cartographers/preview.ts';
import { edictsOfSeason, rulesOf } from '../../games/cartographers/rules.ts';
import type { Command, Sheet, View } from '../../games/cartographers/types.ts';

/** How often the stars, coins and monsters on a sheet will still count until the end of the game. */
export interface Weights {
  /** How often each of the edicts A to D will still be scored. */
  readonly edicts: readonly number[];
  /** How many seasons will still give stars for coins and cost stars for monsters. */
  readonly seasons: number;
}

export const weightsOf = ({ season, phase }: Pick<View, 'season' | 'phase'>): Weights => {
  // CH-21: the Troll destroys spaces after the season is scored.
  const next = phase.type === 'ravage' ? season + 1 : season;
  const left = ([0, 1, 2, 3] as const).filter(s => s >= next);
  return {
    edicts: [0, 1, 2, 3].map(edict => left.filter(s => edictsOfSeason(s).includes(edict)).length),
    seasons: left.length,
  };
};

const worthOf = (view: View, weights: Weights, sheet: Sheet): number => {
  const { edicts, coins, monsters } = sheetScore(rulesOf(view.config), view.edicts, sheet);
  const stars = edicts.reduce((total, n, i) => total + n * weights.edicts[i]!, 0);
  return stars + (coins - monsters) * weights.seasons;
};

const worthNow = (view: View, weights: Weights, seat: Seat): number =>
  worthOf(view, weights, view.sheets[seat]!);

/** The value of a command for a seat: that of its own sheet, or minus that of the neighbor's sheet that it changes. */
export const worthAfter = (
  view: View,
  seat: Seat,
  target: Seat,
  weights: Weights,
  command: Command,
): number => {
  const { sheet } = previewEvents(view, seat, command);
  const after = worthOf(view, weights, sheet(target));
  if (target === seat) return after;
  // CA-A-09: the player's own sheet changes only if the drawer of an ambush gets the coin for a mountain.
  const isUntouched = sheet(seat) === view.sheets[seat];
  const own = isUntouched ? 0 : worthOf(view, weights, sheet(seat)) - worthNow(view, weights, seat);
  return own - after;
};
