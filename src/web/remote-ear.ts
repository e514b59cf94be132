import type { Hearing } from '../engine/audience.ts';
import { changesFrom } from '../engine/changes.ts';
import type { GameModule } from '../engine/module.ts';
import { type Heard, heard, type Message, type Told } from '../engine/told.ts';
import { makeReceiver } from '../engine/wire.ts';
import type { ToPage } from '../wire/messages.ts';

/** What a page must know of a game to understand what a server sends it. */
export type HeardRules<E, V> = Pick<
  GameModule<never, never, E, V, never, never, never>,
  'foresee' | 'spelling'
>;

/** Heard; or something was missed before it; or it cannot be understood, as by whoever thinks along with other rules. */
export type Hearsay = 'heard' | 'missed' | 'lost';

/** What one pair of eyes at this device has heard, and who listens to it. */
export const earFor = <E, V>(game: HeardRules<E, V>) => {
  let receive = makeReceiver<V, E>(game);
  let known: Heard<V> | undefined;
  const listeners = new Set<Hearing<V, E>>();
  const tell = (message: Message<V, E>): void => {
    known = heard(known, message);
    for (const hear of [...listeners]) hear(message);
  };
  const understand = (sent: Parameters<typeof receive>[0]): Message<V, E> | Exclude<Hearsay, 'heard'> => {
    try {
      return receive(sent) ?? 'missed';
    } catch {
      return 'lost';
    }
  };
  return {
    version: (): number | undefined => known?.version,
    take: (sent: Extract<ToPage, { type: 'view' | 'told' }>): Hearsay => {
      const { viewer: _, missed, ...plain } = sent;
      if (plain.type === 'view') receive = makeReceiver(game);
      const message = understand(plain as Parameters<typeof receive>[0]);
      if (typeof message === 'string') return message;
      const before = known;
      const isOn = message.type === 'view' && before && missed?.[0]?.version === before.version + 1;
      // Whoever was away hears one thing after the other, and sees what came of it with the last.
      if (isOn) for (const told of caughtUp(before, message, missed as readonly Told<E>[])) tell(told);
      else if (message.type === 'told' || message.version !== before?.version) tell(message);
      return 'heard';
    },
    watch: (hear: Hearing<V, E>): (() => void) => {
      if (!known) throw new Error('this viewer has no replica on this device');
      listeners.add(hear);
      hear({ type: 'view', version: known.version, seen: known.seen });
      return () => listeners.delete(hear);
    },
  };
};

/** What was missed, as if it had been told at its time; the view changes with the last of it. */
const caughtUp = <V, E>(
  before: Heard<V>,
  { seen }: Extract<Message<V, E>, { type: 'view' }>,
  missed: readonly Told<E>[],
): readonly Message<V, E>[] => {
  const changes = changesFrom(before.seen, seen);
  return missed.map((told, i) => ({
    type: 'told',
    ...told,
    ...(i === missed.length - 1 && changes && { changes }),
  }));
};
