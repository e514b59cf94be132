import type { Refusal } from '../../engine/refusal.ts';

/** The key of the text that says why this device is out of the table; undefined if another text says it. */
export const lostSeatReason = ({ refused, why }: Refusal & { readonly why?: unknown }) => {
  if (refused === 'no-such-table') return 'deleted';
  if (refused !== 'not-yours') return undefined;
  if (why === 'removed' || why === 'replaced') return undefined;
  return why === 'moved' ? 'moved' : 'unseated';
};
