import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { say } from '../i18n.ts';
import { IconButton, type IconButtonProps } from './button.tsx';
import { Input } from './field.tsx';

const WORDS = {
  en: { back: 'Step back', play: 'Play', pause: 'Pause', next: 'Step forward' },
  fr: { back: 'Étape précédente', play: 'Lecture', pause: 'Pause', next: 'Étape suivante' },
};

/** The position in a sequence of steps, which advances by hand or automatically. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Whether the player's last action was `goTo`, not `toggle`. */
  readonly isByHand: boolean;
  /** How often the player stepped or started to play. */
  readonly taken: number;
  readonly goTo: (at: number, isPlaying?: boolean) => void;
  /** Stops or plays. At the last step, it plays from the start. */
  readonly toggle: () => void;
}

interface StepsProps {
  /** The sequence that the steps belong to. A different sequence resets the position. */
  readonly of: unknown;
  readonly count: number;
  readonly first: number;
  readonly isPlaying?: boolean;
  /** Returns the duration of a step in milliseconds. */
  readonly lasts: (at: number) => number;
}

export const useSteps = ({ of, count, first, isPlaying: plays = false, lasts }: StepsProps): Steps => {
  const last = Math.max(0, count - 1);
  const start = { at: first, isPlaying: plays, isByHand: false, taken: 0 };
  const [where, setWhere] = useState(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different sequence resets the position even if it has as many steps
  useLayoutEffect(() => setWhere(start), [of]);
  const at = Math.max(0, Math.min(where.at, last));
  const isPlaying = where.isPlaying && at < last;
  const wait = lasts(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different sequence needs a new timer
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setWhere(now => ({ ...now, at: at + 1 })), wait);
    return () => clearTimeout(timer);
  }, [of, at, isPlaying, wait]);
  const taken = where.taken + 1;
  return {
    ...where,
    at,
    last,
    isPlaying,
    goTo: (to, isOn = false) =>
      setWhere({ at: Math.max(0, Math.min(last, to)), isPlaying: isOn, isByHand: true, taken }),
    toggle: () => {
      if (isPlaying) setWhere({ ...where, isPlaying: false, isByHand: false });
      else setWhere({ at: at === last ? 0 : at, isPlaying: true, isByHand: false, taken });
    },
  };
};

interface StepButtonProps extends Pick<IconButtonProps, 'icon' | 'label' | 'look' | 'disabled'> {
  readonly onClick: () => void;
}

export const StepButton = (props: StepButtonProps) => <IconButton title={props.label} {...props} />;

interface StepButtonsProps {
  readonly steps: Steps;
  /** Whether there is a play button. */
  readonly canPlay?: boolean;
  readonly isMain?: boolean;
}

/** The buttons that step back, play and step forward. */
export const StepButtons = ({ steps, canPlay = true, isMain = false }: StepButtonsProps) => {
  const words = say(WORDS);
  const { at, last, isPlaying, goTo, toggle } = steps;
  return (
    <>
      <StepButton icon="back" label={words.back} disabled={at === 0} onClick={() => goTo(at - 1)} />
      {canPlay && (
        <StepButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          look={isMain ? 'main' : undefined}
          onClick={toggle}
        />
      )}
      <StepButton icon="next" label={words.next} disabled={at === last} onClick={() => goTo(at + 1)} />
    </>
  );
};

interface StepSliderProps {
  readonly steps: Steps;
  readonly label: string;
  /** The text of the step, which is the slider's value for screen readers. */
  readonly told: string;
}

export const StepSlider = ({ steps: { at, last, goTo }, label, told }: StepSliderProps) => (
  <Input
    type="range"
    min={0}
    max={last}
    value={at}
    aria-label={label}
    aria-valuetext={told}
    onValue={typed => goTo(Number(typed))}
  />
);
