import { randomBytes } from 'node:crypto';
import { gather } from '../gather.ts';
import type { HowFar, Neighbours, Notice } from '../neighbours.ts';
import { reasonOf } from '../reason.ts';
import type { AskDatabase } from './connect.ts';
import { listenAt } from './listening.ts';
import { parseNotice } from './notices.ts';

const BEAT_MS = 4000;
/** Who was not heard for so long is gone; where one does not even hear oneself, the line is dead. */
const SILENT_MS = 3 * BEAT_MS;

interface Ports {
  readonly url: string;
  readonly ask: AskDatabase;
  /** Says when the database goes away and when it is there again. */
  readonly tell: (text: string) => void;
}

const listOf = <T>() => {
  const all: T[] = [];
  return { all, add: (one: T): void => void all.push(one) };
};

const standsBy = (ask: AskDatabase): Neighbours['stand'] =>
  gather(async ids => {
    const rows = await ask<HowFar & { id: string }>('stands', [...new Set(ids)]);
    const stands = new Map(rows.map(({ id, changes, version }) => [id, { changes, version }]));
    return ids.map(id => ({ status: 'fulfilled', value: stands.get(id) }));
  });

export const openNeighbours = ({
  url,
  ask,
  tell,
}: Ports): Neighbours & { readonly close: () => Promise<void> } => {
  const me = randomBytes(9).toString('base64url');
  const hearing = listOf<(notice: Notice, from: string) => void>();
  const again = listOf<() => void>();
  const lastHeard = new Map<string, number>();
  let isAway = false;
  let up = Date.now();

  const pass = (notice: Notice, from: string): void => {
    for (const hear of hearing.all) hear(notice, from);
  };
  const line = listenAt(url, {
    hear: payload => {
      const said = parseNotice(payload);
      if (!said) return;
      const { from, notice } = said;
      const isNew = !lastHeard.has(from);
      lastHeard.set(from, performance.now());
      if (notice.type === 'gone') lastHeard.delete(from);
      // Whoever has just begun hears at once since when the others have been there.
      else if (isNew && from !== me) sayAlive();
      if (notice.type === 'alive') up = Math.min(up, notice.up ?? up);
      if (from !== me) pass(notice, from);
    },
    onHeld: () => {
      if (isAway) tell('the database is back');
      isAway = false;
      lastHeard.set(me, performance.now());
      sayAlive();
      for (const hear of again.all) hear();
    },
    onLost: error => {
      if (!isAway) tell(`lost the database connection: ${reasonOf(error)}`);
      isAway = true;
    },
  });

  const sayAll = gather(async (notices: readonly string[]) => {
    await ask('say', notices);
    return notices.map(() => ({ status: 'fulfilled', value: undefined }));
  });
  // What is not heard is found out all the same.
  const say = (notice: Notice): Promise<void> =>
    sayAll(JSON.stringify({ from: me, notice })).catch(() => undefined);

  const sayAlive = (): void => void say({ type: 'alive', up });

  const beat = setInterval(() => {
    const now = performance.now();
    for (const [who, at] of [...lastHeard]) {
      if (now - at < SILENT_MS) continue;
      lastHeard.delete(who);
      if (who === me) line.anew();
      else pass({ type: 'gone' }, who);
    }
    sayAlive();
  }, BEAT_MS);
  beat.unref();

  return {
    say: notice => void say(notice),
    hear: hearing.add,
    onAgain: again.add,
    up: () => up,
    stand: standsBy(ask),
    close: async () => {
      clearInterval(beat);
      await say({ type: 'gone' });
      await line.close();
    },
  };
};
