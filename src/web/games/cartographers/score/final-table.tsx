import type { Seat } from '../../../../engine/game.ts';
import { range } from '../../../../engine/util.ts';
import type { Result, View } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { beastEmblem, starEmblem } from '../art/emblems.ts';
import { SCORE_WORDS } from './messages.ts';
import { PlayerLabel } from './people.tsx';

const WORDS = {
  en: {
    title: 'Final standings',
    place: 'Rank',
    name: 'Name',
    among: 'incl.',
    lost: 'Stars lost to monsters, already subtracted',
  },
  fr: {
    title: 'Classement final',
    place: 'Rang',
    name: 'Nom',
    among: 'dont',
    lost: 'Étoiles perdues à cause des monstres, déjà retirées',
  },
};

interface FinalTableProps {
  readonly view: View;
  readonly result: Result;
  readonly players: readonly SeatedPlayer[];
  readonly seat?: Seat;
}

const SEASONS = range(4);

const Row = ({ view, result, players, seat, marked }: FinalTableProps & { seat: Seat; marked: boolean }) => (
  <tr class={`${result.places[seat] === 1 ? 'is-winner' : ''} ${marked ? 'is-now' : ''}`}>
    {!result.solo && <td class="final-place">{number(result.places[seat]!)}</td>}
    <th scope="row">
      <PlayerLabel players={players} seat={seat} />
    </th>
    {SEASONS.map(season => (
      <td key={season} class="final-season">
        {number(view.tracks[seat]!.seasons[season]?.total ?? 0)}
      </td>
    ))}
    <td class="final-total">{number(result.totals[seat]!)}</td>
    <td class="final-lost">{number(0 - result.monsters[seat]!)}</td>
  </tr>
);

/** A table with all seats by rank: stars per season, the total, and the stars lost to monsters. */
export const FinalTable = (props: FinalTableProps) => {
  const { result } = props;
  const words = say(WORDS);
  const shared = say(SCORE_WORDS);
  const order = range(result.totals.length).sort((a, b) => result.places[a]! - result.places[b]! || a - b);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="score-scroll" tabIndex={0} aria-label={words.title}>
      <table class="final-table figures">
        <thead>
          <tr>
            {!result.solo && (
              <th scope="col">
                <span class="hidden">{words.place}</span>
              </th>
            )}
            <th scope="col">
              <span class="hidden">{words.name}</span>
            </th>
            {SEASONS.map(season => (
              <th key={season} scope="col" class="final-season">
                <span class="hidden">{shared.seasons[season]}</span>
                <span class="final-long" aria-hidden="true">
                  {shared.seasons[season]}
                </span>
                <span class="final-short" aria-hidden="true">
                  {shared.seasons[season]!.slice(0, 3)}
                </span>
              </th>
            ))}
            <th scope="col">
              <Art svg={starEmblem()} label={shared.total} />
            </th>
            {/* The season scores already include lost stars, so they are not subtracted again. */}
            <th scope="col" class="final-lost" title={words.lost}>
              <small aria-hidden="true">{words.among}</small> <Art svg={beastEmblem()} label={words.lost} />
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map(seat => (
            <Row key={seat} {...props} seat={seat} marked={seat === props.seat && order.length > 1} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
