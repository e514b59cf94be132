import type { Effect, Limit, Until } from '../../effects/effect.ts';
import {
  type Durations,
  type Here,
  hasHero,
  hereOf,
  lasting,
  namesRole,
  type OpContext,
  type Triggers,
  type Windows,
  words,
} from '../grammar.ts';

const OWN: { readonly [H in Here]: string } = {
  hero: 'with this hero',
  track: 'on this track',
  anywhere: '',
};
const AGAINST: { readonly [H in Here]: string } = { ...OWN, hero: 'against this hero' };
const CONFLICT: { readonly [H in Here]: string } = {
  hero: 'in this hero’s conflict',
  track: 'on this track',
  anywhere: '',
};

const steps = (step: string): Triggers['drawStep'] => ({
  own: () => `in your ${step} step`,
  opponent: () => `in an opponent’s ${step} step`,
  any: () => `in every ${step} step`,
});

const ofTurn = (part: string): Triggers['turnStart'] => ({
  own: () => `at the ${part} of your turn`,
  opponent: () => `at the ${part} of an opponent’s turn`,
  any: () => `at the ${part} of every turn`,
});

const reveal = (when: string): Triggers['beforeReveal'] => ({
  own: here => words(when, 'the reveal', CONFLICT[here]),
  opponent: here => words(when, 'the reveal of an opponent’s attempt', AGAINST[here]),
  any: here => words(when, 'every reveal', CONFLICT[here]),
});

const deed = (noun: string, verb: string): Triggers['conflictWon'] => ({
  own: here => words('when your', noun, OWN[here], verb),
  opponent: here => words('when an opponent’s', noun, AGAINST[here], verb),
  any: here => words('when', noun === 'attempt' ? 'an attempt' : 'a defense', CONFLICT[here], verb),
});

const AT: { readonly [H in Here]: string } = { ...OWN, hero: 'on this track' };

/**
 * The text for an event of a hero. On a hero or an Advantage, the side `own` means only the hero with this
 * card.
 */
const hero = (verb: string): Triggers['wounded'] => ({
  own: (_, context) => `when ${hasHero(context) ? 'this hero' : 'your hero on this track'} ${verb}`,
  opponent: here => words('when an opponent’s hero', AT[here], verb),
  any: here => words('when any hero', AT[here], verb),
});

export const TRIGGERS: Triggers = {
  static: {
    own: here => (here === 'anywhere' ? '' : CONFLICT[here]),
    opponent: here => words('for opponents', AGAINST[here]),
    any: here => words('for every player', CONFLICT[here]),
  },
  activated: { own: () => 'on your turn', opponent: () => 'on an opponent’s turn', any: () => 'on any turn' },
  play: {
    own: (_, { card }) => (card === 'action' ? '' : 'when you play an Action'),
    opponent: () => 'when an opponent plays an Action',
    any: () => 'when anyone plays an Action',
  },
  attach: {
    own: (_, { card }) => (card === 'advantage' ? 'when attached' : 'when you attach an Advantage'),
    opponent: here => words('when an opponent attaches an Advantage', AGAINST[here]),
    any: here => words('when anyone attaches an Advantage', CONFLICT[here]),
  },
  faceUp: {
    ...hero('turns'),
    own: (here, context) =>
      context.card === 'hero' ? 'when this face turns up' : hero('turns').own(here, context),
  },
  missionWon: {
    own: (here, { card }) =>
      card === 'mission' ? 'when accomplished' : words('when you accomplish a Mission', OWN[here]),
    opponent: here => words('when an opponent accomplishes a Mission', AGAINST[here]),
    any: here => words('when anyone accomplishes a Mission', CONFLICT[here]),
  },
  missionPlaced: {
    own: (here, { card }) =>
      card === 'mission' ? 'when placed' : words('when you place a Mission', OWN[here]),
    opponent: here => words('when an opponent places a Mission', AGAINST[here]),
    any: here => words('when anyone places a Mission', CONFLICT[here]),
  },
  turnStart: ofTurn('start'),
  drawStep: steps('draw'),
  advantageStep: steps('Advantage'),
  turnEnd: ofTurn('end'),
  conflictDeclared: {
    own: here => words('when you attempt a Mission', OWN[here]),
    opponent: here => words('when an opponent attempts a Mission', AGAINST[here]),
    any: here => words('when anyone attempts a Mission', here === 'hero' ? CONFLICT.hero : OWN[here]),
  },
  pamPlaced: {
    own: here => words('when you place PAM cards', OWN[here]),
    opponent: here => words('when an opponent places PAM cards', AGAINST[here]),
    any: here => words('when anyone places PAM cards', CONFLICT[here]),
  },
  beforeReveal: reveal('before'),
  afterReveal: reveal('after'),
  conflictWon: deed('attempt', 'succeeds'),
  conflictLost: deed('attempt', 'fails'),
  defended: deed('defense', 'succeeds'),
  wouldBeWounded: hero('would be wounded'),
  wounded: hero('is wounded'),
  healed: hero('is healed'),
  actionPlayed: {
    own: here => words('when you play an Action', OWN[here]),
    opponent: here => words('when an opponent plays an Action', AGAINST[here]),
    any: here => words('when anyone plays an Action', CONFLICT[here]),
  },
  pushback: {
    own: here => words('before the Thargos pushback is rolled', AGAINST[here]),
    opponent: () => 'before the Thargos pushback is rolled against an opponent',
    any: () => 'before any Thargos pushback is rolled',
  },
};

export const WINDOWS: Windows = {
  advantageStep: () => 'in your Advantage step',
  action: () => 'as your action',
  withPam: here => words('when you place PAM cards', OWN[here]),
  beforeReveal: here => words('before the reveal', CONFLICT[here]),
  ownTurn: () => 'on your turn',
};

export const moment = (effect: Effect, context: OpContext): string => {
  const here = effect.on === 'static' && namesRole(effect.if) ? 'anywhere' : hereOf(context);
  if (effect.on === 'activated' && effect.window) return WINDOWS[effect.window](here);
  return TRIGGERS[effect.on][effect.side ?? 'own'](here, context);
};

export const DURATIONS: Durations = {
  conflict: 'in this conflict',
  endOfTurn: 'until the end of the turn',
  startOfYourNextTurn: 'until the start of your next turn',
  permanent: 'for the rest of the game',
};

/** The duration of a change as text. Empty for the default. */
export const during = (until: Until | undefined, context: OpContext): string => {
  const span = lasting(until, context);
  return span === undefined ? '' : DURATIONS[span];
};

const PERIODS: { readonly [P in Limit['per']]: string } = {
  game: '',
  turn: 'per turn',
  conflict: 'per conflict',
};

export const limit = ({ uses, per, thenDiscard }: Limit, isSure: boolean): string => {
  if (thenDiscard && uses === 1 && isSure) return 'then discard this card.';
  const once = uses === 1 && per !== 'game';
  const times = words(once ? 'once' : `${uses} ${uses === 1 ? 'use' : 'uses'}`, PERIODS[per]);
  return `${times}${thenDiscard ? ', then discard this card' : ''}.`;
};
