import { sum } from '../../../../engine/util.ts';
import {
  EDICTS,
  type Event,
  type Grid,
  type Scored,
  type State,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { beastEmblem, coinEmblem } from '../art/emblems.ts';
import type { MapScene } from '../art/map.ts';
import { countsOf, sealsOf } from '../score/steps.ts';
import { seatName } from '../table/question.ts';
import { WORDS } from './messages.ts';

/** The line highlighted on the map: the first or second edict of the season, or the monsters. */
export type Lit = 0 | 1 | 'monsters';

const scoredOf = (events: readonly Event[]): readonly Scored[] =>
  events.filter((event): event is Scored => event.type === 'scored');

/** The spaces to highlight on the map of a seat while a season is scored. */
export const litOn = (
  grid: Grid,
  events: readonly Event[],
  seat: number,
  lit: Lit | undefined,
): Pick<MapScene, 'award' | 'preyed'> => {
  const scored = scoredOf(events).find(event => event.sheet === seat);
  if (!scored || lit === undefined) return {};
  if (lit === 'monsters') return { preyed: scored.preyed };
  const counts = countsOf(grid, scored.edicts[lit]!).filter(count => count.cells.length > 0);
  if (counts.length === 0) return {};
  const cells = [...new Set(counts.flatMap(count => count.cells))];
  return { award: { cells, seals: sealsOf(grid, counts, count => String(count.stars)) } };
};

/** The line highlighted first: the first edict that scored stars. */
export const firstLit = (events: readonly Event[], seat: number): Lit | undefined => {
  const scored = scoredOf(events).find(event => event.sheet === seat);
  const first = scored?.edicts.findIndex(edict => edict.stars > 0) ?? -1;
  return first < 0 ? undefined : (first as Lit);
};

const edictName = (id: string): string => {
  const name = EDICTS.get(id)?.name;
  return name ? text(name) : id;
};

interface SeasonProps {
  readonly events: readonly Event[];
  readonly players: readonly SeatedPlayer[];
  readonly seat: number;
  readonly lit: Lit | undefined;
  readonly onLit: (lit: Lit | undefined) => void;
  readonly onSeat: (seat: number) => void;
}

/** The score of a season, line by line. A line can be highlighted on the map. */
export const SeasonScores = ({ events, players, seat, lit, onLit, onSeat }: SeasonProps) => {
  const words = say(WORDS);
  const all = scoredOf(events);
  const mine = all.find(event => event.sheet === seat) ?? all[0]!;
  const lines: readonly { key: Lit | 'coins'; name: string; stars: number }[] = [
    ...mine.edicts.map((edict, i) => ({ key: i as Lit, name: edictName(edict.card), stars: edict.stars })),
    { key: 'coins', name: words.coins, stars: mine.coins },
    { key: 'monsters', name: words.monsters, stars: -mine.monsters },
  ];
  return (
    <section class="replay-season panel">
      <h2>
        {words.season[mine.season]} · {seatName(players, seat)}
      </h2>
      <ul>
        {lines.map(({ key, name, stars }) => (
          <li key={key} class={key === lit ? 'replay-lit' : ''}>
            {key === 'coins' ? (
              <span class="replay-line">
                <Art svg={coinEmblem()} /> {name}
              </span>
            ) : (
              <Button
                class="plain-button replay-line"
                aria-pressed={key === lit}
                aria-label={words.light(name)}
                onClick={() => onLit(key === lit ? undefined : key)}
              >
                {key === 'monsters' && <Art svg={beastEmblem()} />} {name}
              </Button>
            )}
            <b class={stars < 0 ? 'error' : ''}>{number(stars)}</b>
          </li>
        ))}
        <li class="replay-sum">
          <span class="replay-line">{words.total}</span>
          <b>{number(mine.total)}</b>
        </li>
      </ul>
      {all.length > 1 && (
        <div class="row">
          {all.map(({ sheet, total }) => (
            <Button key={sheet} aria-pressed={sheet === seat} onClick={() => onSeat(sheet)}>
              {seatName(players, sheet)} <b>{number(total)}</b>
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};

interface ScoresProps {
  readonly state: State;
  readonly players: readonly SeatedPlayer[];
}

/** The seasons scored so far. */
export const Scores = ({ state, players }: ScoresProps) => {
  const words = say(WORDS);
  if (state.sheets.every(sheet => sheet.seasons.length === 0)) return null;
  return (
    <section class="panel replay-scores">
      <h2>{words.scores}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="replay-wide" role="region" aria-label={words.scores} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.seat}</th>
              {words.season.map(season => (
                <th scope="col" key={season}>
                  {season}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {state.sheets.map((sheet, seat) => (
              <tr key={seat}>
                <th scope="row">{seatName(players, seat)}</th>
                {words.season.map((season, i) => (
                  <td key={season}>{sheet.seasons[i] ? number(sheet.seasons[i].total) : '–'}</td>
                ))}
                <td>
                  <b>{number(sum(sheet.seasons.map(season => season.total)))}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
