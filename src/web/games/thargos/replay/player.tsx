import { useMemo, useState } from 'preact/hooks';
import { makeNotation } from '../../../../games/thargos/notation/notation.ts';
import { later } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';
import { Controls } from '../../../replay/controls.tsx';
import { ForkPanel } from '../../../replay/fork.tsx';
import { CheckPanel } from '../../../replay/keep.tsx';
import { practiceIn } from '../../../replay/practice.ts';
import { REPLAY_WORDS } from '../../../replay/words.ts';
import { say } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ThargosRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new/bot-words.ts';
import { WORDS as TABLE_WORDS } from '../table/words.ts';
import { type Frame, playbackOf } from './frames.ts';
import { Log } from './log.tsx';
import { naming } from './names.ts';
import { cutAt, verdictOn } from './open.ts';
import { PrintLog } from './print.tsx';
import { Stage } from './stage.tsx';
import { type Eyes, linesOf, toldUntil, viewFor } from './tell.ts';
import { WORDS } from './words.ts';

const Review = later(async () => (await import('../advice/review.tsx')).Review, Lost);

const BOTS = BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name }));

/** A game is seen through the eyes of the person who played it on this device, where that is known. */
const personIn = ({ seats }: ThargosRecord, bots: readonly string[]): number =>
  Math.max(
    0,
    seats.findIndex(({ bot }, seat) => !(bots[seat] ?? bot)),
  );

interface EyesProps {
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly names: readonly string[];
  readonly isOver: boolean;
}

const EyesField = ({ eyes, onEyes, names, isOver }: EyesProps) => {
  const words = say(WORDS);
  return (
    <div class="row panel">
      <label>
        <span class="field-name">{words.eyes}</span>
        <select
          value={eyes.seat}
          onChange={event => onEyes({ ...eyes, seat: Number(event.currentTarget.value) })}
        >
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field-choice">
        <input
          type="checkbox"
          checked={eyes.isOpen}
          disabled={!isOver}
          onChange={event => onEyes({ ...eyes, isOpen: event.currentTarget.checked })}
        />
        {isOver ? words.open : words.openLater}
      </label>
    </div>
  );
};

interface TurnsProps {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}

const TurnField = ({ frames, at, onAt }: TurnsProps) => {
  const words = say(WORDS);
  return (
    <label>
      <span class="field-name">{words.jump}</span>
      <select
        value={frames[at]!.turn}
        onChange={event => {
          const turn = Number(event.currentTarget.value);
          onAt(turn === 0 ? 0 : frames.findIndex(frame => frame.isTurn && frame.turn === turn));
        }}
      >
        <option value={0}>{words.start}</option>
        {frames
          .filter(frame => frame.isTurn)
          .map(({ turn }) => (
            <option key={turn} value={turn}>
              {words.turn(turn)}
            </option>
          ))}
      </select>
    </label>
  );
};

interface PlayerProps {
  readonly record: ThargosRecord;
  readonly bots: readonly string[];
  /** Opened from a link, a file or a text. */
  readonly isSent: boolean;
  /** Start with the analysis. */
  readonly isReview: boolean;
}

/** A game to step through. */
export const Player = ({ record, bots, isSent, isReview }: PlayerProps) => {
  const words = say(REPLAY_WORDS);
  const playback = useMemo(() => playbackOf(record.log), [record]);
  const notation = useMemo(() => makeNotation(record), [record]);
  const { frames } = playback;
  const last = useMemo(() => playback.after(frames[frames.length - 1]!), [playback]);
  const isOver = last.result !== null;
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<Eyes>(() => ({ seat: personIn(record, bots), isOpen: false }));
  const [isPlaying, setPlaying] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { names, you } = naming(
    { seats: record.seats, players: last.players.length, bots, isSent },
    say(TABLE_WORDS),
  );
  const frame = frames[at]!;
  const state = useMemo(() => playback.after(frame), [frame]);
  const lines = useMemo(
    () => linesOf(playback, eyes, { names, you, language: language.value }),
    [playback, eyes, language.value],
  );
  const practice = useMemo(() => practiceIn(record.log, frames), [record]);
  const told = [...lines[at]!.map(({ text }) => text), ...practice.told(at)];
  const goTo = (to: number): void => {
    setPlaying(false);
    setAt(to);
  };
  if (isPrinting)
    return (
      <PrintLog
        record={record}
        playback={playback}
        names={names}
        you={you}
        onBack={() => setPrinting(false)}
      />
    );
  return (
    <div class="replay one-column th-replay">
      <Stage
        record={record}
        state={state}
        eyes={eyes}
        names={names}
        you={you}
        told={() => toldUntil(playback, at, eyes.seat)}
      />
      <div class="replay-side one-column th-replay-side">
        <div class="th-replay-desk">
          <div
            class="replay-told panel th-replay-told"
            role="status"
            aria-live={isPlaying ? 'off' : 'polite'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <p class="replay-quiet">{[words.step(at + 1, frames.length), ...practice.tag()].join(' · ')}</p>
            {told.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </div>
          <div class="th-replay-steer">
            <Controls
              count={frames.length}
              at={at}
              onAt={setAt}
              isPlaying={isPlaying}
              onPlay={setPlaying}
              told={told.join(' ')}
              // Sums take longer to read than one card.
              length={frame.isFight ? 3 : 1}
            >
              <TurnField frames={frames} at={at} onAt={goTo} />
            </Controls>
          </div>
        </div>
        <EyesField eyes={eyes} onEyes={setEyes} names={names.slice(0, record.seats.length)} isOver={isOver} />
        <Log frames={frames} lines={lines} at={at} view={viewFor(state, eyes)} onAt={goTo} />
        {last.result && (
          <div class="th-replay-review">
            <Review
              record={record}
              seat={eyes.seat}
              result={last.result}
              names={names}
              you={you}
              isBegun={isReview}
              onBatch={batch => goTo(frames.findIndex(each => each.batch >= batch))}
            />
          </div>
        )}
        <ForkPanel
          seats={record.seats.map(({ bot = '' }, seat) => ({ name: names[seat]!, bot: bots[seat] ?? bot }))}
          bots={BOTS}
          isOver={state.result !== null}
          batch={frame.batch}
          cut={() => cutAt(record, frame.batch)}
          screen={['thargos', 'table']}
        />
        <CheckPanel
          record={record}
          notation={notation}
          verify={() => verdictOn(record)}
          screen={['thargos', 'replay']}
        />
        {isOver && (
          <button type="button" onClick={() => setPrinting(true)}>
            <Icon name="print" /> {say(WORDS).print}
          </button>
        )}
      </div>
    </div>
  );
};
