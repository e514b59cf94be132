import { useState } from 'preact/hooks';
import type { Card } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button, Checkbox, Icon, Page } from '../../../ui/ui.ts';
import { countsIn } from './edit.ts';
import { poolOf, type UserDeck } from './model.ts';
import './print.css';
import { WORDS } from './messages.ts';

interface Proxy {
  readonly card: Card;
  readonly face: 'active' | 'wounded';
  readonly copy: number;
}

/** The cards to print: both faces of every hero, and every copy of every other card. */
const proxiesOf = ({ deck }: UserDeck, pool: readonly Card[]): Proxy[] => {
  const known = new Map(pool.map(card => [card.id, card]));
  const heroes = deck.heroes.flatMap((id): Proxy[] => {
    const card = known.get(id);
    return card ? (['active', 'wounded'] as const).map(face => ({ card, face, copy: 0 })) : [];
  });
  const cards = countsIn(deck.cards).flatMap(([id, count]) => {
    const card = known.get(id);
    return card ? Array.from({ length: count }, (_, copy): Proxy => ({ card, face: 'active', copy })) : [];
  });
  return [...heroes, ...cards];
};

/** Whether a player typed this card from a printed copy. Such cards are printed only on request. */
const isTyped = ({ source }: Card): boolean =>
  [source.name, source.values, source.effect].some(from => from === 'printed');

export const PrintScreen = ({ id, own }: { readonly id: string; readonly own: UserDeck }) => {
  const words = say(WORDS);
  const [withTyped, setWithTyped] = useState(false);
  const all = proxiesOf(own, poolOf(own));
  const hasTyped = all.some(({ card }) => isTyped(card));
  const shown = all.filter(({ card }) => withTyped || !isTyped(card));
  return (
    <Page title={words.print}>
      <div class="th-decks-proxies stack">
        <div class="no-print stack">
          <p>{words.printNote}</p>
          {hasTyped && (
            <Checkbox isOn={withTyped} onToggle={setWithTyped}>
              {words.printTyped}
            </Checkbox>
          )}
          <div class="row">
            <Button look="main" onClick={() => print()}>
              <Icon name="print" /> {words.printNow}
            </Button>
            <a class="button" href={linkTo('thargos', 'decks', id)}>
              {words.toLab}
            </a>
          </div>
        </div>
        <ul class="th-decks-sheet bare-list in-lines">
          {shown.map(({ card, face, copy }) => (
            <li key={card.id + face + copy}>
              <CardFace card={card} size="large" face={face} />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
};
