import type { Rules } from '../../../../games/cartographers/ui.ts';
import { Art } from '../../../ui/art.tsx';
import { beastEmblem, swatch } from '../art/emblems.ts';
import './card-signs.css';

type Card = ReturnType<Rules['card']>;

const signsOf = (card: Card): readonly string[] => {
  if (card.kind === 'explore') return card.terrains.map(terrain => swatch(terrain));
  return [card.kind === 'ambush' ? beastEmblem() : swatch(card.kind)];
};

export const CardSigns = ({ card }: { readonly card: Card }) => (
  <span class="card-signs">
    {signsOf(card).map(svg => (
      <Art key={svg} svg={svg} />
    ))}
  </span>
);
