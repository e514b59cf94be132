import '../../../games/thargos/card/drawings.ts';
import type { Card, CardId } from '../../../../games/thargos/ui.ts';
import { portrait } from '../../../games/thargos/art/portrait.ts';
import { shortName } from '../../../games/thargos/card/short-name.ts';
import { text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';

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
