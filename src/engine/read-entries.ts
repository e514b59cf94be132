import { decodeEntry } from './encoding.ts';
import { faultOfEntry, type Reader } from './entry.ts';
import type { Pause } from './pause.ts';
import type { RefusalIn } from './refusal.ts';
import { refuseEngine, type TableRefusals } from './refusals.ts';
import type { Entry } from './replay.ts';
import type { Store } from './store.ts';

/** Reads the entries of a table after a version. Refuses if the store fails, or if an entry is missing or damaged. */
export const readEntries = async <C, E>(
  reader: Reader<C, E>,
  store: Store,
  id: string,
  since: number,
  pause?: Pause,
): Promise<
  readonly Entry<C, E>[] | RefusalIn<Pick<TableRefusals, 'not-kept' | 'log-gap' | 'log-damaged'>>
> => {
  const found = await store.read(id, since).catch(() => undefined);
  if (!found) return refuseEngine('not-kept');
  const entries: Entry<C, E>[] = [];
  for (const [i, { version, entry: kept }] of found.entries()) {
    const wait = pause?.();
    if (wait) await wait;
    if (version !== since + i + 1 || kept === undefined)
      return refuseEngine('log-gap', { version: since + i + 1 });
    const entry = decodeEntry(reader.encoding, kept);
    const place = faultOfEntry(reader, entry, version - 1);
    if (place !== undefined)
      return refuseEngine('log-damaged', { version, place: `log[${version - 1}]${place}` });
    // Cast: `faultOfEntry` found no fault.
    entries.push(entry as Entry<C, E>);
  }
  return entries;
};
