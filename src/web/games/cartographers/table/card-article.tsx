import { type CardId, rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { AmbushArticle, ExploreArticle, HeroArticle } from '../rules/cards.tsx';
import '../rules/cards.css';

/** A card of the deck as in the rules: its shapes, its pattern, its effect. */
export const CardArticle = ({ view, id }: { readonly view: View; readonly id: CardId }) => {
  const card = rulesOf(view.config).card(id);
  if (card.kind === 'ambush') return <AmbushArticle card={card} isAsked={false} />;
  if (card.kind === 'hero') return <HeroArticle card={card} isAsked={false} />;
  return <ExploreArticle card={card} isAsked={false} />;
};
