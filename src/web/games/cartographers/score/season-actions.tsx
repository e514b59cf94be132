import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { isMoving } from '../../../settings.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Counting } from './counting.ts';
import type { Part } from './steps.ts';

const WORDS = {
  en: {
    next: {
      first: 'Next edict',
      second: 'Next: coins',
      coins: 'Next: monsters',
      monsters: 'Next: total',
    },
    skip: 'Skip to total',
    go: 'Continue',
    again: 'Count again',
    play: 'Autoplay',
    pause: 'Pause',
    back: 'Step back',
    step: 'Step forward',
  },
  fr: {
    next: {
      first: 'Décret suivant',
      second: 'Les pièces',
      coins: 'Les monstres',
      monsters: 'Le total',
    },
    skip: 'Passer au total',
    go: 'Continuer',
    again: 'Recompter',
    play: 'Lecture automatique',
    pause: 'Pause',
    back: 'Un pas en arrière',
    step: 'Un pas en avant',
  },
};

interface SeasonActionsProps {
  readonly counting: Counting;
  readonly part: Part;
  /** While a clock runs, players don't wait for the total. */
  readonly isHurried: boolean;
  readonly onDone: () => void;
}

/** The end of the counting: one button has the focus, so that Enter continues. */
const End = ({ counting, onDone }: SeasonActionsProps) => {
  const words = say(WORDS);
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
  return (
    <div class="counting-actions">
      <Button ref={go} look="main" onClick={onDone}>
        <Icon name="next" />
        {words.go}
      </Button>
      <Button onClick={isMoving() ? counting.toggle : () => counting.goTo(0)}>
        <Icon name="skip-back" />
        {words.again}
      </Button>
    </div>
  );
};

/** Controls of the counting: automatic, step by step, part by part, or to the end. */
export const SeasonActions = (props: SeasonActionsProps) => {
  const words = say(WORDS);
  const { counting, part, isHurried, onDone } = props;
  if (part === 'total') return <End {...props} />;
  return (
    <>
      <div class="counting-steps">
        <IconButton icon="step-back" label={words.back} onClick={() => counting.goTo(counting.at - 1)} />
        {isMoving() && (
          <IconButton
            icon={counting.isPlaying ? 'pause' : 'play'}
            label={counting.isPlaying ? words.pause : words.play}
            onClick={counting.toggle}
          />
        )}
        <IconButton icon="step" label={words.step} onClick={() => counting.goTo(counting.at + 1)} />
      </div>
      <div class="counting-actions">
        <Button look="main" onClick={counting.nextPart}>
          <Icon name="next" />
          {words.next[part]}
        </Button>
        <Button onClick={isHurried ? onDone : counting.skip}>
          <Icon name="skip" />
          {isHurried ? words.go : words.skip}
        </Button>
      </div>
    </>
  );
};
