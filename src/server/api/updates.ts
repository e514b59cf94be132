import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../engine/game.ts';
import { mapInParts } from '../../engine/pause.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Update } from '../../engine/update.ts';
import { encodeUpdate } from '../../sync/codec.ts';
import { heavy, pause } from '../cost.ts';
import type { AnyTable } from '../live-room.ts';
import { unwrap } from '../refused.ts';

/** An update in the public API: its events lack the details that the page's game log shows. */
export const batchOf = ({ version, seat, undo, events }: Update<unknown>) => ({
  version,
  ...(seat !== undefined && { seat }),
  ...(undo !== undefined && { undo }),
  events: events.map(({ event }) => event),
});

/** Resolves when the table has a later version, after a timeout, or when the request is aborted. */
export const waitForUpdate = (
  table: AnyTable,
  since: number,
  ms: number,
  signal: AbortSignal,
): Promise<void> =>
  new Promise(resolve => {
    if (table.version() > since || ms <= 0 || signal.aborted) return resolve();
    let stop = (): void => undefined;
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
    stop = table.onAppend(version => {
      if (version > since) end();
    });
  });

/** Reads that replay more entries than this count as heavy. */
const FEW = 100;

/** The updates after a version, as one viewer sees them. */
export const readUpdates = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
): Promise<readonly Update<unknown>[] | Refusal> => {
  const read = (): ReturnType<AnyTable['updatesSince']> => table.updatesSince(viewer, since);
  return table.entriesToFold(since) > FEW ? heavy(read) : read();
};

/** The updates after a version as JSON; `isWhole` adds the details that the page's game log shows. */
export const updatesJson = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
  isWhole: boolean,
): Promise<string> => {
  const updates = unwrap(await readUpdates(table, viewer, since));
  const version = updates.at(-1)?.version ?? table.version();
  if (isWhole) return longJson({ version, batches: [] }, 'told', updates, encodeUpdate);
  return longJson({ version }, 'batches', updates, batchOf);
};

/** Serializes an object with one long list in parts, so that other requests run in between. */
export const longJson = async <T>(
  object: object,
  key: string,
  list: readonly T[],
  shown: (item: T) => unknown = item => item,
): Promise<string> => {
  const parts = await mapInParts(list, item => JSON.stringify(shown(item)), pause);
  const head = JSON.stringify(object).slice(0, -1);
  return `${head}${head === '{' ? '' : ','}${JSON.stringify(key)}:[${parts.join(',')}]}`;
};

/** Sends serialized JSON. */
export const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
