import { de } from '../../../../text/french.ts';
import type { Comparison, Condition, Expr, Filter } from '../../effects/effect.ts';
import {
  type Filters,
  filterWords,
  hereOf,
  isGroup,
  list,
  negated,
  type OpContext,
  partsOf,
  type Situations,
  sharedSubject,
  words,
} from '../grammar.ts';
import { ATTRIBUTE_NAMES, TYPE_NAMES, tagWords } from '../names.ts';
import { type Agreement, aNoun, faceWord, lockWord, noun, ofFaction } from './nouns.ts';
import { expr, target } from './targets.ts';

const role = (heroDoes: string, youDo: string, at: string): Situations['attacking'] => ({
  when: here => {
    if (here === 'hero') return `quand ce héros ${heroDoes}`;
    return words(at, here === 'track' ? 'sur cette piste' : '');
  },
  is: `vous ${youDo}`,
  isNot: `vous ${youDo.startsWith('a') ? 'n’' : 'ne '}${youDo} pas`,
});

export const SITUATIONS: Situations = {
  attacking: role('attaque', 'attaquez', 'à l’attaque'),
  defending: role('défend', 'défendez', 'en défense'),
  hostWounded: {
    when: () => 'tant que ce héros est blessé',
    is: 'ce héros est blessé',
    isNot: 'ce héros n’est pas blessé',
  },
  hostActive: {
    when: () => 'tant que ce héros est actif',
    is: 'ce héros est actif',
    isNot: 'ce héros n’est pas actif',
  },
  story: { when: () => 'en récit', is: 'la partie est un récit', isNot: 'la partie n’est pas un récit' },
  solo: { when: () => 'en solo', is: 'la partie est en solo', isNot: 'la partie n’est pas en solo' },
  urban: { when: () => 'en ville', is: 'vous êtes en ville', isNot: 'vous n’êtes pas en ville' },
  wilderness: {
    when: () => 'hors des villes',
    is: 'vous êtes hors des villes',
    isNot: 'vous n’êtes pas hors des villes',
  },
};

/** The text of each key of a filter as a predicate, such as "est blessé", or as its negation. */
const predicates = (agreement: Agreement, not: boolean): Filters<string> => {
  const { many } = agreement;
  const is = not ? (many ? 'ne sont pas' : 'n’est pas') : many ? 'sont' : 'est';
  const has = many ? 'ont' : 'a';
  const compared = (atLeast: boolean, n: number, unit = ''): string =>
    atLeast === not ? `${not && atLeast ? n - 1 : n}${unit} ou moins` : `${not ? n + 1 : n}${unit} ou plus`;
  return {
    type: type => `${is} ${many ? `de type ${TYPE_NAMES[type].fr}` : aNoun('card', { type })}`,
    id: id => `${is} la carte ${id}`,
    tag: tag => `${is} ${tagWords(tag).is.fr}`,
    faction: faction => `${is} ${ofFaction(faction)}`,
    face: face => `${is} ${faceWord(face, agreement)}`,
    locked: locked => `${is} ${lockWord(locked, agreement)}`,
    pamMin: pam => `${has} un PAM de ${compared(true, pam)}`,
    pamMax: pam => `${has} un PAM de ${compared(false, pam)}`,
    vpMax: vp => `${many ? 'valent' : 'vaut'} ${compared(false, vp, ' PV')}`,
    hpMax: hp => `${has} ${compared(false, hp, ' PH')}`,
    hasAttr: attr => `${not ? (many ? 'n’ont pas' : 'n’a pas') : has} l’attribut ${ATTRIBUTE_NAMES[attr].fr}`,
  };
};

const matching = (where: Filter, agreement: Agreement, not: boolean): string => {
  const said = filterWords(predicates(agreement, not), where);
  if (said.length > 0) return list(said, not ? ' ou ' : ' et ');
  if (not) return agreement.many ? 'ne sont pas en jeu' : 'n’est pas en jeu';
  return agreement.many ? 'sont en jeu' : 'est en jeu';
};

/** A comparison with a number, such as "moins de 5", or with a phrase, such as "moins que le nombre de …". */
const COMPARED: { readonly [C in Comparison | '≠']: (isNumber: boolean) => string } = {
  '<': isNumber => (isNumber ? 'moins de' : 'moins que'),
  '<=': () => 'au plus',
  '=': () => 'exactement',
  '≠': () => 'autre chose que',
  '>=': () => 'au moins',
  '>': isNumber => (isNumber ? 'plus de' : 'plus que'),
};

const compared = (left: Expr, comparison: Comparison | '≠', right: Expr, context: OpContext): string => {
  const { text, many } = expr(left, context);
  const than = COMPARED[comparison](typeof right === 'number');
  return `${text} ${many ? 'valent' : 'vaut'} ${than} ${expr(right, context).text}`;
};

const group = (parts: readonly Condition[], both: boolean, not: boolean, context: OpContext): string => {
  // The list of conditions is empty: `all` is always true, `any` never.
  if (parts.length === 0) return both === not ? 'l’impossible arrive' : 'rien d’autre n’est exigé';
  if (parts.length === 1) return proposition(parts[0]!, not, context);
  const said = parts.map((part, i) => {
    const text = proposition(part, not, context);
    const shared = sharedSubject(parts[i - 1], part);
    if (shared !== undefined) return text.slice(target(shared, context).text.length + 1);
    return `${i === 0 ? '' : 'si '}${isGroup(part) ? `(${text})` : text}`;
  });
  return list(said, both === not ? ' ou ' : ' et ');
};

/** A condition as a statement. With `not`, it is the opposite statement, in which the verb is negated. */
export const proposition = (condition: Condition, not: boolean, context: OpContext): string => {
  if ('all' in condition) return group(condition.all, true, not, context);
  if ('any' in condition) return group(condition.any, false, not, context);
  if ('not' in condition) return proposition(condition.not, !not, context);
  if ('is' in condition) return SITUATIONS[condition.is][not ? 'isNot' : 'is'];
  if ('hostHas' in condition)
    return not
      ? `ce héros n’a pas ${de(noun('card', condition.hostHas))}`
      : `ce héros a ${aNoun('card', condition.hostHas)}`;
  if ('matches' in condition) {
    const phrase = target(condition.matches.target, context);
    return `${phrase.text} ${matching(condition.matches.where, phrase, not)}`;
  }
  const [left, comparison, right] = condition.cmp;
  return compared(left, not ? negated(comparison) : comparison, right, context);
};

/**
 * The conditions of an effect before the colon. Situations come first, the others follow after "si". None
 * begins with "il", so "si" is never contracted.
 */
export const condition = (asked: Condition, context: OpContext): string => {
  const { situations, rest } = partsOf(asked);
  // Other triggers already name the track in their text.
  const here = context.on === 'static' ? hereOf(context) : 'anywhere';
  const said = situations.map(is => SITUATIONS[is].when(here));
  const asks = rest.length === 0 ? '' : `si ${group(rest, true, false, context)}`;
  return [...said, asks].filter(part => part !== '').join(', ');
};
