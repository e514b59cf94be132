import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import type { SeatShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { lazy } from '../lazy.tsx';
import { language } from '../settings.ts';
import { MenuButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { wholeSeconds } from './absence.ts';
import { clearMessageRefusal } from './message-outbox.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { RefusalText, useLasting } from './notice.tsx';
import type { Around } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { serverText } from './refusal-messages.ts';
import { SeatClock } from './seat-clock.tsx';
import { Dot, hereAt } from './seat-list.tsx';
import { itemLine, useArrived, useMessageFault, useUnread } from './talk-live.ts';
import { TALK_MESSAGES } from './talk-messages.ts';
import { OpenSeedMark } from './terms.tsx';
import { inWords } from './time-control.ts';

const SeatMenu = lazy(async () => (await import('./seat-menu.tsx')).SeatMenu);
const TalkPopup = lazy(async () => (await import('./talk.tsx')).TalkPopup);

interface PlayerProps {
  readonly shown: SeatShown;
  readonly name: string;
  /** Undefined while this device is offline and can't know. */
  readonly isHere: boolean | undefined;
  readonly isActive: boolean;
  readonly isMe: boolean;
  /** How long this player has been away, in milliseconds. */
  readonly away: number | undefined;
  readonly clock?: ComponentChildren;
}

/** One player: whether they are connected, and whether the others wait for them. */
const Player = ({ shown, name, isHere, isActive, isMe, away, clock }: PlayerProps) => {
  const words = { ...say(ONLINE_MESSAGES), ...say(PRESENCE_MESSAGES) };
  const isBot = shown.kind === 'bot' || shown.standIn !== undefined;
  const since = away !== undefined && !isBot ? inWords(wholeSeconds(away), language.value) : undefined;
  const absent = since === undefined ? words.away : words.awayFor(since);
  const present = isHere === undefined ? words.unknown : isHere ? words.here : absent;
  const where = shown.kind === 'bot' ? words.bot : present;
  const bot = shown.hasLeft ? `${words.left}, ${words.playsOn}` : words.standIn;
  const said = [name, shown.standIn === undefined ? where : bot, ...(isActive ? [words.owes] : [])];
  const beside = shown.hasLeft ? words.left : isHere === undefined ? undefined : since;
  return (
    <li
      class={['online-player in-line', isActive && 'is-active', isMe && 'is-me'].filter(Boolean).join(' ')}
      title={said.join(', ')}
    >
      {isBot ? <Icon name="bot" /> : <Dot isHere={isHere} />}
      <span class="one-line" aria-hidden="true">
        {name}
      </span>
      {isActive && <Icon name="pencil" />}
      {beside !== undefined && (
        <span class="online-since" aria-hidden="true">
          {beside}
        </span>
      )}
      {clock}
      <span class="hidden">{said.join(', ')}</span>
    </li>
  );
};

interface TalkButtonProps {
  readonly isOpen: boolean;
  readonly unread: number;
  readonly onToggle: (isOpen: boolean) => void;
}

/** More unread messages than this don't fit on the button. */
const MOST_SHOWN = 99;

/** The button that opens the chat, with the number of unread messages. */
const TalkButton = ({ isOpen, unread, onToggle }: TalkButtonProps) => {
  const unreadId = useId();
  return (
    <MenuButton
      look="plain"
      class="online-menu-button"
      aria-label={say(TALK_MESSAGES).talk}
      isOpen={isOpen}
      aria-describedby={unread > 0 ? unreadId : undefined}
      onToggle={onToggle}
    >
      <Icon name="talk" />
      {unread > 0 && (
        <>
          <span class="online-unread" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
          <span class="hidden" id={unreadId}>
            {say(PRESENCE_MESSAGES).unread(unread)}
          </span>
        </>
      )}
    </MenuButton>
  );
};

/** The bar above a table: who is connected, whose turn it is, and the state of the connection. */
export const PresenceBar = (around: Around) => {
  const words = say(PRESENCE_MESSAGES);
  const { transport, names, activeSeats, away } = around;
  const room = transport.room.value;
  const { id, seats, viewer, clock, chat, desk } = room;
  const presence = transport.presence.value;
  const isLost = useLasting(!transport.isConnected.value);
  const isWaiting = transport.isWaiting.value;
  const isSlow = useLasting(isWaiting);
  const isOpen = useSignal(false);
  const isTalking = useSignal(false);
  useEffect(() => {
    void SeatMenu.fetch();
    void TalkPopup.fetch();
  }, []);
  const { value: refused } = transport.lastRefusal;
  // The table itself shows what the rules refuse.
  const says = refused && refused.refused !== 'not-kept' ? serverText(refused) : undefined;
  const unsent = useMessageFault(id, !isTalking.value);
  const fault = says ? (
    <RefusalText refusal={refused!} says={says} />
  ) : (
    unsent && <RefusalText refusal={unsent} />
  );
  const line = isLost ? (isWaiting ? words.waiting : words.lost) : isSlow ? words.sending : fault;
  // If the player has lost the seat, a text below the bar says so. The bar then shows no other message.
  const { value: gone } = transport.gone;
  const arrived = useArrived(transport, room);
  // An open chat shows new messages itself.
  const live = gone || line !== undefined || isTalking.value ? undefined : arrived;
  const said = gone ? undefined : live ? itemLine(live, names) : line;
  const unread = useUnread(transport, room, live) + transport.reports.value.length;
  // The count of spectators doesn't include this device.
  const watching = (presence?.watching ?? 0) - (viewer === 'spectator' ? 1 : 0);
  return (
    <section class="online-presence in-line" aria-label={words.players}>
      <ul class="online-players in-line bare-list">
        {seats.map((shown, seat) =>
          desk && seat !== viewer ? null : (
            <Player
              key={seat}
              shown={shown}
              name={names[seat]!}
              isHere={hereAt(presence, seat, { viewer, isLost })}
              isActive={activeSeats.includes(seat)}
              isMe={seat === viewer}
              away={away[seat]}
              clock={
                shown.kind === 'person' &&
                clock && <SeatClock clock={clock} seat={seat} isMe={seat === viewer} />
              }
            />
          ),
        )}
        {/* A convention table has too many players to list. */}
        {desk && room.status === 'running' && (
          <li class="online-player">{words.moving(activeSeats.length, seats.length)}</li>
        )}
      </ul>
      {viewer === 'spectator' && (
        <b class="online-watching sign" title={words.lookingOn}>
          <Icon name="eye" /> <span class="online-looking">{words.lookingOn}</span>
        </b>
      )}
      {watching > 0 && (
        <span class="online-watching sign" title={words.watching(watching)}>
          <Icon name="eye" /> <span aria-hidden="true">{watching}</span>
          <span class="hidden">{words.watching(watching)}</span>
        </span>
      )}
      <OpenSeedMark room={room} />
      {!gone && chat && (
        <TalkButton
          isOpen={isTalking.value}
          unread={unread}
          onToggle={next => {
            isTalking.value = next;
          }}
        />
      )}
      {!gone && (
        <MenuButton
          look="plain"
          class="online-menu-button"
          aria-label={viewer === 'spectator' ? words.table : words.menu}
          isOpen={isOpen.value}
          onToggle={next => {
            isOpen.value = next;
          }}
        >
          <Icon name="people" />
        </MenuButton>
      )}
      <div role="status" class="online-line">
        {said && <p class={live && 'one-line'}>{said}</p>}
      </div>
      {isOpen.value && !gone && (
        <SeatMenu
          {...around}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
      {isTalking.value && !gone && chat && (
        <TalkPopup
          room={room}
          line={transport}
          names={names}
          onClose={() => {
            // A player who closes the chat has seen the refusal in it.
            clearMessageRefusal(id);
            isTalking.value = false;
          }}
        />
      )}
    </section>
  );
};
