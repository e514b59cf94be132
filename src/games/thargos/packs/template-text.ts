import { isSame } from '../../../engine/canonical.ts';
import { isObject } from '../../../engine/util.ts';
import { suggest } from '../../../text/suggest.ts';
import type { Template } from '../cards/template.ts';
import { TEMPLATES } from '../cards/template-list.ts';
import { WHOLE_HAND } from '../cards/templates.ts';
import type { CardType, Condition, Effect } from '../effects/effect.ts';
import type { FaultCode } from './fault.ts';
import { buildEffect, type Filled, fill, missingSlot, type Token } from './template-words.ts';

/** A fault in the text of templates, with its position. */
export interface TemplateFault {
  readonly code: FaultCode;
  readonly offset: number;
  readonly details: Readonly<Record<string, unknown>>;
}

const ALL: readonly (readonly [string, Template])[] = Object.entries(TEMPLATES);
const NAMES = ALL.map(([name]) => name);

/** Names that authors may write instead of the name of a template. */
const ALIASES: Readonly<Record<string, string>> = { CHARGE: 'BOOST', 'HAND+': 'HAND_PLUS' };

const EACH: Readonly<Record<string, RegExp>> = { turn: /_TURN$/, conflict: /_EACH$/ };

const tokensOf = (text: string, offset: number): Token[] =>
  [...text.matchAll(/[^\s,]+/g)].map(match => ({ word: match[0], offset: offset + match.index }));

type Tried = { readonly effect: Effect } | TemplateFault;

const attempt = (name: string, template: Template, tokens: readonly Token[], type: CardType): Tried => {
  const filled = fill(template, tokens);
  const allowed = Object.keys(template.slots);
  if ('word' in filled)
    return {
      code: 'template-word',
      offset: filled.offset,
      details: { found: filled.word.slice(0, 60), name, allowed },
    };
  const offset = tokens[0]?.offset ?? 0;
  const isSaid = filled.each === undefined || EACH[filled.each]!.test(name);
  if (!isSaid)
    return { code: 'template-word', offset, details: { found: `each ${filled.each}`, name, allowed } };
  const slot = missingSlot(name, template, filled);
  if (slot !== undefined) return { code: 'template-misses', offset, details: { name, slot } };
  return { effect: buildEffect(template, filled, type) };
};

const byHand = (text: string, first: Token, type: CardType): Tried => {
  const prompt = text.trim().slice(first.word.length).trim();
  if (prompt === '')
    return { code: 'template-misses', offset: first.offset, details: { name: 'MANUAL', slot: 'prompt' } };
  const values = { prompt };
  const filled: Filled = { values, conditions: [], isOptional: false, each: undefined };
  return { effect: buildEffect(TEMPLATES.MANUAL, filled, type) };
};

/**
 * Reads one template. A short name also stands for its variants: `LOOKHAND 2 uses 2` is read as
 * `LOOKHAND_USES`.
 */
const parseOne = (text: string, start: number, type: CardType): Tried => {
  const [first, ...rest] = tokensOf(text, start);
  const typed = first!.word.toUpperCase().replace(/:$/, '');
  if (typed === 'MANUAL') return byHand(text, first!, type);
  const said = typed === 'HAND' && rest[0]?.word.startsWith('+') ? 'HAND+' : typed;
  const wanted = Object.hasOwn(ALIASES, said) ? ALIASES[said] : said;
  const named = ALL.filter(([name]) => name === wanted || name.startsWith(`${wanted}_`));
  if (named.length === 0) {
    const details = { found: first!.word.slice(0, 60), suggestion: suggest(said, NAMES) };
    return { code: 'unknown-template', offset: first!.offset, details };
  }
  const suited = named.filter(([, { types }]) => types.includes(type));
  if (suited.length === 0) {
    const allowed = [...new Set(named.flatMap(([, { types }]) => types))];
    return { code: 'template-not-for-type', offset: first!.offset, details: { name: wanted, type, allowed } };
  }
  const tried = suited.map(([name, template]) => attempt(name, template, rest, type));
  const found = tried.find(one => 'effect' in one) ?? tried[0]!;
  const isBare = !('effect' in found) && found.offset === 0;
  return isBare ? { ...found, offset: first!.offset } : found;
};

const JOIN = ' & ';

const pieces = (text: string, start: number): { readonly text: string; readonly offset: number }[] => {
  let offset = start;
  return text.split(JOIN).flatMap(piece => {
    const here = offset;
    offset += piece.length + JOIN.length;
    return piece.trim() === '' ? [] : [{ text: piece, offset: here }];
  });
};

const frameOf = ({ do: _, ...frame }: Effect): object => frame;

/** Reads the text of templates. `;` separates effects, and ` & ` separates the operations of one effect. */
export const parseTemplates = (
  text: string,
  type: CardType,
): { readonly effects: readonly Effect[]; readonly faults: readonly TemplateFault[] } => {
  const effects: Effect[] = [];
  const faults: TemplateFault[] = [];
  for (const part of text.matchAll(/[^;]+/g)) {
    let joined: Effect | undefined;
    for (const { text: piece, offset } of pieces(part[0], part.index)) {
      const one = parseOne(piece, offset, type);
      if (!('effect' in one)) faults.push(one);
      else if (joined && isSame(frameOf(joined), frameOf(one.effect)))
        joined = { ...joined, do: [...joined.do, ...one.effect.do] };
      else {
        if (joined) effects.push(joined);
        joined = one.effect;
      }
    }
    if (joined) effects.push(joined);
  }
  return { effects, faults };
};

