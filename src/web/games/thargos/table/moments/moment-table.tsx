import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { View } from '../../../../../games/thargos/types.ts';
import { happened, type Sentence } from '../../../../../games/thargos/words/happened.ts';
import { say } from '../../../../say.ts';
import { language } from '../../../../settings.ts';
import { GoOn } from '../../../../ui/go-on.tsx';
import { useInView } from '../../../../ui/in-view.ts';
import { Cite } from '../chronicle/cite.tsx';
import { ASKED } from '../follow.ts';
import { type Model, stillModel } from '../model.ts';
import { Play } from '../play.tsx';
import { WORDS as TABLE_WORDS } from '../words.ts';
import { DiceOf } from './dice.tsx';
import type { Happening } from './moments.ts';

interface ToldProps {
  readonly happening: Happening;
  readonly view: View;
  readonly names: readonly string[];
}

const sentenceOf = ({ happening: { event, about }, view, names }: ToldProps): Sentence | undefined =>
  happened(event, about, { viewer: view.viewer, config: view.config, names, language: language.value });

/** Whether an event has words of its own. */
export const isTold = (props: ToldProps): boolean => sentenceOf(props) !== undefined;

/** One event in words, with its dice and the rule behind it. */
export const ToldEvent = (props: ToldProps) => {
  const told = sentenceOf(props);
  return (
    told && (
      <span class="th-told">
        <DiceOf event={props.happening.event} />
        <span>
          {told.text} <Cite told={told} view={props.view} class="th-cite" />
        </span>
      </span>
    )
  );
};

interface MomentTableProps {
  readonly model: Model;
  readonly names: readonly string[];
  /** The moment on the board, and what came of it in the bar. */
  readonly board: (view: View) => ComponentChildren;
  readonly title: string;
  readonly outcome?: (view: View) => ComponentChildren;
  readonly back: string;
  readonly onDone: () => void;
}

const WORDS = {
  en: { look: 'Look at the table', goOn: 'Go on' },
  fr: { look: 'Regarder la table', goOn: 'Continuer' },
};

/** Something that happened, with the table around it: one may look at the tracks too, and come back. */
export const MomentTable = ({ model, names, board, title, outcome, back, onDone }: MomentTableProps) => {
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
            <GoOn class="th-go" onGo={onDone}>
              {words.goOn}
            </GoOn>
          </div>
        </section>
      }
    />
  );
};
