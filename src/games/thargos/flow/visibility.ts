import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Instance, Prompt, Secret, State } from '../types.ts';
import { looksOf } from './seen.ts';

/** Whether this seat has seen a card and still knows exactly where it is. */
export const isKnown = (secret: Secret, viewer: Seat, card: Instance): boolean =>
  looksOf(secret, viewer).some(look => look.card === card && look.laid === undefined);

/** Whether a card is hidden from this viewer in a hand, a deck or the modifiers. */
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

/** Whether a player sees the faces of the candidates in a prompt of this kind. */
export const isShown = (kind: Prompt['kind']): boolean => kind === 'card' || kind === 'order';
