import { type ReadonlySignal, signal } from '@preact/signals';
import type { Hearing } from '../engine/audience.ts';
import { changesFrom } from '../engine/changes.ts';
import type { Seat, Viewer } from '../engine/game.ts';
import type { GameModule } from '../engine/module.ts';
import type { Answer } from '../engine/progress.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { type Heard, heard, type Message, type Told } from '../engine/told.ts';
import { makeReceiver } from '../engine/wire.ts';
import type { Presence, RoomShown, ToPage, ToServer } from '../wire/messages.ts';
import type { SignShown } from '../wire/signs.ts';
import type { Link } from './link.ts';
import { type Ask, askServer } from './remote-ask.ts';
import { type HearWake, openLine, type RemoteLine } from './remote-line.ts';

/** Where a table on a server is, and the key to a seat at it. */
export interface RemotePlace {
  readonly server: string;
  readonly id: string;
  readonly token: string;
}

/** A link over the network: the same as any, with who is there and whether the line stands. */
export interface RemoteLink<C, E, V, Cfg> extends Link<C, E, V, Cfg> {
  readonly room: ReadonlySignal<RoomShown>;
  readonly presence: ReadonlySignal<Presence | undefined>;
  readonly isConnected: ReadonlySignal<boolean>;
  /** Whether something was said here that the server has not answered yet. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** The last sign that somebody at the table made. */
  readonly sign: ReadonlySignal<SignShown | undefined>;
  /** Why the last answer was not granted. */
  readonly lastRefusal: ReadonlySignal<Refusal | undefined>;
  /** Why this device has no seat here any more. */
  readonly gone: ReadonlySignal<Refusal | undefined>;
}

type Rules<E, V> = Pick<GameModule<never, never, E, V, never, never, never>, 'foresee' | 'spelling'>;

