import type { Game, Viewer } from './game.ts';
import { advanced, type Ledger } from './ledger.ts';
import type { GameRecord } from './record.ts';
import { type Entry, isTakenBack } from './replay.ts';

/** A running game as one viewer may know it: no seed, events as told to the viewer, only the own commands. */
export const redactRecord = <S, C, E, Cfg>(
  game: Pick<Game<S, never, E, never, never, never, never>, 'evolve' | 'redact' | 'reveals'>,
  record: GameRecord<C, E, Cfg>,
  viewer: Viewer,
): GameRecord<C, E, Cfg> => {
  const { seed: _, log, ...open } = record;
  let ledger: Ledger<S, E> | undefined;
  const redacted = (entry: Entry<C, E>): Entry<C, E> => {
    let state = ledger?.state;
    ledger = advanced(game, ledger, entry);
    if (isTakenBack(entry)) {
      const { id: _, ...open } = entry;
      return open;
    }
    const { seat, command, events } = entry;
    const told = events.flatMap(event => {
      const shown = game.redact(event, viewer, state);
      state = game.evolve(state, event);
      return shown === undefined ? [] : [shown];
    });
    const by = seat === undefined ? {} : { seat };
    return { ...by, ...(seat === viewer && command !== undefined ? { command } : {}), events: told };
  };
  return { ...open, log: log.map(redacted) };
};
