import type { AuditEntry } from '../../sync/administration.ts';
import { bodyOf } from '../club/bodies.ts';
import type { Data } from '../data.ts';
import { orNotKept } from '../refused.ts';

export type AuditNote = Omit<AuditEntry, 'number' | 'at'>;

const AUDIT = 'audit';

/**
 * NP-134: the log of all actions of administrators. Each entry is a document with a number that the store accepts once. No code
 * changes or removes an entry.
 */
export const openAuditLog = (data: Pick<Data, 'createDocument' | 'documentsOf'>) => ({
  append: async (note: AuditNote): Promise<void> => {
    for (;;) {
      const [last] = await orNotKept(data.documentsOf(AUDIT, 1));
      const number = (last?.at ?? 0) + 1;
      const body = { ...note, at: Date.now() };
      if (await orNotKept(data.createDocument({ id: `audit:${number}`, at: number, names: [AUDIT], body })))
        return;
    }
  },
  /** The entries, the newest first; with `before`, only those with a lower number. */
  page: async (most: number, before?: number): Promise<readonly AuditEntry[]> =>
    (await orNotKept(data.documentsOf(AUDIT, most, before))).map(found => ({
      ...bodyOf<Omit<AuditEntry, 'number'>>(found),
      number: found.at,
    })),
});
