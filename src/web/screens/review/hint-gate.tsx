import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import { peopleAt } from '../../client/table.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { TakingBack } from '../../ui/taking-back.ts';
import type { HintedTable } from './may-hint.ts';
import { HELP_MESSAGES } from './messages.ts';

interface GateProps {
  /** What practice games of this kind do not count toward. */
  readonly uncounted: string;
  readonly table: HintedTable;
  readonly back: Pick<TakingBack, 'isPractice'>;
  readonly children: ComponentChildren;
}

/** Says before the first hint that it turns the game into practice. */
export const HintGate = ({ uncounted, table, back, children }: GateProps) => {
  const words = say(HELP_MESSAGES);
  const seat: Seat | undefined = peopleAt(table)[0];
  if (back.isPractice.value) return <>{children}</>;
  return (
    <div class="advice">
      <p>{words.first(uncounted)}</p>
      <Button
        onClick={() => {
          if (seat !== undefined) void table.mark?.(seat);
        }}
      >
        {words.yes}
      </Button>
    </div>
  );
};
