import type { Refusal } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import { ATTRIBUTES } from './attributes.ts';
import { refuse } from './codes.ts';
import type { Event } from './events.ts';
import type { Command } from './types.ts';

type Check = (value: unknown) => boolean;

/** More than a table has cards. */
const MANY = 1000;

const isNumber: Check = value => Number.isSafeInteger(value) && Math.abs(value as number) < 100_000;
const isName: Check = value => typeof value === 'string' && value.length <= 100;
const isAttribute: Check = value => (ATTRIBUTES as readonly unknown[]).includes(value);

const listOf =
  (good: Check): Check =>
  value =>
    Array.isArray(value) && value.length <= MANY && value.every(good);

const isPlaced: Check = value =>
  isObject(value) && Object.keys(value).length === 2 && isNumber(value.card) && isAttribute(value.colour);

/** The fields of what the referee panel can do. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  draw: { who: isNumber, amount: isNumber },
  discard: { who: isNumber, amount: isNumber },
  burn: { who: isNumber, amount: isNumber },
  vp: { who: isNumber, amount: isNumber },
  wound: { hero: isNumber },
  heal: { hero: isNumber },
  swapHeroes: { hero: isNumber, with: isNumber },
  swapMissions: { track: isNumber, with: isNumber },
  bonus: { who: isNumber, attr: isAttribute, amount: isNumber },
  counter: { card: isNumber, name: isName, amount: isNumber },
};

const hasExactly = (
  value: Readonly<Record<string, unknown>>,
  checks: Readonly<Record<string, Check>>,
): boolean =>
  Object.keys(value).every(key => Object.hasOwn(checks, key)) &&
  Object.keys(checks).every(key => Object.hasOwn(value, key) && checks[key](value[key]));

const isChange: Check = json => {
  if (!isObject(json)) return false;
  const { change, ...fields } = json;
  return typeof change === 'string' && Object.hasOwn(CHANGES, change) && hasExactly(fields, CHANGES[change]);
};

/** The fields of each command besides its type. */
const FIELDS: { readonly [T in Command['type']]: Readonly<Record<string, Check>> } = {
  placeHero: { hero: isNumber, track: isNumber },
  placeMission: { card: isNumber, track: isNumber },
  chooseHandLimit: { cards: isNumber },
  attach: { card: isNumber, hero: isNumber },
  playAction: { card: isNumber, hero: isNumber },
  attempt: { track: isNumber },
  attemptNode: { node: isName, hero: isNumber },
  placePam: { cards: listOf(isPlaced) },
  concede: {},
  defend: { cards: listOf(isPlaced) },
  oppose: { hero: isNumber },
  useAbility: { card: isNumber, effect: isNumber },
  refill: { card: isNumber },
  shift: { hero: isNumber, track: isNumber },
  move: { hero: isNumber, node: isName },
  choose: { picks: listOf(isNumber) },
  propose: { changes: listOf(isChange) },
  agree: {},
  object: {},
  pass: {},
};

/** An instant Action is played at nobody's side. */
const OPTIONAL: { readonly [T in Command['type']]?: readonly string[] } = { playAction: ['hero'] };

/** A command as it comes in at any door: a known type with exactly its own fields, each of its kind. */
export const parseCommand = (json: unknown): Command | Refusal => {
  if (!isObject(json)) return refuse('bad-command');
  const { type, ...fields } = json;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type))
    return refuse('bad-command', { field: 'type' });
  const checks = FIELDS[type as Command['type']];
  const stranger = Object.keys(fields).find(key => !Object.hasOwn(checks, key));
  if (stranger !== undefined) return refuse('bad-command', { field: stranger });
  const mayLack = OPTIONAL[type as Command['type']] ?? [];
  const wrong = Object.keys(checks).find(key =>
    Object.hasOwn(fields, key) ? !checks[key](fields[key]) : !mayLack.includes(key),
  );
  return wrong === undefined ? (json as unknown as Command) : refuse('bad-command', { field: wrong });
};

const EVENT_TYPES: { readonly [T in Event['type']]: true } = {
  started: true,
  firstChosen: true,
  moved: true,
  shuffled: true,
  heroPlaced: true,
  turned: true,
  rolledHero: true,
  rolled: true,
  turnBegun: true,
  acted: true,
  declared: true,
  opposed: true,
  committed: true,
  conceded: true,
  pushedBack: true,
  revealed: true,
  resolved: true,
  conflictEnded: true,
  won: true,
  gained: true,
  used: true,
  began: true,
  ceased: true,
  looked: true,
  heroesSwapped: true,
  missionsSwapped: true,
  captured: true,
  skipped: true,
  granted: true,
  owed: true,
  cancelled: true,
  walked: true,
  attitude: true,
  infamy: true,
  pileSmaller: true,
  lastDitch: true,
  burned: true,
  reordered: true,
  reassigned: true,
  asked: true,
  ended: true,
};

/** An agenda holds effects, which nest; a story holds nodes. */
const DEEPEST = 24;

/** Small enough to be folded: an edited file may be wrong, but must not fill the memory before anybody says so. */
const isModest = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 100_000;
  if (typeof value !== 'object' || value === null) return true;
  return depth < DEEPEST && Object.values(value).every(part => isModest(part, depth + 1));
};

/** Whether this can be an event of a stored game. What it says is checked by deciding again, not here. */
export const isEvent = (json: unknown): json is Event =>
  isObject(json) && typeof json.type === 'string' && Object.hasOwn(EVENT_TYPES, json.type) && isModest(json);

/** How the files of this game are read. */
export const reader = { game: 'thargos', parseCommand, isEvent } as const;
