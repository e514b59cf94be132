import type { Game, Types, Viewer } from './game.ts';
import { appendEntry, type History } from './history.ts';
import type { TableRules } from './module.ts';
import { mapInParts, type Pause } from './pause.ts';
import type { GameRecord } from './record.ts';
import { type Entry, isUndo } from './replay.ts';

type Redacting<S, E> = Pick<Game<Types<{ State: S; Event: E }>>, 'evolve' | 'redact' | 'reveals'>;

/** Returns a function that redacts one log entry for the viewer. It must be called with every entry, in order. */
const makeRedactor = <S, C, E>(
  game: Redacting<S, E>,
  viewer: Viewer,
): ((entry: Entry<C, E>) => Entry<C, E>) => {
  let history: History<S, E> | undefined;
  return entry => {
    let state = history?.state;
    history = appendEntry(game, history, entry);
    if (isUndo(entry)) {
      const { id: _, ...open } = entry;
      return open;
    }
    const { seat, command, events } = entry;
    const visible = events.flatMap(event => {
      const shown = game.redact(event, viewer, state);
      state = game.evolve(state, event);
      return shown === undefined ? [] : [shown];
    });
    const by = seat === undefined ? {} : { seat };
    return { ...by, ...(seat === viewer && command !== undefined ? { command } : {}), events: visible };
  };
};

type Configured<Cfg extends object> = Pick<TableRules<Types<{ Config: Cfg }>>, 'configFor'>;

const withoutSeed = <C, E, Cfg extends object>(
  { configFor }: Configured<Cfg>,
  { seed: _, config, ...open }: GameRecord<C, E, Cfg>,
  viewer: Viewer,
): GameRecord<C, E, Cfg> => {
  const knows = open.seats.map((_, seat) => seat === viewer);
  return { ...open, config: configFor?.(config, { status: 'running', knows }) ?? config };
};

/** Returns a running game without the seed, and with the events and commands that this viewer may know. */
export const redactRecord = <S, C, E, Cfg extends object>(
  game: Redacting<S, E> & Configured<Cfg>,
  record: GameRecord<C, E, Cfg>,
  viewer: Viewer,
): GameRecord<C, E, Cfg> => ({
  ...withoutSeed(game, record, viewer),
  log: record.log.map(makeRedactor<S, C, E>(game, viewer)),
});

/** Like `redactRecord`, but asynchronous, with pauses between the entries. */
export const redactLongRecord = async <S, C, E, Cfg extends object>(
  game: Redacting<S, E> & Configured<Cfg>,
  record: GameRecord<C, E, Cfg>,
  viewer: Viewer,
  pause: Pause | undefined,
): Promise<GameRecord<C, E, Cfg>> => ({
  ...withoutSeed(game, record, viewer),
  log: await mapInParts(record.log, makeRedactor<S, C, E>(game, viewer), pause),
});
