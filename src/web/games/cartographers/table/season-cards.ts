import { standingUpdates, type Update } from '../../../../engine/update.ts';
import type { CardId, Event, View } from '../../../../games/cartographers/ui.ts';

/** The cards of this season in order. A view lists only explore and ruins cards, so ambushes and heroes come from the events. */
export const seasonCards = (
  told: readonly Update<Event>[],
  { column, ambushes, heroes, phase }: Pick<View, 'column' | 'ambushes' | 'heroes' | 'phase'>,
): readonly CardId[] => {
  let revealed: CardId[] = [];
  for (const { event } of standingUpdates(told).flatMap(({ events: happened }) => happened)) {
    if (event.type === 'begun') revealed = [];
    if (event.type === 'revealed') revealed.push(event.card);
  }
  const known = new Set([...column, ...ambushes, ...heroes]);
  const seen = revealed.filter(id => known.has(id));
  const current = 'card' in phase ? [phase.card] : [];
  return [...new Set([...column.filter(id => !seen.includes(id)), ...seen, ...current])];
};
