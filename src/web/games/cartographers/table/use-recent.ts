import { useState } from 'preact/hooks';
import type { Update } from '../../../../engine/update.ts';
import type { Event } from '../../../../games/cartographers/ui.ts';
import { useUpdates } from '../../../ui/use-updates.ts';
import type { Model } from './model.ts';

/** A round has at most this many entries; for a small table this covers a whole season. */
const entriesBack = (seats: number): number => Math.max(2 * seats + 4, Math.min(14 * seats, 60));

/** Updates since about a round before the table was opened. */
export const useRecent = ({ table, eyes }: Model): readonly Update<Event>[] => {
  const [since] = useState(() => Math.max(0, table.version.peek() - entriesBack(table.players.length)));
  return useUpdates(table, eyes.value, since);
};
