import { isModest } from '../../../engine/entry.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { hasKey, isObject } from '../../../engine/util.ts';
import { isAttribute } from '../attributes.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusals/codes.ts';
import type { Command, RefereeChange } from '../types.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

/** More items than a hand, a pile or a list of proposed changes can have. */
const MANY = 100;
const LONGEST = 80;

// Any safe integer. The rules check whether it is the number of a card, track or seat.
const isNumber: Check = value => Number.isSafeInteger(value);
const isName: Check = value => typeof value === 'string' && value.length <= LONGEST;
const isColor: Check = value => isAttribute(value);

const optional =
  (good: Check): Check =>
  value =>
    value === undefined || good(value);

const listOf =
  (good: Check): Check =>
  value =>
    Array.isArray(value) && value.length <= MANY && value.every(good);

/** The first field of a command that is unknown, missing or of a wrong type. */
const wrongField = (json: Readonly<Record<string, unknown>>, checks: Fields): string | undefined =>
  Object.keys(json).find(key => !Object.hasOwn(checks, key)) ??
  Object.keys(checks).find(key => !checks[key]!(json[key]));

const isPlaced: Check = value =>
  isObject(value) && wrongField(value, { card: isNumber, colour: isColor }) === undefined;

const CHANGES: { readonly [C in RefereeChange['change']]: Fields } = {
  draw: { who: isNumber, amount: isNumber },
  discard: { who: isNumber, amount: isNumber },
  burn: { who: isNumber, amount: isNumber },
  vp: { who: isNumber, amount: isNumber },
  wound: { hero: isNumber },
  heal: { hero: isNumber },
  moveHero: { hero: isNumber, track: isNumber },
  swapHeroes: { hero: isNumber, with: isNumber },
  swapMissions: { track: isNumber, with: isNumber },
  bonus: { who: isNumber, attr: isColor, amount: isNumber },
  counter: { card: isNumber, name: isName, amount: isNumber },
};

const isChange: Check = value => {
  if (!isObject(value)) return false;
  const { change, ...fields } = value;
  return (
    typeof change === 'string' && hasKey(CHANGES, change) && wrongField(fields, CHANGES[change]) === undefined
  );
};

/** The checks for the fields of each type of command, except `type` itself. */
const FIELDS: { readonly [T in Command['type']]: Fields } = {
  placeHero: { hero: isNumber, track: isNumber },
  placeMission: { card: isNumber, track: isNumber },
  chooseHandLimit: { cards: isNumber },
  attach: { card: isNumber, hero: isNumber },
  playAction: { card: isNumber, hero: optional(isNumber) },
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

/**
 * Checks that a value has a known command type with exactly the fields of that type. The rules check whether
 * the command is legal.
 */
export const parseCommand = (json: unknown): Command | Refusal => {
  if (!isObject(json)) return refuse('bad-command');
  const { type, ...fields } = json;
  if (typeof type !== 'string' || !hasKey(FIELDS, type)) return refuse('bad-command', { field: 'type' });
  const field = wrongField(fields, FIELDS[type]);
  // The cast is safe, because all fields of a known type have been checked.
  return field === undefined ? (json as Command) : refuse('bad-command', { field });
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

/**
 * The deepest events contain an agenda whose operations have nested conditions. They don't reach this depth.
 */
const DEEPEST = 40;

/**
 * Whether a value may be an event of a stored game. Verification checks its content by deciding each command
 * again.
 */
export const isEvent = (json: unknown): json is Event =>
  isObject(json) &&
  typeof json.type === 'string' &&
  Object.hasOwn(EVENT_TYPES, json.type) &&
  isModest(json, DEEPEST);

export const reader = { id: 'thargos', parseCommand, isEvent } as const;
