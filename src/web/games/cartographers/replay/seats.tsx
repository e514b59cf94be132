import { useMemo } from 'preact/hooks';
import { sum } from '../../../../engine/util.ts';
import {
  type Event,
  exploreCard,
  rulesOf,
  type Sheet,
  type State,
  timeOf,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { crestFor, drawCrest, parseCrest } from '../art/crest.ts';
import { starEmblem, timeBar } from '../art/emblems.ts';
import { drawSmall } from '../art/small.ts';
import { CardSigns } from '../table/card-signs.tsx';
import { cardName, seatName } from '../table/question.ts';
import { WORDS } from './messages.ts';

interface SeatProps {
  readonly state: State;
  readonly players: readonly SeatedPlayer[];
  readonly at: number;
  readonly isShown: boolean;
  readonly isChanged: boolean;
  readonly onSeat: (seat: number) => void;
}

const starsOf = (sheet: Sheet): number => sum(sheet.seasons.map(season => season.total));

const SeatButton = ({ state, players, at, isShown, isChanged, onSeat }: SeatProps) => {
  const sheet = state.sheets[at]!;
  const small = useMemo(() => drawSmall({ map: rulesOf(state.config).map, sheet }), [sheet]);
  const crest = parseCrest(players[at]!.crest ?? '') ?? crestFor(at);
  return (
    <Button
      class={`replay-seat ${isChanged ? 'replay-changed' : ''}`}
      aria-pressed={isShown}
      onClick={() => onSeat(at)}
    >
      <Art class="replay-small" svg={small} />
      <span class="replay-name">
        <Art svg={drawCrest(crest)} />
        <span class="one-line">{seatName(players, at)}</span>
      </span>
      <span class="replay-quiet">
        {number(starsOf(sheet))} <Art svg={starEmblem()} />
      </span>
    </Button>
  );
};

interface SeatsProps {
  readonly state: State;
  readonly players: readonly SeatedPlayer[];
  readonly events: readonly Event[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** Small maps of all players; the pressed one is also shown large. */
export const Seats = ({ state, players, events, seat, onSeat }: SeatsProps) => {
  const changed = new Set(events.flatMap(event => ('sheet' in event ? [event.sheet] : [])));
  return (
    <section class="replay-seats panel" aria-label={say(WORDS).maps}>
      {players.map((player, at) => (
        <SeatButton
          key={`${at} ${player.name ?? ''}`}
          state={state}
          players={players}
          at={at}
          isShown={at === seat}
          isChanged={changed.has(at)}
          onSeat={onSeat}
        />
      ))}
    </section>
  );
};

/** The cards of the season and their time. */
export const ColumnPanel = ({ state }: { readonly state: State }) => {
  const words = say(WORDS);
  const rules = rulesOf(state.config);
  const all = rules.thresholds[state.season]!;
  const time = Math.min(all, timeOf(rules, state.column));
  const last = state.phase.type === 'draw' ? state.phase.card : undefined;
  const now = last ? Math.min(time, exploreCard(rules, last).time) : 0;
  return (
    <section class="panel">
      <h2>{words.season[state.season]}</h2>
      <Art class="replay-time" svg={timeBar(time - now, now, all)} />
      <p class="replay-quiet">{words.time(time, all)}</p>
      <ol class="replay-column bare-list" aria-label={words.cards}>
        {state.column.map(id => {
          const card = rules.card(id);
          return (
            <li key={id} class={id === last ? 'replay-now' : ''}>
              <CardSigns card={card} />
              <span>{cardName(id)}</span>
              <span class="replay-quiet">{card.kind === 'explore' ? card.time : '–'}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
