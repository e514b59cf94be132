import { a, de } from '../../../../text/french.ts';
import type { Expr, OpOf, StepName, Target, Who } from '../../effects/effect.ts';
import {
  type Clause,
  goalOf,
  howMany,
  isAll,
  type OpContext,
  pairOf,
  thirdPerson,
  words,
} from '../grammar.ts';
import { deck, type Owner, ownerOf, PLAYERS, THE_ATTRIBUTE, ZONE_WORDS } from './nouns.ts';
import { amount, change } from './numbers.ts';
import { target } from './targets.ts';
import { during } from './triggers.ts';

/** French phrases that the texts of several verbs share. Verbs import this file as `fr`. */

export { proposition } from './conditions.ts';
export { aNoun, deck, handLimit, noun, PLAYERS, THE_ATTRIBUTE, ZONE_WORDS } from './nouns.ts';
export { change, changeTo, counted } from './numbers.ts';
export { inAttribute, RULES } from './rules.ts';
export { expr, stopped, target } from './targets.ts';
export { during } from './triggers.ts';

/** For each French verb by its infinitive, the imperative and the third person. */
const VERBS = {
  annuler: ['annulez', 'annule'],
  ajouter: ['ajoutez', 'ajoute'],
  blesser: ['blessez', 'blesse'],
  brûler: ['brûlez', 'brûle'],
  capturer: ['capturez', 'capture'],
  choisir: ['choisissez', 'choisit'],
  défausser: ['défaussez', 'défausse'],
  déplacer: ['déplacez', 'déplace'],
  donner: ['donnez', 'donne'],
  échanger: ['échangez', 'échange'],
  empêcher: ['empêchez', 'empêche'],
  faire: ['faites', 'fait'],
  fixer: ['fixez', 'fixe'],
  gagner: ['gagnez', 'gagne'],
  jouer: ['jouez', 'joue'],
  lancer: ['lancez', 'lance'],
  mélanger: ['mélangez', 'mélange'],
  perdre: ['perdez', 'perd'],
  piocher: ['piochez', 'pioche'],
  regarder: ['regardez', 'regarde'],
  remettre: ['remettez', 'remet'],
  remplacer: ['remplacez', 'remplace'],
  retirer: ['retirez', 'retire'],
  sauter: ['sautez', 'saute'],
  soigner: ['soignez', 'soigne'],
} as const;
type VerbWord = keyof typeof VERBS;

/** A clause that tells the player of the card what to do. */
export const order = (verb: VerbWord, ...parts: readonly string[]): Clause => ({
  say: words(VERBS[verb][0], ...parts),
  may: words(verb, ...parts),
});

/**
 * A clause that says what a player does. `rest` gets the owner of the things and returns the words after the
 * verb.
 */
export const act = (who: Who, verb: VerbWord, rest: (owner: Owner) => string): Clause => {
  if (who === 'self') return order(verb, rest('votre'));
  const name = PLAYERS[who];
  return {
    ...thirdPerson(name, VERBS[verb][1], rest('son')),
    may: words('faire', verb, a(name), rest('son')),
  };
};

export const cards = (value: Expr, context: OpContext, where?: OpOf<'discardHand'>['where']): string =>
  amount(value, 'card', context, where);

const ENDS = {
  top: ['la première carte', 'premières cartes', 'du dessus'],
  bottom: ['la dernière carte', 'dernières cartes', 'du dessous'],
} as const;

/** A phrase such as "les 2 premières cartes de votre deck". */
export const fromEnd = (end: 'top' | 'bottom', value: Expr, owner: Owner, context: OpContext): string => {
  const [one, many, from] = ENDS[end];
  const count = howMany(value);
  const of = de(deck(owner));
  if (isAll(count)) return `tout ${deck(owner)}`;
  if (count === 1) return `${one} ${of}`;
  if (typeof count === 'number') return `les ${count} ${many} ${of}`;
  return `${cards(count, context)} ${from} ${of}`;
};

export const chosenBy = (by: OpOf<'discardHand'>['by'], who: Who): string => {
  if (by === 'random') return 'au hasard';
  if (who === 'self') return '';
  return by === 'chooser' ? 'de votre choix' : 'de son choix';
};

export const changed = (op: OpOf<'modAttr'> | OpOf<'modMission'>, context: OpContext): Clause => {
  const { text, many } = target(op.target, context);
  const gain = change(op.amount, op.attr, context);
  const span = during(op.until, context);
  const give = order('donner', gain, a(text), span);
  const isPicked = typeof op.target === 'object' && op.target.pick === 'choose';
  return isPicked ? give : { ...give, ...thirdPerson(text, many ? 'reçoivent' : 'reçoit', gain, span) };
};

/** The attribute that an operation sets, as a noun phrase. */
export const theValue = (
  { target: of, attr }: OpOf<'setAttr'> | OpOf<'rollAttr'>,
  context: OpContext,
): string => {
  const whose = de(target(of, context).text);
  if (attr === 'mission') return `chaque attribut ${whose} demandé par la mission`;
  if (attr === 'chosen') return `un attribut ${whose} (au choix)`;
  return `${THE_ATTRIBUTE[attr]} ${whose}`;
};

/** The zone that a card goes to, with the card's owner, such as "la main de son propriétaire". */
export const itsOwner = (op: OpOf<'moveCard'> | OpOf<'detach'>, context: OpContext): string =>
  ZONE_WORDS[goalOf(op.to)].to(target(op.target, context).many ? 'leur propriétaire' : 'son propriétaire');

export const swap = (from: Target, to: Target, context: OpContext): Clause => {
  const pair = pairOf(from, to);
  if (pair) return order('échanger', target(pair, context).text);
  return order('échanger', target(from, context).text, 'avec', target(to, context, true).text);
};

export const STEPS: { readonly [S in StepName]: string } = {
  draw: 'prochaine étape de pioche',
  advantage: 'prochaine étape d’avantage',
  action: 'prochaine étape d’action',
  turn: 'prochain tour',
};

/** The cards that a player looks at, as a noun phrase. */
export const lookedAt = (op: OpOf<'look'>, context: OpContext): string => {
  const owner = ownerOf(op.who);
  if (op.from === 'deckTop') return fromEnd('top', op.amount, owner, context);
  if (op.from === 'deckBottom') return fromEnd('bottom', op.amount, owner, context);
  if (isAll(op.amount)) return ZONE_WORDS[op.from].name(owner);
  return words(cards(op.amount, context), ZONE_WORDS[op.from].at(owner));
};
