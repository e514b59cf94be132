import { signal, useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { nameFor } from '../game-routes.ts';
import { GAMES } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { lazy, type ScreenProps } from '../lazy.tsx';
import { Loading } from '../load-fallback.tsx';
import { fromHere, linkTo, replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { deletePlayer, isMine, tablesOfMe } from './api.ts';
import { recoveryLink } from './links.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { NoAccess } from './no-access.tsx';
import { RefusalText } from './refusal.tsx';
import { deleteStoredPlayer, hasNoIdentity, isKey, me, saveMe, saveTable } from './stored-keys.ts';
import { TableListOrFault } from './table-list.tsx';
import './online.css';

const Join = lazy(async () => (await import('./join-screen.tsx')).Join, Loading);
const MoveSeat = lazy(async () => (await import('./seat-screen.tsx')).MoveSeat, Loading);
/** Loaded with the QR code, which few people need here. */
const HandOn = lazy(async () => (await import('./share-link.tsx')).ShareLink);
const Room = lazy(async () => (await import('./room-screen.tsx')).Room, Loading);

/** Shown until someone plays here again. */
const isForgotten = signal(false);

/** Deletes this player. Asks twice, because it can't be undone. */
const Forget = () => {
  const words = say(ONLINE_MESSAGES);
  const step = useSignal<'rest' | 'sure' | Refusal>('rest');
  const forget = async (): Promise<void> => {
    const refusal = await deletePlayer();
    if (isRefusal(refusal)) {
      step.value = refusal;
      return;
    }
    deleteStoredPlayer();
    isForgotten.value = true;
  };
  if (step.value === 'rest')
    return (
      <p>
        <Button
          look="plain"
          onClick={() => {
            step.value = 'sure';
          }}
        >
          {words.forget}
        </Button>
      </p>
    );
  return (
    <div role="alert">
      <p>{isRefusal(step.value) ? <RefusalText refusal={step.value} /> : words.forgetNote}</p>
      <div class="row">
        <Button
          onClick={() => {
            step.value = 'rest';
          }}
        >
          {words.cancel}
        </Button>
        <SureButton onClick={() => void forget()}>{words.forgetSure}</SureButton>
      </div>
    </div>
  );
};

/** The link that moves this identity to another device. */
const Identity = () => {
  const words = say(ONLINE_MESSAGES);
  const isShown = useSignal(false);
  return (
    <section class="panel">
      <h2>{words.identity}</h2>
      <p>{words.identityNote}</p>
      {isShown.value && !hasNoIdentity() ? (
        <HandOn link={recoveryLink(me().key)} label={words.recovery} />
      ) : (
        <Button
          onClick={() => {
            saveMe({});
            isShown.value = true;
          }}
        >
          {words.recovery}
        </Button>
      )}
      {!hasNoIdentity() && <Forget />}
      <p role="status">{isForgotten.value && hasNoIdentity() && words.forgotten}</p>
    </section>
  );
};

const Lobby = () => {
  const words = say(ONLINE_MESSAGES);
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <div class="one-column">
        <section class="panel">
          <h2>{words.which}</h2>
          <ul class="friends-games bare-list">
            {GAMES.map(game => (
              <li key={game.id}>
                <a class="friends-game" href={linkTo(...game.prefix, nameFor(game, 'new'), 'friends')}>
                  <b>{text(game.name)}</b>
                  <span class="friends-note">{words.choose}</span>
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section class="panel">
          <h2>{words.mine}</h2>
          <TableListOrFault key={hasNoIdentity() ? '' : me().key} />
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
  }, []);
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
        <Button onClick={() => replaceRoute('friends')}>{words.notNow}</Button>
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
  const words = say(ONLINE_MESSAGES);
  useEffect(() => {
    const come = async (): Promise<void> => {
      const go = fromHere(replaceRoute);
      if (!(await isMine(id))) saveTable(id, { token, watch: token });
      go('friends', 'room', id);
    };
    void come();
  }, [id, token]);
  return (
    <Page title={words.watch}>
      <p role="status">{words.looking}</p>
    </Page>
  );
};

/** All online screens except the tables. */
export const OnlineScreen = ({ at: [what, id = '', key] }: ScreenProps) => {
  const words = say(ONLINE_MESSAGES);
  if (what === 'room' && id) return <Room key={id} id={id} />;
  if (what === 'me') return isKey(id) ? <TakeOver identity={id} /> : <NoAccess says={words.badLink} />;
  if (what !== 'join' && what !== 'watch' && what !== 'seat') return <Lobby />;
  if (!id || !isKey(key)) return <NoAccess says={words.badLink} />;
  if (what === 'join') return <Join key={id} id={id} invite={key} />;
  if (what === 'seat') return <MoveSeat key={key} id={id} token={key} />;
  return <Watch id={id} token={key} />;
};
