import type { Language, Text } from '../../../engine/text.ts';
import type { StoryCode, StoryFault } from './check.ts';

type Details = StoryFault['details'];

const name = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const TYPES: Readonly<Record<string, Text>> = {
  hero: { en: 'a hero', fr: 'un héros' },
  advantage: { en: 'an Advantage', fr: 'un avantage' },
  action: { en: 'an Action', fr: 'une action' },
  mission: { en: 'a Mission', fr: 'une mission' },
};

const typeOf = (type: unknown, language: Language): string =>
  typeof type === 'string' && Object.hasOwn(TYPES, type) ? TYPES[type]![language] : name(type);

/** How people call what a fault names: without them a node goes by its key and a card by its id. */
export interface StoryNames {
  readonly node: (key: string) => string;
  readonly card: (id: string) => string;
}

interface Named {
  readonly node: () => string;
  readonly nodes: () => string;
  readonly card: () => string;
  readonly text: (key: string) => string;
}

const PLAIN: StoryNames = { node: key => key, card: id => id };

const named = (details: Details, { node, card }: StoryNames): Named => {
  const called = (value: unknown, by: (known: string) => string): string =>
    typeof value === 'string' ? by(value) : name(value);
  return {
    node: () => called(details.node, node),
    nodes: () =>
      Array.isArray(details.nodes)
        ? details.nodes.map(key => called(key, node)).join(' → ')
        : called(details.nodes, node),
    card: () => called(details.card, card),
    text: key => name(details[key]),
  };
};

