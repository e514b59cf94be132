import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { gameOf } from '../games/list.ts';
import { plural, say, text } from '../i18n.ts';
import { fromHere, replaceRoute } from '../route.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { hostWait } from './absence.ts';
import { bestKeyFor, chooseFor, freeSeat, startNow } from './api.ts';
import { Invitations } from './invitations.tsx';
import { useMessageOutbox } from './message-outbox.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { ConnectionNote, FaultLine, Looking, NoAccess, useLasting, useRequests } from './notice.tsx';
import { useOnlineGame } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { serverText } from './refusal-messages.ts';
import { SeatControls } from './seat-controls.tsx';
import { nameAt, SeatList } from './seat-list.tsx';
import { keyFor } from './stored-keys.ts';
import { Talk } from './talk.tsx';
import { useUnread } from './talk-live.ts';
import { TALK_MESSAGES } from './talk-messages.ts';
import { OpenSeedNote, PaceNote, Terms } from './terms.tsx';
import { type RoomSubscription, useRoom } from './use-room.ts';
import { BotLevel, NameForm, OpenToAll, ReadyButton, ReadyCheck } from './waiting-tools.tsx';

/** Opens the screen of the game's online tables. */
export const openOnlineTable = ({ game, id }: Pick<RoomShown, 'game' | 'id'>): void =>
  replaceRoute(...(gameOf(game)?.prefix ?? []), 'play', id);

interface RoomProps {
  readonly room: RoomShown;
  readonly line: RoomSubscription;
}

interface LaidProps extends RoomProps {
  /** The panel of the chat, which may be below the window. */
  readonly talk: RefObject<HTMLElement | null>;
}

/** The panels of the waiting room: seats with actions, rules, and messages. */
const Laid = ({ room, line, talk }: LaidProps) => {
  const words = say(ONLINE_MESSAGES);
  const game = useOnlineGame(room.game);
  const { act, refusal } = useRequests();
  const isLost = useLasting(!line.isConnected.value);
  const { id, viewer, isHost } = room;
  const [picked, pick] = useState<string>();
  const level = picked ?? game?.usualBot;
  const leave = async (): Promise<unknown> => {
    const go = fromHere(replaceRoute);
    // Cast: only a seated player has this button.
    const answer = await freeSeat(id, viewer as number);
    if (!isRefusal(answer)) go('friends');
    return answer;
  };
  const name = gameOf(room.game)?.name;
  const isSeated = typeof viewer === 'number';
  const ChoiceField = game?.choice?.Field;
  return (
    <>
      <section class="panel" aria-live="polite">
        <h2>{words.seats}</h2>
        <SeatList
          room={room}
          presence={line.presence.value}
          isLost={isLost}
          game={game}
          doors={seat => (
            <SeatControls
              room={room}
              seat={seat}
              name={nameAt(room.seats, seat, game)}
              bot={level}
              act={act}
            />
          )}
        />
        {ChoiceField && isSeated && !room.from && (
          <ChoiceField
            config={room.config}
            seat={viewer}
            choose={async choice => void (await act(chooseFor(id, viewer, choice)))}
          />
        )}
        {isHost && <BotLevel game={game} level={level} pick={pick} />}
        {isSeated && <NameForm room={room} act={act} />}
        {isHost && !room.from && <OpenToAll room={room} act={act} />}
        {isHost && <ReadyCheck room={room} act={act} />}
        <FaultLine refusal={refusal} says={refusal && (serverText(refusal) ?? game?.choice?.why(refusal))} />
        <div class="row">
          {isHost && (
            <Button look="main" onClick={() => act(startNow(id, level))}>
              {words.start}
            </Button>
          )}
          {isSeated && <Button onClick={() => act(leave())}>{words.leaveSeat}</Button>}
          {/* Last, so that no other button moves when the host turns the ready check on. */}
          {isSeated && room.readyCheck && <ReadyButton room={room} act={act} />}
        </div>
        {isHost && <p class="online-note">{words.startNote}</p>}
        <p>{room.readyCheck ? words.readyNote : isSeated ? words.roomNote : words.watchingRoom}</p>
      </section>
      <section class="panel">
        <h2>{name ? text(name) : room.game}</h2>
        <Terms game={game} config={room.config} />
        {room.clock && <PaceNote pace={room.clock} />}
      </section>
      <section class="panel" ref={talk}>
        <h2>{say(TALK_MESSAGES).talk}</h2>
        <Talk room={room} line={line} names={room.seats.map((_, seat) => nameAt(room.seats, seat, game))} />
      </section>
    </>
  );
};

/** On a phone the seats are below the invitation, so the names are repeated above it. */
const Seated = ({ room: { game: id, seats } }: Pick<RoomProps, 'room'>) => {
  const game = useOnlineGame(id);
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const names = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [nameAt(seats, seat, game)]));
  return <p>{say(ONLINE_MESSAGES).seated(names.join(', '), open)}</p>;
};

