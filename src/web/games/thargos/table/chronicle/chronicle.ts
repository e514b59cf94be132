import type { Viewer } from '../../../../../engine/game.ts';
import { standing } from '../../../../../engine/replay.ts';
import type { Language } from '../../../../../engine/text.ts';
import { thargos as game } from '../../../../../games/thargos/bare-game.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import type { Command, State } from '../../../../../games/thargos/types.ts';
import { happened, type Told } from '../../../../../games/thargos/words/happened.ts';
import type { ThargosRecord } from '../../local-table.ts';

export interface Line extends Told {
  /** Begins a turn. */
  readonly isTurn?: boolean;
  readonly round?: number;
}

/** For whom it is written. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
}

type Log = ThargosRecord['log'];

/**
 * The game so far as one reader may know it, sentence by sentence. It is written on as the game goes on: to tell a
 * long game anew after every move would take longer and longer. A lesson begins in the middle, with a table laid out.
 */
export const chronicler = (reader: Reader, start?: State): ((log: Log) => readonly Line[]) => {
  let told: ReturnType<typeof standing<Command, Event>> = [];
  let state = start;
  let lines: readonly Line[] = [];
  return log => {
    const stands = standing(log);
    const isOn = told.every((batch, i) => stands[i] === batch);
    if (!isOn) [told, state, lines] = [[], start, []];
    const more: Line[] = [];
    for (const { events } of stands.slice(told.length))
      for (const event of events) {
        const seen = game.redact(event, reader.viewer, state);
        state = game.evolve(state, event);
        if (seen) more.push(...lineOf(seen, state, reader));
      }
    told = stands;
    if (more.length > 0) lines = [...lines, ...more];
    return lines;
  };
};

const lineOf = (event: Event, state: State, reader: Reader): Line[] => {
  const told = happened(event, game.view(state, reader.viewer), reader);
  if (!told) return [];
  if (event.type !== 'turnBegun') return [told];
  return [{ ...told, isTurn: true, round: Math.ceil(state.turn.number / state.players.length) }];
};
