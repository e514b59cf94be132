import { signal } from '@preact/signals';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { readStored, writeStored } from '../local-storage.ts';
import { goTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from './notice.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { hasNoIdentity } from './stored-keys.ts';

const OFFERED = 'alidade.notifications-offered';
const wasOffered = signal(readStored(OFFERED) === true);

/** Whether to offer notifications: once, to a player of a game that takes days. */
export const isOffered = ({ viewer, status, pace, daily }: RoomShown): boolean =>
  !wasOffered.value &&
  pace === 'days' &&
  status === 'running' &&
  typeof viewer === 'number' &&
  !daily &&
  !hasNoIdentity();

const answer = (): void => {
  wasOffered.value = true;
  writeStored(OFFERED, true);
};

export const NotifyOffer = () => {
  const words = say(PRESENCE_MESSAGES);
  return (
    <Notice says={words.notifyOffer}>
      <Button
        onClick={() => {
          answer();
          goTo('friends', 'notifications');
        }}
      >
        {words.notifySetUp}
      </Button>
      <Button look="plain" onClick={answer}>
        {words.notifyNo}
      </Button>
    </Notice>
  );
};
