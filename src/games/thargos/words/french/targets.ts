import { a, de } from '../../../../text/french.ts';
import type { AttrArg, Expr, Pick, Selector, Target, TargetWord, Trigger } from '../../effects/effect.ts';
import { asGoal, filledIn, howMany, list, type OpContext, simple, words } from '../grammar.ts';
import {
  type Agreement,
  agree,
  bare,
  isFeminine,
  isYours,
  ownerOf,
  PLAYERS,
  pool,
  ZONE_WORDS,
} from './nouns.ts';

/** A noun phrase, with the gender and number that verbs and adjectives must agree with. */
export interface FrenchPhrase extends Agreement {
  readonly text: string;
}

const masculine = (text: string): FrenchPhrase => ({ text, feminine: false, many: false });
const feminine = (text: string): FrenchPhrase => ({ text, feminine: true, many: false });

/** As many items of a selector as it picks. */
const some = (selector: Selector, context: OpContext): FrenchPhrase => {
  const { upTo } = selector;
  const count = howMany(selector.count ?? 1);
  const isShe = isFeminine(selector.kind, selector.where);
  const yours = isYours(selector);
  const upToText = upTo ? 'jusqu’à ' : '';
  if (typeof count !== 'number') {
    const of = yours ? pool(selector) : bare(selector, true);
    const text = `${upToText}un nombre ${de(of)} (égal ${a(expr(count, context).text)})`;
    return { text, feminine: isShe, many: true };
  }
  const number = count === 1 ? (isShe ? 'une' : 'un') : `${count}`;
  const many = count > 1;
  return {
    text: `${upToText}${number} ${yours ? `de ${pool(selector)}` : bare(selector, many)}`,
    feminine: isShe,
    many,
  };
};

/** The lowest or highest item. It is always a single one. */
const most =
  (superlative: (agreement: Agreement) => string) =>
  (selector: Selector): FrenchPhrase => {
    const agreement = { feminine: isFeminine(selector.kind, selector.where), many: false };
    const article = agreement.feminine ? 'la' : 'le';
    return { ...agreement, text: `${article} plus ${superlative(agreement)} ${de(pool(selector))}` };
  };

const PICKED: { readonly [P in Pick]: (selector: Selector, context: OpContext) => FrenchPhrase } = {
  all: selector => {
    const isShe = isFeminine(selector.kind, selector.where);
    return { text: `${isShe ? 'toutes' : 'tous'} ${pool(selector)}`, feminine: isShe, many: true };
  },
  choose: (selector, context) => {
    const phrase = some(selector, context);
    // "Un de vos héros" already says that you choose, "une piste" doesn't.
    const isSaid = isYours(selector) || selector.of === 'opponent' || selector.by !== undefined;
    return { ...phrase, text: words(phrase.text, isSaid ? '' : 'de votre choix') };
  },
  random: (selector, context) => {
    const phrase = some(selector, context);
    return { ...phrase, text: `${phrase.text} au hasard` };
  },
  lowest: most(() => 'faible'),
  highest: most(agreement => agree('fort', agreement)),
  adjacent: (selector, context) =>
    selector.count === undefined
      ? { text: pool(selector), feminine: isFeminine(selector.kind, selector.where), many: true }
      : some(selector, context),
};

/** What `bound` is called after each trigger: as a thing, and as an event that can be canceled. */
const BOUND: Partial<{ readonly [T in Trigger]: readonly [thing: FrenchPhrase, event: string] }> = {
  attach: [masculine('cet avantage'), 'cet avantage'],
  faceUp: [masculine('ce héros-là'), 'ce retournement'],
  missionWon: [feminine('cette mission'), 'cette réussite'],
  missionPlaced: [feminine('cette mission'), 'cette mission'],
  conflictDeclared: [feminine('cette mission'), 'cette tentative'],
  pamPlaced: [{ text: 'ces cartes PAM', feminine: true, many: true }, 'cette mise'],
  conflictWon: [feminine('cette mission'), 'cette réussite'],
  wouldBeWounded: [masculine('ce héros-là'), 'cette blessure'],
  wounded: [masculine('ce héros-là'), 'cette blessure'],
  healed: [masculine('ce héros-là'), 'ce soin'],
  actionPlayed: [feminine('cette action'), 'cette action'],
  pushback: [masculine('ce héros-là'), 'ce jet'],
};

