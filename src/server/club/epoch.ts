import { randomBytes } from 'node:crypto';
import type { DocumentStore } from '../data.ts';
import { bodyOf } from './bodies.ts';

const EPOCH = 'counting-epoch';
const FIRST = '0';

/** Identifies the rebuild whose log of games is valid. Checkpoints of other epochs are ignored. */
export const epochOf = async (data: DocumentStore): Promise<string> => {
  const found = await data.document(EPOCH);
  return found ? bodyOf<{ readonly epoch: string }>(found).epoch : FIRST;
};

/** Makes all checkpoints invalid. */
export const renewEpoch = async (data: DocumentStore): Promise<void> => {
  for (;;) {
    const found = await data.document(EPOCH);
    const next = { id: EPOCH, at: 0, names: [], body: { epoch: randomBytes(9).toString('base64url') } };
    if (found ? await data.changeDocument(next, found.changes) : await data.createDocument(next)) return;
  }
};
