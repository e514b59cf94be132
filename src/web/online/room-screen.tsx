import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { fromHere, replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { bestKeyFor, chooseFor, freeSeat, startNow } from './api.ts';
import { ConnectionNote, useLasting } from './connection-note.tsx';
import { Invitations } from './invitations.tsx';
import { Signs } from './message-buttons.tsx';
import { SignHistory } from './message-history.tsx';
import { useSignOutbox } from './message-outbox.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { NoAccess } from './no-access.tsx';
import type { OnlineGame } from './online-game.ts';
import { OpenSeedNote } from './open-seed.tsx';
import { PaceNote } from './pace-note.tsx';
import { RefusalText } from './refusal.tsx';
import { serverText } from './refusal-messages.ts';
import { RoomNotice } from './room-notice.tsx';
import { SeatControls } from './seat-controls.tsx';
import { nameAt, SeatList } from './seat-list.tsx';
import { keyFor } from './stored-keys.ts';
import { Terms } from './terms.tsx';
import { useOnlineGame } from './use-game.ts';
import { type RoomSubscription, useRoom } from './use-room.ts';
import { WAITING_MESSAGES } from './waiting-messages.ts';
import { BotLevel, NameForm, ReadyButton, ReadyCheck } from './waiting-tools.tsx';

/** Opens the screen of the game's online tables. */
export const openOnlineTable = ({ game, id }: Pick<RoomShown, 'game' | 'id'>): void =>
  replaceRoute(...(gameOf(game)?.prefix ?? []), 'play', id);

/** Requests to the server, and the last refusal. */
const useActs = (game: OnlineGame | undefined) => {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const act = (work: Promise<unknown>): Promise<void> => {
    refusal.value = undefined;
    return work.then(answer => {
      refusal.value = isRefusal(answer) ? answer : undefined;
    });
  };
  const { value: why } = refusal;
  const fault = why && <RefusalText refusal={why} says={serverText(why) ?? game?.choice?.why(why)} />;
  return { act, fault };
};

interface LaidProps {
  readonly room: RoomShown;
  readonly line: RoomSubscription;
}

/** The seats and the options. */
const Laid = ({ room, line }: LaidProps) => {
  const words = say(ONLINE_MESSAGES);
  const game = useOnlineGame(room.game);
  const { act, fault } = useActs(game);
  const isLost = useLasting(!line.isConnected.value);
  const { id, viewer, isHost } = room;
  const key = keyFor(id);
  const picked = useSignal<string | undefined>(undefined);
  const level = picked.value ?? game?.usualBot;
  const leave = async (): Promise<unknown> => {
    const go = fromHere(replaceRoute);
    const answer = await freeSeat(id, key, viewer as number);
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
        {ChoiceField && isSeated && (
          <ChoiceField
            config={room.config}
            seat={viewer}
            choose={choice => act(chooseFor(id, key, viewer, choice))}
          />
        )}
        {isHost && (
          <BotLevel
            game={game}
            level={level}
            pick={bot => {
              picked.value = bot;
            }}
          />
        )}
        {isSeated && <NameForm room={room} act={act} />}
        {isHost && <ReadyCheck room={room} act={act} />}
        {fault && (
          <p class="error" role="alert">
            {fault}
          </p>
        )}
        <div class="row">
          {isHost && (
            <Button look="main" onClick={() => act(startNow(id, key, level))}>
              {words.start}
            </Button>
          )}
          {isSeated && <Button onClick={() => act(leave())}>{words.leaveSeat}</Button>}
          {/* Last, so that it moves no other button when the host turns the check on. */}
          {isSeated && room.readyCheck && <ReadyButton room={room} act={act} />}
        </div>
        {isHost && <p class="friends-note">{words.startNote}</p>}
        <p>{room.readyCheck ? say(WAITING_MESSAGES).note : isSeated ? words.roomNote : words.watchingRoom}</p>
      </section>
      <section class="panel">
        <h2>{name ? text(name) : room.game}</h2>
        <Terms game={game} config={room.config} />
        {room.clock && <PaceNote pace={room.clock} />}
      </section>
      <section class="panel">
        <h2>{words.messages}</h2>
        <SignHistory
          room={room}
          signs={line.signs.value}
          names={room.seats.map((_, seat) => nameAt(room.seats, seat, game))}
        />
        {isSeated && <Signs id={id} />}
      </section>
    </>
  );
};

/** On a phone the seats are below the invitation, so the names are repeated above it. */
const Seated = ({ room: { game: id, seats } }: Pick<LaidProps, 'room'>) => {
  const game = useOnlineGame(id);
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const names = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [nameAt(seats, seat, game)]));
  return <p>{say(ONLINE_MESSAGES).seated(names.join(', '), open)}</p>;
};

/** The waiting room. */
export const Room = ({ id }: { readonly id: string }) => {
  const words = say(ONLINE_MESSAGES);
  const line = useRoom(id, keyFor(id));
  useEffect(() => void bestKeyFor(id), [id]);
  const room = line.room.value;
  useSignOutbox(id, line.isConnected);
  const hasBegun = room !== undefined && room.status !== 'waiting';
  useEffect(() => {
    if (room && hasBegun) openOnlineTable(room);
  }, [hasBegun]);
  const { value: gone } = line.refusal;
  if (gone) return <NoAccess id={id} refusal={gone} />;
  if (!room || hasBegun)
    return (
      <Page>
        <p role="status">{words.looking}</p>
        <ConnectionNote isConnected={line.isConnected} />
      </Page>
    );
  const invitations = typeof room.viewer === 'number' && (
    <div class="stack">
      <Invitations id={id} isHost={room.isHost} />
    </div>
  );
  return (
    <Page title={words.room}>
      <RoomNotice room={room} line={line} nameOf={seat => nameAt(room.seats, seat)} />
      {room.isHost && <Seated room={room} />}
      <OpenSeedNote room={room} />
      <div class="friends-room">
        {room.isHost && invitations}
        <div class="stack">
          <Laid room={room} line={line} />
        </div>
        {!room.isHost && invitations}
      </div>
    </Page>
  );
};
