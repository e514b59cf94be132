import { sum } from '../../../../engine/util.ts';
import { PRECONS, targetOf } from '../../../../games/thargos/ui.ts';
import { Dial } from '../../../games/thargos/card/pieces.tsx';
import { say, text } from '../../../i18n.ts';
import { Button, Checkbox, Field, IconButton, Input, SelectField } from '../../../ui/ui.ts';
import { Cite, Count } from './fields.tsx';
import { WORDS } from './messages.ts';
import { HEROES, LONGEST_NAME, type NotedSeat, newSeat, POINTS, SEATS } from './notes.ts';
import { useRemembered } from './remembered.ts';

const hpOf = (id: string): number => HEROES.find(card => card.id === id)?.hp ?? 0;

interface SeatProps {
  readonly seat: NotedSeat;
  readonly at: number;
  readonly isQuick: boolean;
  readonly onSeat: (seat: NotedSeat) => void;
}

/** HT-3.1: a player's four heroes. The sum of their Hero Points is the player's target. */
const Team = ({ seat, who, isQuick, onSeat }: SeatProps & { readonly who: string }) => {
  const words = say(WORDS);
  const { team } = seat;
  const points = sum(team.map(hpOf));
  return (
    <details>
      <summary>{words.team}</summary>
      <div role="group" aria-label={words.teamOf(who)} class="one-column full-fields">
        <SelectField
          label={words.readyMade}
          value=""
          onValue={chosen => {
            const heroes = PRECONS.find(({ id }) => id === chosen)?.heroes;
            if (heroes) onSeat({ ...seat, team: heroes });
          }}
          options={[['', words.choose], ...PRECONS.map(({ id, title }) => [id, text(title)] as const)]}
        />
        {team.map((id, i) => (
          <SelectField
            key={i}
            label={words.hero(i + 1)}
            value={id}
            onValue={chosen => onSeat({ ...seat, team: team.map((old, j) => (j === i ? chosen : old)) })}
            options={[
              ['', words.nobody],
              ...HEROES.map(card => [card.id, `${text(card.name)} (${card.hp})`] as const),
            ]}
          />
        ))}
        <p>{words.sums(points)}</p>
        <Button
          disabled={points === 0}
          onClick={() => onSeat({ ...seat, target: targetOf(points, isQuick) })}
        >
          {words.take}
        </Button>
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
    <section class="panel stack th-tools-seat" aria-label={who}>
      <Field label={words.name(at + 1)} class="full-fields">
        <Input
          type="text"
          maxLength={LONGEST_NAME}
          value={seat.name}
          placeholder={words.player(at + 1)}
          onValue={typed => onSeat({ ...seat, name: typed })}
        />
      </Field>
      <div class="th-tools-dial">
        <IconButton icon="minus" label={words.less(who)} disabled={seat.vp === 0} onClick={() => add(-1)} />
        <Dial value={seat.vp} target={seat.target} />
        <IconButton icon="plus" label={words.more(who)} onClick={() => add(1)} />
      </div>
      <p role="status">{seat.vp >= seat.target ? <b>{words.reached}</b> : ''}</p>
      <Count
        label={words.target(who)}
        value={seat.target}
        least={1}
        onValue={target => onSeat({ ...seat, target })}
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
          onValue={count => setPoints({ ...points, seats: withCount(count) })}
        />
        <Checkbox isOn={isQuick} onToggle={isOn => setPoints({ ...points, isQuick: isOn })}>
          {words.quick}
        </Checkbox>
        <Cite rule="HT-8.3" />
        <Button onClick={() => setPoints({ ...points, seats: seats.map(seat => ({ ...seat, vp: 0 })) })}>
          {words.reset}
        </Button>
      </div>
      <div class="tiles">
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
