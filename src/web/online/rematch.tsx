import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { fromHere, goTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { requestRematch } from './api.ts';
import { Notice } from './notice.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { RefusalText } from './refusal.tsx';
import { keyFor, knownTable, me, saveTable } from './stored-keys.ts';

export interface RematchState {
  readonly again: () => void;
  readonly fault: Refusal | undefined;
}

/** Creates the next table, or opens it if another player was faster. Spectators stay spectators. */
export const useRematch = ({ id, viewer, next }: RoomShown): RematchState => {
  const fault = useSignal<Refusal | undefined>(undefined);
  const { token } = knownTable(id);
  const come = async (): Promise<void> => {
    const key = keyFor(id);
    const go = fromHere();
    const made = await requestRematch(id, key);
    if (isRefusal(made)) {
      fault.value = made;
      return;
    }
    saveTable(made.id, {
      ...(key !== me().key && { token: made.token }),
      ...(made.invite !== undefined && { invite: made.invite }),
      ...(made.watch !== undefined && { watch: made.watch }),
    });
    go('friends', 'room', made.id);
  };
  const follow = (): void => {
    if (next === undefined) return goTo('friends');
    saveTable(next, { ...(token !== undefined && { token, watch: token }) });
    goTo('friends', 'room', next);
  };
  return { again: () => void (typeof viewer === 'number' ? come() : follow()), fault: fault.value };
};

/** Above the end screen: offers a rematch, or says that one is open. Always present after the end, so that nothing moves. */
export const RematchOffer = ({ room, again, fault }: RematchState & { readonly room: RoomShown }) => {
  const words = say(PRESENCE_MESSAGES);
  const isCalled = room.next !== undefined;
  const isPlayer = typeof room.viewer === 'number';
  const says = fault ? <RefusalText refusal={fault} /> : isCalled ? words.called : words.isOver;
  return (
    <Notice says={says}>
      {(isPlayer || isCalled) && (
        <Button look={isCalled ? 'main' : undefined} onClick={again}>
          {!isPlayer ? words.follow : isCalled ? words.join : words.rematch}
        </Button>
      )}
    </Notice>
  );
};
