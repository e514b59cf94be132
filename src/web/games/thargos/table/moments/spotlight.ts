import type { CardId, MoveReason } from '../../../../../games/thargos/ui.ts';
import type { EventAbout } from './moments.ts';

/** Moves that play a card. */
const PLAYED: readonly MoveReason[] = ['play', 'attach', 'place'];

/** The card that was just played; undefined for other events and hidden cards. */
export const playedCard = ({ event, about }: EventAbout): CardId | undefined => {
  const isPlayed = event.type === 'heroPlaced' || (event.type === 'moved' && PLAYED.includes(event.why));
  return isPlayed ? about?.cards?.[0] : undefined;
};
