import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import type { Snapshot } from '../../engine/update.ts';
import { decodeSnapshot, decodeStep } from '../../sync/codec.ts';
import type { Json } from './client.ts';
import { ANY, rulesOf } from './players.ts';
import { type Line, openLine, SocketClosed } from './socket.ts';

interface Phone {
  /** Returns the address of the server to connect to, when it runs. It is called again after each failure. */
  readonly nextAddress: () => string | Promise<string>;
  readonly id: string;
  readonly token: string;
  readonly isEnded: () => boolean;
}

/** What a phone saw until the game was over, or until the host removed its player. */
export interface Seen {
  readonly seat: number;
  readonly last: Snapshot<Json> | undefined;
  /** The version with which each command was acknowledged, by command id. */
  readonly acks: ReadonlyMap<string, number>;
  /** Why the server refused the phone. */
  readonly why?: string;
}

/** Refusals after which the phone sends the same command again. */
const AGAIN = ['paused', 'not-kept'];
const AGAIN_MS = 200;

/**
 * Plays a game of Cartographers to its end over sockets that break, with diffs as the web page. Fails if an update is
 * missing or repeated.
 */
export const playOnPhone = async ({ nextAddress, id, token, isEnded }: Phone): Promise<Seen> => {
  const { options } = await rulesOf('cartographers');
  const acks = new Map<string, number>();
  let seat = -1;
  let now: Snapshot<Json> | undefined;
  let sent: { readonly id: string; readonly decision: string | undefined } | undefined;
  let n = 0;

  const answer = (line: Line): void => {
    if (!now?.activeSeats.includes(seat) || sent?.decision === now.decision) return;
    const command = ANY.cartographers!(options(now.view) as never, stream('78'.repeat(32), `${seat}:${n}`));
    sent = { type: 'command', id: `p-${n++}`, decision: now.decision, command } as {
      id: string;
      decision: string;
    };
    line.send(sent);
  };
  const take = (line: Line, frame: Json): void => {
    if (frame.type === 'room') seat = frame.viewer;
    if (frame.type === 'ack') {
      assert.equal(acks.get(frame.id) ?? frame.version, frame.version);
      acks.set(frame.id, frame.version);
    }
    if (frame.type === 'refused' && frame.id === sent?.id) {
      if (AGAIN.includes(frame.refused)) setTimeout(() => line.send(sent), AGAIN_MS);
      else assert.equal(frame.refused, 'decision-gone');
    }
    if (frame.type === 'view') {
      const { missed = [] } = frame;
      for (const [i, { version }] of missed.entries()) assert.equal(version, now!.version + 1 + i);
      now = decodeSnapshot<Json>(frame);
    } else if (frame.type === 'told') {
      const step = decodeStep<Json, Json>(now, frame);
      assert.ok(step, `expected the version after ${now?.version}, found ${frame.version}`);
      now = step.snapshot;
    } else return;
    answer(line);
  };

  for (;;) {
    if (isEnded()) throw new Error('expected the game to end before the test');
    const line = await openLine(await nextAddress(), id).catch(() => undefined);
    if (!line) {
      await sleep(30);
      continue;
    }
    line.send({ type: 'hello', token, diff: true, ...(now && { since: now.version }) });
    if (sent) line.send(sent);
    try {
      while (!now?.isOver) {
        const frame = await line.next(() => true);
        if (frame.type === 'refused' && frame.id === undefined)
          return { seat, last: now, acks, why: frame.why };
        take(line, frame);
      }
      return { seat, last: now, acks };
    } catch (error) {
      if (!(error instanceof SocketClosed)) throw error;
      await sleep(30);
    } finally {
      line.end();
    }
  }
};
