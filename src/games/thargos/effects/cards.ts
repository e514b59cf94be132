import type { Seat } from '../../../engine/game.ts';
import { design } from '../board/library.ts';
import type { Place } from '../events.ts';
import type { Run } from '../flow/run.ts';
import { emit } from '../flow/run.ts';
import type { Instance, Post } from '../types.ts';
import type { Zone } from './effect.ts';

/** HT-6.1: a Mission that enters or leaves a score pile adds or removes its points. */
export const countPoints = (run: Run, card: Instance, seat: Seat, sign: 1 | -1): void => {
  const { card: found } = design(run.state.config, run.state.secret.faces[card]!);
  if (found.type === 'mission') emit(run, { type: 'gained', seat, vp: sign * found.vp });
};

/** The place of this player that a zone means. A card can't go to a track or a hero this way, so it is discarded. */
export const placeOf = (zone: Zone, seat: Seat): Place => {
  switch (zone) {
    case 'hand':
    case 'deckTop':
    case 'deckBottom':
    case 'discard':
    case 'score':
      return { zone, seat };
    case 'outOfGame':
      return { zone: 'out' };
    case 'track':
    case 'hero':
      return { zone: 'discard', seat };
  }
};

/** Where a card next to the hero of this post is: Advantages and Actions are separate piles. */
export const besideZone = (run: Run, card: Instance, post: Post): 'advantages' | 'actions' =>
  run.state.posts[post]!.advantages.includes(card) ? 'advantages' : 'actions';
