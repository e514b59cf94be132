import type { GameTypes } from '../../../engine/game.ts';
import { peopleAt, type ScreenTable } from '../../client/table.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import type { UndoState } from '../table/undo.ts';
import { HELP_MESSAGES } from './messages.ts';
import './review.css';

/** One suggested answer. */
export interface HintLine {
  /** The answer in words. It must be unique, because it is also the key of the list item. */
  readonly what: string;
  /** How good the answer is compared with the best one. */
  readonly verdict: string;
  readonly speaks: readonly string[];
  /** Shows the answer on the board; absent if that is not possible. */
  readonly onShow?: () => void;
}

interface AdviceProps<A> {
  /** Computes the hints; called only once, at the first render. Returns undefined if nothing was found. */
  readonly ask: () => Promise<A | undefined>;
  readonly lines: (advice: A) => readonly HintLine[];
  /** Returns a sentence about how the hints were found. */
  readonly tried: (advice: A) => string;
  /** The text about the hint on the board, which screen readers announce. */
  readonly said?: string;
}

const Advice = <A extends object>({ ask, lines, tried, said = '' }: AdviceProps<A>) => {
  const words = say(HELP_MESSAGES);
  // The hints are computed only once, because that takes seconds.
  const { found, hasFailed } = useLoaded(async () => ({ advice: await ask() }));
  const advice = found?.advice;
  if (!advice) {
    const state = hasFailed ? 'failed' : found ? 'none' : 'loading';
    return <p role="status">{words[state]}</p>;
  }
  return (
    <div class="advice">
      <ol class="bare-list">
        {lines(advice).map(({ what, verdict, speaks, onShow }) => (
          <li key={what}>
            <p>
              <b>{what}</b> {verdict}
            </p>
            <p class="quiet">{speaks.join(' · ')}</p>
            {onShow && (
              <Button aria-label={`${words.show} ${what}`} onClick={onShow}>
                {words.show}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p class="quiet">{tried(advice)}</p>
      <p class="hidden" role="status">
        {said}
      </p>
    </div>
  );
};

interface HintsProps<A> extends AdviceProps<A> {
  /** The words for what practice games don't count for, such as "statistics". */
  readonly uncounted: string;
  readonly table: Pick<ScreenTable<GameTypes>, 'mark' | 'players'>;
  readonly back: Pick<UndoState, 'isPractice'>;
}

/** Shows good answers with reasons. Before the first hint, it warns that a hint turns the game into practice. */
export const Hints = <A extends object>({ uncounted, table, back, ...advice }: HintsProps<A>) => {
  const words = say(HELP_MESSAGES);
  if (back.isPractice.value) return <Advice {...advice} />;
  const [seat] = peopleAt(table);
  return (
    <div class="advice">
      <p>{words.first(uncounted)}</p>
      <Button onClick={() => seat !== undefined && void table.mark?.(seat)}>{words.yes}</Button>
    </div>
  );
};
