import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { freeSeat, renewInvite, seatBot } from './api.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { keyFor, saveTable } from './stored-keys.ts';

interface SureProps {
  readonly name: string;
  readonly remove: () => void;
  readonly keep: () => void;
}

/** A removed player can't come back, so this asks for confirmation in the same place. */
const Sure = ({ name, remove, keep }: SureProps) => {
  const words = say(ONLINE_MESSAGES);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div class="row friends-sure" role="group" aria-label={words.removeSure(name)}>
      <span class="error">{words.removeSure(name)}</span>
      <SureButton onClick={remove}>{words.remove}</SureButton>
      <Button ref={stay} onClick={keep}>
        {words.keepSeat}
      </Button>
    </div>
  );
};

/** A removed player could rejoin with the old link in a private window, so revoke the link first. */
const removeForGood = async (id: string, key: string, seat: number): Promise<unknown> => {
  const made = await renewInvite(id, key);
  if (isRefusal(made)) return made;
  saveTable(id, made);
  return freeSeat(id, key, seat);
};

interface DoorsProps {
  readonly room: RoomShown;
  readonly seat: number;
  readonly name: string;
  /** The bot that takes the seat. */
  readonly bot: string | undefined;
  readonly act: (work: Promise<unknown>) => void;
}

/** What the host can do with a seat. */
export const SeatControls = ({ room: { id, seats, isHost, viewer }, seat, name, bot, act }: DoorsProps) => {
  const words = say(ONLINE_MESSAGES);
  const key = keyFor(id);
  const { kind } = seats[seat]!;
  const isAsking = useSignal(false);
  // Another player may have taken the seat meanwhile.
  useLayoutEffect(() => {
    isAsking.value = false;
  }, [kind, name]);
  if (!isHost || seat === viewer) return null;
  if (kind === 'open')
    return (
      <Button aria-label={words.addBotAt(seat + 1)} onClick={() => act(seatBot(id, key, seat, bot))}>
        {words.addBot}
      </Button>
    );
  const remove = (): void => act(kind === 'bot' ? freeSeat(id, key, seat) : removeForGood(id, key, seat));
  if (isAsking.value)
    return (
      <Sure
        name={name}
        remove={remove}
        keep={() => {
          isAsking.value = false;
        }}
      />
    );
  return (
    <Button
      look="plain"
      aria-label={words.removeFrom(name)}
      onClick={() => {
        if (kind === 'bot') remove();
        else isAsking.value = true;
      }}
    >
      {words.remove}
    </Button>
  );
};
