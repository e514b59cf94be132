import { type Deck, readyMade } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { WORDS } from './messages.ts';

/** The name of the deck with this id: a ready-made one, a random one, or an own deck, which may be deleted. */
export const deckName = (id: string, own: ReadonlyMap<string, Pick<Deck, 'title'>>): string => {
  const ready = readyMade(id);
  if (ready) return text(ready.title);
  if (id === 'random') return say(WORDS).random;
  const deck = own.get(id);
  if (!deck) return say(WORDS).deletedDeck;
  return deck.title ? text(deck.title) : say(WORDS).unnamedDeck;
};
