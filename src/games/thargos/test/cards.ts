import type { Attributes, Faction } from '../attributes.ts';
import type { ActionCard, AdvantageCard, Card, CardId, HeroCard, MissionCard, Mods } from '../cards/card.ts';
import { NAME_ONLY } from '../cards/helpers.ts';
import type { Dice, Effect, Op } from '../effects/effect.ts';

/** Cards for tests, with only a name and the properties under test. */

/**
 * An id has at most four digits, so numbering continues at KEPT after the last number. Cards with lower
 * numbers may be shared by the tests of a file, so their numbers are never reused.
 */
const LAST = 9999;
const KEPT = 1000;

let made = 0;

const common = <L extends 'C' | 'L' | 'A' | 'M'>(letter: L, name: string) => {
  made = made === LAST ? KEPT : made + 1;
  const id: CardId = `${letter}${made}`;
  return { id, name: { en: name, fr: name }, boxCopies: 4, set: 'custom', source: NAME_ONLY } as const;
};

/** `3 2 1` means Power 3, Mind 2 and Mysticism 1. `1d6` means that each attribute is rolled. */
const attrsOf = (text: string): Attributes | { readonly roll: Dice } => {
  if (text.includes('d')) return { roll: text as Dice };
  const [power, mind, mysticism] = text.split(' ').map(Number);
  return { power: power!, mind: mind!, mysticism: mysticism! };
};

type HeroWish = Partial<Pick<HeroCard, 'hp' | 'faction' | 'person' | 'tags'>> & {
  readonly wounded?: string;
  readonly effects?: readonly Effect[];
  readonly woundedEffects?: readonly Effect[];
};

export const hero = (name: string, attrs = '2 2 2', wish: HeroWish = {}): HeroCard => {
  const { wounded = '1 1 1', effects = [], woundedEffects = [], ...rest } = wish;
  return {
    ...common('C', name),
    type: 'hero',
    hp: 5,
    person: name,
    faction: null,
    faces: {
      active: { attrs: attrsOf(attrs), effects },
      wounded: { attrs: attrsOf(wounded), effects: woundedEffects },
    },
    ...rest,
  };
};

export const mission = (
  name: string,
  attrs: Mods = { power: 1 },
  wish: Partial<Omit<MissionCard, 'type'>> = {},
): MissionCard => ({ ...common('M', name), type: 'mission', pam: 1, vp: 1, attrs, ...wish });

export const advantage = (
  name: string,
  wish: Partial<Omit<AdvantageCard, 'type'>> & { readonly faction?: Faction | null } = {},
): AdvantageCard => ({ ...common('L', name), type: 'advantage', pam: 1, faction: null, ...wish });

export const action = (name: string, wish: Partial<Omit<ActionCard, 'type'>> = {}): ActionCard => ({
  ...common('A', name),
  type: 'action',
  pam: 1,
  play: 'instant',
  effects: [],
  ...wish,
});

/** An instant Action with these operations. */
export const deed = (name: string, ...ops: readonly Op[]): ActionCard =>
  action(name, { effects: [{ on: 'play', do: ops }] });

/** A hero with an ability that can be used any number of times in their owner's turn. */
export const doer = (name: string, ...ops: readonly Op[]): HeroCard =>
  hero(name, '2 2 2', { effects: [{ on: 'activated', window: 'ownTurn', do: ops }] });

/**
 * Counters always change, so an effect with this operation is offered even if its other operations change
 * nothing (HT-A-54).
 */
export const TALLY: Op = { op: 'counter', name: 'tally', amount: 1 };

/**
 * An Advantage with an ability before the reveal. A look at modifiers is offered only to a player with such a
 * card (HT-A-55).
 */
export const LATE = advantage('Late', {
  effects: [{ on: 'activated', window: 'beforeReveal', do: [TALLY] }],
});

/** Cards without effects. As modifiers, they are worth 1 to 4. */
export const ONE = action('One', { pam: 1 });
export const TWO = action('Two', { pam: 2 });
export const THREE = action('Three', { pam: 3 });
export const FOUR = action('Four', { pam: 4 });

export const times = <C extends Card>(count: number, card: C): C[] =>
  Array.from({ length: count }, () => card);