/** What one pair of eyes at this device has heard, and who listens to it. */
const earFor = <E, V>(game: Rules<E, V>) => {
  let receive = makeReceiver<V, E>(game);
  let known: Heard<V> | undefined;
  const listeners = new Set<Hearing<V, E>>();
  const tell = (message: Message<V, E>): void => {
    known = heard(known, message);
    for (const hear of [...listeners]) hear(message);
  };
  return {
    version: (): number | undefined => known?.version,
    /** What came; false when something was missed before it and the line must be made anew. */
    take: (sent: Extract<ToPage, { type: 'view' | 'told' }>): boolean => {
      const { viewer: _, missed, ...plain } = sent;
      if (plain.type === 'view') receive = makeReceiver(game);
      const message = receive(plain as Parameters<typeof receive>[0]);
      if (!message) return false;
      const before = known;
      const isOn = message.type === 'view' && before && missed?.[0]?.version === before.version + 1;
      // Whoever was away hears one thing after the other, and sees what came of it with the last.
      if (isOn) for (const told of caughtUp(before, message, missed as readonly Told<E>[])) tell(told);
      else if (message.type === 'told' || message.version !== before?.version) tell(message);
      return true;
    },
    watch: (hear: Hearing<V, E>): (() => void) => {
      if (!known) throw new Error('somebody watches who is not at this device');
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

/** Sent and not yet answered: it is sent again over the next line, under its id. */
interface Pending {
  readonly message: Extract<ToServer, { id: string }>;
  readonly resolve: (answer: Answer) => void;
}

/** Goes to a table on a server and stays there: what breaks is mended, and nothing is done twice. */
export const remoteLink = async <C, E, V, Cfg>(
  game: Rules<E, V>,
  place: RemotePlace,
  seat: Seat | 'spectator',
  hearWake: HearWake = () => () => undefined,
): Promise<RemoteLink<C, E, V, Cfg> | Refusal> => {
  const viewers: readonly Viewer[] = seat === 'spectator' ? [seat] : ['spectator', seat];
  const ears = new Map(viewers.map(viewer => [viewer, earFor<E, V>(game)]));
  const isConnected = signal(false);
  const presence = signal<Presence | undefined>(undefined);
  const room = signal<RoomShown | undefined>(undefined);
  const lastRefusal = signal<Refusal | undefined>(undefined);
  const gone = signal<Refusal | undefined>(undefined);
  const pending = new Map<string, Pending>();
  const isWaiting = signal(false);
  const sign = signal<SignShown | undefined>(undefined);
  const ask: Ask = askServer(place);
  let line: RemoteLine | undefined;
  let begun: ((refusal?: Refusal) => void) | undefined;

  const since = (): number | undefined => {
    const versions = [...ears.values()].map(ear => ear.version());
    return versions.includes(undefined) ? undefined : Math.min(...(versions as number[]));
  };

  const takeAnswer = (id: string, answer: Answer): void => {
    const waiting = pending.get(id);
    pending.delete(id);
    isWaiting.value = pending.size > 0;
    lastRefusal.value = isRefusal(answer) ? answer : undefined;
    waiting?.resolve(answer);
  };
  /** Acknowledged, but what came of it is not heard yet: whoever is told that it is done sees it done. */
  const acked = new Map<string, number>();
  const settleAcked = (): void => {
    const heardUpTo = since() ?? 0;
    for (const [id, version] of acked) {
      if (version > heardUpTo) continue;
      acked.delete(id);
      takeAnswer(id, { version });
    }
  };
  const isComplete = (): boolean => room.value !== undefined && since() !== undefined;
  /** What was not answered since the beat before is lost on the way, and so is what was told and not heard. */
  let waiting: ReadonlySet<string> = new Set();
  const hearBeat = (version: number): void => {
    const isLost =
      !isComplete() || version > (since() ?? 0) || [...pending.keys()].some(id => waiting.has(id));
    waiting = new Set(isLost ? [] : pending.keys());
    if (isLost) line?.anew();
  };
  /** Nobody here has a seat any more: nothing that was sent will be answered. */
  const leaveSeat = (refusal: Refusal): void => {
    gone.value = refusal;
    for (const id of [...pending.keys()]) takeAnswer(id, refusal);
  };
  const take = (message: ToPage): void => {
    switch (message.type) {
      case 'room':
        room.value = message;
        break;
      case 'presence':
        presence.value = message;
        break;
      case 'sign':
        sign.value = message;
        break;
      case 'beat':
        hearBeat(message.version);
        break;
      case 'ack':
        acked.set(message.id, message.version);
        settleAcked();
        break;
      case 'refused': {
        const { type: _, id, ...refusal } = message;
        if (id !== undefined) takeAnswer(id, refusal);
        else if (begun) begun(refusal);
        else leaveSeat(refusal);
        break;
      }
      default:
        if (!ears.get(message.viewer ?? seat)?.take(message)) line?.anew();
        settleAcked();
    }
    if (isComplete()) begun?.();
  };
  const refusal = await new Promise<Refusal | undefined>(resolve => {
    begun = resolve;
    line = openLine(place, {
      hello: () => {
        const heardUpTo = since();
        return {
          type: 'hello',
          token: place.token,
          compact: true,
          viewers,
          ...(heardUpTo !== undefined && { since: heardUpTo }),
        };
      },
      onOpen: () => {
        isConnected.value = true;
        for (const { message } of pending.values()) line?.send(message);
      },
      onLost: () => {
        isConnected.value = false;
      },
      take,
      hearWake,
    });
  });
  begun = undefined;
  const shown = room.value;
  if (refusal || !shown) {
    line?.close();
    return refusal ?? refuse('not-begun');
  }

  const say = (message: Pending['message']): Promise<Answer> =>
    new Promise(resolve => {
      if (gone.value) return resolve(gone.value);
      pending.set(message.id, { message, resolve });
      isWaiting.value = true;
      line?.send(message);
    });
  const earOf = (viewer: Viewer) => {
    // Who only looks on sees every seat with the same eyes.
    const ear = ears.get(seat === 'spectator' ? seat : viewer);
    if (!ear) throw new Error(`nobody here sees through the eyes of ${viewer}`);
    return ear;
  };
  return {
    id: place.id,
    players: shown.seats.map((each, i) => ({
      ...each,
      ...(i !== seat && each.bot === undefined && { isAway: true }),
    })),
    config: shown.config as Cfg,
    watch: (viewer, hear) => earOf(viewer).watch(hear),
    submit: (_, { id, decision, command }) =>
      say({ type: 'command', id, ...(decision !== undefined && { decision }), command }),
    undo: (_, id) => say({ type: 'undo', id }),
    practise: async () => refuse('undo-hidden'),
    toldSince: (viewer, version) => ask.toldSince(seat === 'spectator' ? seat : viewer, version),
    record: () => ask.record(),
    room: room as ReadonlySignal<RoomShown>,
    presence,
    isConnected,
    isWaiting,
    sign,
    lastRefusal,
    gone,
    trouble: signal(undefined),
    goOn: () => line?.anew(),
    leave: () => line?.close(),
  };
};
