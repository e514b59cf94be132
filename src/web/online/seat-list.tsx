import type { ComponentChildren } from 'preact';
import type { Presence, RoomShown, SeatShown } from '../../sync/messages.ts';
import { say, text } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { LOBBY_MESSAGES } from './lobby-messages.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import type { OnlineGame } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { ProfileLink, useSeatProfiles } from './seat-profiles.tsx';
import { TALK_MESSAGES } from './talk-messages.ts';

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
  /** Whether this device is offline. */
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
  const isHere = hereAt(presence, seat, { viewer: room.viewer, isLost });
  return [
    seat === room.viewer && words.you,
    seat === room.host && words.host,
    isHere === undefined ? say(PRESENCE_MESSAGES).unknown : isHere ? words.here : words.away,
    room.seats[seat]!.isMuted && say(TALK_MESSAGES).isMuted,
    room.seats[seat]!.isProvisional && say(LOBBY_MESSAGES).provisional,
    room.readyCheck && (room.seats[seat]!.isReady ? words.isReady : words.isNotReady),
  ]
    .filter(Boolean)
    .join(', ');
};

/** The seats with their players, and who is connected. */
export const SeatList = (props: SeatListProps) => {
  const { room, presence, isLost, game, doors } = props;
  const profiles = useSeatProfiles(room);
  const Crest = game?.crests?.Crest;
  return (
    <ol class="online-seats bare-list" aria-label={say(ONLINE_MESSAGES).seats}>
      {room.seats.map(({ kind, crest }, seat) => (
        <li key={seat} class={`online-seat is-${kind}`}>
          {kind === 'bot' && !Crest ? (
            <Icon name="bot" />
          ) : Crest && kind !== 'open' ? (
            <Crest crest={crest} seat={seat} />
          ) : (
            <Icon name={kind === 'open' ? 'plus' : 'people'} />
          )}
          <span class="online-seat-words">
            <b>{nameAt(room.seats, seat, game)}</b>
            <ProfileLink profile={profiles[seat]} name={nameAt(room.seats, seat, game)} />
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

interface Here {
  readonly viewer: RoomShown['viewer'];
  /** Whether this device is offline. */
  readonly isLost: boolean;
}

/** Whether a player is connected; undefined for other players while this device is offline. */
export const hereAt = (
  presence: Presence | undefined,
  seat: number,
  { viewer, isLost }: Here,
): boolean | undefined => {
  if (isLost) return seat === viewer ? false : undefined;
  return presence?.seats[seat] ?? false;
};

export const Dot = ({ isHere }: { readonly isHere: boolean | undefined }) => (
  <span
    class={`online-dot ${isHere === undefined ? 'is-unknown' : isHere ? 'is-here' : ''}`}
    aria-hidden="true"
  />
);
