import { HELP_WORDS } from '../../../advice/words.ts';
import { number, say } from '../../../say.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-words.ts';
import { nameOf } from '../table/moves.ts';
import { linesOf, sidesOf } from './conflict-text.ts';
import type { ReviewedConflict, WhoIs } from './reviewing.ts';
import { ADVICE_WORDS } from './words.ts';

interface ConflictsProps {
  readonly whoIs: WhoIs;
  readonly conflicts: readonly ReviewedConflict[];
  readonly onBatch: (batch: number) => void;
}

/** All conflicts of a game, each with what could be known of it before the reveal. */
export const Conflicts = ({ conflicts, whoIs, onBatch }: ConflictsProps) => {
  const words = say(ADVICE_WORDS);
  const fought = say(CONFLICT_WORDS);
  const outcome = ({ success, isConceded }: ReviewedConflict): string => {
    if (isConceded) return fought.conceded;
    return success ? fought.success : fought.failure;
  };
  return (
    <section aria-label={words.conflicts}>
      <h3>{words.conflicts}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol class="bare-list advice advice-long" tabIndex={0}>
        {conflicts.map(found => {
          const turn = number(found.turn);
          return (
            <li key={found.batch}>
              <p>
                <b>{words.when(turn, whoIs(found.view.turn.seat))}</b>{' '}
                {nameOf(found.view, found.conflict.mission)} · {sidesOf(found, whoIs)} · {outcome(found)}
              </p>
              <div class="quiet">
                {linesOf(found, whoIs).map(line => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <button type="button" aria-label={words.go(turn)} onClick={() => onBatch(found.batch)}>
                {say(HELP_WORDS).show}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
