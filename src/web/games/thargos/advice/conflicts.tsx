import { number, say } from '../../../i18n.ts';
import { ReviewList } from '../../../screens/review/review-list.tsx';
import type { ReviewItem } from '../../../screens/review/review-plan.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-messages.ts';
import { nameOf } from '../table/moves.ts';
import { linesOf, sidesOf } from './conflict-text.ts';
import { ADVICE_WORDS } from './messages.ts';
import type { ReviewedConflict, WhoIs } from './reviewing.ts';

interface ConflictsProps {
  readonly whoIs: WhoIs;
  readonly conflicts: readonly ReviewedConflict[];
  readonly onBatch: (batch: number) => void;
}

/** All conflicts of a game, each with what the players could know before the reveal. */
export const Conflicts = ({ conflicts, whoIs, onBatch }: ConflictsProps) => {
  const words = say(ADVICE_WORDS);
  const fought = say(CONFLICT_WORDS);
  const outcome = ({ success, isConceded }: ReviewedConflict): string => {
    if (isConceded) return fought.conceded;
    return success ? fought.success : fought.failure;
  };
  const itemOf = (found: ReviewedConflict): ReviewItem => ({
    key: found.batch,
    title: words.when(number(found.turn), whoIs(found.view.turn.seat)),
    text: ` ${nameOf(found.view, found.conflict.mission)} · ${sidesOf(found, whoIs)} · ${outcome(found)}`,
    lines: (
      <div class="quiet">
        {linesOf(found, whoIs).map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ),
    go: words.go(number(found.turn)),
    onShow: () => onBatch(found.batch),
  });
  return (
    <section aria-label={words.conflicts}>
      <h3>{words.conflicts}</h3>
      <ReviewList items={conflicts.map(itemOf)} isScrolled />
    </section>
  );
};
