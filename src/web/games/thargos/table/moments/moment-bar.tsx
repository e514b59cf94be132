import type { ComponentChildren } from 'preact';
import { say } from '../../../../i18n.ts';
import { useAutoContinue } from '../../../../screens/table/table-context.ts';
import { Button, ContinueButton } from '../../../../ui/button.tsx';
import { useInView } from '../../../../ui/in-view.ts';
import { useLive } from '../../../../ui/live.ts';
import { ASKED } from '../focus.ts';
import { WORDS as TABLE_WORDS } from '../messages.ts';
import type { Showing } from './sights.ts';

interface MomentBarProps {
  readonly showing: Showing;
  readonly title: string;
  readonly back: string;
  readonly onDone: () => void;
  /** Ends a running animation and shows its result. */
  readonly onHurry?: () => void;
  readonly children?: ComponentChildren;
}

const WORDS = {
  en: { look: 'View table', goOn: 'Continue', hurry: 'Show all' },
  fr: { look: 'Voir la table', goOn: 'Continuer', hurry: 'Tout montrer' },
};

/** The bar while an animation is shown. The player may switch to the table and back. */
export const MomentBar = ({ showing, title, back, onDone, onHurry, children }: MomentBarProps) => {
  const words = say(WORDS);
  const isLooking = showing.isLooking.value;
  useAutoContinue(onHurry || isLooking ? undefined : showing, onDone);
  // Scrolls up to the result, because a player who placed cards may have scrolled down.
  useInView(true, ASKED);
  const live = useLive();
  return (
    <section class="th-bar" data-part="bar" aria-label={say(TABLE_WORDS).toDo}>
      <div class="th-status row th-outcome" {...live}>
        <b>{title}</b>
        {children}
      </div>
      <div class="th-buttons in-lines" data-part="buttons">
        <Button
          onClick={() => {
            showing.isLooking.value = !isLooking;
          }}
        >
          {isLooking ? back : words.look}
        </Button>
        <ContinueButton class="th-go" onGo={onHurry ?? onDone}>
          {onHurry ? words.hurry : words.goOn}
        </ContinueButton>
      </div>
    </section>
  );
};
