import { shownSeat } from '../../../../text/seat-text.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { say } from '../../../i18n.ts';
import type { CartographersRecord } from '../local-table.ts';
import { WORDS } from '../table/messages.ts';

/** The players of a record, with the bots of a saved game. Only a saved game may call its player "you". */
export const playersOf = (
  { seats }: Pick<CartographersRecord, 'seats'>,
  bots: readonly string[],
  isSent: boolean,
): readonly SeatedPlayer[] =>
  seats
    .map((seat, i) => shownSeat<SeatedPlayer>(bots[i] ? { ...seat, bot: bots[i] } : seat))
    .map((seat, i) =>
      isSent && seat.bot === undefined ? { name: say(WORDS).person(i + 1), ...seat } : seat,
    );
