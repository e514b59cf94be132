import { useSignal } from '@preact/signals';
import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { Confirm } from '../confirm.tsx';
import { say } from '../i18n.ts';
import { freeSeat, seatBot } from '../online/api.ts';
import { type Act, FaultLine, RefusalText, useRequests } from '../online/notice.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/dom.ts';
import { Icon } from '../ui/icon.tsx';
import { SelectField } from '../ui/select.tsx';
import { CONVENTION_MESSAGES } from './messages.ts';
import type { SeatState } from './seat-states.ts';

interface RowProps {
  readonly room: RoomShown;
  readonly seat: number;
  readonly name: string;
  readonly state: SeatState;
  readonly act: Act;
}

/** Removing can't be undone during the game, so it asks first. */
const Remove = ({ room: { id, status }, seat, name }: Omit<RowProps, 'act' | 'state'>) => {
  const words = say(CONVENTION_MESSAGES);
  return (
    <Confirm
      // The question disappears if another player takes the seat meanwhile.
      key={name}
      class="conv-sure"
      question={status === 'waiting' ? words.removeBefore(name) : words.removeDuring(name)}
      yes={words.remove}
      no={words.cancel}
      onConfirm={async () => {
        const answer = await freeSeat(id, seat);
        return isRefusal(answer) ? <RefusalText refusal={answer} /> : undefined;
      }}
    >
      {asking => (
        <Button look="plain" aria-label={words.removeFrom(name)} {...asking}>
          {words.remove}
        </Button>
      )}
    </Confirm>
  );
};

const ICONS = { open: 'plus', bot: 'bot', away: 'warning', drawing: 'pencil', done: 'confirm' } as const;

const SeatRow = ({ room, seat, name, state, act }: RowProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { id, seats, status } = room;
  const { kind, standIn, hasLeft } = seats[seat]!;
  const isPerson = kind === 'person' && !hasLeft && status !== 'over';
  const isBefore = status === 'waiting';
  return (
    <li class={classNames('conv-seat', `is-${state}`)}>
      <Icon name={isBefore && state !== 'open' && state !== 'bot' ? 'people' : ICONS[state]} />
      <span class="conv-seat-words">
        <b>{name}</b>
        {!(isBefore && (state === 'done' || state === 'drawing')) && (
          <span class="note">{words.state[state]}</span>
        )}
      </span>
      <span class="row">
        {isPerson && status === 'running' && standIn === undefined && (
          <Button aria-label={words.toBotFor(name)} onClick={() => act(seatBot(id, seat))}>
            {words.toBot}
          </Button>
        )}
        {isPerson && seat !== room.viewer && <Remove room={room} seat={seat} name={name} />}
      </span>
    </li>
  );
};

type Filter = 'all' | SeatState;

interface SeatsProps {
  readonly room: RoomShown;
  readonly names: readonly string[];
  readonly states: readonly SeatState[];
}

/** The seats with what each player does, and the host's actions for them. Before the game, without the open ones. */
export const DeskSeats = ({ room, names, states }: SeatsProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { act, refusal } = useRequests();
  const filter = useSignal<Filter>('all');
  const isRunning = room.status === 'running';
  const listed = states.flatMap((state, seat) => {
    const isShown = isRunning ? filter.value === 'all' || filter.value === state : state !== 'open';
    return isShown ? [{ state, seat }] : [];
  });
  const filters = (['all', 'drawing', 'away', 'done', 'bot'] as const).map(each => {
    const count = each === 'all' ? states.length : states.filter(state => state === each).length;
    return [each, `${each === 'all' ? words.all : words.state[each]} (${count})`] as const;
  });
  return (
    <section class="panel stack">
      <h2>{words.seats}</h2>
      {isRunning ? (
        <SelectField<Filter>
          label={words.filter}
          value={filter.value}
          options={filters}
          onValue={next => {
            filter.value = next;
          }}
        />
      ) : (
        <p role="status">{words.taken(listed.length, states.length)}</p>
      )}
      <FaultLine refusal={refusal} />
      {listed.length === 0 && isRunning && <p>{words.none}</p>}
      <ul class="conv-seats bare-list" aria-label={words.seats}>
        {listed.map(({ state, seat }) => (
          <SeatRow key={seat} room={room} seat={seat} name={names[seat]!} state={state} act={act} />
        ))}
      </ul>
    </section>
  );
};
