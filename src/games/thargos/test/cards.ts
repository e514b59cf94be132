import type { Attributes, Faction } from '../attributes.ts';
import type { ActionCard, AdvantageCard, Card, CardId, HeroCard, MissionCard, Mods } from '../cards/card.ts';
import { NAME_ONLY } from '../cards/helpers.ts';
import type { Dice, Effect, Op } from '../effects/effect.ts';

/** Tiny cards for tests: each has a name, and what the test is about. */

/** An id has four digits at most. The lowest stay with the cards that files keep for all their tests. */
const LAST = 9999;
const KEPT = 1000;

let made = 0;

const common = <L extends 'C' | 'L' | 'A' | 'M'>(letter: L, name: string) => {
  made = made === LAST ? KEPT : made + 1;
  const id: CardId = `${letter}${made}`;
  return { id, name: { en: name, fr: name }, boxCopies: 4, set: 'custom', source: NAME_ONLY } as const;
};

/** `3 2 1` is Power, Mind, Mysticism; `1d6` is rolled. */
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

/** An Action that does this. */
export const deed = (name: string, ...ops: readonly Op[]): ActionCard =>
  action(name, { effects: [{ on: 'play', do: ops }] });

/** A hero who can do this in his own turn, as often as he likes: the turn goes on. */
export const doer = (name: string, ...ops: readonly Op[]): HeroCard =>
  hero(name, '2 2 2', { effects: [{ on: 'activated', window: 'ownTurn', do: ops }] });

/** Makes an effect worth offering whatever its other operations find (HT-A-54). */
export const TALLY: Op = { op: 'counter', name: 'tally', amount: 1 };

/** Something to use before the reveal, so that a spy is offered too (HT-A-55). */
export const LATE = advantage('Late', {
  effects: [{ on: 'activated', window: 'beforeReveal', do: [TALLY] }],
});

/** Cards that do nothing, worth 1 to 4 as modifiers. */
export const ONE = action('One', { pam: 1 });
export const TWO = action('Two', { pam: 2 });
export const THREE = action('Three', { pam: 3 });
export const FOUR = action('Four', { pam: 4 });

export const times = <C extends Card>(count: number, card: C): C[] =>
  Array.from({ length: count }, () => card);
