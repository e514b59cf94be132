import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import { inviteAnew, showToOthers } from './doors.ts';
import { Fault } from './fault.tsx';
import { HandOn } from './hand-on.tsx';
import { keepTable, keyFor, knownTable } from './kept.ts';
import { inviteLink, isOnlyHere, watchLink } from './links.ts';
import { FRIENDS_WORDS } from './words.ts';

interface LinkProps {
  readonly id: string;
  readonly isHost: boolean;
}

/** The spectator link; a host without one creates it. */
export const WatchLink = ({ id, isHost }: LinkProps) => {
  const words = say(FRIENDS_WORDS);
  const fault = useSignal<Refusal | undefined>(undefined);
  const { watch } = knownTable(id);
  if (watch === undefined && !isHost) return null;
  const make = async (): Promise<void> => {
    const made = await showToOthers(id, keyFor(id));
    if (isRefusal(made)) fault.value = made;
    else keepTable(id, made);
  };
  return (
    <>
      <p>{words.watchNote}</p>
      {watch === undefined ? (
        <Button onClick={() => void make()}>{words.makeWatch}</Button>
      ) : (
        <HandOn link={watchLink(id, watch)} label={words.watch} with={words.shareText} />
      )}
      <div role="status">{fault.value && <Fault refusal={fault.value} />}</div>
    </>
  );
};

/** The invite and the spectator link, before the game starts. */
export const Invitations = ({ id, isHost }: LinkProps) => {
  const words = say(FRIENDS_WORDS);
  const fault = useSignal<Refusal | undefined>(undefined);
  const { invite, watch } = knownTable(id);
  // Every new invite revokes the previous one, so the last one must be shown.
  const renew = useOnce(async () => {
    const made = await inviteAnew(id, keyFor(id));
    if (isRefusal(made)) fault.value = made;
    else keepTable(id, made);
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
            <HandOn link={inviteLink(id, invite)} label={words.invite} with={words.shareText} />
          </>
        )}
        {isHost && (
          <div class="row friends-note">
            <Button onClick={() => renew()}>{words.newInvite}</Button>
            {invite !== undefined && <span>{words.newInviteNote}</span>}
          </div>
        )}
        <div role="status">{fault.value && <Fault refusal={fault.value} />}</div>
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
