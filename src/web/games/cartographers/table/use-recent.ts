import { useState } from 'preact/hooks';
import type { Told } from '../../../../engine/told.ts';
import type { Event } from '../../../../games/cartographers/types.ts';
import { useTold } from '../../../ui/use-told.ts';
import type { Model } from './model.ts';

/** What happened since about a round before the table was opened. A round has at most this many entries. */
export const useRecent = ({ table, eyes }: Model): readonly Told<Event>[] => {
  const [since] = useState(() => Math.max(0, table.version.peek() - 2 * table.players.length - 4));
  return useTold(table, eyes.value, since);
};
