import type { ComponentChildren } from 'preact';
import { say } from '../../i18n.ts';
import { type Asked, part, useInView } from '../../ui/in-view.ts';
import { useKeys } from '../../ui/keys.ts';
import { Select } from '../../ui/select.tsx';
import { StepButton, StepButtons, StepSlider, type Steps } from '../../ui/steps.tsx';
import { REPLAY_WORDS } from './messages.ts';

/** The text of the moment, and the controls with which the player steps through a game. */

interface StepTextProps {
  /** The heading: the number of the moment, and whether the game was practice. */
  readonly head: string;
  readonly lines: readonly string[];
  readonly isPlaying: boolean;
  readonly isScrolled?: boolean | undefined;
}

export const StepText = ({ head, lines, isPlaying, isScrolled = false }: StepTextProps) => (
  <div
    class="replay-told panel"
    data-part="replay-text"
    role="status"
    aria-live={isPlaying ? 'off' : 'polite'}
    // A panel that scrolls must be reachable by keyboard.
    {...(isScrolled && { tabIndex: 0 })}
  >
    <p class="quiet">{head}</p>
    {lines.map((line, i) => (
      <p key={i}>{line}</p>
    ))}
  </div>
);

interface ControlsProps {
  /** The name of the group of controls. */
  readonly label: string;
  readonly steps: Steps;
  /** The text of the moment, which is the slider's value for screen readers. */
  readonly told: string;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  /** The game's buttons that jump to other moments. */
  readonly children?: ComponentChildren;
}

const SPEEDS = [0.5, 1, 2, 4] as const;

const ASKED: Asked = {
  board: [part('replay-board')],
  bars: [part('replay-controls')],
  along: [part('replay-text')],
};

/** The buttons, the slider and the keys with which the player steps through the game. */
export const Controls = ({ label, steps, told, speed, onSpeed, children }: ControlsProps) => {
  const words = say(REPLAY_WORDS);
  const { at, last, goTo, toggle } = steps;
  useKeys({
    ArrowRight: () => goTo(at + 1),
    ArrowLeft: () => goTo(at - 1),
    Home: () => goTo(0),
    End: () => goTo(last),
    ' ': toggle,
  });
  // The page scrolls to the board after a step by the player, but not while the replay plays.
  useInView(steps.taken, ASKED);
  return (
    <div class="replay-controls one-column panel" data-part="replay-controls" role="group" aria-label={label}>
      <StepSlider steps={steps} label={words.scrub} told={`${words.step(at + 1, last + 1)}. ${told}`} />
      <div class="replay-steps in-lines">
        <StepButton icon="skip-back" label={words.first} disabled={at === 0} onClick={() => goTo(0)} />
        <StepButtons steps={steps} isMain />
        <StepButton icon="skip" label={words.last} disabled={at === last} onClick={() => goTo(last)} />
        <Select
          aria-label={words.speed}
          value={speed}
          onValue={onSpeed}
          options={SPEEDS.map(value => ({ value, name: `${value === 0.5 ? '½' : value} ×` }))}
        />
      </div>
      {children}
      <p class="quiet replay-keys">{words.keys}</p>
    </div>
  );
};
