import type { Seat } from '../../../../engine/game.ts';
import {
  edictsOfSeason,
  type Preview,
  rulesOf,
  type SeasonScore,
  sheetScore,
  type View,
} from '../../../../games/cartographers/ui.ts';

type Standing = ReturnType<typeof sheetScore>;

/** The parts of a view or a state that decide the score. */
interface Scoring extends Pick<View, 'config' | 'phase' | 'season' | 'edicts' | 'sheets'> {
  readonly tracks: readonly { readonly seasons: readonly SeasonScore[] }[];
}

/** What a sheet scores now, including the held drawing if it is on this sheet. */
const standingOf = (view: Scoring, seat: Seat, preview: Preview | undefined): Standing | undefined => {
  const sheet = view.sheets[seat] ?? undefined;
  const now = sheet && sheetScore(rulesOf(view.config), view.edicts, sheet);
  if (!now || preview?.sheet !== seat) return now;
  return {
    edicts: preview.edicts.map(edict => edict.after),
    coins: preview.coins.after,
    monsters: preview.monsters.after,
  };
};

/** What the current season would score if it ended now. Undefined if it is already scored, or if the sheet is hidden. */
export const forecastOf = (view: Scoring, seat: Seat, preview?: Preview): SeasonScore | undefined => {
  if (view.phase.type === 'over' || view.tracks[seat]!.seasons.length > view.season) return undefined;
  const now = standingOf(view, seat, preview);
  if (!now) return undefined;
  const [first, second] = edictsOfSeason(view.season).map(edict => now.edicts[edict]);
  const { coins, monsters } = now;
  const sum = first! + second! + coins - monsters;
  const total = view.config.seasonFloor === 'zero' ? Math.max(0, sum) : sum;
  return { first: first!, second: second!, coins, monsters, total };
};
