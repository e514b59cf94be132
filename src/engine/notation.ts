import { type GivenSeed, isSeed, parseSeed } from './random.ts';
import { isSeatText, SEAT_KEYS, type SeatRecord } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { isObject, range } from './util.ts';

/** What the texts of all games have in common: their title, who sits where, the seed. */

const TITLE = 'Alidade game';
const VERSION = 1;

export const TITLE_LINE = `${TITLE} ${VERSION}`;

export type NotationCode =
  | 'notation-no-header'
  | 'notation-bad-version'
  | 'notation-bad-line'
  | 'notation-hidden';

/** A line of the text, without the spaces around it. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

const LINE_END = /\r\n|\n|\r/;

/** The lines that say something. */
export const linesOf = (text: string): Line[] =>
  text
    .split(LINE_END)
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter(line => line.text !== '' && !line.text.startsWith('#'));

/** Spaces, capitals and the kind of apostrophe are nobody’s concern. */
export const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/’/g, "'");

export const badLine = (line: Line): Refusal<NotationCode> =>
  refuse('notation-bad-line', { line: line.number });

const parseTitle = (line: Line | undefined): Refusal<NotationCode> | undefined => {
  const match = line && /^alidade game (\d{1,9})$/i.exec(line.text);
  if (!match) return refuse('notation-no-header', { header: TITLE_LINE, line: line?.number ?? 1 });
  return Number(match[1]) === VERSION ? undefined : refuse('notation-bad-version', { line: line?.number });
};

export type Keys = ReadonlyMap<string, Line>;

/** The lines of the header by their keys, and the lines after it. */
export const parseKeys = (
  lines: readonly Line[],
  names: readonly string[],
): { readonly keys: Keys; readonly rest: readonly Line[] } | Refusal<NotationCode> => {
  const wrong = parseTitle(lines[0]);
  if (wrong) return wrong;
  const pattern = new RegExp(`^(${names.join('|')}|seat \\d{1,3}):\\s*(.*)$`, 'i');
  const keys = new Map<string, Line>();
  let end = 1;
  for (; end < lines.length; end++) {
    const { number, text } = lines[end]!;
    const match = pattern.exec(text);
    if (!match) break;
    const key = match[1]!.toLowerCase();
    if (keys.has(key)) return refuse('notation-bad-line', { line: number });
    keys.set(key, { number, text: match[2]! });
  }
  for (const key of ['game', 'seats', 'seed'])
    if (!keys.has(key)) return refuse('notation-no-header', { header: key, line: 1 });
  return { keys, rest: lines.slice(end) };
};

export const parseObject = (text: string): object | undefined => {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
};

export const seatLine = (record: SeatRecord, seat: number): string[] => {
  const said = SEAT_KEYS.filter(key => record[key] !== undefined);
  const parts = said.map(key => `${key === 'name' ? '' : `${key} `}${JSON.stringify(record[key])}`);
  return parts.length === 0 ? [] : [`seat ${seat + 1}: ${parts.join(', ')}`];
};

export const readSeats = (keys: Keys): readonly SeatRecord[] | Refusal<NotationCode> => {
  const line = keys.get('seats') as Line;
  if (!/^[1-9]\d{0,2}$/.test(line.text)) return badLine(line);
  const count = Number(line.text);
  const seats: SeatRecord[] = range(count).map(() => ({}));
  for (const [key, said] of keys) {
    if (!key.startsWith('seat ')) continue;
    const seat = Number(key.slice('seat '.length)) - 1;
    const record = parseSeat(said.text);
    if (!record || seat < 0 || seat >= count) return badLine(said);
    seats[seat] = record;
  }
  return seats;
};

const PART = /^(?:(title|motto|crest|bot) )?("(?:[^"\\]|\\.)*")(?:, |$)/;

/** `"Ada", title "Master Mapsmith"` */
const parseSeat = (text: string): SeatRecord | undefined => {
  const record: { -readonly [K in keyof SeatRecord]: string } = {};
  let rest = text;
  while (rest !== '') {
    const match = PART.exec(rest);
    if (!match) return undefined;
    const key = (match[1] ?? 'name') as keyof SeatRecord;
    const value = parseObject(`{"text": ${match[2]}}`) as { text?: unknown } | undefined;
    if (!isSeatText(value?.text) || Object.hasOwn(record, key)) return undefined;
    record[key] = value.text;
    rest = rest.slice(match[0].length);
  }
  return record;
};

export const readSeed = (line: Line): GivenSeed | Refusal<NotationCode> => {
  // A running game shows only the hash: without the seed its cards are not known.
  if (/^SHA-256 [0-9a-f]{64}$/i.test(line.text)) return refuse('notation-hidden', { line: line.number });
  const [text, open, ...more] = line.text.split(' ');
  if (isSeed(text) && open === 'open' && more.length === 0) return { seed: text, open: true };
  return line.text === '' ? badLine(line) : parseSeed(line.text);
};

/** The lines of a text before the first that is wrong, as a game; or why there is none. */
export const soundText = <R extends { readonly log: readonly unknown[] }>(
  parse: (text: string) => R | Refusal,
  text: string,
): { readonly record: R; readonly move: number; readonly fault: Refusal | undefined } | Refusal => {
  const whole = parse(text);
  if (!isRefusal(whole)) return { record: whole as R, move: (whole as R).log.length - 1, fault: undefined };
  if (typeof whole.line !== 'number') return whole;
  const before = text
    .split(LINE_END)
    .slice(0, whole.line - 1)
    .join('\n');
  const part = parse(before);
  return isRefusal(part) ? whole : { record: part as R, move: (part as R).log.length - 1, fault: whole };
};
