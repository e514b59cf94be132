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

/** The names of the nodes and cards in a fault. Without them, the text contains keys and ids. */
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

/** The text of every fault code of stories. If one is missing, this doesn't compile. */
const WORDS: { readonly [C in StoryCode]: (named: Named, details: Details) => Text } = {
  'no-nodes': () => ({
    en: 'The map has no Missions yet. Add one.',
    fr: 'Le plan n’a encore aucune mission. Ajoutez-en une.',
  }),
  'reserved-name': it => ({
    en: `“${it.node()}” is the name of the pile. Choose another short name.`,
    fr: `«\u202f${it.node()}\u202f» est le nom de la pile. Choisissez un autre nom court.`,
  }),
  'unknown-node': it => ({
    en: `A path starts at “${it.node()}”, which isn’t on the map. Remove the path.`,
    fr: `Un chemin part de «\u202f${it.node()}\u202f», qui n’est pas sur le plan. Supprimez ce chemin.`,
  }),
  'unknown-card': it => ({
    en: `Unknown card ${it.card()}. Choose another.`,
    fr: `Carte inconnue\u202f: ${it.card()}. Choisissez-en une autre.`,
  }),
  'not-a-mission': (it, { type }) => ({
    en: `${it.card()} is ${typeOf(type, 'en')}. Choose a Mission.`,
    fr: `${it.card()} est ${typeOf(type, 'fr')}. Choisissez une mission.`,
  }),
  'not-an-action': (it, { type }) => ({
    en: `${it.card()} is ${typeOf(type, 'en')}. Choose an Action.`,
    fr: `${it.card()} est ${typeOf(type, 'fr')}. Choisissez une action.`,
  }),
  'hero-banned': it => ({
    en: `${it.card()} is a hero. You can ban only deck cards.`,
    fr: `${it.card()} est un héros. Seules les cartes du deck peuvent être exclues.`,
  }),
  'allowed-and-banned': it => ({
    en: `${it.card()} is both allowed and banned. Choose one.`,
    fr: `${it.card()} figure parmi les cartes permises et les cartes exclues. Choisissez.`,
  }),
  'same-mission': it => ({
    en: `${it.card()} is already in the story. Choose another Mission.`,
    fr: `${it.card()} est déjà dans le récit. Choisissez une autre mission.`,
  }),
  'too-many-copies': (it, { copies }) => ({
    en: `The box has only ${copies === 1 ? '1 copy' : `${it.text('copies')} copies`} of ${it.card()}.`,
    fr: `La boîte ne contient ${it.card()} ${copies === 1 ? 'qu’une' : `que ${it.text('copies')}`} fois.`,
  }),
  cycle: it => ({
    en: `These Missions wait for each other, so none of them opens: ${it.nodes()}. Remove a path.`,
    fr: `Ces missions s’attendent l’une l’autre, et aucune ne s’ouvre\u202f: ${it.nodes()}. Supprimez un chemin.`,
  }),
  unreachable: it => ({
    en: `No path opens “${it.node()}”. Change the paths that lead to it.`,
    fr: `Aucun chemin n’ouvre «\u202f${it.node()}\u202f». Changez les chemins qui y mènent.`,
  }),
  'secret-unlocked-by-nothing': it => ({
    en: `“${it.node()}” is secret, but nothing opens it. Draw a path to it.`,
    fr: `«\u202f${it.node()}\u202f» est secrète, mais rien ne l’ouvre. Tracez un chemin jusqu’à elle.`,
  }),
  'lonely-fork': it => ({
    en: `The fork “${it.text('fork')}” has only one branch, “${it.node()}”. Add another.`,
    fr: `La bifurcation «\u202f${it.text('fork')}\u202f» n’a qu’une branche, «\u202f${it.node()}\u202f». Ajoutez-en une autre.`,
  }),
  'secondary-on-path': it => ({
    en: `“${it.node()}” is in the secondary pile. Remove its paths, fork and exclusivity.`,
    fr: `«\u202f${it.node()}\u202f» est dans la pile secondaire. Supprimez ses chemins, sa bifurcation et son exclusivité.`,
  }),
  'off-map': it => ({
    en: `${it.text('at')} is off the map. Use 0 to 100.`,
    fr: `${it.text('at')} est hors du plan. Choisissez de 0 à 100.`,
  }),
  'half-a-place': it => ({
    en: `Give “${it.node()}” both a left and a top position, or neither.`,
    fr: `Donnez à «\u202f${it.node()}\u202f» à la fois une position depuis la gauche et depuis le haut, ou aucune des deux.`,
  }),
  'too-many-paths': it => ({
    en: `This story has more than ${it.text('most')} choices, too many to check. Use fewer forks.`,
    fr: `Ce récit a plus de ${it.text('most')} choix, trop pour être vérifié. Utilisez moins de bifurcations.`,
  }),
  'target-out-of-reach': (it, { together, target }) => ({
    en:
      target === undefined
        ? 'With these decks, not everyone can reach their target in this story. Choose other decks.'
        : together
          ? `Too few VP: together you need ${it.text('target')}. The lowest-scoring path gives ${it.text('vp')} and the secondary pile ${it.text('pile')}, so you are ${it.text('lacks')} VP short.`
          : `Not every player can reach ${it.text('target')} VP. The lowest-scoring path gives ${it.text('vp')} (${it.nodes()}), and opponents leave ${it.text('pile')} in the secondary pile. That is ${it.text('lacks')} VP short. Add VP to that path.`,
    fr:
      target === undefined
        ? 'Avec ces decks, tout le monde ne peut pas atteindre son objectif dans ce récit. Choisissez d’autres decks.'
        : together
          ? `Ensemble, il vous faut ${it.text('target')} PV, et le récit en a moins\u202f: le chemin le moins rentable en rapporte ${it.text('vp')}, et la pile secondaire en contient ${it.text('pile')}. Il manque ${it.text('lacks')} PV.`
          : `Tous ne peuvent pas atteindre ${it.text('target')} PV. Le chemin le moins rentable en rapporte ${it.text('vp')} (${it.nodes()}), et les adversaires en laissent ${it.text('pile')} dans la pile secondaire\u202f: il manque ${it.text('lacks')} PV. Ajoutez des PV à ce chemin.`,
  }),
};

export const sayStoryFault = (
  { code, details }: StoryFault,
  language: Language,
  names: StoryNames = PLAIN,
): string => WORDS[code](named(details, names), details)[language];
