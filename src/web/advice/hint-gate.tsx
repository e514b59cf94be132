import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/game.ts';
import type { GameId } from '../../games/list.ts';
import { peopleAt } from '../client/table.ts';
import { say } from '../say.ts';
import type { TakingBack } from '../ui/taking-back.ts';
import { UNCOUNTED } from '../ui/uncounted.ts';
import type { HintedTable } from './may-be-hinted.ts';
import { HELP_WORDS } from './words.ts';

interface GateProps {
  readonly game: GameId;
  readonly table: HintedTable;
  readonly back: Pick<TakingBack, 'isPractice'>;
  readonly children: ComponentChildren;
}

/** With its first hint a game becomes practice: that is said before. */
export const HintGate = ({ game, table, back, children }: GateProps) => {
  const words = say(HELP_WORDS);
  const seat: Seat | undefined = peopleAt(table)[0];
  if (back.isPractice.value) return <>{children}</>;
  return (
    <div class="advice">
      <p>{words.first(say(UNCOUNTED)[game])}</p>
      <button
        type="button"
        onClick={() => {
          if (seat !== undefined) void table.mark?.(seat);
        }}
      >
        {words.yes}
      </button>
    </div>
  );
};
