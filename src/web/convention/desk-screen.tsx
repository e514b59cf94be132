import type { ComponentChildren } from 'preact';
import type { RoomShown } from '../../sync/messages.ts';
import { gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { startNow, startWithoutOpen } from '../online/api.ts';
import { Invitations } from '../online/invitations.tsx';
import { bigScreenLink } from '../online/links.ts';
import { ConnectionNote, FaultLine, NoAccess, useRequests } from '../online/notice.tsx';
import { useOnlineGame } from '../online/online-game.ts';
import { nameAt } from '../online/seat-list.tsx';
import { ShareLink } from '../online/share-link.tsx';
import { keyFor, knownTable } from '../online/stored-keys.ts';
import type { RoomSubscription } from '../online/use-room.ts';
import { linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Attend } from './attend.tsx';
import { Announce, Controls } from './desk-controls.tsx';
import { DeskSeats } from './desk-seats.tsx';
import { CONVENTION_MESSAGES } from './messages.ts';
import type { ConventionTable } from './plan.ts';
import { RankingFiles, RankingPrint, RankingTable } from './ranking.tsx';
import { seatStates, stillDrawing } from './seat-states.ts';
import './convention.css';

interface RoomProps {
  readonly room: RoomShown;
}

const useNames = ({ game, seats }: RoomShown): readonly string[] => {
  const online = useOnlineGame(game);
  return seats.map((_, seat) => nameAt(seats, seat, online));
};

/** The links to the big screen, the table and the invite. */
const Screens = ({ room: { id, game, status, viewer, isHost } }: RoomProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { watch, invite = '' } = knownTable(id);
  return (
    <>
      <section class="panel stack">
        <h2>{words.screens}</h2>
        <div class="row">
          <a class="button main-button" href={linkTo('friends', 'big', id)} target="_blank" rel="noreferrer">
            <Icon name="full" /> {words.openBig}
          </a>
          {status !== 'waiting' && (
            <a class="button" href={linkTo(...(gameOf(game)?.prefix ?? []), 'play', id)}>
              {typeof viewer === 'number' ? words.mySheet : words.watchTable}
            </a>
          )}
        </div>
        {watch !== undefined && (
          <Details summary={words.otherBig}>
            {() => (
              <>
                <p>{words.otherBigNote}</p>
                <ShareLink link={bigScreenLink(id, watch, invite)} label={words.otherBig} />
              </>
            )}
          </Details>
        )}
      </section>
      {status === 'waiting' && <Invitations id={id} isHost={isHost} />}
    </>
  );
};

/** The parts of the desk: the controls on the left, the links and seats on the right. */
const DeskPage = ({ room, children }: RoomProps & { readonly children: ComponentChildren }) => {
  const words = say(CONVENTION_MESSAGES);
  const name = gameOf(room.game)?.name;
  return (
    <Page title={name ? `${words.desk} · ${text(name)}` : words.desk}>
      <div class="conv-desk no-print">{children}</div>
    </Page>
  );
};

const Start = ({ room }: RoomProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { act, refusal } = useRequests();
  const open = room.seats.filter(({ kind }) => kind === 'open').length;
  const taken = room.seats.length - open;
  return (
    <section class="panel stack">
      <h2>{words.game}</h2>
      <p role="status">{taken === 0 ? words.nobody : words.startNote(taken, open)}</p>
      <div class="row">
        <Button look="main" disabled={taken === 0} onClick={() => act(startWithoutOpen(room.id))}>
          {words.start}
        </Button>
        {open > 0 && <Button onClick={() => act(startNow(room.id))}>{words.startBots}</Button>}
      </div>
      <FaultLine refusal={refusal} />
    </section>
  );
};

/** Why this device can't use the desk; undefined if it can. */
const barrier = ({ isHost, desk }: RoomShown): string | undefined => {
  const words = say(CONVENTION_MESSAGES);
  if (!desk) return words.notDesk;
  return isHost ? undefined : words.notHost;
};

const Before = ({ room, line }: RoomProps & { readonly line: RoomSubscription }) => {
  const names = useNames(room);
  const says = barrier(room);
  if (says) return <NoAccess says={says} />;
  return (
    <DeskPage room={room}>
      <ConnectionNote isConnected={line.isConnected} />
      <div class="stack">
        <Start room={room} />
        <Announce room={room} />
        <Screens room={room} />
      </div>
      <DeskSeats room={room} names={names} states={seatStates(room, line.presence.value, [])} />
    </DeskPage>
  );
};

const Results = ({ table }: { readonly table: ConventionTable }) => {
  const words = say(CONVENTION_MESSAGES);
  const room = table.link.room.value;
  const files = { standings: table.standings(), names: useNames(room), room };
  if (table.turn().scored === 0) return null;
  return (
    <section class="panel stack conv-results">
      <h2>{table.isOver() ? words.final : words.ranking}</h2>
      <RankingTable {...files} />
      <div class="row">
        <RankingFiles {...files} />
      </div>
    </section>
  );
};

const During = ({ table }: { readonly table: ConventionTable }) => {
  const { link } = table;
  const room = link.room.value;
  const names = useNames(room);
  const owing = table.owing();
  const states = seatStates(room, link.presence.value, owing);
  const isOver = table.isOver();
  const says = barrier(room);
  if (says) return <NoAccess says={says} />;
  return (
    <>
      <DeskPage room={room}>
        <ConnectionNote isConnected={link.isConnected} />
        <div class="stack">
          {!isOver && (
            <Controls room={room} summary={table.summary()} drawing={stillDrawing(states, owing)} />
          )}
          {isOver && <Results table={table} />}
          <Announce room={room} />
          <Screens room={room} />
          {!isOver && <Results table={table} />}
        </div>
        <DeskSeats room={room} names={names} states={states} />
      </DeskPage>
      <RankingPrint standings={table.standings()} names={names} room={room} />
    </>
  );
};

/** The host's controls of a convention table. */
export const DeskScreen = ({ id }: { readonly id: string }) => (
  <Attend
    id={id}
    token={keyFor(id)}
    before={(room, line) => <Before room={room} line={line} />}
    during={table => <During table={table} />}
  />
);
