import { useSignal } from '@preact/signals';
import type { Card, CardId } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { poolOf, type UserDeck } from './model.ts';
import './print.css';
import { WORDS } from './messages.ts';

interface Proxy {
  readonly card: Card;
  readonly face: 'active' | 'wounded';
  readonly copy: number;
}

/** Both faces of every hero, and every copy of every card. */
const proxiesOf = ({ deck }: UserDeck, pool: readonly Card[]): Proxy[] => {
  const known = new Map(pool.map(card => [card.id, card]));
  const heroes = deck.heroes.flatMap((id): Proxy[] => {
    const card = known.get(id);
    return card ? (['active', 'wounded'] as const).map(face => ({ card, face, copy: 0 })) : [];
  });
  const cards = (Object.entries(deck.cards) as [CardId, number][]).flatMap(([id, count]) => {
    const card = known.get(id);
    return card ? Array.from({ length: count }, (_, copy): Proxy => ({ card, face: 'active', copy })) : [];
  });
  return [...heroes, ...cards];
};

/** What somebody typed from printed cards is theirs to print, if they own them. */
const isTyped = ({ source }: Card): boolean =>
  [source.name, source.values, source.effect].some(from => from === 'printed');

/** Cards to cut out. */
export const PrintScreen = ({ id, own }: { readonly id: string; readonly own: UserDeck }) => {
  const words = say(WORDS);
  const withTyped = useSignal(false);
  const all = proxiesOf(own, poolOf(own));
  const hasTyped = all.some(({ card }) => isTyped(card));
  const shown = all.filter(({ card }) => withTyped.value || !isTyped(card));
  return (
    <Page title={words.print}>
      <div class="th-decks-proxies">
        <div class="no-print stack">
          <p>{words.printNote}</p>
          {hasTyped && (
            <Checkbox
              isOn={withTyped.value}
              onToggle={isOn => {
                withTyped.value = isOn;
              }}
            >
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
        <ul class="th-decks-sheet">
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
