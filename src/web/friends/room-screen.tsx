import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../wire/messages.ts';
import { gameOf } from '../games/list.ts';
import { say, text } from '../say.ts';
import { Page } from '../ui/page.tsx';
import { freeSeat, seatBot, startNow } from './doors.ts';
import { HandOn } from './hand-on.tsx';
import { keyFor, knownTable } from './kept.ts';
import { LineNote } from './line-note.tsx';
import { goOnTo, inviteLink, isOnlyHere, watchLink } from './links.ts';
import { NoWay } from './no-way.tsx';
import { PaceNote } from './pace-note.tsx';
import { friendsText } from './refusal-words.ts';
import { useRoom } from './room-line.ts';
import { nameAt, SeatList } from './seat-list.tsx';
import { useFarGame } from './use-game.ts';
import { FRIENDS_WORDS } from './words.ts';

/** The screen of a game's far tables. */
export const goToPlay = ({ game, id }: Pick<RoomShown, 'game' | 'id'>): void =>
  goOnTo(...(gameOf(game)?.prefix ?? []), 'play', id);

const Invitations = ({ id }: { readonly id: string }) => {
  const words = say(FRIENDS_WORDS);
  const { invite, watch } = knownTable(id);
  return (
    <>
      <section class="panel">
        <h2>{words.invite}</h2>
        {invite === undefined ? (
          <p>{words.noInvite}</p>
        ) : (
          <>
            <p>{words.inviteNote}</p>
            {isOnlyHere() && <p class="error">{words.onlyHere}</p>}
            <HandOn link={inviteLink(id, invite)} label={words.invite} with={words.shareText} />
          </>
        )}
      </section>
      {watch !== undefined && (
        <details class="panel">
          <summary>{words.watch}</summary>
          <p>{words.watchNote}</p>
          <HandOn link={watchLink(id, watch)} label={words.watch} with={words.shareText} />
        </details>
      )}
    </>
  );
};

interface DoorsProps {
  readonly room: RoomShown;
  readonly seat: number;
  readonly name: string;
  readonly act: (work: Promise<unknown>) => void;
}

/** What the host may do about a seat, and everybody about the own one. */
const SeatDoors = ({ room: { id, seats, isHost, viewer }, seat, name, act }: DoorsProps) => {
  const words = say(FRIENDS_WORDS);
  const key = keyFor(id);
  const { kind } = seats[seat]!;
  if (isHost && kind === 'open')
    return (
      <button type="button" aria-label={words.addBotAt(seat + 1)} onClick={() => act(seatBot(id, key, seat))}>
        {words.addBot}
      </button>
    );
  if (!isHost || kind === 'open' || seat === viewer) return null;
  return (
    <button
      type="button"
      class="plain-button"
      aria-label={words.removeFrom(name)}
      onClick={() => act(freeSeat(id, key, seat))}
    >
      {words.remove}
    </button>
  );
};

/** Where one waits until the game begins, and sees who comes. */
export const Room = ({ id }: { readonly id: string }) => {
  const words = say(FRIENDS_WORDS);
  const key = keyFor(id);
  const line = useRoom(id, key);
  const room = line.room.value;
  const game = useFarGame(room?.game);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const hasBegun = room !== undefined && room.status !== 'waiting';
  useEffect(() => {
    if (room && hasBegun) goToPlay(room);
  }, [hasBegun]);
  const { value: gone } = line.refusal;
  if (gone) return <NoWay refusal={gone} />;
  if (!room || hasBegun)
    return (
      <Page>
        <p role="status">{words.looking}</p>
        <LineNote isConnected={line.isConnected} />
      </Page>
    );
  const act = (work: Promise<unknown>): void => {
    refusal.value = undefined;
    void work.then(answer => {
      refusal.value = isRefusal(answer) ? answer : undefined;
    });
  };
  const leave = async (): Promise<unknown> => {
    const answer = await freeSeat(id, key, room.viewer as number);
    if (!isRefusal(answer)) goOnTo('friends');
    return answer;
  };
  const name = gameOf(room.game)?.name;
  const isSeated = typeof room.viewer === 'number';
  return (
    <Page title={words.room}>
      <div class="friends-room">
        <section class="panel" aria-live="polite">
          <h2>{words.seats}</h2>
          <SeatList
            room={room}
            presence={line.presence.value}
            game={game}
            doors={seat => (
              <SeatDoors room={room} seat={seat} name={nameAt(room.seats, seat, game)} act={act} />
            )}
          />
          <p>
            <b>{name ? text(name) : room.game}</b>. {isSeated ? words.roomNote : words.watchingRoom}
          </p>
          {room.clock && <PaceNote pace={room.clock} />}
          <LineNote isConnected={line.isConnected} />
          {refusal.value && (
            <p class="error" role="alert">
              {friendsText(refusal.value)}
            </p>
          )}
          <div class="row">
            {room.isHost && (
              <button type="button" class="main-button" onClick={() => act(startNow(id, key))}>
                {words.start}
              </button>
            )}
            {isSeated && (
              <button type="button" onClick={() => act(leave())}>
                {words.leaveSeat}
              </button>
            )}
          </div>
          {room.isHost && <p class="friends-note">{words.startNote}</p>}
        </section>
        {isSeated && (
          <div class="stack">
            <Invitations id={id} />
          </div>
        )}
      </div>
    </Page>
  );
};
