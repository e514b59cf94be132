import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import { Confirm } from '../confirm.tsx';
import { nameFor } from '../game-routes.ts';
import { GAMES } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { lazy, type ScreenProps } from '../lazy.tsx';
import { Loading } from '../load-fallback.tsx';
import { refuse } from '../refusals.ts';
import { fromHere, linkTo, replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { deletePlayer, isMine, tablesOfMe } from './api.ts';
import { recoveryLink } from './links.ts';
import { Lobby } from './lobby.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import { HideableList, useMyTables } from './my-tables.tsx';
import { FaultLine, Looking, NoAccess, RefusalText } from './notice.tsx';
import { onlineText } from './refusal-messages.ts';
import { deleteStoredPlayer, hasNoIdentity, isKey, me, saveMe, saveTable } from './stored-keys.ts';
import './online.css';

const Join = lazy(async () => (await import('./join-screen.tsx')).Join, Loading);
const MoveSeat = lazy(async () => (await import('./seat-screen.tsx')).MoveSeat, Loading);
/** Loads on demand, because it contains the QR code, which few players need here. */
const HandOn = lazy(async () => (await import('./share-link.tsx')).ShareLink);
const Notifications = lazy(async () => (await import('./notify-screen.tsx')).Notifications, Loading);
const StopNotifications = lazy(async () => (await import('./notify-stop.tsx')).StopNotifications, Loading);
const BigScreen = lazy(async () => (await import('../convention/big-screen.tsx')).BigScreen, Loading);
const DeskScreen = lazy(async () => (await import('../convention/desk-screen.tsx')).DeskScreen, Loading);
const Room = lazy(async () => (await import('./room-screen.tsx')).Room, Loading);

/** Whether this player was just deleted. The confirmation disappears when a player plays here again. */
const isForgotten = signal(false);

/** Deletes this player. Asks first, because it can't be undone. */
const Forget = () => {
  const words = say(ONLINE_MESSAGES);
  const forget = async () => {
    const refusal = await deletePlayer();
    if (isRefusal(refusal)) return <RefusalText refusal={refusal} />;
    deleteStoredPlayer();
    isForgotten.value = true;
    return undefined;
  };
  return (
    <Confirm
      look="plain"
      question={words.forgetNote}
      yes={words.forgetSure}
      no={words.cancel}
      onConfirm={forget}
    >
      {words.forget}
    </Confirm>
  );
};

/** The link that moves this identity to another device. */
const Identity = () => {
  const words = say(ONLINE_MESSAGES);
  const [isShown, setShown] = useState(false);
  return (
    <section class="panel">
      <h2>{words.identity}</h2>
      <p>{words.identityNote}</p>
      {isShown && !hasNoIdentity() ? (
        <HandOn link={recoveryLink(me().key)} label={words.recovery} />
      ) : (
        <Button
          onClick={() => {
            saveMe({});
            setShown(true);
          }}
        >
          {words.recovery}
        </Button>
      )}
      <div>{!hasNoIdentity() && <Forget />}</div>
      <p role="status">{isForgotten.value && hasNoIdentity() && words.forgotten}</p>
    </section>
  );
};

const Start = () => {
  const words = say(ONLINE_MESSAGES);
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <div class="one-column">
        <section class="panel">
          <h2>{words.which}</h2>
          <ul class="bare-list">
            {GAMES.map(game => (
              <li key={game.id}>
                <a class="button online-game" href={linkTo(...game.prefix, nameFor(game, 'new'), 'friends')}>
                  <span>
                    <b>{text(game.name)}</b>
                    <span class="online-note">{words.choose}</span>
                  </span>
                  <Icon name="next" />
                </a>
              </li>
            ))}
            {GAMES.filter(({ convention }) => convention).map(game => (
              <li key={`${game.id} convention`}>
                <a
                  class="button online-game"
                  href={linkTo(...game.prefix, nameFor(game, 'new'), 'convention')}
                >
                  <span>
                    <b>{words.convention}</b>
                    <span class="online-note">{words.conventionNote(text(game.name))}</span>
                  </span>
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section class="panel stack">
          <h2>{words.challenge}</h2>
          <p>{words.challengeNote}</p>
          <div>
            <a class="button" href={linkTo('challenge')}>
              {words.openChallenge}
            </a>
          </div>
        </section>
        <Lobby />
        <section class="panel stack">
          <h2>{words.tournaments}</h2>
          <p>{words.tournamentsNote}</p>
          <div>
            <a class="button" href={linkTo('tournaments')}>
              {words.openTournaments}
            </a>
          </div>
        </section>
        <section class="panel stack">
          <h2>{words.mine}</h2>
          <TableListOrFault key={hasNoIdentity() ? '' : me().key} />
          <p>
            <a href={linkTo('friends', 'notifications')}>{words.notifications}</a>
          </p>
        </section>
        <section class="panel stack">
          <h2>{words.groups}</h2>
          <p>{words.groupsNote}</p>
          <div>
            <a class="button" href={linkTo('groups')}>
              {words.openGroups}
            </a>
          </div>
        </section>
        <section class="panel stack">
          <h2>{words.profile}</h2>
          <p>{words.profileNote}</p>
          <div>
            <a class="button" href={linkTo('profile')}>
              {words.openProfile}
            </a>
          </div>
        </section>
        <Identity />
      </div>
    </Page>
  );
};

/** Whether another identity would replace seats of this one; also true if no server answers. */
const useSeatsAtRisk = (identity: string): boolean => {
  const isOther = !hasNoIdentity() && me().key !== identity;
  const [hasSeats, setSeats] = useState(isOther);
  useEffect(() => {
    if (!isOther) return;
    void tablesOfMe().then(mine => setSeats(isRefusal(mine) || mine.tables.length > 0));
  }, [isOther]);
  return hasSeats;
};

/** Asks before a recovery link replaces the identity of this browser. */
const TakeOver = ({ identity }: { readonly identity: string }) => {
  const words = say(ONLINE_MESSAGES);
  const hasSeats = useSeatsAtRisk(identity);
  return (
    <Page title={words.takeOverTitle}>
      <p>
        {words.takeOverNote} {hasSeats && words.takeOverLoss}
      </p>
      <div class="row">
        <Button
          look="main"
          onClick={() => {
            saveMe({ key: identity });
            replaceRoute('friends');
          }}
        >
          {words.takeOver}
        </Button>
        <Button onClick={() => replaceRoute('friends')}>{words.cancel}</Button>
      </div>
    </Page>
  );
};

interface KeyProps {
  readonly id: string;
  readonly token: string;
}

/** Opens a table to watch. Players who have a seat there don't need the key. */
const Watch = ({ id, token }: KeyProps) => {
  useEffect(() => {
    const come = async (): Promise<void> => {
      const go = fromHere(replaceRoute);
      if (!(await isMine(id))) saveTable(id, { token, watch: token });
      go('friends', 'room', id);
    };
    void come();
  }, [id, token]);
  return <Looking title={say(ONLINE_MESSAGES).watch} />;
};

/** All online screens except the tables. */
export const OnlineScreen = ({ at: [what, id = '', key, invite] }: ScreenProps) => {
  const badLink = onlineText(refuse('no-token'));
  if (what === 'room' && id) return <Room key={id} id={id} />;
  if (what === 'big' && id) return <BigScreen key={id} id={id} watch={key} invite={invite} />;
  if (what === 'desk' && id) return <DeskScreen key={id} id={id} />;
  if (what === 'notifications') return <Notifications />;
  if (what === 'stop' && isKey(id)) return <StopNotifications token={id} />;
  if (what === 'me') return isKey(id) ? <TakeOver identity={id} /> : <NoAccess says={badLink} />;
  if (what !== 'join' && what !== 'watch' && what !== 'seat') return <Start />;
  if (!id || !isKey(key)) return <NoAccess says={badLink} />;
  if (what === 'join') return <Join key={id} id={id} invite={key} />;
  if (what === 'seat') return <MoveSeat key={key} id={id} token={key} />;
  return <Watch id={id} token={key} />;
};

/** All tables of this identity, or why they can't be loaded. */
export const TableListOrFault = () => {
  const words = say(ONLINE_MESSAGES);
  const tables = useMyTables();
  if (!tables) return <Loading hasFailed={false} />;
  if (isRefusal(tables)) return <FaultLine refusal={tables} />;
  return tables.length === 0 ? <p>{words.noTables}</p> : <HideableList tables={tables} />;
};
