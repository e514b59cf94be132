import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { deName } from '../../text/french.ts';
import { say } from '../i18n.ts';
import { fromHere, replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/page.tsx';
import { fetchRoom, myTableAt, takeOverSeat } from './api.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { FaultLine, Looking, NoAccess, useRequests } from './notice.tsx';
import { useOnlineGame } from './online-game.ts';
import { lostSeatReason } from './refusal-messages.ts';
import { nameAt } from './seat-list.tsx';
import { saveTable } from './stored-keys.ts';

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

/**
 * Finds the seat of a link. This only reads from the server: nothing changes before the player has answered.
 */
const findSeat = async ({ id, token }: LinkProps): Promise<Found | Refusal | 'used'> => {
  const room = await fetchRoom(id, token);
  if (isRefusal(room)) return room;
  const seat = seatOf(room);
  return seat === undefined ? 'used' : { room, seat, own: seatOf(await myTableAt(id)) };
};

/**
 * Moves the seat to this browser. If this browser has the seat after a refusal, only the response was lost.
 */
const move = async ({ id, token }: LinkProps, seat: number): Promise<Refusal | undefined> => {
  const taken = await takeOverSeat(id, token, seat);
  if (isRefusal(taken) && seatOf(await myTableAt(id)) !== seat) return taken;
  saveTable(id, { token: undefined });
  return undefined;
};

const Ask = ({ link, found: { room, seat } }: { readonly link: LinkProps; readonly found: Found }) => {
  const words = say(SEAT_MESSAGES);
  const { act, refusal } = useRequests();
  const [isBusy, setBusy] = useState(false);
  const name = nameAt(room.seats, seat, useOnlineGame(room.game));
  const go = useOnce(async () => {
    setBusy(true);
    const goOn = fromHere(replaceRoute);
    if (!(await act(move(link, seat)))) goOn('friends', 'room', link.id);
    setBusy(false);
  });
  return (
    <Page title={words.ask(name)}>
      <p>{words.note}</p>
      <FaultLine refusal={refusal} />
      <div class="row">
        <Button look="main" disabled={isBusy} onClick={go}>
          {words.move}
        </Button>
        <Button onClick={() => replaceRoute()}>{say(ONLINE_MESSAGES).cancel}</Button>
      </div>
      <p role="status">{isBusy && words.moving}</p>
    </Page>
  );
};

/** Shown if this browser already plays another seat at the same table. */
const OtherSeat = ({ room, own }: { readonly room: RoomShown; readonly own: number }) => {
  const words = say(SEAT_MESSAGES);
  const name = nameAt(room.seats, own, useOnlineGame(room.game));
  return (
    <Page title={words.other(name)}>
      <p>{words.otherNote}</p>
      <div class="row">
        <Button look="main" onClick={() => replaceRoute('friends', 'room', room.id)}>
          {words.open}
        </Button>
        <Button onClick={() => replaceRoute()}>{say(ONLINE_MESSAGES).home}</Button>
      </div>
    </Page>
  );
};

/** The screen of a link that moves a seat to this device. Asks before it moves the seat. */
export const MoveSeat = (link: LinkProps) => {
  const { id, token } = link;
  const [found, setFound] = useState<Found | Refusal | 'used'>();
  const isHere = found !== undefined && found !== 'used' && !isRefusal(found) && found.own === found.seat;
  useEffect(() => {
    let isGone = false;
    void findSeat({ id, token }).then(answer => {
      if (!isGone) setFound(answer);
    });
    return () => {
      isGone = true;
    };
  }, [id, token]);
  useEffect(() => {
    // The link was created for this very seat, which this browser already has.
    if (isHere) replaceRoute('friends', 'room', id);
  }, [isHere, id]);
  if (found === 'used') return <NoAccess says={say(SEAT_MESSAGES).used} />;
  if (isRefusal(found))
    return (
      <NoAccess
        refusal={found}
        {...(lostSeatReason(found) === 'moved' && { says: say(SEAT_MESSAGES).used })}
      />
    );
  if (!found || isHere) return <Looking title={say(SEAT_MESSAGES).title} />;
  return found.own === undefined ? (
    <Ask link={link} found={found} />
  ) : (
    <OtherSeat room={found.room} own={found.own} />
  );
};

/** Texts for moving a seat to this device by a link. */
export const SEAT_MESSAGES = {
  en: {
    title: 'Move your seat',
    ask: (name: string) => `Move ${name}’s seat to this device?`,
    note: 'You continue here. The other device loses the seat.',
    move: 'Move',
    moving: 'Moving the seat…',
    other: (name: string) => `You already play at this table as ${name}.`,
    otherNote:
      'A browser can play only one seat per table. Open the link in another browser or on another device.',
    open: 'Open the table',
    used: 'This link no longer works: it was used or replaced. Ask for a new link.',
  },
  fr: {
    title: 'Déplacer votre place',
    ask: (name: string) => `Déplacer la place ${deName(name)} sur cet appareil\u202f?`,
    note: 'Vous continuez à jouer ici. L’autre appareil perd la place.',
    move: 'Déplacer',
    moving: 'Déplacement…',
    other: (name: string) => `Vous jouez déjà à cette table sous le nom ${deName(name)}.`,
    otherNote:
      'Un navigateur ne peut jouer qu’une place par table. Ouvrez le lien dans un autre navigateur ou sur un autre appareil.',
    open: 'Ouvrir la table',
    used: 'Ce lien ne fonctionne plus\u202f: il a déjà servi ou a été remplacé. Demandez un nouveau lien.',
  },
};
