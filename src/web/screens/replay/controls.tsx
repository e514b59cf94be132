import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { IconName } from '../../art/icons.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Asked, useInView } from '../../ui/in-view.ts';
import { Select } from '../../ui/select.tsx';
import './replay.css';
import { REPLAY_WORDS } from './messages.ts';

interface ControlsProps {
  /** The number of moments. */
  readonly count: number;
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly isPlaying: boolean;
  readonly onPlay: (isPlaying: boolean) => void;
  /** The moment in words, for screen readers on the slider. */
  readonly told: string;
  /** How many times longer than usual this moment takes to read. */
  readonly length?: number;
  /** Jumps to other moments. */
  readonly children?: ComponentChildren;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds per moment at speed 1. */
const PACE = 1100;

/** Whether the key belongs to the focused field or button, or to the browser. */
const isTaken = (event: KeyboardEvent): boolean => {
  const { target, key } = event;
  if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (target.matches('input, select, textarea')) return true;
  return key === ' ' && target.matches('button, a, summary');
};

const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  // A layout effect runs before the next key: otherwise two quick presses would make one step.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!Object.hasOwn(keys, event.key) || isTaken(event)) return;
      event.preventDefault();
      keys[event.key]!();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};

const ASKED: Asked = {
  board: ['.replay-map', '.th-replay-board'],
  bars: ['.th-replay-desk, .replay-controls'],
  along: ['.replay-told'],
};

/** Scrolls to the board after each step of the player, but not while the game plays. */
const useStepInView = (at: number, isPlaying: boolean): void => {
  const before = useRef({ at, isPlaying, step: 0 });
  const was = before.current;
  const isTaken = was.isPlaying ? !isPlaying && was.at !== at : was.at !== at || isPlaying;
  const step = isTaken ? was.step + 1 : was.step;
  before.current = { at, isPlaying, step };
  useInView(step, ASKED);
};

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  readonly onClick: () => void;
}

const Step = ({ icon, label, isOff = false, isMain = false, onClick }: StepProps) => (
  <Button
    class={isMain ? 'main-button' : ''}
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon name={icon} />
  </Button>
);

/** Buttons, slider and keys to step through and play a game. */
export const Controls = (props: ControlsProps) => {
  const { count, at, onAt, isPlaying, onPlay, told, length = 1, children } = props;
  const words = say(REPLAY_WORDS);
  const [speed, setSpeed] = useState<number>(1);
  const last = count - 1;
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
  useStepInView(at, isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at === last) {
      onPlay(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), (PACE * length) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  return (
    <div class="replay-controls one-column panel" role="group" aria-label={words.title}>
      <Input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.scrub}
        aria-valuetext={`${words.step(at + 1, count)}. ${told}`}
        onInput={event => stepTo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-steps in-lines">
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
        <Select
          aria-label={words.speed}
          value={speed}
          onValue={setSpeed}
          options={SPEEDS.map(value => ({ value, name: `${value === 0.5 ? '½' : value} ×` }))}
        />
      </div>
      {children}
      <p class="replay-quiet replay-keys">{words.keys}</p>
    </div>
  );
};
