import type { Encoding } from './encoding.ts';
import type { Seat } from './game.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { isObject, isWhole } from './util.ts';

/** The functions with which a game reads stored commands and events. */
export interface Reader<Command, Event> {
  readonly id: string;
  readonly parseCommand: (json: unknown) => Command | Refusal;
  readonly isEvent: (json: unknown) => json is Event;
  readonly encoding?: Encoding;
}

type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a command id. The limit is 80 characters, because the id is stored with every command. */
export const isCommandId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w:.-]{1,80}$/.test(id);

const isSeatNumber = (value: unknown): value is Seat => isWhole(value) && value >= 0;

/**
 * Whether all numbers in a value are small and the value nests at most `deepest` levels. Without this check, an edited
 * file with a seat or card number in the millions could exhaust the memory.
 */
export const isModest = (value: unknown, deepest: number): boolean => {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 100_000;
  if (typeof value !== 'object' || value === null) return true;
  return deepest > 0 && Object.values(value).every(part => isModest(part, deepest - 1));
};

/** Returns the path of the first fault in a log entry, or undefined if the entry is valid. */
export const faultOfEntry = <C, E>(
  reader: Reader<C, E>,
  stored: unknown,
  index: number,
): string | undefined => {
  if (!isObject(stored)) return '';
  if (stored.id !== undefined && !isCommandId(stored.id)) return '.id';
  return 'undo' in stored ? faultOfUndo(stored, index) : faultOfBatch(reader, stored, index);
};

const faultOfUndo = (stored: Json, index: number): string | undefined => {
  const { id: _, seat, undo, practice, ...more } = stored;
  for (const key of Object.keys(more)) return `.${key}`;
  if ('practice' in stored && practice !== true) return '.practice';
  const least = practice ? 0 : 1;
  if (index === 0 || !isWhole(undo) || undo < least) return '.undo';
  return isSeatNumber(seat) ? undefined : '.seat';
};

const faultOfBatch = <C, E>(reader: Reader<C, E>, stored: Json, index: number): string | undefined => {
  const { id: _, seat, command, events, ...more } = stored;
  for (const key of Object.keys(more)) return `.${key}`;
  if (index === 0 ? seat !== undefined : !isSeatNumber(seat)) return '.seat';
  if (index === 0 && command !== undefined) return '.command';
  if (command !== undefined) {
    const parsed = reader.parseCommand(command);
    if (isRefusal(parsed)) return typeof parsed.field === 'string' ? `.command.${parsed.field}` : '.command';
  }
  if (!Array.isArray(events)) return '.events';
  const bad = events.findIndex(event => !reader.isEvent(event));
  return bad < 0 ? undefined : `.events[${bad}]`;
};
