import type { Comparison, Condition, Filter } from '../../effects/effect.ts';
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
import { ATTRIBUTE_NAMES, FACTION_NAMES, TYPE_NAMES, tagWords } from '../names.ts';
import { aFiltered, article } from './nouns.ts';
import { expr, target } from './targets.ts';

const role = (attacks: string, stem: string): Situations['attacking'] => ({
  when: here => {
    if (here === 'hero') return `while this hero ${attacks}`;
    return words('while', stem, here === 'track' ? 'on this track' : '');
  },
  is: `you are ${stem}`,
  isNot: `you are not ${stem}`,
});

export const SITUATIONS: Situations = {
  attacking: role('attacks', 'attacking'),
  defending: role('defends', 'defending'),
  hostWounded: {
    when: () => 'while this hero is wounded',
    is: 'this hero is wounded',
    isNot: 'this hero is not wounded',
  },
  hostActive: {
    when: () => 'while this hero is active',
    is: 'this hero is active',
    isNot: 'this hero is not active',
  },
  story: { when: () => 'in a story', is: 'the game is a story', isNot: 'the game is not a story' },
  solo: { when: () => 'in solo', is: 'the game is solo', isNot: 'the game is not solo' },
  urban: { when: () => 'in towns', is: 'you are in a town', isNot: 'you are not in a town' },
  wilderness: {
    when: () => 'outside towns',
    is: 'you are outside towns',
    isNot: 'you are not outside towns',
  },
};

/** The text of each key of a filter as a predicate, such as "is wounded", or as its negation. */
const predicates = (many: boolean, not: boolean): Filters<string> => {
  const is = `${many ? 'are' : 'is'}${not ? ' not' : ''}`;
  const has = many ? 'have' : 'has';
  const hasOrNot = not ? `${many ? 'do' : 'does'} not have` : has;
  const compared = (atLeast: boolean, n: number, unit = ''): string =>
    atLeast === not ? `${not && atLeast ? n - 1 : n}${unit} or less` : `${not ? n + 1 : n}${unit} or more`;
  return {
    type: type => `${is} ${many ? `${TYPE_NAMES[type].en} cards` : article(TYPE_NAMES[type].en)}`,
    id: id => `${is} card ${id}`,
    tag: tag => `${is} ${tagWords(tag).is.en}`,
    faction: faction => `${is} of the ${FACTION_NAMES[faction].en} faction`,
    face: face => `${is} ${face}`,
    locked: locked => `${is} ${locked ? 'locked' : 'unlocked'}`,
    pamMin: pam => `${has} a PAM of ${compared(true, pam)}`,
    pamMax: pam => `${has} a PAM of ${compared(false, pam)}`,
    vpMax: vp => `${many ? 'are' : 'is'} worth ${compared(false, vp, ' VP')}`,
    hpMax: hp => `${has} ${compared(false, hp, ' HP')}`,
    hasAttr: attr => `${hasOrNot} ${ATTRIBUTE_NAMES[attr].en}`,
  };
};

const matching = (where: Filter, many: boolean, not: boolean): string => {
  const said = filterWords(predicates(many, not), where);
  if (said.length === 0) return `${many ? 'are' : 'is'}${not ? ' not' : ''} in play`;
  return list(said, not ? ' or ' : ' and ');
};

const COMPARED: { readonly [C in Comparison | '≠']: string } = {
  '<': 'less than',
  '<=': 'at most',
  '=': 'exactly',
  '≠': 'not',
  '>=': 'at least',
  '>': 'more than',
};

const group = (parts: readonly Condition[], both: boolean, not: boolean, context: OpContext): string => {
  // The list of conditions is empty: `all` is always true, `any` never.
  if (parts.length === 0) return both === not ? 'the impossible happens' : 'nothing else is required';
  if (parts.length === 1) return proposition(parts[0]!, not, context);
  const said = parts.map((part, i) => {
    const text = proposition(part, not, context);
    const shared = sharedSubject(parts[i - 1], part);
    if (shared !== undefined) return text.slice(target(shared, context).text.length + 1);
    return isGroup(part) ? `(${text})` : text;
  });
  return list(said, both === not ? ' or ' : ' and ');
};

/** A condition as a statement. With `not`, it is the opposite statement, in which the verb is negated. */
export const proposition = (condition: Condition, not: boolean, context: OpContext): string => {
  if ('all' in condition) return group(condition.all, true, not, context);
  if ('any' in condition) return group(condition.any, false, not, context);
  if ('not' in condition) return proposition(condition.not, !not, context);
  if ('is' in condition) return SITUATIONS[condition.is][not ? 'isNot' : 'is'];
  if ('hostHas' in condition) {
    const what = aFiltered(condition.hostHas);
    return not ? `this hero does not have ${what}` : `this hero has ${what}`;
  }
  if ('matches' in condition) {
    const { text, many } = target(condition.matches.target, context);
    return `${text} ${matching(condition.matches.where, many, not)}`;
  }
  const [left, comparison, right] = condition.cmp;
  const { text, many } = expr(left, context);
  const compared = COMPARED[not ? negated(comparison) : comparison];
  return `${text} ${many ? 'are' : 'is'} ${compared} ${expr(right, context).text}`;
};

/** The conditions of an effect before the colon. Situations come first, the others follow after "if". */
export const condition = (asked: Condition, context: OpContext): string => {
  const { situations, rest } = partsOf(asked);
  // Other triggers already name the track in their text.
  const here = context.on === 'static' ? hereOf(context) : 'anywhere';
  const said = situations.map(is => SITUATIONS[is].when(here));
  const asks = rest.length === 0 ? '' : `if ${group(rest, true, false, context)}`;
  return [...said, asks].filter(part => part !== '').join(', ');
};
