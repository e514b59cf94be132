import {
  ATTR_ARGS,
  ATTRIBUTES,
  CARD_TYPES,
  FACTIONS,
  IS,
  keysOf,
  PICKS,
  RULES,
  SIDES,
  STEPS,
  TARGET_KINDS,
  TARGET_WORDS,
  TRIGGERS,
  UNTIL,
  VERB_NAMES,
  type Verb,
  WHO,
  WINDOWS,
  ZONES,
} from '../../../../games/thargos/ui.ts';

/** Completions for effects that are written as JSON. They come from the same tables that the effect parser uses. */

export interface Offer {
  readonly name: string;
  /** The text that replaces the range `from` to `to`. */
  readonly insert: string;
}

export interface Offers {
  /** What can follow at the caret: a whole effect or operation, a key of an object, or a value of a key. */
  readonly what: 'effect' | 'op' | 'key' | 'value' | 'nothing';
  readonly of: string;
  readonly from: number;
  readonly to: number;
  readonly list: readonly Offer[];
}

type Kind = 'effects' | 'effect' | 'op' | 'option' | 'selector' | 'filter' | 'condition' | 'limit' | 'other';

/** By key: the kind of object that is this key's value, or an element of the list that is its value. */
const KIND_UNDER: Readonly<Record<string, Kind>> = {
  do: 'op',
  cost: 'op',
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key in card packs, and this object is never awaited.
  then: 'op',
  else: 'op',
  options: 'option',
  where: 'filter',
  hostHas: 'filter',
  target: 'selector',
  to: 'selector',
  if: 'condition',
  cond: 'condition',
  not: 'condition',
  all: 'condition',
  any: 'condition',
  limit: 'limit',
};

const KEYS: Readonly<Record<Kind, readonly string[]>> = {
  effects: [],
  effect: ['on', 'do', 'side', 'here', 'window', 'if', 'cost', 'optional', 'limit'],
  op: ['op'],
  option: ['label', 'do'],
  selector: ['kind', 'pick', 'of', 'in', 'where', 'count', 'upTo', 'by'],
  filter: ['type', 'id', 'tag', 'faction', 'face', 'locked', 'pamMin', 'pamMax', 'vpMax', 'hpMax', 'hasAttr'],
  condition: ['is', 'all', 'any', 'not', 'matches', 'hostHas', 'cmp'],
  limit: ['uses', 'per', 'thenDiscard'],
  other: [],
};

const YES_OR_NO = [true, false];

/** The values of every key that has a fixed list of values. `track` and `hero` are each both a zone and a target. */
const VALUES: Readonly<Record<string, readonly (string | boolean)[]>> = {
  on: TRIGGERS,
  window: WINDOWS,
  side: SIDES,
  op: VERB_NAMES,
  who: WHO,
  of: WHO,
  by: ['chooser', 'victim', 'random'],
  target: TARGET_WORDS,
  to: [...ZONES, ...TARGET_WORDS].filter(word => word !== 'hero' && word !== 'track'),
  from: ZONES,
  in: ZONES,
  until: UNTIL,
  attr: ATTR_ARGS,
  step: STEPS,
  rule: RULES,
  kind: TARGET_KINDS,
  pick: PICKS,
  type: CARD_TYPES,
  face: ['active', 'wounded'],
  faction: FACTIONS,
  hasAttr: ATTRIBUTES,
  is: IS,
  per: ['game', 'turn', 'conflict'],
  here: YES_OR_NO,
  optional: YES_OR_NO,
  rearrange: YES_OR_NO,
  upTo: YES_OR_NO,
  locked: YES_OR_NO,
  thenDiscard: YES_OR_NO,
};

const draw = { op: 'draw', who: 'self', amount: 1 };

/** By key: an example value that the user can edit, for keys that have no fixed list of values. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  amount: 1,
  value: 1,
  count: 1,
  uses: 1,
  pamMin: 1,
  pamMax: 4,
  vpMax: 2,
  hpMax: 8,
  dice: '1d6',
  as: 'x',
  name: 'x',
  prompt: '',
  label: '',
  tag: '',
  id: 'M1',
  where: { type: 'mission' },
  hostHas: { type: 'hero' },
  if: { is: 'attacking' },
  cond: { is: 'attacking' },
  not: { is: 'attacking' },
  all: [{ is: 'attacking' }],
  any: [{ is: 'attacking' }],
  matches: { target: 'this', where: { type: 'hero' } },
  cmp: [{ hand: 'self' }, '>=', 1],
  do: [draw],
  cost: [draw],
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key in card packs, and this object is never awaited.
  then: [draw],
  else: [draw],
  options: [
    { label: 'A', do: [draw] },
    { label: 'B', do: [{ ...draw, amount: 2 }] },
  ],
  limit: { uses: 1, per: 'turn' },
};

/** Operations whose key `to` is a target. In all other operations it is a zone. */
const TO_TARGET: readonly string[] = ['moveHero', 'swapHeroes', 'moveAdvantage', 'swapMissions'];

const exampleOf = (key: string, verb?: string): unknown => {
  if (key === 'to') return verb && TO_TARGET.includes(verb) ? 'this' : 'discard';
  return key in EXAMPLES ? EXAMPLES[key] : (VALUES[key]?.[0] ?? '');
};

/** An operation with all keys that it requires. */
export const skeletonOf = (verb: Verb): object => ({
  op: verb,
  ...Object.fromEntries(keysOf(verb).required.map(key => [key, exampleOf(key, verb)])),
});

