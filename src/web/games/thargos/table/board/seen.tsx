import type { Instance, Look, View } from '../../../../../games/thargos/ui.ts';
import { deName, midSentence } from '../../../../../text/french.ts';
import { number, say, text } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Mark } from '../../card/pieces.tsx';
import { cardOf } from '../cards.ts';
import { WORDS } from '../messages.ts';
import { inSentence } from '../names.ts';

export const SEEN_WORDS = {
  en: {
    lookedAt: 'Cards you saw',
    hand: (name: string) => `in ${inSentence(name)}’s hand`,
    deck: (name: string) => `on ${inSentence(name)}’s deck`,
    attack: (name: string) => `face down, placed by ${inSentence(name)}`,
    defence: (name: string) => `face down, placed by ${inSentence(name)}`,
    handOrLaid: (name: string) => `in ${inSentence(name)}’s hand or face down`,
    ownDeck: 'on your deck',
  },
  fr: {
    lookedAt: 'Cartes vues',
    hand: (name: string) => `dans la main ${deName(name)}`,
    deck: (name: string) => `sur le deck ${deName(name)}`,
    attack: (name: string) => `face cachée, posée par ${midSentence(name)}`,
    defence: (name: string) => `face cachée, posée par ${midSentence(name)}`,
    handOrLaid: (name: string) => `dans la main ${deName(name)} ou face cachée`,
    ownDeck: 'sur votre deck',
  },
};

/** Where a seen card is now, as far as the viewer knows. */
export const placeSeen = (
  { zone, laid, owner }: Look,
  name: string,
  { viewer, players, conflict }: Pick<View, 'viewer' | 'players' | 'conflict'>,
): string => {
  const words = say(SEEN_WORDS);
  if (zone === 'deck' && owner === viewer) return words.ownDeck;
  // After the result, none of the conflict's cards is face down.
  const isOver = typeof conflict?.success === 'boolean';
  if (laid === undefined || isOver) return words[zone](name);
  // If the owner's hand is empty, the seen card must be face down in the conflict.
  const mayBeHeld = zone === 'hand' && players[owner]?.hand !== 0;
  return mayBeHeld ? words.handOrLaid(name) : words[laid](name);
};

interface SeenProps {
  readonly view: View;
  readonly looked: View['looked'];
  readonly names: readonly string[];
  readonly onLook: (card: Instance) => void;
}

/** Lists hidden cards that the viewer has seen, so that they can look at them again. */
export const Seen = ({ view, looked, names, onLook }: SeenProps) => {
  const words = say(SEEN_WORDS);
  return (
    <ul class="th-seen bare-list" aria-label={words.lookedAt}>
      {looked.map(look => {
        const { card, owner } = look;
        const found = cardOf(view, card);
        if (!found || found.type === 'hero') return null;
        return (
          <li key={card}>
            <Button onClick={() => onLook(card)}>
              <b>{number(found.pam)}</b> <Mark name={found.type} />
              <span>
                <b>{text(found.name)}</b>
                <small>{placeSeen(look, names[owner] ?? say(WORDS).rival, view)}</small>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
