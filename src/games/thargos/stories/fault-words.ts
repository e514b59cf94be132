import type { Language, Text } from '../../../engine/text.ts';
import type { StoryCode, StoryFault } from './check.ts';

type Details = StoryFault['details'];

const name = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const names = (value: unknown): string => (Array.isArray(value) ? value.map(name).join(' → ') : name(value));

const TYPES: Readonly<Record<string, Text>> = {
  hero: { en: 'a hero', fr: 'un héros' },
  advantage: { en: 'an Advantage', fr: 'un avantage' },
  action: { en: 'an Action', fr: 'une action' },
  mission: { en: 'a Mission', fr: 'une mission' },
};

const typeOf = (type: unknown, language: Language): string =>
  typeof type === 'string' && Object.hasOwn(TYPES, type) ? TYPES[type][language] : name(type);

/** What every fault of a story says; a code without words does not compile. */
const WORDS: { readonly [C in StoryCode]: (details: Details) => Text } = {
  'no-nodes': () => ({
    en: 'The story has no node to begin with.',
    fr: 'Le récit n’a aucun nœud par où commencer.',
  }),
  'reserved-name': ({ node }) => ({
    en: `“${name(node)}” is the name of the pile: no node may be called so.`,
    fr: `«\u202f${name(node)}\u202f» est le nom de la pile\u202f: aucun nœud ne peut s’appeler ainsi.`,
  }),
  'unknown-node': ({ node }) => ({
    en: `There is no node “${name(node)}” on the map.`,
    fr: `Il n’y a pas de nœud «\u202f${name(node)}\u202f» sur la carte.`,
  }),
  'unknown-card': ({ card }) => ({
    en: `There is no card ${name(card)}.`,
    fr: `La carte ${name(card)} n’existe pas.`,
  }),
  'not-a-mission': ({ card, type }) => ({
    en: `${name(card)} is ${typeOf(type, 'en')}; a Mission is needed here.`,
    fr: `${name(card)} est ${typeOf(type, 'fr')}\u202f; il faut ici une mission.`,
  }),
  'not-an-action': ({ card, type }) => ({
    en: `${name(card)} is ${typeOf(type, 'en')}; only Actions are listed here.`,
    fr: `${name(card)} est ${typeOf(type, 'fr')}\u202f; seules des actions figurent ici.`,
  }),
  'hero-banned': ({ card }) => ({
    en: `${name(card)} is a hero; only cards of the deck can be shut out.`,
    fr: `${name(card)} est un héros\u202f; seules les cartes du deck peuvent être exclues.`,
  }),
  'allowed-and-banned': ({ card }) => ({
    en: `${name(card)} is both allowed and shut out.`,
    fr: `${name(card)} est à la fois permise et exclue.`,
  }),
  'same-mission': ({ card }) => ({
    en: `${name(card)} has a place in the story already.`,
    fr: `${name(card)} a déjà une place dans le récit.`,
  }),
  'too-many-copies': ({ card, copies }) => ({
    en: `The box has ${name(card)} only ${copies === 1 ? 'once' : `${name(copies)} times`}.`,
    fr: `La boîte ne contient ${name(card)} que ${name(copies)} fois.`,
  }),
  cycle: ({ nodes }) => ({
    en: `These nodes wait for each other: ${names(nodes)}.`,
    fr: `Ces nœuds s’attendent l’un l’autre\u202f: ${names(nodes)}.`,
  }),
  unreachable: ({ node }) => ({
    en: `No path ever opens “${name(node)}”.`,
    fr: `Aucun chemin n’ouvre jamais «\u202f${name(node)}\u202f».`,
  }),
  'secret-unlocked-by-nothing': ({ node }) => ({
    en: `“${name(node)}” is secret, but nothing unlocks it: name what it requires.`,
    fr: `«\u202f${name(node)}\u202f» est secret, mais rien ne le révèle\u202f: nommez ce qu’il exige.`,
  }),
  'lonely-fork': ({ fork, node }) => ({
    en: `The fork “${name(fork)}” has one branch only, “${name(node)}”.`,
    fr: `La bifurcation «\u202f${name(fork)}\u202f» n’a qu’une branche, «\u202f${name(node)}\u202f».`,
  }),
  'secondary-on-path': ({ node }) => ({
    en: `“${name(node)}” lies in the secondary pile, which is open on every turn: it can require nothing, be no branch and be claimed by nobody.`,
    fr: `«\u202f${name(node)}\u202f» est dans la pile secondaire, ouverte à chaque tour\u202f: il ne peut rien exiger, ni être une branche, ni être réservé.`,
  }),
  'off-map': ({ at }) => ({
    en: `${name(at)} lies off the map, which goes from 0 to 100.`,
    fr: `${name(at)} est hors de la carte, qui va de 0 à 100.`,
  }),
  'half-a-place': ({ node }) => ({
    en: `“${name(node)}” needs both x and y, or neither.`,
    fr: `«\u202f${name(node)}\u202f» a besoin de x et de y, ou d’aucun des deux.`,
  }),
  'too-many-paths': ({ most }) => ({
    en: `This story has more than ${name(most)} choices to go through; nothing can be proven about it.`,
    fr: `Ce récit a plus de ${name(most)} choix à parcourir\u202f; rien ne peut être prouvé à son sujet.`,
  }),
  'target-out-of-reach': ({ target, nodes, vp, pile, lacks }) => ({
    en: `Not everybody can reach ${name(target)} VP. The poorest way brings ${name(vp)} (${names(nodes)}), and rivals leave ${name(pile)} in the secondary pile: ${name(lacks)} VP are lacking.`,
    fr: `Tous ne peuvent pas atteindre ${name(target)} PV. Le chemin le plus pauvre en rapporte ${name(vp)} (${names(nodes)}), et les rivaux en laissent ${name(pile)} dans la pile secondaire\u202f: il manque ${name(lacks)} PV.`,
  }),
};

export const sayStoryFault = ({ code, details }: StoryFault, language: Language): string =>
  WORDS[code](details)[language];
