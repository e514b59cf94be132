import { useSignal } from '@preact/signals';
import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { Confirm } from '../confirm.tsx';
import { say } from '../i18n.ts';
import { addTime, changeDesk, endRewind, voteToRewind } from '../online/api.ts';
import { FaultLine, RefusalText, useRequests } from '../online/notice.tsx';
import { inWords, onClock, useTick } from '../online/time-control.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Countdown } from './countdown.tsx';
import { CONVENTION_MESSAGES } from './messages.ts';

interface RoomProps {
  readonly room: RoomShown;
}

/** How much time the host can add at once, in seconds. */
const ADDED = [30, 60];

/** The vote to undo a card: the host asks for it, and may decide alone after a while. */
const UndoVote = ({ room: { id, desk } }: RoomProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { act, refusal } = useRequests();
  const vote = desk?.vote;
  const wait = Math.max(0, (vote?.until ?? 0) - Date.now());
  useTick(vote !== undefined && wait > 0, 1000);
  if (!vote)
    return (
      <div>
        <Confirm
          question={words.undoSure}
          yes={words.undoYes}
          no={words.cancel}
          onConfirm={async () => {
            const answer = await voteToRewind(id);
            return isRefusal(answer) ? <RefusalText refusal={answer} /> : undefined;
          }}
        >
          <Icon name="undo" /> {words.undo}
        </Confirm>
        <p class="note">{words.undoNote}</p>
      </div>
    );
  return (
    <div>
      <p role="status">{words.undoVote(vote.seats.length, vote.needed)}</p>
      <div class="row">
        <Button aria-disabled={wait > 0} onClick={() => wait === 0 && void act(voteToRewind(id))}>
          {words.undoNow}
          {wait > 0 && ` ${onClock(wait, language.value)}`}
        </Button>
        <Button look="plain" onClick={() => act(endRewind(id))}>
          {words.endVote}
        </Button>
      </div>
      <FaultLine refusal={refusal} />
    </div>
  );
};

interface ControlsProps extends RoomProps {
  /** The stage and the card in a few words. */
  readonly summary: string;
  readonly drawing: readonly number[];
}

/** The host's buttons during the game: pause, time, and the vote to undo a card. */
export const Controls = ({ room, summary, drawing }: ControlsProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { act, refusal } = useRequests();
  const { id, desk, clock } = room;
  const isPaused = desk?.isPaused === true;
  return (
    <section class="panel stack">
      <h2>{summary}</h2>
      <p class="conv-now" role="status">
        {drawing.length === 0 ? words.allDone : words.drawing(drawing.length)}
      </p>
      {clock && <Countdown clock={clock} drawing={drawing} />}
      <div class="row">
        <Button look="main" onClick={() => act(changeDesk(id, { paused: !isPaused }))}>
          <Icon name={isPaused ? 'play' : 'pause'} /> {isPaused ? words.resume : words.pause}
        </Button>
        {clock &&
          ADDED.map(seconds => (
            <Button key={seconds} onClick={() => act(addTime(id, seconds))}>
              <Icon name="clock" /> {words.add(inWords(seconds, language.value))}
            </Button>
          ))}
      </div>
      {isPaused && <p role="status">{words.pausedNote}</p>}
      <FaultLine refusal={refusal} />
      <UndoVote room={room} />
    </section>
  );
};

/** NP-85: the host's announcement. */
const MOST_LETTERS = 200;

/** Announces a text on all phones and the big screen. */
export const Announce = ({ room: { id, desk } }: RoomProps) => {
  const words = say(CONVENTION_MESSAGES);
  const { act, refusal } = useRequests();
  const typed = useSignal('');
  const send = async (): Promise<void> => {
    const answer = await act(changeDesk(id, { notice: typed.value.trim() }));
    if (!isRefusal(answer)) typed.value = '';
  };
  return (
    <section class="panel stack">
      <h2>{words.announce}</h2>
      <form
        class="conv-announce row"
        onSubmit={event => {
          event.preventDefault();
          if (typed.value.trim() !== '') void send();
        }}
      >
        <TextField
          class="wide-field full-fields"
          label={words.announceLabel}
          value={typed.value}
          maxLength={MOST_LETTERS}
          onValue={text => {
            typed.value = text;
          }}
        />
        <Button type="submit">{words.send}</Button>
      </form>
      {desk?.notice && (
        <div class="row">
          <p class="wide-field">{words.shown(desk.notice.text)}</p>
          <Button look="plain" onClick={() => act(changeDesk(id, { notice: null }))}>
            {words.clear}
          </Button>
        </div>
      )}
      <FaultLine refusal={refusal} />
    </section>
  );
};
