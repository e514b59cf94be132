import { isModest } from '../../engine/entry.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { hasKey, isObject } from '../../engine/util.ts';
import { DRAWABLE } from './board/land.ts';
import { refuse } from './codes.ts';
import type { Command, Event } from './types.ts';

type Check = (value: unknown) => boolean;

const MANY = 400;

// `decide` checks later whether the number is a space of the current sheet.
const isNumber: Check = value => Number.isSafeInteger(value);

const listOf =
  (good: Check): Check =>
  value =>
    Array.isArray(value) && value.length <= MANY && value.every(good);

const TERRAINS: readonly unknown[] = DRAWABLE;

/** The fields of each command except `type`. */
const FIELDS: { readonly [T in Command['type']]: Readonly<Record<string, Check>> } = {
  draw: { terrain: value => TERRAINS.includes(value), cells: listOf(isNumber) },
  drawMonster: { cells: listOf(isNumber) },
  drawHero: { cell: isNumber, orientation: isNumber },
  gaze: { cell: isNumber },
  ravage: { cell: isNumber },
  choose: { clusters: listOf(value => value === null || isNumber(value)) },
  cancel: {},
};

/** Checks the format of a command: a known type with exactly its fields. */
export const parseCommand = (json: unknown): Command | Refusal => {
  if (!isObject(json)) return refuse('bad-command');
  const { type, ...fields } = json;
  if (typeof type !== 'string' || !hasKey(FIELDS, type)) return refuse('bad-command', { field: 'type' });
  const checks = FIELDS[type];
  const unknown = Object.keys(fields).find(key => !Object.hasOwn(checks, key));
  if (unknown !== undefined) return refuse('bad-command', { field: unknown });
  const wrong = Object.keys(checks).find(key => !Object.hasOwn(fields, key) || !checks[key]!(fields[key]));
  if (wrong !== undefined) return refuse('bad-command', { field: wrong });
  // This cast is safe because `FIELDS` checks exactly the fields of each command.
  return json as Command;
};

const EVENT_TYPES: { readonly [T in Event['type']]: true } = {
  started: true,
  begun: true,
  revealed: true,
  asked: true,
  submitted: true,
  cancelled: true,
  ignored: true,
  drawn: true,
  marked: true,
  destroyed: true,
  coined: true,
  scored: true,
  ended: true,
};

/** The deepest nesting in an event. The event `started` needs it if its config corrects a shape. */
const DEEPEST = 12;

/** Whether a value has the form of an event in a stored game. `verify` checks its content by replaying the game. */
export const isEvent = (json: unknown): json is Event =>
  isObject(json) &&
  typeof json.type === 'string' &&
  Object.hasOwn(EVENT_TYPES, json.type) &&
  isModest(json, DEEPEST);

/** What `readRecord` needs to read a Cartographers game file. */
export const reader = { id: 'cartographers', parseCommand, isEvent } as const;
