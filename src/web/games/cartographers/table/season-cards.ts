import { currentUpdates, type Update } from '../../../../engine/update.ts';
import { type CardId, type Event, rulesOf, type View } from '../../../../games/cartographers/ui.ts';

/** The season's revealed cards in order. Ambushes and heroes come from the events, because a view doesn't list them. */
export const seasonCards = (
  told: readonly Update<Event>[],
  { column, ambushes, heroes, phase }: Pick<View, 'column' | 'ambushes' | 'heroes' | 'phase'>,
): readonly CardId[] => {
  let revealed: CardId[] = [];
  for (const { event } of currentUpdates(told).flatMap(({ events: happened }) => happened)) {
    if (event.type === 'begun') revealed = [];
    if (event.type === 'revealed') revealed.push(event.card);
  }
  const known = new Set([...column, ...ambushes, ...heroes]);
  const seen = revealed.filter(id => known.has(id));
  const current = 'card' in phase ? [phase.card] : [];
  return [...new Set([...column.filter(id => !seen.includes(id)), ...seen, ...current])];
};

/** CA-11: the explore and ruins cards that can still be revealed this season. Every player may know them. */
export const cardsLeft = ({ config, column, phase }: View): readonly CardId[] => {
  const current = 'card' in phase ? phase.card : undefined;
  return rulesOf(config).explorers.filter(card => card !== current && !column.includes(card));
};
