import type { Viewer } from '../../../engine/game.ts';
import type { Instance, Prompt, State } from '../types.ts';

/** Cards in a hand, a deck or among the modifiers that this viewer has no business with. */
export const isUnseen = ({ secret, conflict }: State, viewer: Viewer, card: Instance): boolean => {
  if (viewer !== 'spectator' && secret.looked[viewer]!.some(look => look.card === card)) return false;
  if (secret.hands.some((hand, seat) => seat !== viewer && hand.includes(card))) return true;
  if (secret.decks.some(deck => deck.includes(card))) return true;
  if (!conflict || conflict.shown) return false;
  return (
    (conflict.attacker !== viewer && secret.attack.some(cards => cards.includes(card))) ||
    (conflict.defender !== viewer && secret.defence.some(cards => cards.includes(card)))
  );
};

/** Cards that somebody is asked to choose among lie before him. */
export const isShown = (kind: Prompt['kind']): boolean => kind === 'card' || kind === 'order';
