import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { fromHere, replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/page.tsx';
import { fetchRoom, myTableAt, takeOverSeat } from './api.ts';
import { lostSeatReason } from './lost-seat.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { NoAccess } from './no-access.tsx';
import { RefusalText } from './refusal.tsx';
import { nameAt } from './seat-list.tsx';
import { SEAT_MESSAGES } from './seat-messages.ts';
import { saveTable } from './stored-keys.ts';
import { useOnlineGame } from './use-game.ts';

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
  const room = await fetchRoom(id, token);
  if (isRefusal(room)) return room;
  const seat = seatOf(room);
  return seat === undefined ? 'used' : { room, seat, own: seatOf(await myTableAt(id)) };
};

/** The response may get lost: if this browser has the seat afterwards, the move succeeded. */
const move = async ({ id, token }: LinkProps, seat: number): Promise<Refusal | undefined> => {
  const taken = await takeOverSeat(id, token, seat);
  if (isRefusal(taken) && seatOf(await myTableAt(id)) !== seat) return taken;
  saveTable(id, { token: undefined });
  return undefined;
};

const Ask = ({ link, found: { room, seat } }: { readonly link: LinkProps; readonly found: Found }) => {
  const words = say(SEAT_MESSAGES);
  const state = useSignal<'rest' | 'busy' | Refusal>('rest');
  const name = nameAt(room.seats, seat, useOnlineGame(room.game));
  const go = useOnce(async () => {
    state.value = 'busy';
    const goOn = fromHere(replaceRoute);
    const refusal = await move(link, seat);
    if (refusal) state.value = refusal;
    else goOn('friends', 'room', link.id);
  });
  return (
    <Page title={words.ask(name)}>
      <p>{words.note}</p>
      {isRefusal(state.value) && (
        <p class="error" role="alert">
          <RefusalText refusal={state.value} />
        </p>
      )}
      <div class="row">
        <Button look="main" disabled={state.value === 'busy'} onClick={go}>
          {words.move}
        </Button>
        <Button onClick={() => replaceRoute()}>{words.cancel}</Button>
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
  const words = say(SEAT_MESSAGES);
  const name = nameAt(room.seats, own, useOnlineGame(room.game));
  return (
    <Page title={words.other(name)}>
      <p>{words.otherNote}</p>
      <div class="row">
        <Button look="main" onClick={() => replaceRoute('friends', 'room', id)}>
          {words.open}
        </Button>
        <Button onClick={() => replaceRoute()}>{words.home}</Button>
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
    if (isHere) replaceRoute('friends', 'room', id);
  }, [isHere]);
  if (found === 'used') return <NoAccess says={say(SEAT_MESSAGES).used} />;
  if (isRefusal(found))
    return (
      <NoAccess
        refusal={found}
        {...(lostSeatReason(found) === 'moved' && { says: say(SEAT_MESSAGES).used })}
      />
    );
  if (!found || isHere)
    return (
      <Page title={say(SEAT_MESSAGES).title}>
        <p role="status">{say(ONLINE_MESSAGES).looking}</p>
      </Page>
    );
  return found.own === undefined ? (
    <Ask link={link} found={found} />
  ) : (
    <OtherSeat id={id} room={found.room} own={found.own} />
  );
};
