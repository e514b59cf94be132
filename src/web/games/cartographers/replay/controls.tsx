import { useEffect, useState } from 'preact/hooks';
import type { Season } from '../../../../games/cartographers/types.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { type Frame, seasonStart } from './frames.ts';
import { WORDS } from './words.ts';

interface ControlsProps {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly isPlaying: boolean;
  readonly onPlay: (isPlaying: boolean) => void;
  /** The moment in words, for those who move the slider without seeing it. */
  readonly told: string;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for one moment at speed 1. */
const PACE = 1100;

/** Keys that somebody typing, choosing or pressing a button means otherwise. */
const isTaken = (event: KeyboardEvent): boolean => {
  const { target, key } = event;
  if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (target.matches('input, select, textarea')) return true;
  return key === ' ' && target.matches('button, a, summary');
};

const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!Object.hasOwn(keys, event.key) || isTaken(event)) return;
      event.preventDefault();
      keys[event.key]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};

const SeasonButtons = ({ frames, at, onAt }: Pick<ControlsProps, 'frames' | 'at' | 'onAt'>) => {
  const words = say(WORDS);
  return (
    <div class="replay-seasons" role="group" aria-label={words.jump}>
      {words.season.map((season, i) => {
        const start = seasonStart(frames, i as Season);
        return (
          <button
            type="button"
            key={season}
            disabled={start < 0}
            aria-pressed={frames[at].season === i}
            onClick={() => onAt(start)}
          >
            {season}
          </button>
        );
      })}
    </div>
  );
};

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  readonly onClick: () => void;
}

const Step = ({ icon, label, isOff = false, isMain = false, onClick }: StepProps) => (
  <button
    type="button"
    class={isMain ? 'main-button' : ''}
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

/** Step, scrub, play, and the seasons. */
export const Controls = ({ frames, at, onAt, isPlaying, onPlay, told }: ControlsProps) => {
  const words = say(WORDS);
  const [speed, setSpeed] = useState<number>(1);
  const last = frames.length - 1;
  const go = (to: number) => onAt(Math.max(0, Math.min(last, to)));
  const stepTo = (to: number) => {
    onPlay(false);
    go(to);
  };
  const toggle = () => {
    if (!isPlaying && at === last) go(0);
    onPlay(!isPlaying);
  };
  useKeys({
    ArrowRight: () => stepTo(at + 1),
    ArrowLeft: () => stepTo(at - 1),
    Home: () => stepTo(0),
    End: () => stepTo(last),
    ' ': toggle,
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at === last) {
      onPlay(false);
      return undefined;
    }
    // A season's awards take longer to read than one drawing.
    const long = frames[at].kind === 'scored' ? 3 : 1;
    const timer = setTimeout(() => go(at + 1), (PACE * long) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  return (
    <div class="replay-controls panel" role="group" aria-label={words.title}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.scrub}
        aria-valuetext={`${words.step(at + 1, frames.length)}. ${told}`}
        onInput={event => stepTo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-steps">
        <Step icon="skip-back" label={words.first} isOff={at === 0} onClick={() => stepTo(0)} />
        <Step icon="back" label={words.back} isOff={at === 0} onClick={() => stepTo(at - 1)} />
        <Step
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          isMain
          onClick={toggle}
        />
        <Step icon="next" label={words.next} isOff={at === last} onClick={() => stepTo(at + 1)} />
        <Step icon="skip" label={words.last} isOff={at === last} onClick={() => stepTo(last)} />
        <select
          aria-label={words.speed}
          value={speed}
          onChange={event => setSpeed(Number(event.currentTarget.value))}
        >
          {SPEEDS.map(each => (
            <option key={each} value={each}>
              {each === 0.5 ? '½' : each} ×
            </option>
          ))}
        </select>
      </div>
      <SeasonButtons frames={frames} at={at} onAt={stepTo} />
      <p class="replay-quiet replay-keys">{words.keys}</p>
    </div>
  );
};
