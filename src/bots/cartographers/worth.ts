import type { Seat } from '../../engine/game.ts';
import { applyAnswer } from '../../games/cartographers/decide.ts';
import { standing } from '../../games/cartographers/preview.ts';
import { edictsOfSeason, rulesOf } from '../../games/cartographers/rules.ts';
import { evolveSheets } from '../../games/cartographers/sheet.ts';
import type { Command, Sheet, View } from '../../games/cartographers/types.ts';

/** What the numbers of a sheet are worth from now to the end, if nothing else were ever drawn. */
export interface Weights {
  /** How often each of the edicts A to D will still be scored. */
  readonly edicts: readonly number[];
  /** How many seasons will still pay coins and cost stars for monsters. */
  readonly seasons: number;
}

export const weightsOf = ({ season, phase }: Pick<View, 'season' | 'phase'>): Weights => {
  // CH-21: the troll comes after the scoring of its season.
  const next = phase.type === 'ravage' ? season + 1 : season;
  const left = ([0, 1, 2, 3] as const).filter(s => s >= next);
  return {
    edicts: [0, 1, 2, 3].map(edict => left.filter(s => edictsOfSeason(s).includes(edict)).length),
    seasons: left.length,
  };
};

const worthOf = (view: View, weights: Weights, sheet: Sheet): number => {
  const { edicts, coins, monsters } = standing(rulesOf(view.config), view.edicts, sheet);
  const stars = edicts.reduce((total, n, i) => total + n * weights.edicts[i], 0);
  return stars + (coins - monsters) * weights.seasons;
};

const worthNow = (view: View, weights: Weights, seat: Seat): number =>
  worthOf(view, weights, view.sheets[seat] as Sheet);

/** The sheets as this command, known to be legal, would leave them. */
const sheetsAfter = (view: View, seat: Seat, command: Command): readonly Sheet[] => {
  const rules = rulesOf(view.config);
  // Sheets that are not shown stay undefined: no answer touches any but the own one and the one passed on.
  let sheets = view.sheets as readonly Sheet[];
  applyAnswer(
    {
      rules,
      ambushes: () => view.ambushes,
      sheet: at => sheets[at],
      tell: event => {
        sheets = evolveSheets(rules.map.grid, sheets, event);
      },
    },
    view,
    seat,
    command,
  );
  return sheets;
};

/** What a command is worth to the seat: its own sheet, less the sheet of the neighbour it acts on. */
export const worthAfter = (
  view: View,
  seat: Seat,
  target: Seat,
  weights: Weights,
  command: Command,
): number => {
  const sheets = sheetsAfter(view, seat, command);
  if (target === seat) return worthOf(view, weights, sheets[seat]);
  // The own sheet changes only where a coin is paid to whoever draws.
  const own =
    sheets[seat] === view.sheets[seat]
      ? 0
      : worthOf(view, weights, sheets[seat]) - worthNow(view, weights, seat);
  return own - worthOf(view, weights, sheets[target]);
};
