import { type Changes, changed, changesFrom } from './changes.ts';
import type { Foresight, GameModule } from './module.ts';
import { readSpelled, spell } from './spelling.ts';
import { type Happened, type Heard, heard, type Message, type News, type Seen, type Told } from './told.ts';

/**
 * What one viewer is sent over a network: the same messages, told once. Whoever knows the rules sees for himself what
 * an event does to his view and what must follow it; both ends think along, and only what differs is sent.
 */

type Wired<V, E> = Pick<GameModule<never, never, E, V, never, never, never>, 'foresee' | 'spelling'>;

/**
 * An event, with what its words need where that was not foreseen (null when nothing is needed after all); or so many
 * events that were the likeliest each time; or, below zero, one that was the second likeliest or a later one.
 */
type Sent = readonly [event: unknown, about?: unknown] | number;

interface SentTold extends Omit<Told<unknown>, 'happened'> {
  readonly type: 'told';
  readonly happened?: readonly Sent[];
  readonly changes?: Changes;
}

/** A message as it is sent: plain data, to be written as JSON. */
export type SentMessage<View> = Extract<Message<View, never>, { type: 'view' }> | SentTold;

/** Who cannot think along takes everything for what it was. */
const blind = <V, E>(view: V): Foresight<V, E> => ({
  next: () => [],
  hear: () => undefined,
  view: () => view,
});

const foresightOf = <V, E>({ foresee = blind }: Wired<V, E>, { view }: Seen<V>): Foresight<V, E> =>
  foresee(view);

const isSame = (a: unknown, b: unknown): boolean => changesFrom(a, b) === undefined;

const shorten = <V, E>(
  { spelling }: Wired<V, E>,
  foresight: Foresight<V, E>,
  happened: readonly Happened<E>[],
): readonly Sent[] => {
  const sent: Sent[] = [];
  for (const { event, about } of happened) {
    const at = foresight.next().findIndex(foreseen => isSame(foreseen, event));
    foresight.hear(event);
    const isKnown = isSame(foresight.about?.(event), about);
    const last = sent.at(-1);
    if (!isKnown) sent.push([spell(spelling, event), about ?? null]);
    else if (at < 0) sent.push([spell(spelling, event)]);
    else if (at > 0) sent.push(-at);
    else if (typeof last === 'number' && last > 0) sent[sent.length - 1] = last + 1;
    else sent.push(1);
  }
  return sent;
};

const lengthen = <V, E>(
  { spelling }: Wired<V, E>,
  foresight: Foresight<V, E>,
  sent: readonly Sent[],
): readonly Happened<E>[] => {
  const happened: Happened<E>[] = [];
  const hear = (event: E | undefined, ...said: readonly unknown[]): void => {
    if (event === undefined) throw new Error('expected a derived event, found none');
    foresight.hear(event);
    const about = said.length > 0 ? (said[0] ?? undefined) : foresight.about?.(event);
    happened.push(about === undefined ? { event } : { event, about });
  };
  for (const each of sent) {
    if (typeof each !== 'number') hear(readSpelled(spelling, each[0]) as E, ...each.slice(1));
    else if (each < 0) hear(foresight.next()[-each]);
    else for (let i = 0; i < each; i++) hear(foresight.next()[0]);
  }
  return happened;
};

/** What is sent of news to everybody who looks with the same eyes and has heard everything so far. */
export const sentOf = <V, E>(game: Wired<V, E>, { told, before, after }: News<V, E>): SentMessage<V> => {
  const { happened, ...rest } = told;
  const foresight = foresightOf(game, before);
  const sent = shorten(game, foresight, happened);
  const changes = changesFrom({ ...before, view: foresight.view() }, after);
  return { type: 'told', ...rest, ...(sent.length > 0 && { happened: sent }), ...(changes && { changes }) };
};

/** The end where the table is: makes of what one viewer is told what he is sent. */
export const makeSender = <V, E>(game: Wired<V, E>): ((message: Message<V, E>) => SentMessage<V>) => {
  let known: Heard<V> | undefined;
  return message => {
    const before = known;
    known = heard(known, message);
    if (message.type === 'view') return message;
    if (!before || !known) throw new Error('expected a snapshot before the first update of this viewer');
    const { type: _, changes: __, ...told } = message;
    return sentOf(game, { told, before: before.seen, after: known.seen });
  };
};

/** The viewer's end; undefined when something was missed and he must ask for everything. */
export const makeReceiver = <V, E>(
  game: Wired<V, E>,
): ((sent: SentMessage<V>) => Message<V, E> | undefined) => {
  let known: Heard<V> | undefined;
  return sent => {
    if (sent.type === 'view') {
      known = { version: sent.version, seen: sent.seen };
      return sent;
    }
    const before = known;
    if (!before || sent.version !== before.version + 1) return undefined;
    const { happened: short = [], changes: more, ...told } = sent;
    const foresight = foresightOf(game, before.seen);
    const happened = lengthen(game, foresight, short);
    const seen = changed({ ...before.seen, view: foresight.view() }, more) as Seen<V>;
    known = { version: sent.version, seen };
    const changes = changesFrom(before.seen, seen);
    return { ...told, happened, ...(changes && { changes }) };
  };
};
