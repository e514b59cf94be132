import { sum } from '../../../../engine/util.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import { targetOf } from '../../../../games/thargos/flow/opening.ts';
import { say, text } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Dial } from '../card/pieces.tsx';
import { Cite, Count } from './fields.tsx';
import { HEROES, LONGEST_NAME, type NotedSeat, newSeat, POINTS, SEATS } from './notes.ts';
import { useRemembered } from './remembered.ts';
import { WORDS } from './words.ts';

const hpOf = (id: string): number => HEROES.find(card => card.id === id)?.hp ?? 0;

interface SeatProps {
  readonly seat: NotedSeat;
  readonly at: number;
  readonly isQuick: boolean;
  readonly onSeat: (seat: NotedSeat) => void;
}

/** HT-3.1: the target is what the four heroes are worth. */
const Team = ({ seat, who, isQuick, onSeat }: SeatProps & { readonly who: string }) => {
  const words = say(WORDS);
  const { team } = seat;
  const points = sum(team.map(hpOf));
  return (
    <details>
      <summary>{words.team}</summary>
      <div role="group" aria-label={words.teamOf(who)} class="th-tools-team">
        <label>
          <span class="field-name">{words.readyMade}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const heroes = PRECONS.find(({ id }) => id === currentTarget.value)?.heroes;
              if (heroes) onSeat({ ...seat, team: heroes });
            }}
          >
            <option value="">{words.choose}</option>
            {PRECONS.map(deck => (
              <option key={deck.id} value={deck.id}>
                {text(deck.title)}
              </option>
            ))}
          </select>
        </label>
        {team.map((id, i) => (
          <label key={i}>
            <span class="field-name">{words.hero(i + 1)}</span>
            <select
              value={id}
              onChange={({ currentTarget }) =>
                onSeat({ ...seat, team: team.map((old, j) => (j === i ? currentTarget.value : old)) })
              }
            >
              <option value="">{words.nobody}</option>
              {HEROES.map(card => (
                <option key={card.id} value={card.id}>
                  {text(card.name)} ({card.hp})
                </option>
              ))}
            </select>
          </label>
        ))}
        <p>{words.sums(points)}</p>
        <button
          type="button"
          disabled={points === 0}
          onClick={() => onSeat({ ...seat, target: targetOf(points, isQuick) })}
        >
          {words.take}
        </button>
      </div>
    </details>
  );
};

const SeatPanel = (props: SeatProps) => {
  const words = say(WORDS);
  const { seat, at, onSeat } = props;
  const who = seat.name || words.player(at + 1);
  const add = (n: number): void => onSeat({ ...seat, vp: Math.max(0, Math.min(99, seat.vp + n)) });
  return (
    <section class="panel th-tools-seat" aria-label={who}>
      <label>
        <span class="field-name">{words.name(at + 1)}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          value={seat.name}
          placeholder={words.player(at + 1)}
          onInput={({ currentTarget }) => onSeat({ ...seat, name: currentTarget.value })}
        />
      </label>
      <div class="th-tools-dial">
        <button type="button" aria-label={words.less(who)} disabled={seat.vp === 0} onClick={() => add(-1)}>
          <Icon name="minus" />
        </button>
        <Dial value={seat.vp} target={seat.target} />
        <button type="button" aria-label={words.more(who)} onClick={() => add(1)}>
          <Icon name="plus" />
        </button>
      </div>
      <p role="status">{seat.vp >= seat.target ? <b>{words.reached}</b> : ''}</p>
      <Count
        label={words.target(who)}
        value={seat.target}
        least={1}
        onValue={target => onSeat({ ...seat, target: target ?? 1 })}
      />
      <Team {...props} who={who} />
    </section>
  );
};

/** HT-6.1: the players' victory points and targets. */
export const PointsPanel = () => {
  const words = say(WORDS);
  const [points, setPoints] = useRemembered(POINTS);
  const { seats, isQuick } = points;
  const withCount = (count: number): readonly NotedSeat[] =>
    Array.from({ length: count }, (_, i) => seats[i] ?? newSeat());
  return (
    <>
      <div class="row">
        <Count
          label={words.players}
          value={seats.length}
          {...SEATS}
          onValue={count => setPoints({ ...points, seats: withCount(count ?? SEATS.least) })}
        />
        <label class="field-choice">
          <input
            type="checkbox"
            checked={isQuick}
            onChange={({ currentTarget }) => setPoints({ ...points, isQuick: currentTarget.checked })}
          />
          {words.quick}
        </label>
        <Cite rule="HT-8.3" />
        <button
          type="button"
          onClick={() => setPoints({ ...points, seats: seats.map(seat => ({ ...seat, vp: 0 })) })}
        >
          {words.reset}
        </button>
      </div>
      <div class="th-tools-seats">
        {seats.map((seat, at) => (
          <SeatPanel
            key={at}
            seat={seat}
            at={at}
            isQuick={isQuick}
            onSeat={next => setPoints({ ...points, seats: seats.map((old, i) => (i === at ? next : old)) })}
          />
        ))}
      </div>
    </>
  );
};