const WORDS: { readonly [T in TargetWord]: (context: OpContext) => FrenchPhrase } = {
  this: ({ card }) => (card === 'hero' ? masculine('ce héros') : feminine('cette carte')),
  host: () => masculine('ce héros'),
  hero: ({ card }) => masculine(card === 'hero' ? 'votre héros en conflit' : 'votre héros'),
  opposingHero: () => masculine('le héros adverse'),
  mission: () => feminine('la mission'),
  track: () => feminine('cette piste'),
  playedCard: ({ on }) => feminine(on === 'actionPlayed' ? 'cette action' : 'la carte tout juste jouée'),
  capturedHero: () => masculine('le héros capturé'),
  bound: ({ on }) => BOUND[on]?.[0] ?? feminine('la carte en question'),
};

/**
 * A target as a noun phrase. With `goal`, it is the destination of a move, which is always a single place.
 */
export const target = (what: Target, context: OpContext, goal = false): FrenchPhrase => {
  if (typeof what === 'string') return WORDS[what](context);
  const selector = filledIn(goal ? asGoal(what) : what);
  const phrase = PICKED[what.pick](selector, context);
  if (what.by === undefined || what.by === 'self') return phrase;
  return { ...phrase, text: `${phrase.text} (au choix ${de(PLAYERS[what.by])})` };
};

/** The event that an effect stops when it cancels this target. */
export const stopped = (what: Target, context: OpContext): string =>
  what === 'bound' ? (BOUND[context.on]?.[1] ?? 'l’évènement') : target(what, context).text;

const isPlain = (value: Expr): boolean =>
  typeof value === 'number' || !('sum' in value || 'min' in value || 'max' in value || 'neg' in value);

const VALUE_OF: { readonly [A in AttrArg]: (whose: string) => FrenchPhrase } = {
  power: whose => feminine(`la Puissance ${de(whose)}`),
  mind: whose => masculine(`l’Esprit ${de(whose)}`),
  mysticism: whose => masculine(`le Mysticisme ${de(whose)}`),
  all: whose => masculine(`le total des attributs ${de(whose)}`),
  chosen: whose => masculine(`un attribut ${de(whose)} (au choix)`),
  mission: whose => masculine(`le total ${de(whose)} dans les attributs de la mission`),
};

const counted = (what: Target, context: OpContext): string => {
  if (typeof what === 'string') return `1 pour ${target(what, context).text}`;
  const from = filledIn(what);
  return `le nombre ${de(isYours(from) ? pool(from) : bare(from, true))}`;
};

const inner = (value: Expr, context: OpContext): string => {
  const { text } = expr(value, context);
  return isPlain(value) ? text : `(${text})`;
};

const several = (
  name: string,
  values: readonly Expr[],
  joined: (texts: readonly string[]) => string,
  context: OpContext,
): FrenchPhrase => {
  if (values.length === 0) return masculine('0');
  if (values.length === 1) return expr(values[0]!, context);
  return feminine(`${name} ${joined(values.map(value => inner(value, context)))}`);
};

const ofAll = (texts: readonly string[]): string => list(texts.map(de), ' et ');
const among = (texts: readonly string[]): string => list(texts, ' et ');

/** An expression as a noun phrase. */
export const expr = (given: Expr, context: OpContext): FrenchPhrase => {
  const value = simple(given);
  if (typeof value === 'number') return masculine(value < 0 ? `−${-value}` : `${value}`);
  if ('attr' in value) return VALUE_OF[value.attr[1]](target(value.attr[0], context).text);
  if ('count' in value) return masculine(counted(value.count, context));
  if ('vp' in value)
    return {
      text: value.vp === 'self' ? 'vos PV' : `les PV ${de(PLAYERS[value.vp])}`,
      feminine: false,
      many: true,
    };
  if ('hand' in value) return masculine(`le nombre de cartes ${ZONE_WORDS.hand.at(ownerOf(value.hand))}`);
  if ('deck' in value)
    return masculine(`le nombre de cartes ${de(ZONE_WORDS.deckTop.name(ownerOf(value.deck)))}`);
  if ('pam' in value) return masculine(`le PAM ${de(target(value.pam, context).text)}`);
  if ('var' in value)
    return masculine(context.rolls > 1 ? `le résultat «\u202f${value.var}\u202f»` : 'le résultat');
  if ('counter' in value) return masculine(`le compteur «\u202f${value.counter}\u202f»`);
  if ('sum' in value) return several('la somme', value.sum, ofAll, context);
  if ('min' in value) return several('la plus petite valeur entre', value.min, among, context);
  if ('max' in value) return several('la plus grande valeur entre', value.max, among, context);
  return masculine(`moins ${inner(value.neg, context)}`);
};
