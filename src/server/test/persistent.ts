import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import type { Json } from './client.ts';
import { ANY } from './players.ts';
import { type Line, openLine, SocketClosed } from './socket.ts';

interface Player {
  /** Returns the address of the server to connect to, when it runs. It is called again after each failure. */
  readonly nextAddress: () => string | Promise<string>;
  readonly id: string;
  readonly game: string;
  readonly token: string;
  /** The seat of the player, or undefined for a spectator. */
  readonly seat?: number;
  readonly onVersion?: (version: number) => void;
  /** Returns whether the test has ended. */
  readonly isEnded?: () => boolean;
}

/** The result of a client that played to the end. */
export interface Ended {
  readonly last: Json;
  /** All versions that the client received. The client fails if a version is missing or repeated. */
  readonly versions: readonly number[];
  readonly lines: number;
  /**
   * The version with which each command was acknowledged, by command id. A repeated command must get the same version.
   */
  readonly acks: ReadonlyMap<string, number>;
}

/**
 * Plays to the end over sockets that break. After each break, it connects again, perhaps to another server, and repeats
 * the command that wasn't answered.
 */
export const persist = async (player: Player): Promise<Ended> => {
  const { nextAddress, id, game, token, seat, onVersion, isEnded } = player;
  const versions: number[] = [];
  const acks = new Map<string, number>();
  let sent: { readonly decision: string } | undefined;
  let asked: Json;
  let n = 0;
  let lines = 0;

  const noteVersion = (version: number): void => {
    const known = versions.at(-1);
    assert.ok(
      known === undefined || version === known + 1,
      `expected the version after ${known}, found ${version}`,
    );
    versions.push(version);
    onVersion?.(version);
  };
  /** Answers the open decision when the last command is acknowledged, which may be after the decision arrives. */
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
      assert.equal(
        acks.get(frame.id) ?? frame.version,
        frame.version,
        `expected one version for command ${frame.id}, found ${acks.get(frame.id)} and ${frame.version}`,
      );
      acks.set(frame.id, frame.version);
      settle(line);
    }
    if (frame.type === 'refused') {
      assert.ok(
        ['decision-gone', 'not-kept'].includes(frame.refused),
        `expected only refusals as decision-gone or not-kept, found ${JSON.stringify(frame)}`,
      );
      // The command is repeated with the same id, so it counts once.
      if (frame.refused === 'not-kept' && sent) setTimeout(() => line.send(sent), 50);
      else settle(line);
    }
    if (frame.type !== 'view' && frame.type !== 'told') return false;
    if (frame.type === 'told') noteVersion(frame.version);
    else {
      for (const { version } of frame.missed ?? []) noteVersion(version);
      if (versions.length === 0) noteVersion(frame.version);
      assert.equal(versions.at(-1), frame.version);
    }
    if (frame.isOver) return true;
    asked = frame;
    answer(line);
    return false;
  };

  for (;;) {
    if (isEnded?.()) throw new Error('expected the server to come back, but the test has ended');
    const line = await openLine(await nextAddress(), id).catch(() => undefined);
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
      if (!(error instanceof SocketClosed)) throw error;
      await sleep(30);
    }
  }
};
