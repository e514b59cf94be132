import type { ComponentChildren } from 'preact';
import type { Presence, RoomShown, SeatShown } from '../../sync/messages.ts';
import { say, text } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import type { OnlineGame } from './online-game.ts';
import { Dot, hereAt } from './presence-dot.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { WAITING_MESSAGES } from './waiting-messages.ts';

/** The name shown for a seat. */
export const nameAt = (seats: readonly SeatShown[], seat: number, game?: OnlineGame): string => {
  const words = say(ONLINE_MESSAGES);
  const { name, kind } = seats[seat] ?? { kind: 'open' };
  if (name !== undefined) return name;
  if (kind === 'bot') return game?.botName(seat) ?? words.botAt(seat + 1);
  return kind === 'open' ? words.seat(seat + 1) : words.nameless(seat + 1);
};

interface SeatListProps {
  readonly room: RoomShown;
  readonly presence: Presence | undefined;
  /** This device is offline. */
  readonly isLost: boolean;
  readonly game: OnlineGame | undefined;
  /** Controls for a seat. */
  readonly doors?: (seat: number) => ComponentChildren;
}

const noteOf = ({ room, presence, isLost, game }: SeatListProps, seat: number): string => {
  const words = say(ONLINE_MESSAGES);
  const { kind, bot = '' } = room.seats[seat]!;
  if (kind === 'open') return words.open;
  if (kind === 'bot') return game?.bots[bot] ? text(game.bots[bot].name) : words.bot;
  const { host, isReady, isNotReady } = say(WAITING_MESSAGES);
  const isHere = hereAt(presence, seat, { viewer: room.viewer, isLost });
  return [
    seat === room.viewer && words.you,
    seat === room.host && host,
    isHere === undefined ? say(PRESENCE_MESSAGES).unknown : isHere ? words.here : words.away,
    room.readyCheck && (room.seats[seat]!.isReady ? isReady : isNotReady),
  ]
    .filter(Boolean)
    .join(', ');
};

/** The seats with their players, and who is connected. */
export const SeatList = (props: SeatListProps) => {
  const { room, presence, isLost, game, doors } = props;
  const Crest = game?.crests?.Crest;
  return (
    <ol class="friends-seats bare-list" aria-label={say(ONLINE_MESSAGES).seats}>
      {room.seats.map(({ kind, crest }, seat) => (
        <li key={seat} class={`friends-seat is-${kind}`}>
          {kind === 'bot' && !Crest ? (
            <Icon name="bot" />
          ) : Crest && kind !== 'open' ? (
            <Crest crest={crest} seat={seat} />
          ) : (
            <Icon name={kind === 'open' ? 'plus' : 'people'} />
          )}
          <span class="friends-seat-words">
            <b>{nameAt(room.seats, seat, game)}</b>
            <span>
              {kind === 'person' && <Dot isHere={hereAt(presence, seat, { viewer: room.viewer, isLost })} />}
              {noteOf(props, seat)}
            </span>
            {game?.choice && <span>{game.choice.of(room.config, seat)}</span>}
          </span>
          {doors?.(seat)}
        </li>
      ))}
    </ol>
  );
};
