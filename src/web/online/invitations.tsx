import { isRefusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import { createWatchLink, renewInvite } from './api.ts';
import { inviteLink, isOnlyHere, watchLink } from './links.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { FaultLine, useRequests } from './notice.tsx';
import { ShareLink } from './share-link.tsx';
import { knownTable, saveTable } from './stored-keys.ts';

interface LinkProps {
  readonly id: string;
  readonly isHost: boolean;
}

/** The spectator link. A host who doesn't have it can create it. */
export const WatchLink = ({ id, isHost }: LinkProps) => {
  const words = say(ONLINE_MESSAGES);
  const { act, refusal } = useRequests();
  const { watch } = knownTable(id);
  if (watch === undefined && !isHost) return null;
  const make = async (): Promise<void> => {
    const made = await act(createWatchLink(id));
    if (!isRefusal(made)) saveTable(id, made);
  };
  return (
    <>
      <p>{words.watchNote}</p>
      {watch === undefined ? (
        <Button onClick={() => void make()}>{words.makeWatch}</Button>
      ) : (
        <ShareLink link={watchLink(id, watch)} label={words.watch} with={words.shareText} />
      )}
      <FaultLine refusal={refusal} />
    </>
  );
};

/** The invite and the spectator link, before the game starts. */
export const Invitations = ({ id, isHost }: LinkProps) => {
  const words = say(ONLINE_MESSAGES);
  const { act, refusal } = useRequests();
  const { invite, watch } = knownTable(id);
  // Every new invite revokes the previous one, so a double click must not create two.
  const renew = useOnce(async () => {
    const made = await act(renewInvite(id));
    if (!isRefusal(made)) saveTable(id, made);
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
                {words.onlyHere} <code class="online-command">npm start -- --host 0.0.0.0</code>{' '}
                {words.onlyHereThen}
              </p>
            )}
            <ShareLink link={inviteLink(id, invite)} label={words.invite} with={words.shareText} />
          </>
        )}
        {isHost && (
          <div class="row online-note">
            <Button onClick={() => renew()}>{words.newInvite}</Button>
            {invite !== undefined && <span>{words.newInviteNote}</span>}
          </div>
        )}
        <FaultLine refusal={refusal} />
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
