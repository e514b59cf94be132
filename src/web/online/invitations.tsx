import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import { createWatchLink, renewInvite } from './api.ts';
import { inviteLink, isOnlyHere, watchLink } from './links.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { RefusalText } from './refusal.tsx';
import { ShareLink } from './share-link.tsx';
import { keyFor, knownTable, saveTable } from './stored-keys.ts';

interface LinkProps {
  readonly id: string;
  readonly isHost: boolean;
}

/** The spectator link; a host without one creates it. */
export const WatchLink = ({ id, isHost }: LinkProps) => {
  const words = say(ONLINE_MESSAGES);
  const fault = useSignal<Refusal | undefined>(undefined);
  const { watch } = knownTable(id);
  if (watch === undefined && !isHost) return null;
  const make = async (): Promise<void> => {
    const made = await createWatchLink(id, keyFor(id));
    if (isRefusal(made)) fault.value = made;
    else saveTable(id, made);
  };
  return (
    <>
      <p>{words.watchNote}</p>
      {watch === undefined ? (
        <Button onClick={() => void make()}>{words.makeWatch}</Button>
      ) : (
        <ShareLink link={watchLink(id, watch)} label={words.watch} with={words.shareText} />
      )}
      <div role="status">{fault.value && <RefusalText refusal={fault.value} />}</div>
    </>
  );
};

/** The invite and the spectator link, before the game starts. */
export const Invitations = ({ id, isHost }: LinkProps) => {
  const words = say(ONLINE_MESSAGES);
  const fault = useSignal<Refusal | undefined>(undefined);
  const { invite, watch } = knownTable(id);
  // Every new invite revokes the previous one, so the last one must be shown.
  const renew = useOnce(async () => {
    const made = await renewInvite(id, keyFor(id));
    if (isRefusal(made)) fault.value = made;
    else saveTable(id, made);
  });
  return (
    <>
      <section class="panel">
        <h2>{words.invite}</h2>
        {invite === undefined ? (
          !isHost && <p>{words.noInvite}</p>
        ) : (
          <>
            <p>{words.inviteNote}</p>
            {isHost && isOnlyHere() && (
              <p class="error">
                {words.onlyHere} <code class="friends-command">npm start -- --host 0.0.0.0</code>{' '}
                {words.onlyHereThen}
              </p>
            )}
            <ShareLink link={inviteLink(id, invite)} label={words.invite} with={words.shareText} />
          </>
        )}
        {isHost && (
          <div class="row friends-note">
            <Button onClick={() => renew()}>{words.newInvite}</Button>
            {invite !== undefined && <span>{words.newInviteNote}</span>}
          </div>
        )}
        <div role="status">{fault.value && <RefusalText refusal={fault.value} />}</div>
      </section>
      {(watch !== undefined || isHost) && (
        <details class="panel">
          <summary>{words.watch}</summary>
          <WatchLink id={id} isHost={isHost} />
        </details>
      )}
    </>
  );
};
