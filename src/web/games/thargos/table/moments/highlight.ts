import { type Event, heroAt, type Instance, type View } from '../../../../../games/thargos/ui.ts';

/** The cards on the table that an event is about. */
export const cardsOf = (event: Event, view: View): readonly Instance[] => {
  const at = (post: number | null): readonly Instance[] => {
    const hero = heroAt(view, post);
    return hero === null ? [] : [hero];
  };
  switch (event.type) {
    case 'moved':
      return [...(event.cards ?? []), ...('post' in event.to ? at(event.to.post) : [])];
    case 'heroPlaced':
    case 'turned':
    case 'captured':
      return [event.hero];
    case 'declared':
      return [event.mission, ...at(event.post), ...at(event.against)];
    case 'opposed':
      return at(event.post);
    case 'used':
      return [event.card];
    case 'heroesSwapped':
      return [...at(event.a), ...at(event.b)];
    default:
      return [];
  }
};

const GLOW: Keyframe[] = [
  { outline: '3px solid transparent', outlineOffset: '6px' },
  { outline: '3px solid var(--th-gold, gold)', outlineOffset: '1px', offset: 0.3 },
  { outline: '3px solid transparent', outlineOffset: '1px' },
];

/** Highlights where on the board it happens. */
export const light = (cards: readonly Instance[], lasts: number): void => {
  for (const card of cards)
    for (const each of document.querySelectorAll(`[data-part="board"] [data-card="${card}"]`))
      each.animate(GLOW, { duration: lasts, easing: 'ease-out' });
};
