import '../card/drawings.ts';
import type { Card, CardId } from '../../../../games/thargos/cards/card.ts';
import { text } from '../../../say.ts';
import { Art } from '../../../ui/art.tsx';
import { portrait } from '../art/portrait.ts';
import { shortName } from '../card/short-name.ts';

interface PortraitsProps {
  readonly heroes: readonly CardId[];
  readonly pool: readonly Card[];
}

/** The team of a deck, face beside face. */
export const Portraits = ({ heroes, pool }: PortraitsProps) => (
  <ul class="th-decks-team bare-list">
    {heroes.map(id => {
      const card = pool.find(one => one.id === id);
      if (card?.type !== 'hero') return null;
      return (
        <li key={id}>
          <Art svg={portrait({ id, faction: card.faction })} />
          <span>{shortName(text(card.name))}</span>
          <b>{card.hp}</b>
        </li>
      );
    })}
  </ul>
);
