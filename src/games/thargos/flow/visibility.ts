import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Instance, Prompt, Secret, State } from '../types.ts';
import { looksOf } from './seen.ts';

/** Whether this seat has seen a card and knows where it is. */
export const isKnown = (secret: Secret, viewer: Seat, card: Instance): boolean =>
  looksOf(secret, viewer).some(look => look.card === card && look.laid === undefined);

/** Whether a card is in a hand, in a deck or among the modifiers, and hidden from this viewer. */
export const isUnseen = ({ secret, conflict }: State, viewer: Viewer, card: Instance): boolean => {
  if (viewer !== 'spectator' && isKnown(secret, viewer, card)) return false;
  if (secret.hands.some((hand, seat) => seat !== viewer && hand.includes(card))) return true;
  if (secret.decks.some(deck => deck.includes(card))) return true;
  if (!conflict || conflict.shown) return false;
  return (
    (conflict.attacker !== viewer && secret.attack.some(cards => cards.includes(card))) ||
    (conflict.defender !== viewer && secret.defence.some(cards => cards.includes(card)))
  );
};

/** Whether a player who chooses among cards sees their faces. */
export const isShown = (kind: Prompt['kind']): boolean => kind === 'card' || kind === 'order';
