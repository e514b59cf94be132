import { sum } from '../../../engine/util.ts';
import type { Card } from '../cards/card.ts';
import { flatOps, reachOf, readsValues, stepsOf } from '../effects/cost.ts';
import type { Effect } from '../effects/effect.ts';
import type { FaultNotes, Path } from './fault.ts';
import { effectsOf, partsOf } from './walk.ts';

/**
 * Limits how long the cards of a pack take to evaluate. Each value depends on every continuous effect in
 * play, so a pack without limits could block a server for minutes.
 */
export const MOST_TERMS = 16;
export const MOST_EFFECTS = 12;
export const MOST_EFFECT_STEPS = 400;
export const MOST_BOARD_STEPS = 10_000;

/** The cards in play in a duel: all heroes, and a high number of cards beside them. */
const HEROES = 8;
const OTHERS = 16;

/** What the continuous effects of one card add to the time of an evaluation. */
interface Load {
  readonly effects: number;
  /** The effects that read values which other effects may change, and that change at most their own hero. */
  readonly readers: number;
  /**
   * The effects that read such values and change other heroes, too. For each of them, all effects are
   * evaluated again.
   */
  readonly spreaders: number;
  readonly steps: number;
}

const KEYS = ['effects', 'readers', 'spreaders', 'steps'] as const;

const loadOf = (effects: readonly Effect[] = []): Load => {
  const lasting = effects.filter(({ on }) => on === 'static');
  const reading = lasting.filter(readsValues);
  const spreaders = reading.filter(effect => reachOf(flatOps(effect.do)) === 'all').length;
  return {
    effects: lasting.length,
    readers: reading.length - spreaders,
    spreaders,
    steps: sum(lasting.map(stepsOf)),
  };
};

const combine = (loads: readonly Load[], add: (numbers: readonly number[]) => number): Load => {
  const [effects, readers, spreaders, steps] = KEYS.map(key => add(loads.map(load => load[key])));
  return { effects: effects!, readers: readers!, spreaders: spreaders!, steps: steps! };
};

/** The load of one card. For a hero, the higher number of both faces. */
const cardLoad = (card: Card): Load => {
  if (card.type !== 'hero') return loadOf(card.effects);
  const { active, wounded } = card.faces;
  return combine([loadOf(active.effects), loadOf(wounded.effects)], numbers => Math.max(...numbers));
};

const greatest =
  (count: number) =>
  (numbers: readonly number[]): number =>
    sum([...numbers].sort((a, b) => b - a).slice(0, count));

/**
 * The estimated number of steps to compute one value in a duel, while the most expensive of these cards are
 * in play.
 */
export const boardSteps = (cards: readonly Card[]): number => {
  const heroes = cards.filter(({ type }) => type === 'hero').map(cardLoad);
  // Missions are left out, because they have no continuous effects on their tracks.
  const others = cards.filter(({ type }) => type === 'advantage' || type === 'action').map(cardLoad);
  const { effects, readers, spreaders, steps } = combine(
    [combine(heroes, greatest(HEROES)), combine(others, greatest(OTHERS))],
    sum,
  );
  return effects * (spreaders * HEROES + readers) + steps * HEROES;
};

const LISTS = ['sum', 'min', 'max', 'all', 'any'];

const checkTerms = (effect: Effect, path: Path, { note }: FaultNotes): void => {
  for (const { part, path: inner, key } of partsOf(effect))
    if (Array.isArray(part) && LISTS.includes(String(key)) && part.length > MOST_TERMS)
      note('too-many-terms', [...path, ...inner], { found: part.length, most: MOST_TERMS });
};

const checkNumber = (effects: readonly Effect[] | undefined, path: Path, { note }: FaultNotes): void => {
  if (effects && effects.length > MOST_EFFECTS)
    note('too-many-effects', path, { found: effects.length, most: MOST_EFFECTS });
};

/** Reports cards that would take too long to evaluate. `pool` are all cards of the game. */
export const checkCost = (cards: readonly Card[], pool: readonly Card[], notes: FaultNotes): void => {
  for (const [i, card] of cards.entries()) {
    if (card.type !== 'hero') checkNumber(card.effects, ['cards', i, 'effects'], notes);
    else
      for (const face of ['active', 'wounded'] as const)
        checkNumber(card.faces[face].effects, ['cards', i, 'faces', face, 'effects'], notes);
    for (const { effect, path: within } of effectsOf(card)) {
      const path = ['cards', i, ...within];
      checkTerms(effect, path, notes);
      const found = stepsOf(effect);
      if (found > MOST_EFFECT_STEPS)
        notes.note('effect-too-complex', path, { found, most: MOST_EFFECT_STEPS });
    }
  }
  const found = boardSteps(pool);
  if (found > MOST_BOARD_STEPS) notes.note('pack-too-complex', ['cards'], { found, most: MOST_BOARD_STEPS });
};