/**
 * Whether an effect matches a pattern that has marks in place of some values. Stores the values found there
 * in `values`.
 */
const unify = (
  pattern: unknown,
  actual: unknown,
  marks: ReadonlyMap<unknown, string>,
  values: Record<string, number | string>,
): boolean => {
  const sign = typeof pattern === 'number' && pattern < 0 ? -1 : 1;
  const name = marks.get(typeof pattern === 'number' ? pattern * sign : pattern);
  if (name !== undefined && (typeof actual === 'number' || typeof actual === 'string')) {
    const value = typeof actual === 'number' ? actual * sign : actual;
    if (name in values && values[name] !== value) return false;
    values[name] = value;
    return true;
  }
  if (Array.isArray(pattern) && Array.isArray(actual))
    return (
      pattern.length === actual.length && pattern.every((part, i) => unify(part, actual[i], marks, values))
    );
  if (!isObject(pattern) || !isObject(actual)) return pattern === actual;
  const keys = Object.keys(pattern);
  return (
    keys.length === Object.keys(actual).length &&
    keys.every(key => Object.hasOwn(actual, key) && unify(pattern[key], actual[key], marks, values))
  );
};

const sayValue = (name: string, value: number | string): string => {
  if (name === 'uses') return `uses ${value}`;
  if (name === 'hpMax') return `hp ${value}`;
  if (name === 'from') return `${typeof value === 'number' ? 'on' : 'from'} ${value}`;
  if (name === 'tag') return `tag ${value}`;
  if (value === WHOLE_HAND) return 'all';
  return value === 'chosen' ? 'any' : String(value);
};

/** The text, if parsing it gives the same effect again. Otherwise undefined. */
const checked = (text: string, effect: Effect, type: CardType): string | undefined => {
  const { effects, faults } = parseTemplates(text, type);
  return faults.length === 0 && isSame(effects, [effect]) ? text : undefined;
};

const textOf = (effect: Effect, type: CardType): string | undefined => {
  for (const [name, template] of ALL) {
    if (!template.types.includes(type)) continue;
    const slots = Object.entries(template.slots);
    const marked = slots.map(([slot, { kind }], i): [string, number | string] => [
      slot,
      kind === 'number' ? 1_000_003 + i : `\u0001${slot}`,
    ]);
    // The keys of this map are unknown values, because any value of an effect may be looked up in it.
    const marks = new Map<unknown, string>(marked.map(([slot, mark]) => [mark, slot]));
    const usual = Object.fromEntries(slots.map(([slot, { usual: value }]) => [slot, value]));
    // With their default values, some templates make an effect of a different form, so that form is tried,
    // too.
    for (const values of [Object.fromEntries(marked), usual]) {
      const found: Record<string, number | string> = {};
      if (!unify(template.make(values, type), effect, marks, found)) continue;
      const said = slots.map(([slot]) => sayValue(slot, found[slot] ?? usual[slot]!));
      const text = checked([name, ...said].join(' '), effect, type);
      if (text !== undefined) return text;
    }
  }
  return undefined;
};

const sayCondition = (condition: Condition): string | undefined => {
  if ('is' in condition) return `if ${condition.is}`;
  return 'matches' in condition && condition.matches.target === 'mission' && condition.matches.where.tag
    ? `if tag ${condition.matches.where.tag}`
    : undefined;
};

/**
 * The text of one effect, or undefined if no template makes it. Options that every template allows, such as
 * "may" and "if", are removed before the search.
 */
const makeOne = (effect: Effect, type: CardType): string | undefined => {
  const plain = textOf(effect, type);
  if (plain !== undefined) return plain;
  if (effect.optional) {
    const { optional: _, ...rest } = effect;
    const text = makeOne(rest, type);
    return text && checked(`${text} may`, effect, type);
  }
  const conditions = effect.if === undefined ? [] : 'all' in effect.if ? effect.if.all : [effect.if];
  const last = conditions[conditions.length - 1];
  const said = last && sayCondition(last);
  if (said === undefined) return undefined;
  const { if: _, ...bare } = effect;
  const left = conditions.slice(0, -1);
  const inner = left.length === 0 ? bare : { ...bare, if: left.length === 1 ? left[0]! : { all: left } };
  const text = makeOne(inner, type);
  return text && checked(`${text} ${said}`, effect, type);
};

/** The text of these effects as templates. Undefined if templates can't express them. */
export const makeTemplates = (effects: readonly Effect[], type: CardType): string | undefined => {
  const texts = effects.map(effect => {
    const whole = makeOne(effect, type);
    if (whole !== undefined) return whole;
    const parts = effect.do.map(op => makeOne({ ...effect, do: [op] }, type));
    return parts.includes(undefined) ? undefined : parts.join(JOIN);
  });
  if (texts.includes(undefined)) return undefined;
  const text = texts.join('; ');
  return isSame(parseTemplates(text, type).effects, effects) ? text : undefined;
};
