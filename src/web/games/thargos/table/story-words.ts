import type { NodeState } from '../../../../games/thargos/stories/graph.ts';

const NNBSP = '\u202f';

export const STORY_WORDS = {
  en: {
    map: 'The map of the story',
    secondary: 'Secondary pile',
    left: (n: number) => (n === 1 ? '1 card below' : `${n} cards below`),
    turnUp: 'The next one is turned up by an attempt.',
    states: { done: 'won', open: 'open', locked: 'locked', secret: 'secret', closed: 'closed' } satisfies {
      readonly [S in NodeState]: string;
    },
    needs: (what: string) => `Needs ${what}`,
    fork: 'One of two ways: the other closes.',
    team: 'The whole team',
    passive: 'Thargos himself defends',
    exclusive: 'Only for the first',
    wonBy: (names: string) => `Won by ${names}`,
    heroes: 'Your heroes',
    vp: (n: number) => `${n} VP`,
    pointAt: 'Point at a Mission to read what it asks for.',
    closer: 'Look closer',
    about: 'The Mission you pointed at',
    lead: 'Attempt it with',
    any: ' or ',
    all: ' and ',
  },
  fr: {
    map: 'La carte du récit',
    secondary: 'Pile secondaire',
    left: (n: number) => (n < 2 ? `${n} carte dessous` : `${n} cartes dessous`),
    turnUp: 'La suivante est retournée par une tentative.',
    states: {
      done: 'gagnée',
      open: 'ouverte',
      locked: 'verrouillée',
      secret: 'secrète',
      closed: 'fermée',
    } satisfies { readonly [S in NodeState]: string },
    needs: (what: string) => `Il faut ${what}`,
    fork: `Un chemin sur deux${NNBSP}: l’autre se ferme.`,
    team: 'Toute l’équipe',
    passive: 'Thargos lui-même défend',
    exclusive: 'Pour le premier seulement',
    wonBy: (names: string) => `Gagnée par ${names}`,
    heroes: 'Vos héros',
    vp: (n: number) => `${n} PV`,
    pointAt: 'Pointez une mission pour lire ce qu’elle demande.',
    closer: 'Voir de près',
    about: 'La mission pointée',
    lead: 'La tenter avec',
    any: ' ou ',
    all: ' et ',
  },
};