const JOINED = {
  en: {
    title: (name: string) => `You’re in, ${name}`,
    wait: 'Look at the big screen. The host starts the game.',
    taken: (n: number, all: number) => `${n} of ${all} seats taken`,
  },
  fr: {
    title: (name: string) => `Bienvenue, ${name}`,
    wait: 'Suivez le grand écran. C’est l’hôte qui lance la partie.',
    taken: (n: number, all: number) => `${n} ${plural(n, 'place prise', 'places prises')} sur ${all}`,
  },
};

/** A player at a convention table before the game: the list of players is on the big screen. */
const JoinedConvention = ({ room, line }: RoomProps) => {
  const words = say(JOINED);
  const online = say(ONLINE_MESSAGES);
  const { act, refusal } = useRequests();
  const { viewer, seats, desk } = room;
  const game = useOnlineGame(room.game);
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const isSeated = typeof viewer === 'number';
  return (
    <Page title={isSeated ? words.title(nameAt(seats, viewer)) : online.watch}>
      <ConnectionNote isConnected={line.isConnected} />
      <div class="stack">
        <section class="panel">
          <div role="status">{desk?.notice && <p class="as-heading">{desk.notice.text}</p>}</div>
          <p>{words.wait}</p>
          <p role="status">{words.taken(taken, seats.length)}</p>
          {isSeated && <NameForm room={room} act={act} />}
          <FaultLine refusal={refusal} />
        </section>
        <section class="panel">
          <h2>{online.terms}</h2>
          <Terms game={game} config={room.config} />
        </section>
      </div>
    </Page>
  );
};

/** The waiting room. */
export const Room = ({ id }: { readonly id: string }) => {
  const words = say(ONLINE_MESSAGES);
  const line = useRoom(id, keyFor(id));
  useEffect(() => void bestKeyFor(id), [id]);
  const talk = useRef<HTMLElement>(null);
  const room = line.room.value;
  useMessageOutbox(id, line.isConnected);
  const hasBegun = room !== undefined && room.status !== 'waiting';
  const isDesk = room?.desk !== undefined && room.isHost && (!hasBegun || typeof room.viewer !== 'number');
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the table once; each update brings another room object
  useEffect(() => {
    if (room && isDesk) replaceRoute('friends', 'desk', id);
    else if (room && hasBegun) openOnlineTable(room);
  }, [hasBegun, isDesk]);
  const { value: gone } = line.gone;
  if (gone) return <NoAccess id={id} refusal={gone} />;
  if (room?.ended && !hasBegun) return <NoAccess id={id} says={say(PRESENCE_MESSAGES).endedEarly} />;
  if (!room || hasBegun || isDesk) return <Looking line={line} />;
  const invitations = typeof room.viewer === 'number' && (
    <div class="stack">
      <Invitations id={id} isHost={room.isHost} />
    </div>
  );
  if (room.desk) return <JoinedConvention room={room} line={line} />;
  return (
    <Page title={words.room}>
      <RoomNotice room={room} line={line} nameOf={seat => nameAt(room.seats, seat)} talk={talk} />
      {room.isHost && <Seated room={room} />}
      <OpenSeedNote room={room} />
      <div class="online-room columns">
        {room.isHost && invitations}
        <div class="stack">
          <Laid room={room} line={line} talk={talk} />
        </div>
        {!room.isHost && invitations}
      </div>
    </Page>
  );
};

interface NoticeProps extends LaidProps {
  /** The name of the player at a seat. */
  readonly nameOf: (seat: number) => string;
}

/** The status line of the waiting room: the connection, and who starts the game. It stays in view. */
export const RoomNotice = ({ room, line, nameOf, talk }: NoticeProps) => {
  const words = say(ONLINE_MESSAGES);
  const { host, isHost } = room;
  const unread = useUnread(line, room);
  const presence = line.presence.value;
  const isConnected = line.isConnected.value;
  const isAway = useLasting(isConnected && !isHost && host !== undefined && presence?.seats[host] === false);
  const wasHost = useRef(isHost);
  const isNew = isHost && !wasHost.current;
  return (
    <div class="online-notice">
      <ConnectionNote isConnected={line.isConnected} />
      <div role="status">
        {isAway && <p>{words.hostAway(nameOf(host!), hostWait(presence, language.value))}</p>}
        {isNew && <p>{words.hostNow}</p>}
      </div>
      {unread > 0 && (
        <Button class="online-unread-note" onClick={() => talk.current?.scrollIntoView({ block: 'center' })}>
          {say(PRESENCE_MESSAGES).unread(unread)}
        </Button>
      )}
    </div>
  );
};
