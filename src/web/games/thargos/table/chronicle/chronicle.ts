import { standing } from '../../../../../engine/replay.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import type { Command, State } from '../../../../../games/thargos/types.ts';
import { about } from '../../../../../games/thargos/words/about.ts';
import {
  happened,
  type Reader as ReaderAt,
  type Sentence,
} from '../../../../../games/thargos/words/happened.ts';
import { game } from '../../device.ts';
import type { ThargosRecord } from '../../local-table.ts';

export interface Line extends Sentence {
  /** Begins a turn. */
  readonly isTurn?: boolean;
  readonly round?: number;
}

/** For whom it is written; with which cards is for the game to say. */
export type Reader = Omit<ReaderAt, 'config'>;

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
  const more = about(event, reader.viewer, state);
  const told = happened(event, more, { ...reader, config: state.config });
  if (!told) return [];
  if (event.type !== 'turnBegun') return [told];
  return [{ ...told, isTurn: true, ...(more?.round === undefined ? {} : { round: more.round }) }];
};
