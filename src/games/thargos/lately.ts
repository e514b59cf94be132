import { makeRecall } from '../../engine/recall.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './types.ts';

/** What the last decision has folded already. */
export const lately = makeRecall<State, Event>();

/** The fold, without doing again what the last decision has done. */
export const evolveLately = (state: State | undefined, event: Event): State =>
  (state && lately.find(state, event)) ?? evolve(state, event);
