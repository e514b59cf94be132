import type { Refusal } from '../../../engine/refusal.ts';
import { sha256 } from '../../../engine/sha256.ts';
import { entriesOf } from '../../../engine/util.ts';
import type { CardId, Deck } from '../cards/card.ts';
import { type FaultCode, fault } from '../packs/fault.ts';
import type { Parsed } from '../packs/parse.ts';
import { refuseDeck } from '../refusals/codes.ts';

/**
 * A deck as one shareable word in Crockford's base 32, which has no look-alike letters. It contains the
 * differences between sorted card numbers, and a checksum. The number after HT is the version of the format.
 */
const PREFIX = 'HT1';
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TYPES = ['L', 'A', 'M'] as const;
const CHECK_BYTES = 3;
const LONGEST = 2000;

const numberOf = (id: CardId): number => Number(id.slice(1));

const pushNumber = (bytes: number[], value: number): void => {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
};

const checksum = (bytes: readonly number[]): number[] => {
  const [word] = sha256(Uint8Array.from(bytes));
  return [24, 16, 8].map(shift => (word! >>> shift) & 255).slice(0, CHECK_BYTES);
};

const makeLetters = (bytes: readonly number[]): string => {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text;
};

/** Appends the differences between sorted card numbers, each with the number of copies (1 to 4). */
const pushSteps = (bytes: number[], entries: readonly (readonly [number, number])[]): void => {
  let last = 0;
  pushNumber(bytes, entries.length);
  for (const [number, count] of [...entries].sort(([a], [b]) => a - b)) {
    pushNumber(bytes, (number - last) * 4 + count - 1);
    last = number;
  }
};

/** The code of a deck, without its name and without the order of the heroes. */
export const makeDeckCode = ({ heroes, cards }: Deck): string | Refusal<'deck-copies'> => {
  const entries = entriesOf(cards);
  const tooMany = entries.find(([, count]) => !(count >= 1 && count <= 4));
  if (tooMany) return refuseDeck('deck-copies', { id: tooMany[0], found: tooMany[1], most: 4 });
  const bytes: number[] = [];
  pushSteps(
    bytes,
    heroes.map(id => [numberOf(id), 1]),
  );
  for (const type of TYPES)
    pushSteps(
      bytes,
      entries.filter(([id]) => id.startsWith(type)).map(([id, count]) => [numberOf(id), count]),
    );
  return `${PREFIX}-${makeLetters([...bytes, ...checksum(bytes)])}`;
};

const parseLetters = (text: string): number[] | undefined => {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return bytes;
};

/** Returns a function that reads the next number. It returns undefined at the end. */
const numbersOf = (bytes: readonly number[]): (() => number | undefined) => {
  let at = 0;
  return () => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 22; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) return undefined;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    return undefined;
  };
};

const parseSteps = (
  next: () => number | undefined,
  letter: 'C' | (typeof TYPES)[number],
): [CardId, number][] | undefined => {
  const count = next();
  if (count === undefined || count > 60) return undefined;
  const entries: [CardId, number][] = [];
  let number = 0;
  for (let i = 0; i < count; i++) {
    const step = next();
    if (step === undefined || step < 4) return undefined;
    number += Math.floor(step / 4);
    if (number > 9999) return undefined;
    entries.push([`${letter}${number}`, (step % 4) + 1]);
  }
  return entries;
};

const failed = (code: FaultCode, details = {}): Parsed<Deck> => ({
  value: undefined,
  faults: [fault({ code, path: [], details })],
});

export const isDeckCode = (text: string): boolean => /^\s*HT\d+\s*-/i.test(text);

/** Reads a deck code. Case, spaces and hyphens are ignored; O is read as 0, I and L as 1. */
export const parseDeckCode = (input: string): Parsed<Deck> => {
  const match = /^\s*(HT\d+)\s*-(.*)$/is.exec(input.slice(0, LONGEST));
  if (!match) return failed('code-no-code', { expected: `${PREFIX}-…` });
  const [, version, rest] = match;
  if (version!.toUpperCase() !== PREFIX) return failed('code-version', { found: version, expected: PREFIX });
  const text = rest!.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const odd = [...text].find(letter => !LETTERS.includes(letter));
  if (odd !== undefined) return failed('code-letter', { found: odd });
  const all = parseLetters(text) ?? [];
  const bytes = all.slice(0, -CHECK_BYTES);
  const isWhole =
    all.length > CHECK_BYTES && checksum(bytes).every((byte, i) => all[bytes.length + i] === byte);
  if (!isWhole) return failed('code-checksum');
  const next = numbersOf(bytes);
  const heroes = parseSteps(next, 'C');
  const cards = TYPES.map(type => parseSteps(next, type));
  if (!heroes || cards.includes(undefined) || next() !== undefined) return failed('code-broken');
  return {
    value: {
      id: 'shared',
      heroes: heroes.map(([id]) => id),
      cards: Object.fromEntries(cards.flatMap(entries => entries ?? [])),
    },
    faults: [],
  };
};
