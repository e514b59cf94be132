import { type Changes, changed, changesFrom } from './changes.ts';
import type { Seat, Viewer } from './game.ts';
import { advanced, type Ledger } from './ledger.ts';
import type { GameModule } from './module.ts';
import { type Entry, isTakenBack, type Log } from './replay.ts';

/** What a viewer has before him. */
export interface Seen<View> {
  readonly view: View;
  readonly owing: readonly Seat[];
  readonly isOver: boolean;
  /** The decision this viewer may answer now: a command carries it, and is stale when it is gone. */
  readonly decision?: string;
  readonly canUndo: boolean;
  /** Whether the last answer may be taken back as practice, since something was seen after it. */
  readonly canPractise?: true;
  /** Whether this was done already: then the game counts for nothing. */
  readonly isPractice?: true;
}

/** An event as a viewer may know it, with what its words need besides. */
export interface Happened<Event> {
  readonly event: Event;
  readonly about?: unknown;
}

/** What one entry of the log brought about, as a viewer may know it. */
export interface Told<Event> {
  readonly version: number;
  /** Whose doing it was; the set-up is nobody's. */
  readonly seat?: Seat;
  /** So many of the last that were told and still stood did not happen after all. */
  readonly undo?: number;
  /** And from here on it is practice. */
  readonly practice?: true;
  readonly happened: readonly Happened<Event>[];
}

/** What a viewer is sent: everything on joining and on request, then what happened and what it changed. */
export type Message<View, Event> =
  | { readonly type: 'view'; readonly version: number; readonly seen: Seen<View> }
  | ({ readonly type: 'told'; readonly changes?: Changes } & Told<Event>);

/** What an entry means to a viewer: what he saw before it, what he is told, and what he sees now. */
export interface News<View, Event> {
  readonly told: Told<Event>;
  readonly before: Seen<View>;
  readonly after: Seen<View>;
}

type Telling<S, E, V> = Pick<
  GameModule<S, never, E, V, never, never, never>,
  'evolve' | 'redact' | 'reveals' | 'about'
>;

/** The states before each event of an entry, and the one after the last. */
export const statesOf = <S, E, V>(
  game: Telling<S, E, V>,
  entry: Entry<unknown, E>,
  before: S | undefined,
  after: S,
): readonly (S | undefined)[] => {
  if (isTakenBack(entry)) return [];
  const states = [before];
  for (let i = 0; i < entry.events.length - 1; i++) states.push(game.evolve(states[i], entry.events[i]!));
  return [...states, after];
};

/** An entry, with the states on its way, told to one viewer. */
export const toldTo = <S, E, V>(
  game: Telling<S, E, V>,
  viewer: Viewer,
  version: number,
  entry: Entry<unknown, E>,
  states: readonly (S | undefined)[],
): Told<E> => {
  const by = entry.seat === undefined ? {} : { seat: entry.seat };
  if (isTakenBack(entry)) {
    const { undo, practice } = entry;
    return { version, ...by, undo, ...(practice && { practice }), happened: [] };
  }
  const happened: Happened<E>[] = [];
  for (const [i, event] of entry.events.entries()) {
    const shown = game.redact(event, viewer, states[i]);
    if (shown === undefined) continue;
    const about = game.about?.(shown, viewer, states[i + 1] as S);
    happened.push(about === undefined ? { event: shown } : { event: shown, about });
  }
  return { version, ...by, happened };
};

/** An entry with the states on its way: any viewer can be told of it. */
export interface ToldStep<State, Event> {
  readonly version: number;
  readonly entry: Entry<unknown, Event>;
  readonly states: readonly (State | undefined)[];
}

/**
 * Folds the entries of a log, one after the other, from a ledger or from the first. Returns undefined for those up to
 * a version.
 */
export const makeStepper = <S, E, V>(
  game: Telling<S, E, V>,
  since: number,
  from?: Ledger<S, E>,
): ((entry: Entry<unknown, E>) => ToldStep<S, E> | undefined) => {
  let ledger = from;
  return entry => {
    const before: S | undefined = ledger?.state;
    ledger = advanced<S, E>(game, ledger, entry);
    const { version, state } = ledger;
    return version > since ? { version, entry, states: statesOf(game, entry, before, state) } : undefined;
  };
};

/** A step as one viewer may know it. */
export const tellStep = <S, E, V>(
  game: Telling<S, E, V>,
  viewer: Viewer,
  { version, entry, states }: ToldStep<S, E>,
): Told<E> => toldTo(game, viewer, version, entry, states);

/** All that a log tells a viewer who has heard it up to a version. */
export const tellSince = <S, E, V>(
  game: Telling<S, E, V>,
  viewer: Viewer,
  log: Log<unknown, E>,
  since: number,
): readonly Told<E>[] => {
  const step = makeStepper<S, E, V>(game, since);
  return log.flatMap(entry => {
    const taken = step(entry);
    return taken ? [tellStep(game, viewer, taken)] : [];
  });
};

export const toldMessage = <V, E>({ told, before, after }: News<V, E>): Message<V, E> => {
  const changes = changesFrom(before, after);
  return { type: 'told', ...told, ...(changes && { changes }) };
};

/** What a viewer knows who has heard all messages so far. */
export interface Heard<View> {
  readonly version: number;
  readonly seen: Seen<View>;
}

/** What he knows after one more; undefined when he has missed something and must ask for everything. */
export const heard = <V, E>(before: Heard<V> | undefined, message: Message<V, E>): Heard<V> | undefined => {
  if (message.type === 'view') return { version: message.version, seen: message.seen };
  if (!before || message.version !== before.version + 1) return undefined;
  return { version: message.version, seen: changed(before.seen, message.changes) as Seen<V> };
};

/** What was told and not taken back. */
export const standingTold = <E, T extends Told<E>>(list: readonly T[]): readonly T[] => {
  const stands: T[] = [];
  for (const told of list) {
    if (told.undo === undefined) stands.push(told);
    else stands.length = Math.max(0, stands.length - told.undo);
  }
  return stands;
};
