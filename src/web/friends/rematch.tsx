import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { fromHere, goTo } from '../route.ts';
import { say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { COMPANY_WORDS } from './company-words.ts';
import { playAgain } from './doors.ts';
import { Fault } from './fault.tsx';
import { keepTable, keyFor, knownTable, me } from './kept.ts';
import { Strip } from './strip-line.tsx';

export interface AgainShown {
  readonly again: () => void;
  readonly fault: Refusal | undefined;
}

/** Creates the next table, or opens it if another player was faster. Spectators stay spectators. */
export const useAgain = ({ id, viewer, next }: RoomShown): AgainShown => {
  const fault = useSignal<Refusal | undefined>(undefined);
  const { token } = knownTable(id);
  const come = async (): Promise<void> => {
    const key = keyFor(id);
    const go = fromHere();
    const made = await playAgain(id, key);
    if (isRefusal(made)) {
      fault.value = made;
      return;
    }
    keepTable(made.id, {
      ...(key !== me().key && { token: made.token }),
      ...(made.invite !== undefined && { invite: made.invite }),
      ...(made.watch !== undefined && { watch: made.watch }),
    });
    go('friends', 'room', made.id);
  };
  const follow = (): void => {
    if (next === undefined) return goTo('friends');
    keepTable(next, { ...(token !== undefined && { token, watch: token }) });
    goTo('friends', 'room', next);
  };
  return { again: () => void (typeof viewer === 'number' ? come() : follow()), fault: fault.value };
};

/** Above the end screen: offers a rematch, or says that one is open. Always present after the end, so that nothing moves. */
export const NextGame = ({ room, again, fault }: AgainShown & { readonly room: RoomShown }) => {
  const words = say(COMPANY_WORDS);
  const isCalled = room.next !== undefined;
  const isPlayer = typeof room.viewer === 'number';
  const says = fault ? <Fault refusal={fault} /> : isCalled ? words.called : words.isOver;
  return (
    <Strip says={says}>
      {(isPlayer || isCalled) && (
        <Button look={isCalled ? 'main' : undefined} onClick={again}>
          {!isPlayer ? words.follow : isCalled ? words.join : words.rematch}
        </Button>
      )}
    </Strip>
  );
};
