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
  hero: 'avec ce héros',
  track: 'sur cette piste',
  anywhere: '',
};
const AGAINST: { readonly [H in Here]: string } = { ...OWN, hero: 'contre ce héros' };
const CONFLICT: { readonly [H in Here]: string } = {
  hero: 'dans le conflit de ce héros',
  track: 'sur cette piste',
  anywhere: '',
};

const steps = (step: string): Triggers['drawStep'] => ({
  own: () => `à votre étape ${step}`,
  opponent: () => `à l’étape ${step} d’un adversaire`,
  any: () => `à chaque étape ${step}`,
});

const ofTurn = (start: string): Triggers['turnStart'] => ({
  own: () => `${start} de votre tour`,
  opponent: () => `${start} du tour d’un adversaire`,
  any: () => `${start} de chaque tour`,
});

const reveal = (when: string): Triggers['beforeReveal'] => ({
  own: here => words(when, 'la révélation', CONFLICT[here]),
  opponent: here => words(when, 'la révélation d’une tentative adverse', AGAINST[here]),
  any: here => words(when, 'chaque révélation', CONFLICT[here]),
});

const deed = (noun: string, verb: string): Triggers['conflictWon'] => ({
  own: here => words('quand votre', noun, OWN[here], verb),
  opponent: here => words('quand une', noun, 'adverse', AGAINST[here], verb),
  any: here => words('quand une', noun, CONFLICT[here], verb),
});

const AT: { readonly [H in Here]: string } = { ...OWN, hero: 'sur cette piste' };

/**
 * The text for an event of a hero. On a hero or an Advantage, the side `own` means only the hero with this
 * card.
 */
const hero = (verb: string): Triggers['wounded'] => ({
  own: (_, context) => `quand ${hasHero(context) ? 'ce héros' : 'votre héros sur cette piste'} ${verb}`,
  opponent: here => words('quand un héros adverse', AT[here], verb),
  any: here => words('quand un héros', AT[here], verb),
});

export const TRIGGERS: Triggers = {
  static: {
    own: here => CONFLICT[here],
    opponent: here => words('pour les adversaires', AGAINST[here]),
    any: here => words('pour tous les joueurs', CONFLICT[here]),
  },
  activated: {
    own: () => 'à votre tour',
    opponent: () => 'au tour d’un adversaire',
    any: () => 'à n’importe quel tour',
  },
  play: {
    own: (_, { card }) => (card === 'action' ? '' : 'quand vous jouez une action'),
    opponent: () => 'quand un adversaire joue une action',
    any: () => 'quand un joueur joue une action',
  },
  attach: {
    own: (_, { card }) => (card === 'advantage' ? 'en l’attachant' : 'quand vous attachez un avantage'),
    opponent: here => words('quand un adversaire attache un avantage', AGAINST[here]),
    any: here => words('quand un joueur attache un avantage', CONFLICT[here]),
  },
  faceUp: {
    ...hero('se retourne'),
    own: (here, context) =>
      context.card === 'hero' ? 'quand cette face apparaît' : hero('se retourne').own(here, context),
  },
  missionWon: {
    own: (here, { card }) =>
      card === 'mission' ? 'une fois accomplie' : words('quand vous accomplissez une mission', OWN[here]),
    opponent: here => words('quand un adversaire accomplit une mission', AGAINST[here]),
    any: here => words('quand un joueur accomplit une mission', CONFLICT[here]),
  },
  missionPlaced: {
    own: (here, { card }) =>
      card === 'mission' ? 'une fois placée' : words('quand vous placez une mission', OWN[here]),
    opponent: here => words('quand un adversaire place une mission', AGAINST[here]),
    any: here => words('quand un joueur place une mission', CONFLICT[here]),
  },
  turnStart: ofTurn('au début'),
  drawStep: steps('de pioche'),
  advantageStep: steps('d’avantage'),
  turnEnd: ofTurn('à la fin'),
  conflictDeclared: {
    own: here => words('quand vous tentez une mission', OWN[here]),
    opponent: here => words('quand un adversaire tente une mission', AGAINST[here]),
    any: here => words('quand un joueur tente une mission', CONFLICT[here]),
  },
  pamPlaced: {
    own: here => words('quand vous placez des cartes PAM', OWN[here]),
    opponent: here => words('quand un adversaire place des cartes PAM', AGAINST[here]),
    any: here => words('quand un joueur place des cartes PAM', CONFLICT[here]),
  },
  beforeReveal: reveal('avant'),
  afterReveal: reveal('après'),
  conflictWon: deed('tentative', 'réussit'),
  conflictLost: deed('tentative', 'échoue'),
  defended: deed('défense', 'réussit'),
  wouldBeWounded: hero('devrait être blessé'),
  wounded: hero('est blessé'),
  healed: hero('est soigné'),
  actionPlayed: {
    own: here => words('quand vous jouez une action', OWN[here]),
    opponent: here => words('quand un adversaire joue une action', AGAINST[here]),
    any: here => words('quand un joueur joue une action', CONFLICT[here]),
  },
  pushback: {
    own: here => words('avant le jet du rejet de Thargos', AGAINST[here]),
    opponent: () => 'avant le jet du rejet de Thargos contre un adversaire',
    any: () => 'avant tout jet du rejet de Thargos',
  },
};

export const WINDOWS: Windows = {
  advantageStep: () => 'à votre étape d’avantage',
  action: () => 'comme action',
  withPam: here => words('quand vous placez vos cartes PAM', OWN[here]),
  beforeReveal: here => words('avant la révélation', CONFLICT[here]),
  ownTurn: () => 'à votre tour',
};

export const moment = (effect: Effect, context: OpContext): string => {
  const here = effect.on === 'static' && namesRole(effect.if) ? 'anywhere' : hereOf(context);
  if (effect.on === 'activated' && effect.window) return WINDOWS[effect.window](here);
  return TRIGGERS[effect.on][effect.side ?? 'own'](here, context);
};

export const DURATIONS: Durations = {
  conflict: 'pour ce conflit',
  endOfTurn: 'jusqu’à la fin du tour',
  startOfYourNextTurn: 'jusqu’au début de votre prochain tour',
  permanent: 'pour le reste de la partie',
};

/** The duration of a change as text. Empty for the default. */
export const during = (until: Until | undefined, context: OpContext): string => {
  const span = lasting(until, context);
  return span === undefined ? '' : DURATIONS[span];
};

const PERIODS: { readonly [P in Limit['per']]: string } = {
  game: '',
  turn: 'par tour',
  conflict: 'par conflit',
};

export const limit = ({ uses, per, thenDiscard }: Limit, isSure: boolean): string => {
  if (thenDiscard && uses === 1 && isSure) return 'défaussez ensuite cette carte.';
  const once = uses === 1 && per !== 'game';
  const times = words(
    once ? 'une fois' : `${uses} ${uses === 1 ? 'utilisation' : 'utilisations'}`,
    PERIODS[per],
  );
  return `${times}${thenDiscard ? ', puis défaussez cette carte' : ''}.`;
};
