import { isRefusal } from '../../../../engine/refusal.ts';
import { range, sum } from '../../../../engine/util.ts';
import { type CartographersTypes, rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { connectSocket } from '../../../client/socket-table.ts';
import type { ConventionPlan, SheetPicture, Standings } from '../../../convention/plan.ts';
import { listed, say } from '../../../i18n.ts';
import { mapBox } from '../art/frame.ts';
import { drawMap } from '../art/map.ts';
import { drawSmall } from '../art/small.ts';
import { WORDS } from '../table/messages.ts';
import { cardName } from '../table/question.ts';
import { Stage } from './stage.tsx';

/** CA-51 decides ties at the end of the game. Until then, players with the same stars share a place. */
const placesOf = ({ result }: View, totals: readonly number[]): readonly number[] =>
  result?.places ?? totals.map(total => 1 + totals.filter(other => other > total).length);

const standingsOf = (view: View): Standings => {
  const totals = view.tracks.map(({ seasons }) => sum(seasons.map(({ total }) => total)));
  const places = placesOf(view, totals);
  const rows = view.tracks.map(({ seasons }, seat) => ({
    seat,
    place: places[seat]!,
    values: range(4).map(season => seasons[season]?.total),
    total: totals[seat]!,
  }));
  return {
    columns: say(WORDS).season,
    rows: rows.toSorted((a, b) => a.place - b.place || a.seat - b.seat),
  };
};

const pictureOf = ({ config, sheets }: View, seat: number): SheetPicture | undefined => {
  const sheet = sheets[seat];
  if (!sheet) return undefined;
  const { map } = rulesOf(config);
  return {
    sheet,
    draw: isLarge =>
      isLarge
        ? `<svg viewBox="${mapBox(map.grid)}">${drawMap({ map, sheet })}</svg>`
        : drawSmall({ map, sheet }),
  };
};

const summaryOf = ({ season, phase }: View): string => {
  const name = say(WORDS).season[season]!;
  return 'card' in phase ? listed(name, cardName(phase.card)) : name;
};

export const convention: ConventionPlan = {
  open: async ({ seat, ways, ...place }) => {
    const table = await connectSocket<CartographersTypes>(place, seat, ways);
    if (isRefusal(table)) return table;
    const now = () => {
      table.version.value;
      return table.snapshot('spectator');
    };
    const { leave, trouble, retry } = table;
    return {
      ...{ link: table, leave, trouble, retry },
      owing: () => now().activeSeats,
      isOver: () => now().isOver,
      turn: () => {
        const { turn, tracks } = now().view;
        return { number: turn, scored: tracks[0]!.seasons.length };
      },
      summary: () => summaryOf(now().view),
      Stage: () => <Stage view={now().view} />,
      sheetAt: seat => pictureOf(now().view, seat),
      standings: () => standingsOf(now().view),
    };
  },
};
