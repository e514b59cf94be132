import type { Refusal } from '../../engine/refusal.ts';

/** Why nobody at this device is at the table any more, as the words for it are called; undefined where others say it. */
export const goneBy = ({ refused, why }: Refusal & { readonly why?: unknown }) => {
  if (refused === 'no-such-table') return 'deleted';
  if (refused !== 'not-yours') return undefined;
  if (why === 'removed' || why === 'replaced') return undefined;
  return why === 'moved' ? 'moved' : 'unseated';
};
