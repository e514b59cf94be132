import type { ComponentChildren } from 'preact';
import type { Presence, RoomShown, SeatShown } from '../../sync/messages.ts';
import { say, text } from '../say.ts';
import { Icon } from '../ui/icon.tsx';
import { COMPANY_WORDS } from './company-words.ts';
import type { FarGame } from './far-game.ts';
import { Dot, hereAt } from './presence-dot.tsx';
import { WAITING_WORDS } from './waiting-words.ts';
import { FRIENDS_WORDS } from './words.ts';

/** The name shown for a seat. */
export const nameAt = (seats: readonly SeatShown[], seat: number, game?: FarGame): string => {
  const words = say(FRIENDS_WORDS);
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
  readonly game: FarGame | undefined;
  /** Controls for a seat. */
  readonly doors?: (seat: number) => ComponentChildren;
}

const noteOf = ({ room, presence, isLost, game }: SeatListProps, seat: number): string => {
  const words = say(FRIENDS_WORDS);
  const { kind, bot = '' } = room.seats[seat]!;
  if (kind === 'open') return words.open;
  if (kind === 'bot') return game?.bots[bot] ? text(game.bots[bot].name) : words.bot;
  const { host, isReady, isNotReady } = say(WAITING_WORDS);
  const isHere = hereAt(presence, seat, { viewer: room.viewer, isLost });
  return [
    seat === room.viewer && words.you,
    seat === room.host && host,
    isHere === undefined ? say(COMPANY_WORDS).unknown : isHere ? words.here : words.away,
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
    <ol class="friends-seats bare-list" aria-label={say(FRIENDS_WORDS).seats}>
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
