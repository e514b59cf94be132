import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { View } from '../../../../../games/thargos/types.ts';
import { say } from '../../../../say.ts';
import { GoOn } from '../../../../ui/go-on.tsx';
import { useInView } from '../../../../ui/in-view.ts';
import { ASKED } from '../follow.ts';
import { type Model, stillModel } from '../model.ts';
import { Play } from '../play.tsx';
import { WORDS as TABLE_WORDS } from '../words.ts';

interface MomentTableProps {
  readonly model: Model;
  readonly names: readonly string[];
  /** The moment on the board, and what came of it in the bar. */
  readonly board: (view: View) => ComponentChildren;
  readonly title: string;
  readonly outcome?: (view: View) => ComponentChildren;
  readonly back: string;
  readonly onDone: () => void;
  /** As long as it is still being shown: shows the rest at once. */
  readonly onHurry?: () => void;
}

const WORDS = {
  en: { look: 'Look at the table', goOn: 'Go on', hurry: 'Show all' },
  fr: { look: 'Regarder la table', goOn: 'Continuer', hurry: 'Tout montrer' },
};

/** Something that happened, with the table around it: one may look at the tracks too, and come back. */
export const MomentTable = ({
  model,
  names,
  board,
  title,
  outcome,
  back,
  onDone,
  onHurry,
}: MomentTableProps) => {
  const words = say(WORDS);
  const still = useMemo(() => stillModel(model), [model]);
  const [isLooking, setLooking] = useState(false);
  const view = still.view.value;
  // Whoever laid cards may have scrolled down to them.
  useInView(true, ASKED);
  return (
    <Play
      model={still}
      names={names}
      board={isLooking ? undefined : board(view)}
      bar={
        <section class="th-bar" aria-label={say(TABLE_WORDS).toDo}>
          <div class="th-status th-outcome" role="status">
            <b>{title}</b>
            {outcome?.(view)}
          </div>
          <div class="th-buttons">
            <button type="button" onClick={() => setLooking(!isLooking)}>
              {isLooking ? back : words.look}
            </button>
            <GoOn class="th-go" onGo={onHurry ?? onDone}>
              {onHurry ? words.hurry : words.goOn}
            </GoOn>
          </div>
        </section>
      }
    />
  );
};
