import type { ComponentChildren } from 'preact';
import { say } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { GoOn } from '../../../../ui/go-on.tsx';
import { useHurry } from '../../../../ui/hurry.ts';
import { useInView } from '../../../../ui/in-view.ts';
import { useLive } from '../../../../ui/live.ts';
import { ASKED } from '../focus.ts';
import { WORDS as TABLE_WORDS } from '../messages.ts';
import type { Showing } from './showing.ts';

interface MomentBarProps {
  readonly showing: Showing;
  readonly title: string;
  readonly back: string;
  readonly onDone: () => void;
  /** While the animation runs: shows the rest at once. */
  readonly onHurry?: () => void;
  /** The result. */
  readonly children?: ComponentChildren;
}

const WORDS = {
  en: { look: 'View table', goOn: 'Continue', hurry: 'Show all' },
  fr: { look: 'Voir la table', goOn: 'Continuer', hurry: 'Tout montrer' },
};

/** The bar below an event; the player may look at the tracks and come back. */
export const MomentBar = ({ showing, title, back, onDone, onHurry, children }: MomentBarProps) => {
  const words = say(WORDS);
  const isLooking = showing.isLooking.value;
  useHurry(onHurry || isLooking ? undefined : showing, onDone);
  // A player who placed cards may have scrolled down to them.
  useInView(true, ASKED);
  const live = useLive();
  return (
    <section class="th-bar" data-part="bar" aria-label={say(TABLE_WORDS).toDo}>
      <div class="th-status th-outcome" {...live}>
        <b>{title}</b>
        {children}
      </div>
      <div class="th-buttons" data-part="buttons">
        <Button
          onClick={() => {
            showing.isLooking.value = !isLooking;
          }}
        >
          {isLooking ? back : words.look}
        </Button>
        <GoOn class="th-go" onGo={onHurry ?? onDone}>
          {onHurry ? words.hurry : words.goOn}
        </GoOn>
      </div>
    </section>
  );
};