const written = (value: unknown): string => JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');

interface Open {
  readonly isList: boolean;
  readonly kind: Kind;
  readonly keys: string[];
  key: string | undefined;
  verb: string | undefined;
  isAtValue: boolean;
}

/** Where the caret is: the objects that enclose it, and the start of a partial word. */
const placeAt = (before: string): { readonly open: readonly Open[]; readonly begun: number | undefined } => {
  const open: Open[] = [];
  const token = /"(?:[^"\\]|\\.)*("|$)|[{}[\],:]/gsy;
  let begun: number | undefined;
  for (let at = 0; at < before.length; ) {
    token.lastIndex = at;
    const found = token.exec(before);
    at = found ? token.lastIndex : at + 1;
    if (!found) continue;
    const inner = open.at(-1);
    const [said, end] = found;
    if (said.startsWith('"')) {
      if (end === '') begun = found.index;
      else if (inner && !inner.isList && !inner.isAtValue) inner.key = said.slice(1, -1);
      else if (inner?.key === 'op') inner.verb = said.slice(1, -1);
    } else if (said === '{' || said === '[') {
      const under = inner
        ? inner.isList
          ? inner.kind
          : (KIND_UNDER[inner.key ?? ''] ?? 'other')
        : 'effects';
      const kind = under === 'effects' && inner ? 'effect' : under;
      open.push({ isList: said === '[', kind, keys: [], key: undefined, verb: undefined, isAtValue: false });
    } else if (said === '}' || said === ']') open.pop();
    else if (inner && said === ':') {
      inner.keys.push(inner.key ?? '');
      inner.isAtValue = true;
    } else if (inner && said === ',') {
      inner.isAtValue = false;
      inner.key = undefined;
    }
  }
  return { open, begun };
};

const keysIn = ({ kind, verb }: Open): readonly string[] => {
  const name = VERB_NAMES.find(known => known === verb);
  if (kind !== 'op' || !name) return KEYS[kind];
  const { required, optional } = keysOf(name);
  return ['op', ...required, ...optional];
};

const effectOn = (trigger: string): object => ({
  on: trigger,
  ...(trigger === 'activated' && { window: 'ownTurn' }),
  do: [draw],
});

const partsOf = (kind: Kind): readonly Offer[] => {
  const offer = (name: string, value: unknown): Offer => ({ name, insert: written(value) });
  if (kind === 'effects' || kind === 'effect') return TRIGGERS.map(name => offer(name, effectOn(name)));
  if (kind === 'op') return VERB_NAMES.map(name => offer(name, skeletonOf(name)));
  if (kind === 'option') return [offer('label', { label: 'A', do: [draw] })];
  return kind === 'condition' ? IS.map(name => offer(name, { is: name })) : [];
};

/** Moves a caret that is outside the list of effects into the list, because nothing is valid outside. */
export const insideOf = (text: string, caret: number): number => {
  const [first, last] = [text.indexOf('['), text.lastIndexOf(']')];
  const at = Math.min(caret, text.length);
  if (first >= 0 && text.slice(0, at).trim() === '') return first + 1;
  return last > first && last >= 0 && text.slice(at).trim() === '' ? last : at;
};

/** Whether a text ends with a complete value, so that only a comma can follow. */
export const endsWhole = (before: string): boolean => /["\]}\w]\s*$/.test(before);

/** The completions at the caret, and the range of text that they replace. */
export const offersAt = (text: string, caret: number): Offers => {
  const { open, begun } = placeAt(text.slice(0, caret));
  const from = begun ?? caret;
  const to = begun !== undefined && text[caret] === '"' ? caret + 1 : caret;
  const typed = begun === undefined ? '' : text.slice(begun + 1, caret).toLowerCase();
  const near = (list: readonly Offer[]): readonly Offer[] => {
    const begins = list.filter(({ name }) => name.toLowerCase().startsWith(typed));
    return begins.length > 0 ? begins : list;
  };
  const inner = open.at(-1);
  if (!inner) {
    const isEmpty = text.trim() === '';
    const list = isEmpty ? partsOf('effects').map(one => ({ ...one, insert: `[${one.insert}]` })) : [];
    return { what: isEmpty ? 'effect' : 'nothing', of: '', from, to, list };
  }
  if (inner.isList) {
    const isOps = inner.kind === 'op';
    const list = partsOf(inner.kind);
    const what = list.length === 0 ? 'nothing' : isOps ? 'op' : inner.kind === 'effects' ? 'effect' : 'value';
    return { what, of: inner.kind, from, to, list: near(list) };
  }
  if (!inner.isAtValue || (begun === undefined && endsWhole(text.slice(0, caret)))) {
    const list = keysIn(inner)
      .filter(key => !inner.keys.includes(key))
      .map(key => ({ name: key, insert: `"${key}": ${written(exampleOf(key, inner.verb))}` }));
    return {
      what: list.length > 0 ? 'key' : 'nothing',
      of: inner.verb ?? inner.kind,
      from,
      to,
      list: near(list),
    };
  }
  const key = inner.key ?? '';
  const words = key === 'by' && inner.kind === 'selector' ? WHO : (VALUES[key] ?? []);
  const list = words.map(word => ({ name: `${word}`, insert: written(word) }));
  const example = key in EXAMPLES ? [{ name: written(EXAMPLES[key]), insert: written(EXAMPLES[key]) }] : [];
  const all = near([...list, ...(begun === undefined ? example : [])]);
  return { what: all.length > 0 ? 'value' : 'nothing', of: key, from, to, list: all };
};
