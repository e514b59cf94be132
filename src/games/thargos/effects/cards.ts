import type { Seat } from '../../../engine/game.ts';
import { design } from '../board/library.ts';
import type { Place } from '../events.ts';
import type { Run } from '../flow/run.ts';
import { emit } from '../flow/run.ts';
import type { Instance, Post } from '../types.ts';
import type { Zone } from './effect.ts';

/** HT-6.1: adds the points of a Mission that enters a score pile, or removes those of one that leaves it. */
export const countPoints = (run: Run, card: Instance, seat: Seat, sign: 1 | -1): void => {
  const { card: found } = design(run.state.config, run.state.secret.faces[card]!);
  if (found.type === 'mission') emit(run, { type: 'gained', seat, vp: sign * found.vp });
};

/** The place of this player that a zone refers to. A card sent to a track or a hero is discarded instead. */
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

/** The zone of a card beside the hero at this post. */
export const besideZone = (run: Run, card: Instance, post: Post): 'advantages' | 'actions' =>
  run.state.posts[post]!.advantages.includes(card) ? 'advantages' : 'actions';
