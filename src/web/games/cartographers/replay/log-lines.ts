import { type Event, logDetails, logLines, type State } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { say } from '../../../i18n.ts';
import type { StepOf } from '../../../screens/replay/open.ts';
import { language } from '../../../settings.ts';
import { WORDS } from '../table/messages.ts';
import { mapName, seatName } from '../table/question.ts';

/** Describes events in the reader's language. Nothing is hidden, because the game is over. */
export const linesOfSteps = (
  steps: readonly StepOf<State, Event>[],
  players: readonly SeatedPlayer[],
): string[] => {
  const names = players.map((_, seat) => seatName(players, seat));
  const sheets = players.map((_, seat) => mapName(players, seat));
  return steps.flatMap(({ event, after }) => {
    const reader = { language: language.value, names, sheets, config: after.config };
    return logLines(event, logDetails(event, 0, after), reader).map(({ text }) => text);
  });
};

/** Names people without a name “Player 1” in a shared game, because only in a saved game is the player “you”. */
export const namedPlayers = (players: readonly SeatedPlayer[], isSent: boolean): readonly SeatedPlayer[] =>
  players.map((seat, i) =>
    isSent && seat.bot === undefined ? { name: say(WORDS).person(i + 1), ...seat } : seat,
  );
