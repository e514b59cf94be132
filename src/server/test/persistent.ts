import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import type { Json } from './client.ts';
import { ANY } from './players.ts';
import { type Line, openLine } from './socket.ts';

interface Player {
  /** Where the table can be reached, the next each time one does not answer. */
  readonly nextAddress: () => string;
  readonly id: string;
  readonly game: string;
  readonly token: string;
  /** Undefined for whoever only looks on. */
  readonly seat?: number;
  readonly onVersion?: (version: number) => void;
  /** Whether no server will come back. */
  readonly isEnded?: () => boolean;
}

/** What somebody has before him in the end, and how he came to it. */
export interface Ended {
  readonly last: Json;
  /** All that he heard, once and in its order. */
  readonly versions: readonly number[];
  readonly lines: number;
  /** What was acknowledged, by its id: sent again it gets the same. */
  readonly acks: ReadonlyMap<string, number>;
}

/** Plays to the end over lines that break: says hello again, somewhere else, and sends again what was not answered. */
export const persist = async (player: Player): Promise<Ended> => {
  const { nextAddress, id, game, token, seat, onVersion, isEnded } = player;
  const versions: number[] = [];
  const acks = new Map<string, number>();
  let sent: { readonly decision: string } | undefined;
  let asked: Json;
  let n = 0;
  let lines = 0;

  const follow = (version: number): void => {
    const known = versions.at(-1);
    assert.ok(known === undefined || version === known + 1, `${version} after ${known}`);
    versions.push(version);
    onVersion?.(version);
  };
  /** What is asked next may be told before what was answered is acknowledged. */
  const answer = (line: Line): void => {
    if (seat === undefined || sent || !asked?.options) return;
    const command = ANY[game]!(asked.options as never, stream('78'.repeat(32), `${seat}:${n}`));
    sent = { type: 'command', id: `p-${n++}`, decision: asked.decision, command } as { decision: string };
    line.send(sent);
  };
  const settle = (line: Line): void => {
    const was = sent?.decision;
    sent = undefined;
    if (asked?.decision !== was) answer(line);
  };
  const take = (line: Line, frame: Json): boolean => {
    if (frame.type === 'ack') {
      assert.equal(acks.get(frame.id) ?? frame.version, frame.version, `${frame.id} happened twice`);
      acks.set(frame.id, frame.version);
      settle(line);
    }
    if (frame.type === 'refused') {
      assert.ok(['decision-gone', 'not-kept'].includes(frame.refused), JSON.stringify(frame));
      // Sent again it is the same: it happens once.
      if (frame.refused === 'not-kept' && sent) setTimeout(() => line.send(sent), 50);
      else settle(line);
    }
    if (frame.type !== 'view' && frame.type !== 'told') return false;
    if (frame.type === 'told') follow(frame.version);
    else {
      for (const { version } of frame.missed ?? []) follow(version);
      if (versions.length === 0) follow(frame.version);
      assert.equal(versions.at(-1), frame.version);
    }
    if (frame.isOver) return true;
    asked = frame;
    answer(line);
    return false;
  };

  for (;;) {
    if (isEnded?.()) throw new Error('the server is gone');
    const line = await openLine(nextAddress(), id).catch(() => undefined);
    if (!line) {
      await sleep(30);
      continue;
    }
    lines += 1;
    line.send({ type: 'hello', token, ...(versions.length > 0 && { since: versions.at(-1) }) });
    if (sent) line.send(sent);
    try {
      for (;;) {
        const frame = await line.next(() => true);
        if (!take(line, frame)) continue;
        line.end();
        return { last: frame, versions, lines, acks };
      }
    } catch (error) {
      if (!/^closed with/.test((error as Error).message)) throw error;
      await sleep(30);
    }
  }
};
