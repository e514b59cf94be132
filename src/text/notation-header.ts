import { type GivenSeed, isSeed, parseSeed } from '../engine/random.ts';
import { type GameRecord, isSeatText, SEAT_KEYS, type SeatRecord } from '../engine/record.ts';
import type { RefusalIn } from '../engine/refusal.ts';
import { type NotationRefusals, refuseEngine } from '../engine/refusals.ts';
import { isPractice } from '../engine/replay.ts';
import { isObject, range } from '../engine/util.ts';

/** Reads and writes the header of a game text: title, options, players and seed. */

const TITLE = 'Alidade game';
const VERSION = 1;

const TITLE_LINE = `${TITLE} ${VERSION}`;

/** A line of a game text, without spaces at its ends. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

const LINE_END = /\r\n|\n|\r/;

/** Whether a text starts with the title line of a game text. */
export const hasTitle = (text: string): boolean => /^alidade game \d/i.test(linesOf(text)[0]?.text ?? '');

/** Returns the lines that are neither empty nor comments (`#`). */
export const linesOf = (text: string): Line[] =>
  text
    .split(LINE_END)
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter(line => line.text !== '' && !line.text.startsWith('#'));

/** Returns a text in the form in which texts are compared: without differences in spaces, case and apostrophes. */
export const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/’/g, "'");

export const badLine = (line: Line): RefusalIn<NotationRefusals> =>
  refuseEngine('notation-bad-line', { line: line.number });

export const differs = ({ number }: Line, expected: string | undefined): RefusalIn<NotationRefusals> =>
  refuseEngine('notation-differs', { line: number, ...(expected === undefined ? {} : { expected }) });

/** Writes all lines of a header, including the variant and the options of the game. */
export const headerLines = (
  { engineVersion, game, seats, seed, openSeed, log }: GameRecord<unknown, unknown, object>,
  variant: string,
  rules: object,
  own: readonly string[] = [],
): string[] => [
  TITLE_LINE,
  `engine: ${engineVersion}`,
  `game: ${game} ${variant}`,
  ...own,
  ...(Object.keys(rules).length === 0 ? [] : [`rules: ${JSON.stringify(rules)}`]),
  `seats: ${seats.length}`,
  ...seats.flatMap(seatLine),
  `seed: ${seed}${openSeed ? ' open' : ''}`,
  ...(isPractice(log) ? [`practice: ${PRACTICE}`] : []),
];

const PRACTICE = 'yes';

/**
 * Reads whether the header marks the game as practice. The moves can't show it, because undone moves aren't in the
 * text.
 */
export const readPractice = (keys: Keys): boolean | RefusalIn<NotationRefusals> => {
  const line = keys.get('practice');
  return line === undefined || plain(line.text) === PRACTICE ? line !== undefined : badLine(line);
};

const parseTitle = (line: Line | undefined): RefusalIn<NotationRefusals> | undefined => {
  const match = line && /^alidade game (\d{1,9})$/i.exec(line.text);
  if (!match)
    return refuseEngine('notation-no-header', {
      header: TITLE_LINE,
      line: line?.number ?? 1,
      isEmpty: !line,
    });
  return Number(match[1]) === VERSION
    ? undefined
    : refuseEngine('notation-bad-version', { line: line?.number });
};

/** The keys that the header of every game can have. */
export const COMMON_KEYS: readonly string[] = ['engine', 'game', 'rules', 'seats', 'seed', 'practice'];

export type Keys = ReadonlyMap<string, Line>;

/** Splits a text into the header lines, by their keys, and the lines after the header. */
export const parseKeys = (
  lines: readonly Line[],
  names: readonly string[],
): { readonly keys: Keys; readonly rest: readonly Line[] } | RefusalIn<NotationRefusals> => {
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
    if (keys.has(key)) return refuseEngine('notation-bad-line', { line: number });
    keys.set(key, { number, text: match[2]! });
  }
  for (const key of ['game', 'seats', 'seed'])
    if (!keys.has(key)) return refuseEngine('notation-no-header', { header: key, line: 1, key });
  return { keys, rest: lines.slice(end) };
};

/** Reads the variant of the game from the header. */
export const readVariant = <V extends string>(
  keys: Keys,
  game: string,
  variants: readonly V[],
): V | RefusalIn<NotationRefusals> => {
  // `parseKeys` refuses a header without this key.
  const line = keys.get('game')!;
  return variants.find(name => line.text.toLowerCase() === `${game} ${name}`) ?? badLine(line);
};

/**
 * Reads the options from the header line "rules". Options with a header line of their own (`elsewhere`) are refused,
 * and so is the key `refused`, because the result would look like a refusal.
 */
export const readRules = (keys: Keys, elsewhere: readonly string[]): object | RefusalIn<NotationRefusals> => {
  const line = keys.get('rules');
  if (!line) return {};
  const rules = parseObject(line.text);
  return rules && ![...elsewhere, 'refused'].some(key => key in rules) ? rules : badLine(line);
};

export const parseObject = (text: string): object | undefined => {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
};

const seatLine = (record: SeatRecord, seat: number): string[] => {
  const said = SEAT_KEYS.filter(key => record[key] !== undefined);
  const parts = said.map(key => `${key === 'name' ? '' : `${key} `}${JSON.stringify(record[key])}`);
  return parts.length === 0 ? [] : [`seat ${seat + 1}: ${parts.join(', ')}`];
};

export const readSeats = (keys: Keys): readonly SeatRecord[] | RefusalIn<NotationRefusals> => {
  // `parseKeys` refuses a header without this key.
  const line = keys.get('seats')!;
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

/** Parses the text of a seat line, such as `"Ada", title "Master Mapsmith"`. */
const parseSeat = (text: string): SeatRecord | undefined => {
  const record: { -readonly [K in keyof SeatRecord]: string } = {};
  let rest = text;
  while (rest !== '') {
    const match = PART.exec(rest);
    if (!match) return undefined;
    // Casts: `PART` lists the keys, and `text` is checked below.
    const key = (match[1] ?? 'name') as keyof SeatRecord;
    const value = parseObject(`{"text": ${match[2]}}`) as { text?: unknown } | undefined;
    if (!isSeatText(value?.text) || Object.hasOwn(record, key)) return undefined;
    record[key] = value.text;
    rest = rest.slice(match[0].length);
  }
  return record;
};

export const readSeed = (line: Line): GivenSeed | RefusalIn<NotationRefusals> => {
  // The text of a running game contains only the hash of its seed.
  if (/^SHA-256 [0-9a-f]{64}$/i.test(line.text))
    return refuseEngine('notation-hidden', { line: line.number });
  const [text, open, ...more] = line.text.split(' ');
  if (isSeed(text) && open === 'open' && more.length === 0) return { seed: text, open: true };
  return line.text === '' ? badLine(line) : parseSeed(line.text);
};
