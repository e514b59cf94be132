import {
  type Event,
  cartographers as game,
  logDetails,
  logLines,
  type State,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { language } from '../../../settings.ts';
import { mapName, seatName } from '../table/question.ts';

/** Events in the reader's language, with nothing hidden; `before` is the state before them. */
export const tellEvents = (
  events: readonly Event[],
  before: State | undefined,
  players: readonly SeatedPlayer[],
): string[] => {
  const names = players.map((_, seat) => seatName(players, seat));
  const sheets = players.map((_, seat) => mapName(players, seat));
  let state = before;
  return events.flatMap(event => {
    const after = game.evolve(state, event);
    state = after;
    const reader = { language: language.value, names, sheets, config: after.config };
    return logLines(event, logDetails(event, 0, after), reader).map(({ text }) => text);
  });
};
