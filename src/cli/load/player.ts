import type { AnyBot } from '../../bots/list.ts';
import type { Random } from '../../engine/random.ts';
import type { Snapshot } from '../../engine/update.ts';
import { decodeSnapshot, decodeStep } from '../../sync/codec.ts';
import type { ToPage } from '../../sync/messages.ts';
import type { LoadTally } from './tally.ts';
import { openViewer, type ViewerPlace } from './viewer.ts';

/** A move of a player: the id that it was sent with, and the version that its acknowledgment named. */
export interface SentMove {
  readonly id: string;
  /** Dropped when the game is over: the record then has the id of every move. */
  readonly command?: unknown;
  version?: number;
}

/** When the moves of a table were sent. All its players and spectators measure their updates with it. */
export const makeSendTimes = () => {
  const ofSeats = new Map<number | undefined, number>();
  const ofVersions = new Map<number, number>();
  return {
    sent: (seat: number): void => void ofSeats.set(seat, performance.now()),
    /** The move that this seat sent last became this version. */
    settled: (seat: number, version: number): void => {
      const at = ofSeats.get(seat);
      if (at !== undefined && !ofVersions.has(version)) ofVersions.set(version, at);
    },
    /** How long ago the move that became this version was sent. Until it is settled, it is the last one of the seat. */
    since: (seat: number | undefined, version: number): number | undefined => {
      const at = ofVersions.get(version) ?? ofSeats.get(seat);
      return at === undefined ? undefined : performance.now() - at;
    },
  };
};

export type SendTimes = ReturnType<typeof makeSendTimes>;

interface LoadPlayer extends ViewerPlace {
  readonly seat: number;
  readonly bot: AnyBot;
  readonly random: Random;
  readonly tally: LoadTally;
  readonly times: SendTimes;
  /** Returns the milliseconds to think before the next move. */
  readonly think: () => number;
  readonly onOver: () => void;
  /** Called when the player can't continue. */
  readonly onStuck: () => void;
}

interface Pending {
  readonly move: SentMove;
  readonly text: string;
  readonly at: number;
}

export type PlayingSeat = ReturnType<typeof startPlayer>;

const RESEND_MS = 500;
/** After this many refusals in a row, the player gives up. */
const MOST_REFUSED = 3;
/** With these refusals, the same move may succeed later. */
const LATER: readonly string[] = ['not-kept', 'too-many'];
/** With these refusals, the question was closed before the answer arrived. */
const CLOSED: readonly string[] = ['decision-gone', 'game-over'];

/** Plays one seat over a socket until the game is over or `rest` is called. */
export const startPlayer = (player: LoadPlayer) => {
  const { seat, bot, random, tally, times, think, onOver, onStuck } = player;
  const moves: SentMove[] = [];
  let snapshot: Snapshot<unknown> | undefined;
  let pending: Pending | undefined;
  let answered: string | undefined;
  let refused = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  let onIdle: (() => void) | undefined;

  const isAsked = (): boolean =>
    snapshot?.decision !== undefined &&
    !snapshot.isOver &&
    !pending &&
    snapshot.decision !== answered &&
    snapshot.activeSeats.includes(seat);

  const move = (): void => {
    timer = undefined;
    if (isResting || !isAsked() || !snapshot) return;
    const { decision, view } = snapshot;
    const sent: SentMove = { id: `m-${moves.length}`, command: bot(view, random) };
    moves.push(sent);
    answered = decision;
    const text = JSON.stringify({ type: 'command', id: sent.id, decision, command: sent.command });
    tally.moves.sent += 1;
    times.sent(seat);
    pending = { move: sent, text, at: performance.now() };
    viewer.send(text);
  };
  const moveOn = (): void => {
    if (isResting || timer || !isAsked()) return;
    const ms = think();
    if (ms > 0) timer = setTimeout(move, ms);
    else move();
  };
  const settle = (): void => {
    pending = undefined;
    onIdle?.();
    moveOn();
  };
  const take = (next: Snapshot<unknown> | undefined): void => {
    // A gap in the versions (NP-11): the new socket brings the whole view.
    if (!next) return viewer.reconnect();
    snapshot = next;
    if (next.isOver) return onOver();
    moveOn();
  };
  const acknowledged = (id: string, version: number): void => {
    const known = pending?.move.id === id ? pending.move : moves.find(each => each.id === id);
    if (!known) return;
    if (known.version !== undefined && known.version !== version) tally.moves.doubled += 1;
    known.version ??= version;
    if (pending?.move !== known) return;
    refused = 0;
    tally.moves.acknowledged += 1;
    tally.acks.add(performance.now() - pending.at);
    times.settled(seat, version);
    settle();
  };
  const rejected = (id: string | undefined, code: string): void => {
    tally.noteCode(code);
    if (!pending || id !== pending.move.id) return;
    const { text } = pending;
    if (LATER.includes(code)) {
      if (code === 'too-many') tally.noteWait(code, RESEND_MS);
      setTimeout(() => {
        if (pending?.text !== text) return;
        tally.moves.repeated += 1;
        viewer.send(text);
      }, RESEND_MS).unref();
      return;
    }
    tally.moves.refused += 1;
    if (CLOSED.includes(code)) return settle();
    refused += 1;
    if (refused === MOST_REFUSED) return onStuck();
    answered = undefined;
    settle();
  };
  const onMessage = (message: ToPage): void => {
    if (message.type === 'view') take(decodeSnapshot(message));
    else if (message.type === 'told') {
      if (message.seat === seat) times.settled(seat, message.version);
      else tally.noteUpdate(times.since(message.seat, message.version));
      take(decodeStep(snapshot, message)?.snapshot);
    } else if (message.type === 'ack') acknowledged(message.id, message.version);
    else if (message.type === 'refused') rejected(message.id, message.refused);
  };
  const viewer = openViewer(player, tally, {
    onMessage,
    onRefused: onStuck,
    onOpen: () => {
      if (pending) tally.moves.repeated += 1;
      return { ...(snapshot && { since: snapshot.version }), again: pending ? [pending.text] : [] };
    },
  });
  return {
    moves,
    /** Sends no more moves. Resolves when the last one has an answer. */
    rest: (): Promise<void> =>
      new Promise(resolve => {
        isResting = true;
        clearTimeout(timer);
        onIdle = resolve;
        if (!pending) resolve();
      }),
    end: (): void => {
      isResting = true;
      clearTimeout(timer);
      viewer.end();
    },
  };
};
