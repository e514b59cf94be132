import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { Confirm } from '../confirm.tsx';
import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { freeSeat, renewInvite, seatBot } from './api.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import type { Act } from './notice.tsx';
import { saveTable } from './stored-keys.ts';

/** Revokes the invite first, because a removed player could rejoin with the old link in a private window. */
const removeForGood = async (id: string, seat: number): Promise<unknown> => {
  const made = await renewInvite(id);
  if (isRefusal(made)) return made;
  saveTable(id, made);
  return freeSeat(id, seat);
};

interface SeatControlsProps {
  readonly room: RoomShown;
  readonly seat: number;
  readonly name: string;
  /** The bot that takes the seat. */
  readonly bot: string | undefined;
  readonly act: Act;
}

/** The host's actions for a seat. */
export const SeatControls = ({
  room: { id, seats, isHost, viewer },
  seat,
  name,
  bot,
  act,
}: SeatControlsProps) => {
  const words = say(ONLINE_MESSAGES);
  const { kind } = seats[seat]!;
  if (!isHost || seat === viewer) return null;
  if (kind === 'open')
    return (
      <Button aria-label={words.addBotAt(seat + 1)} onClick={() => act(seatBot(id, seat, bot))}>
        {words.addBot}
      </Button>
    );
  const button = { look: 'plain', 'aria-label': words.removeFrom(name) } as const;
  if (kind === 'bot')
    return (
      <Button {...button} onClick={() => act(freeSeat(id, seat))}>
        {words.remove}
      </Button>
    );
  // The key is the name, so that the question disappears if another player takes the seat meanwhile.
  return (
    <Confirm
      key={name}
      class="online-sure"
      question={words.removeSure(name)}
      yes={words.remove}
      no={words.cancel}
      onConfirm={async () => void (await act(removeForGood(id, seat)))}
    >
      {asking => (
        <Button {...button} {...asking}>
          {words.remove}
        </Button>
      )}
    </Confirm>
  );
};