/** What every fault of a story says; a code without words does not compile. */
const WORDS: { readonly [C in StoryCode]: (named: Named, details: Details) => Text } = {
  'no-nodes': () => ({
    en: 'There is no Mission on the map yet: add one to begin.',
    fr: 'Il n’y a encore aucune mission sur la carte\u202f: ajoutez-en une pour commencer.',
  }),
  'reserved-name': it => ({
    en: `“${it.node()}” is the name of the pile: no Mission on the map may have it as its short name.`,
    fr: `«\u202f${it.node()}\u202f» est le nom de la pile\u202f: aucune mission de la carte ne peut l’avoir pour nom court.`,
  }),
  'unknown-node': it => ({
    en: `A path begins at “${it.node()}”, but no such Mission lies on the map.`,
    fr: `Un chemin part de «\u202f${it.node()}\u202f», mais cette mission n’est pas sur la carte.`,
  }),
  'unknown-card': it => ({
    en: `There is no card ${it.card()}.`,
    fr: `La carte ${it.card()} n’existe pas.`,
  }),
  'not-a-mission': (it, { type }) => ({
    en: `${it.card()} is ${typeOf(type, 'en')}; a Mission is needed here.`,
    fr: `${it.card()} est ${typeOf(type, 'fr')}\u202f; il faut ici une mission.`,
  }),
  'not-an-action': (it, { type }) => ({
    en: `${it.card()} is ${typeOf(type, 'en')}; only Actions are listed here.`,
    fr: `${it.card()} est ${typeOf(type, 'fr')}\u202f; seules des actions figurent ici.`,
  }),
  'hero-banned': it => ({
    en: `${it.card()} is a hero; only cards of the deck can be shut out.`,
    fr: `${it.card()} est un héros\u202f; seules les cartes du deck peuvent être exclues.`,
  }),
  'allowed-and-banned': it => ({
    en: `${it.card()} is both allowed and shut out.`,
    fr: `${it.card()} est à la fois permise et exclue.`,
  }),
  'same-mission': it => ({
    en: `${it.card()} has a place in the story already.`,
    fr: `${it.card()} a déjà une place dans le récit.`,
  }),
  'too-many-copies': (it, { copies }) => ({
    en: `The box has ${it.card()} only ${copies === 1 ? 'once' : `${it.text('copies')} times`}.`,
    fr: `La boîte ne contient ${it.card()} ${copies === 1 ? 'qu’une' : `que ${it.text('copies')}`} fois.`,
  }),
  cycle: it => ({
    en: `These Missions wait for each other, so none of them ever opens: ${it.nodes()}.`,
    fr: `Ces missions s’attendent l’une l’autre, et aucune ne s’ouvre jamais\u202f: ${it.nodes()}.`,
  }),
  unreachable: it => ({
    en: `No path ever opens “${it.node()}”.`,
    fr: `Aucun chemin n’ouvre jamais «\u202f${it.node()}\u202f».`,
  }),
  'secret-unlocked-by-nothing': it => ({
    en: `“${it.node()}” is secret, but nothing opens it: draw a path to it.`,
    fr: `«\u202f${it.node()}\u202f» est secrète, mais rien ne l’ouvre\u202f: tracez un chemin jusqu’à elle.`,
  }),
  'lonely-fork': it => ({
    en: `The fork “${it.text('fork')}” has one branch only, “${it.node()}”.`,
    fr: `La bifurcation «\u202f${it.text('fork')}\u202f» n’a qu’une branche, «\u202f${it.node()}\u202f».`,
  }),
  'secondary-on-path': it => ({
    en: `“${it.node()}” lies in the secondary pile, which is open on every turn: no path may lead to it, and it can be neither a branch of a fork nor exclusive.`,
    fr: `«\u202f${it.node()}\u202f» est dans la pile secondaire, ouverte à chaque tour\u202f: aucun chemin ne peut y mener, et elle ne peut être ni une branche de bifurcation, ni exclusive.`,
  }),
  'off-map': it => ({
    en: `${it.text('at')} lies off the map, which goes from 0 to 100.`,
    fr: `${it.text('at')} est hors de la carte, qui va de 0 à 100.`,
  }),
  'half-a-place': it => ({
    en: `“${it.node()}” needs its place from the left and from the top, or neither.`,
    fr: `Il faut à «\u202f${it.node()}\u202f» sa place depuis la gauche et depuis le haut, ou aucune des deux.`,
  }),
  'too-many-paths': it => ({
    en: `This story has more than ${it.text('most')} choices to go through; nothing can be proven about it.`,
    fr: `Ce récit a plus de ${it.text('most')} choix à parcourir\u202f; rien ne peut être prouvé à son sujet.`,
  }),
  'target-out-of-reach': (it, { together, target }) => ({
    en:
      target === undefined
        ? 'With these decks, not everybody can reach their target in this story.'
        : together
          ? `Together you need ${it.text('target')} VP, and the story has fewer: the poorest way brings ${it.text('vp')}, and ${it.text('pile')} lie in the secondary pile. ${it.text('lacks')} VP are lacking.`
          : `Not everybody can reach ${it.text('target')} VP. The poorest way brings ${it.text('vp')} (${it.nodes()}), and rivals leave ${it.text('pile')} in the secondary pile: ${it.text('lacks')} VP are lacking.`,
    fr:
      target === undefined
        ? 'Avec ces decks, tout le monde ne peut pas atteindre son objectif dans ce récit.'
        : together
          ? `Ensemble, il vous faut ${it.text('target')} PV, et le récit en a moins\u202f: le chemin le plus pauvre en rapporte ${it.text('vp')}, et la pile secondaire en contient ${it.text('pile')}. Il manque ${it.text('lacks')} PV.`
          : `Tous ne peuvent pas atteindre ${it.text('target')} PV. Le chemin le plus pauvre en rapporte ${it.text('vp')} (${it.nodes()}), et les rivaux en laissent ${it.text('pile')} dans la pile secondaire\u202f: il manque ${it.text('lacks')} PV.`,
  }),
};

export const sayStoryFault = (
  { code, details }: StoryFault,
  language: Language,
  names: StoryNames = PLAIN,
): string => WORDS[code](named(details, names), details)[language];
