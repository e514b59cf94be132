import type { Slot, Template } from '../cards/template.ts';
import { WHOLE_HAND } from '../cards/templates.ts';
import { type CardType, type Condition, type Effect, IS } from '../effects/effect.ts';

/**
 * The words of a template after parsing: the values of its slots, and the options that every template allows.
 */
export interface Filled {
  readonly values: Record<string, number | string>;
  readonly conditions: Condition[];
  isOptional: boolean;
  /** "turn" or "conflict", from `each turn` or `each conflict`. */
  each: string | undefined;
}

export interface Token {
  readonly word: string;
  readonly offset: number;
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  any: ['chosen'],
  chosen: ['chooser', 'chosen'],
  p: ['power'],
  m: ['mind'],
  y: ['mysticism'],
  puissance: ['power'],
  esprit: ['mind'],
  mysticisme: ['mysticism'],
};

const NUMBER = /^[+\u2212-]?\d{1,4}\+?$/;

export const numberOf = (word: string | undefined): number | undefined =>
  word !== undefined && NUMBER.test(word) ? Number(word.replace(/[+\u2212-]/g, '')) : undefined;

const optionOf = (slot: Slot, word: string): string | undefined => {
  if (slot.kind !== 'choice') return undefined;
  const said = word.toLowerCase();
  const meant = Object.hasOwn(ALIASES, said) ? ALIASES[said]! : [said];
  return slot.options.find(option => meant.includes(option.toLowerCase()));
};

const isWithin = (slot: Slot | undefined, value: number): boolean =>
  slot?.kind === 'number' && value >= slot.least && value <= slot.most;

/**
 * Reads one part of a template from the start of `words`. Returns how many words it has read, or 0 if a
 * different part is next.
 */
type Take = (template: Template, filled: Filled, words: readonly string[]) => number;

const put = (template: Template, { values }: Filled, name: string, value: number | undefined): boolean => {
  if (value === undefined || name in values || !isWithin(template.slots[name], value)) return false;
  values[name] = value;
  return true;
};

/** Reads a number with its name: `uses 3`, `3 uses`, `hp 7` or `on 5+`. */
const takeNamedNumber: Take = (template, filled, [first, next, third]) => {
  const said = first!.toLowerCase();
  const isUses = (word: string | undefined): boolean => /^(?:uses?|charges?)$/i.test(word ?? '');
  if (isUses(said)) return put(template, filled, 'uses', numberOf(next)) ? 2 : 0;
  if (said === 'hp') return put(template, filled, 'hpMax', numberOf(next)) ? 2 : 0;
  if (said === 'on') return put(template, filled, 'from', numberOf(next)) ? 2 : 0;
  // "2 uses 3" is the number 2 and three uses. "3 uses" without a further number is three uses.
  const isCount = isUses(next) && numberOf(third) === undefined;
  return isCount && put(template, filled, 'uses', numberOf(first)) ? 2 : 0;
};

const takeCondition: Take = (template, filled, [first, next, third]) => {
  const words = first!.toLowerCase() === 'if' ? [next ?? '', third ?? ''] : [first, next ?? ''];
  const used = words[0] === first ? 0 : 1;
  if (words[0]!.toLowerCase() === 'tag' && words[1] !== '' && !('tag' in template.slots)) {
    filled.conditions.push({ matches: { target: 'mission', where: { tag: words[1]! } } });
    return used + 2;
  }
  const is = IS.find(word => word.toLowerCase() === words[0]!.toLowerCase());
  if (is === undefined) return 0;
  const { role } = template.slots;
  if (role?.kind === 'choice' && role.options.includes(is) && !('role' in filled.values))
    filled.values.role = is;
  else filled.conditions.push({ is });
  return used + 1;
};

const takeFrame: Take = (_, filled, [first, next]) => {
  const said = first!.toLowerCase();
  if (said === 'may' && !filled.isOptional) {
    filled.isOptional = true;
    return 1;
  }
  if (said !== 'each' || filled.each !== undefined || !/^(?:turn|conflict)$/i.test(next ?? '')) return 0;
  filled.each = next!.toLowerCase();
  return 2;
};

const takeSlot: Take = (template, filled, [first, next]) => {
  const free = Object.entries(template.slots).filter(([name]) => !(name in filled.values));
  const count = first!.toLowerCase() === 'all' ? WHOLE_HAND : numberOf(first);
  const numbered = count === undefined ? undefined : free.find(([, slot]) => isWithin(slot, count));
  if (numbered && count !== undefined) filled.values[numbered[0]] = count;
  if (numbered) return 1;
  const isNamed = ['from', 'tag'].includes(first!.toLowerCase()) && next !== undefined;
  const word = isNamed ? next : first;
  for (const [name, slot] of free) {
    const option = optionOf(slot, word!);
    if (option !== undefined) filled.values[name] = option;
    else if (slot.kind === 'text' && name === 'tag' && count === undefined)
      filled.values[name] = word!.replace(/:$/, '');
    else continue;
    return isNamed ? 2 : 1;
  }
  return 0;
};

const TAKES: readonly Take[] = [takeNamedNumber, takeFrame, takeCondition, takeSlot];

/** Fills the slots of a template with words. Returns the first word that fits no slot, if there is one. */
export const fill = (template: Template, tokens: readonly Token[]): Filled | Token => {
  const filled: Filled = { values: {}, conditions: [], isOptional: false, each: undefined };
  for (let i = 0; i < tokens.length; ) {
    const words = tokens.slice(i, i + 3).map(({ word }) => word);
    let used = 0;
    for (const take of TAKES) if (used === 0) used = take(template, filled, words);
    if (used === 0) return tokens[i]!;
    i += used;
  }
  return filled;
};

/** The slots that a text may leave out, because they have a default value. */
const UNSAID = ['hpMax', 'by', 'from', 'HEAL amount'];

export const missingSlot = (name: string, template: Template, { values }: Filled): string | undefined =>
  Object.keys(template.slots).find(
    slot => !(slot in values) && !UNSAID.includes(slot) && !UNSAID.includes(`${name} ${slot}`),
  );

export const buildEffect = (template: Template, filled: Filled, type: CardType): Effect => {
  const usual = Object.entries(template.slots).map(([name, slot]) => [name, slot.usual]);
  const effect = template.make({ ...Object.fromEntries(usual), ...filled.values }, type);
  const { conditions } = filled;
  const all = [...(effect.if ? [effect.if] : []), ...conditions];
  const isNew = conditions.length > 0;
  return {
    ...effect,
    ...(isNew && { if: all.length === 1 ? all[0] : { all } }),
    ...(filled.isOptional && { optional: true }),
  };
};
