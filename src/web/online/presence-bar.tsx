import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import type { SeatShown } from '../../sync/messages.ts';
import type { SignShown } from '../../sync/signs.ts';
import { say } from '../i18n.ts';
import { lazy } from '../lazy.tsx';
import { language } from '../settings.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { wholeSeconds } from './absence.ts';
import { useLasting } from './connection-note.tsx';
import { signText, useSign, useSignFault } from './message-buttons.tsx';
import { clearSignRefusal } from './message-outbox.ts';
import type { AnySocketTransport } from './online-game.ts';
import { OpenSeedMark } from './open-seed.tsx';
import { Dot, hereAt } from './presence-dot.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { RefusalText } from './refusal.tsx';
import { serverText } from './refusal-messages.ts';
import { SeatClock } from './seat-clock.tsx';
import { messagesRead, saveMessagesRead } from './stored-keys.ts';
import { inWords } from './time-control.ts';
import { readUntil, unreadIn } from './unread.ts';

const SeatMenu = lazy(async () => (await import('./seat-menu.tsx')).SeatMenu);

interface PlayerProps {
  readonly shown: SeatShown;
  readonly name: string;
  /** Undefined while this device is offline and can't know. */
  readonly isHere: boolean | undefined;
  readonly isOwing: boolean;
  readonly isMe: boolean;
  /** How long this player has been away. */
  readonly away: number | undefined;
  readonly clock?: ComponentChildren;
}

/** One player: whether they are connected, and whether the others wait for them. */
const Player = ({ shown, name, isHere, isOwing, isMe, away, clock }: PlayerProps) => {
  const words = say(PRESENCE_MESSAGES);
  const isBot = shown.kind === 'bot' || shown.standIn !== undefined;
  const since = away !== undefined && !isBot ? inWords(wholeSeconds(away), language.value) : undefined;
  const absent = since === undefined ? words.away : words.awayFor(since);
  const present = isHere === undefined ? words.unknown : isHere ? words.here : absent;
  const where = shown.kind === 'bot' ? words.bot : present;
  const bot = shown.hasLeft ? `${words.left}, ${words.playsOn}` : words.standIn;
  const said = [name, shown.standIn === undefined ? where : bot, ...(isOwing ? [words.owes] : [])];
  const beside = shown.hasLeft ? words.left : isHere === undefined ? undefined : since;
  return (
    <li
      class={['friends-player', isOwing && 'is-owing', isMe && 'is-me'].filter(Boolean).join(' ')}
      title={said.join(', ')}
    >
      {isBot ? <Icon name="bot" /> : <Dot isHere={isHere} />}
      <span class="one-line" aria-hidden="true">
        {name}
      </span>
      {isOwing && <Icon name="pencil" />}
      {beside !== undefined && (
        <span class="friends-since" aria-hidden="true">
          {beside}
        </span>
      )}
      {clock}
      <span class="hidden">{said.join(', ')}</span>
    </li>
  );
};

/** How many messages this browser has not shown yet. One that is shown while the page is visible is read. */
const useUnread = ({ room, signs }: AnySocketTransport, live: SignShown | undefined): number => {
  const { id, viewer } = room.value;
  const shown = useSignal<readonly number[]>([]);
  const read = { upTo: messagesRead(id), shown: shown.value };
  const upTo = readUntil(signs.value, viewer, read);
  useEffect(() => {
    if (!live) return undefined;
    const look = (): void => {
      if (!document.hidden) shown.value = [...new Set([...shown.value, live.at])];
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [live]);
  useEffect(() => saveMessagesRead(id, upTo), [id, upTo]);
  return unreadIn(signs.value, viewer, read).length;
};

interface CompanyProps {
  readonly link: AnySocketTransport;
  readonly names: readonly string[];
  /** The seats that owe an answer. */
  readonly owing: readonly number[];
  /** How long each player has been away. */
  readonly away: readonly (number | undefined)[];
  /** From when a bot may answer for each player. */
  readonly botFrom: readonly (number | undefined)[];
}

/** Above the table: who is connected, who is waited for, and the state of the connection. */
export const PresenceBar = ({ link, names, owing, away, botFrom }: CompanyProps) => {
  const words = say(PRESENCE_MESSAGES);
  const { id, seats, viewer, clock } = link.room.value;
  const presence = link.presence.value;
  const isLost = useLasting(!link.isConnected.value);
  const isWaiting = link.isWaiting.value;
  const isSlow = useLasting(isWaiting);
  const isOpen = useSignal(false);
  useEffect(() => void SeatMenu.fetch(), []);
  const { value: refused } = link.lastRefusal;
  // The table itself shows what the rules refuse.
  const says = refused && refused.refused !== 'not-kept' ? serverText(refused) : undefined;
  const unsent = useSignFault(id, !isOpen.value);
  const fault = says ? (
    <RefusalText refusal={refused!} says={says} />
  ) : (
    unsent && <RefusalText refusal={unsent} />
  );
  const line = isLost ? (isWaiting ? words.waiting : words.lost) : isSlow ? words.sending : fault;
  // A lost seat is announced below the bar; the state of the connection no longer matters.
  const { value: gone } = link.gone;
  const sign = useSign(link.sign);
  const live = gone || line !== undefined ? undefined : sign;
  const said = gone ? undefined : live ? signText(live, names) : line;
  const unread = useUnread(link, live);
  const unreadId = useId();
  // A spectator who is alone needs no count.
  const watching = (presence?.watching ?? 0) - (viewer === 'spectator' ? 1 : 0);
  return (
    <section class="friends-company" aria-label={words.players}>
      <ul class="friends-players bare-list">
        {seats.map((shown, seat) => (
          <Player
            key={seat}
            shown={shown}
            name={names[seat]!}
            isHere={hereAt(presence, seat, { viewer, isLost })}
            isOwing={owing.includes(seat)}
            isMe={seat === viewer}
            away={away[seat]}
            clock={
              shown.kind === 'person' &&
              clock && <SeatClock clock={clock} seat={seat} isMe={seat === viewer} />
            }
          />
        ))}
      </ul>
      {viewer === 'spectator' && (
        <b class="friends-watching" title={words.lookingOn}>
          <Icon name="eye" /> <span class="friends-looking">{words.lookingOn}</span>
        </b>
      )}
      {watching > 0 && (
        <span class="friends-watching" title={words.watching(watching)}>
          <Icon name="eye" /> {watching}
          <span class="hidden">{words.watching(watching)}</span>
        </span>
      )}
      <OpenSeedMark room={link.room.value} />
      {!gone && (
        <MenuButton
          look="plain"
          class="friends-menu-button"
          aria-label={viewer === 'spectator' ? words.table : words.menu}
          isOpen={isOpen.value}
          aria-describedby={unread > 0 ? unreadId : undefined}
          onToggle={next => {
            isOpen.value = next;
          }}
        >
          <Icon name="people" />
          {unread > 0 && (
            <>
              <span class="friends-unread" aria-hidden="true">
                {unread}
              </span>
              <span class="hidden" id={unreadId}>
                {words.unread(unread)}
              </span>
            </>
          )}
        </MenuButton>
      )}
      <div role="status" class="friends-line">
        {said && <p>{said}</p>}
      </div>
      {isOpen.value && !gone && (
        <SeatMenu
          link={link}
          names={names}
          owing={owing}
          botFrom={botFrom}
          onClose={() => {
            // A player who closes the menu has seen the refusal in it.
            clearSignRefusal(id);
            isOpen.value = false;
          }}
        />
      )}
    </section>
  );
};
