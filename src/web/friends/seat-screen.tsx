import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { fromHere, goOnTo } from '../route.ts';
import { say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/page.tsx';
import { lookIn, myTableAt, takeOverSeat } from './doors.ts';
import { Fault } from './fault.tsx';
import { goneBy } from './gone.ts';
import { keepTable } from './kept.ts';
import { NoWay } from './no-way.tsx';
import { nameAt } from './seat-list.tsx';
import { SEAT_WORDS } from './seat-words.ts';
import { useFarGame } from './use-game.ts';
import { FRIENDS_WORDS } from './words.ts';

interface LinkProps {
  readonly id: string;
  readonly token: string;
}

/** The seat of a link, and this browser's seat at the same table. */
interface Found {
  readonly room: RoomShown;
  readonly seat: number;
  readonly own: number | undefined;
}

const seatOf = (room: RoomShown | undefined): number | undefined =>
  typeof room?.viewer === 'number' ? room.viewer : undefined;

/** Only reads: nothing changes before the player has answered. */
const findSeat = async ({ id, token }: LinkProps): Promise<Found | Refusal | 'used'> => {
  const room = await lookIn(id, token);
  if (isRefusal(room)) return room;
  const seat = seatOf(room);
  return seat === undefined ? 'used' : { room, seat, own: seatOf(await myTableAt(id)) };
};

/** The response may get lost: if this browser has the seat afterwards, the move succeeded. */
const move = async ({ id, token }: LinkProps, seat: number): Promise<Refusal | undefined> => {
  const taken = await takeOverSeat(id, token, seat);
  if (isRefusal(taken) && seatOf(await myTableAt(id)) !== seat) return taken;
  keepTable(id, { token: undefined });
  return undefined;
};

const Ask = ({ link, found: { room, seat } }: { readonly link: LinkProps; readonly found: Found }) => {
  const words = say(SEAT_WORDS);
  const state = useSignal<'rest' | 'busy' | Refusal>('rest');
  const name = nameAt(room.seats, seat, useFarGame(room.game));
  const go = useOnce(async () => {
    state.value = 'busy';
    const goOn = fromHere(goOnTo);
    const refusal = await move(link, seat);
    if (refusal) state.value = refusal;
    else goOn('friends', 'room', link.id);
  });
  return (
    <Page title={words.ask(name)}>
      <p>{words.note}</p>
      {isRefusal(state.value) && (
        <p class="error" role="alert">
          <Fault refusal={state.value} />
        </p>
      )}
      <div class="row">
        <Button look="main" disabled={state.value === 'busy'} onClick={go}>
          {words.move}
        </Button>
        <Button onClick={() => goOnTo()}>{words.cancel}</Button>
      </div>
      <p role="status">{state.value === 'busy' && words.moving}</p>
    </Page>
  );
};

/** This browser already plays another seat at the same table. */
const OtherSeat = ({
  id,
  room,
  own,
}: {
  readonly id: string;
  readonly room: RoomShown;
  readonly own: number;
}) => {
  const words = say(SEAT_WORDS);
  const name = nameAt(room.seats, own, useFarGame(room.game));
  return (
    <Page title={words.other(name)}>
      <p>{words.otherNote}</p>
      <div class="row">
        <Button look="main" onClick={() => goOnTo('friends', 'room', id)}>
          {words.open}
        </Button>
        <Button onClick={() => goOnTo()}>{words.home}</Button>
      </div>
    </Page>
  );
};

/** A link that moves a seat to this device, if the player wants it. */
export const MoveSeat = (link: LinkProps) => {
  const { id, token } = link;
  const [found, setFound] = useState<Found | Refusal | 'used'>();
  const isHere = found !== undefined && found !== 'used' && !isRefusal(found) && found.own === found.seat;
  useEffect(() => {
    let isGone = false;
    void findSeat(link).then(answer => {
      if (!isGone) setFound(answer);
    });
    return () => {
      isGone = true;
    };
  }, [id, token]);
  useEffect(() => {
    // The link was created for this very seat, which this browser already has.
    if (isHere) goOnTo('friends', 'room', id);
  }, [isHere]);
  if (found === 'used') return <NoWay says={say(SEAT_WORDS).used} />;
  if (isRefusal(found))
    return <NoWay refusal={found} {...(goneBy(found) === 'moved' && { says: say(SEAT_WORDS).used })} />;
  if (!found || isHere)
    return (
      <Page title={say(SEAT_WORDS).title}>
        <p role="status">{say(FRIENDS_WORDS).looking}</p>
      </Page>
    );
  return found.own === undefined ? (
    <Ask link={link} found={found} />
  ) : (
    <OtherSeat id={id} room={found.room} own={found.own} />
  );
};
