import { isModest } from '../../../engine/entry.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { isObject } from '../../../engine/util.ts';
import { isAttribute } from '../attributes.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusals/codes.ts';
import type { Command, RefereeChange } from '../types.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

/** More than any hand, pile or proposal has. */
const MANY = 100;
const LONGEST = 80;

// The rules check whether a number is a card, track or seat of the table.
const isNumber: Check = value => Number.isSafeInteger(value);
const isName: Check = value => typeof value === 'string' && value.length <= LONGEST;
const isColour: Check = value => isAttribute(value);

const optional =
  (good: Check): Check =>
  value =>
    value === undefined || good(value);

const listOf =
  (good: Check): Check =>
  value =>
    Array.isArray(value) && value.length <= MANY && value.every(good);

/** The first field that is missing, of another type, or unknown. */
const wrongField = (json: Readonly<Record<string, unknown>>, checks: Fields): string | undefined =>
  Object.keys(json).find(key => !Object.hasOwn(checks, key)) ??
  Object.keys(checks).find(key => !checks[key]!(json[key]));

const isPlaced: Check = value =>
  isObject(value) && wrongField(value, { card: isNumber, colour: isColour }) === undefined;

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
  bonus: { who: isNumber, attr: isColour, amount: isNumber },
  counter: { card: isNumber, name: isName, amount: isNumber },
};

const isChange: Check = value => {
  if (!isObject(value)) return false;
  const { change, ...fields } = value;
  return (
    typeof change === 'string' &&
    Object.hasOwn(CHANGES, change) &&
    wrongField(fields, CHANGES[change as RefereeChange['change']]) === undefined
  );
};

/** The fields of each command besides its type. */
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

/** Checks the format of a command: a known type with exactly its fields. */
export const parseCommand = (json: unknown): Command | Refusal => {
  if (!isObject(json)) return refuse('bad-command');
  const { type, ...fields } = json;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type))
    return refuse('bad-command', { field: 'type' });
  // The type is known here, and without a wrong field the value is a command.
  const field = wrongField(fields, FIELDS[type as Command['type']]);
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

/** Deeper than any event is nested: an agenda with a card's choice among conditions. */
const DEEPEST = 40;

/** Whether this can be an event of a stored game. Verification checks its content by deciding again. */
export const isEvent = (json: unknown): json is Event =>
  isObject(json) &&
  typeof json.type === 'string' &&
  Object.hasOwn(EVENT_TYPES, json.type) &&
  isModest(json, DEEPEST);

/** Reads the game files of this game. */
export const reader = { id: 'thargos', parseCommand, isEvent } as const;
