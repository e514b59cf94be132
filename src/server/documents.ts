import { setTimeout as sleep } from 'node:timers/promises';
import type { ClubDocument, DocumentStore, FoundDocument } from './data.ts';

/** Creates a document, or replaces the one with the same id. */
export const putDocument = async (
  data: Pick<DocumentStore, 'document' | 'createDocument' | 'changeDocument'>,
  document: ClubDocument,
): Promise<void> => {
  for (;;) {
    const found = await data.document(document.id);
    if (found ? await data.changeDocument(document, found.changes) : await data.createDocument(document))
      return;
  }
};

/** Removes a document, if there is one with this id. */
export const dropDocument = async (
  data: Pick<DocumentStore, 'document' | 'removeDocument'>,
  id: string,
): Promise<void> => {
  for (;;) {
    const found = await data.document(id);
    if (!found || (await data.removeDocument(id, found.changes))) return;
  }
};

const AT_ONCE = 200;

interface Walk {
  /** Only documents whose `at` is lower. */
  readonly before?: number | undefined;
  /** The pause before each document. */
  readonly pauseMs?: number;
  readonly isStopped: () => boolean;
}

/** Calls `visit` for each document with a name, the highest `at` first. `visit` may remove the document. */
export const eachDocument = async (
  data: Pick<DocumentStore, 'documentsOf'>,
  name: string,
  visit: (found: FoundDocument) => Promise<void> | void,
  { before, pauseMs = 0, isStopped }: Walk,
): Promise<void> => {
  const seen = new Set<string>();
  let end = before;
  let most = AT_ONCE;
  while (!isStopped()) {
    const found = await data.documentsOf(name, most, end);
    const fresh = found.filter(({ id }) => !seen.has(id));
    for (const each of fresh) {
      if (pauseMs > 0) await sleep(pauseMs, undefined, { ref: false });
      if (isStopped()) return;
      seen.add(each.id);
      await visit(each);
    }
    const oldest = found.at(-1);
    if (!oldest || found.length < most) return;
    // Several documents may have the same `at`, even more than a page. So the last one is read again.
    if (fresh.length > 0) end = oldest.at + 1;
    else most *= 2;
  }
};
