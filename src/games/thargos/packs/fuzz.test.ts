import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, pick, type Random, stream } from '../../../engine/random.ts';
import { LANGUAGES } from '../../../engine/text.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { parseDecks } from '../decks/file.ts';
import { randomDeck } from '../decks/random.ts';
import { EXAMPLE_CARDS, EXAMPLE_PACK } from '../test/pack-examples.ts';
import { parseCsv } from './csv.ts';
import { FAULT_LEVELS, type Fault, hasError } from './fault.ts';
import { FAULT_MESSAGES } from './fault-messages.ts';
import { faultLine, faultText } from './faults.ts';
import { makeCsv } from './make-csv.ts';
import { type Parsed, parsePack } from './parse.ts';

const TIMES = 1500;
const KEYS = ['op', 'do', 'if', 'amount', 'target', 'constructor', '__proto__', 'toString', 'length', 'then'];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e300,
  1.5,
  '',
  'M22',
  'host',
  '__proto__',
  [],
  {},
  [[]],
  { op: 'draw' },
  { constructor: 1 },
  { all: [] },
];

type Parts = unknown[] | Record<string, unknown>;

const partsOf = (value: unknown): Parts[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Parts, ...Object.values(value).flatMap(partsOf)];
};

/** Makes one random change to the JSON value: removes, replaces or adds a part. */
const mutate = (random: Random, value: unknown): void => {
  const part = pick(random, partsOf(value));
  const keys = Object.keys(part);
  const key = keys.length > 0 && random.below(4) > 0 ? pick(random, keys) : pick(random, KEYS);
  if (Array.isArray(part)) {
    const at = random.below(part.length + 1);
    if (random.below(3) === 0) part.splice(at, 1);
    else part[at] = structuredClone(pick(random, ODD));
  } else if (random.below(3) === 0) delete part[key];
  else
    Object.defineProperty(part, key, {
      value: structuredClone(pick(random, ODD)),
      enumerable: true,
      writable: true,
      configurable: true,
    });
};

/** Removes, repeats or inserts characters at a random position. */
const garble = (random: Random, text: string): string => {
  const at = random.below(text.length);
  const size = random.below(12);
  const put = pick(random, [
    '',
    '"',
    ',',
    '\n',
    '{',
    '[',
    ';',
    '|',
    '\u0000',
    'é',
    '99999999',
    text.slice(at, at + size),
  ]);
  return text.slice(0, at) + put + text.slice(at + (random.below(2) === 0 ? 0 : size));
};

/**
 * Asserts that the result has either a value or an error, and that every fault has a text and, if the input
 * is a text, a position.
 */
const isSound = <T>({ value, faults }: Parsed<T>, input: unknown, hasLines: boolean): void => {
  const said = typeof input === 'string' ? input : JSON.stringify(input);
  assert.equal(
    value === undefined,
    hasError(faults),
    `expected the result to have either a value or an error, but not both, for ${said}`,
  );
  for (const fault of faults) {
    assert.ok(
      Object.hasOwn(FAULT_LEVELS, fault.code),
      `expected the fault code to be in FAULT_LEVELS, found ${fault.code} for ${said}`,
    );
    if (hasLines)
      assert.ok(
        (fault.line ?? 0) >= 1 && (fault.column ?? 0) >= 1,
        `expected ${fault.code} to have a line and column in ${said}`,
      );
    for (const language of LANGUAGES) {
      assert.doesNotMatch(
        faultText(fault, language),
        /undefined|\?\?|\[object/,
        `expected the text of ${fault.code} to have no undefined or missing detail`,
      );
      assert.ok(faultLine(fault, language).length > 10);
    }
  }
};

const seeded = (name: string): Random => stream(parseSeed('fuzz').seed, name);

test('parsePack accepts a mutated pack, or refuses it with place and reason', () => {
  const pack = JSON.parse(EXAMPLE_PACK);
  const cards = JSON.parse(EXAMPLE_CARDS);
  const random = seeded('packs');
  let refused = 0;
  for (let i = 0; i < TIMES; i++) {
    const changed = structuredClone({ ...pack, cards: [pick(random, cards), pick(random, cards)] });
    for (let j = 0; j <= random.below(3); j++) mutate(random, changed);
    const parsed = parsePack(changed, { base: DEFAULT_SET });
    isSound(parsed, changed, false);
    const text = JSON.stringify(changed, undefined, 1);
    isSound(parsePack(text, { base: DEFAULT_SET }), text, true);
    if (!parsed.value) refused += 1;
  }
  assert.ok(refused > TIMES / 2);
});

test('garbled texts of packs, decks and tables are accepted, or refused with place and reason', () => {
  const random = seeded('texts');
  const csv = makeCsv({ cards: DEFAULT_SET.slice(25, 60) });
  const deck = JSON.stringify(randomDeck(random, DEFAULT_SET), undefined, 1);
  for (let i = 0; i < TIMES; i++) {
    const [one, two, three] = [EXAMPLE_PACK, deck, csv].map(text => garble(random, garble(random, text)));
    isSound(parsePack(one), one, true);
    isSound(parseDecks(two), two, true);
    if (i % 5 === 0) isSound(parseCsv(three!), three, true);
  }
});

test('mutated decks are accepted, or refused with place and reason', () => {
  const random = seeded('decks');
  const deck = randomDeck(random, DEFAULT_SET);
  for (let i = 0; i < TIMES; i++) {
    const changed = structuredClone(deck);
    mutate(random, changed);
    isSound(parseDecks(changed), changed, false);
  }
});

test('parsePack refuses 200,000 nested lists, and conditions that are nested too deep', () => {
  const depth = 200_000;
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  assert.ok(hasError(parsePack(deep).faults));
  const conditions = EXAMPLE_PACK.replace(
    '"on": "play"',
    `"on": "play", "if": ${'{"not":'.repeat(5000)}{"is":"solo"}${'}'.repeat(5000)}`,
  );
  assert.ok(parsePack(conditions).faults.some(({ code }) => code === 'too-deep'));
});

test('every fault code has a text in both languages, even without details', () => {
  for (const code of Object.keys(FAULT_LEVELS) as Fault['code'][])
    for (const language of LANGUAGES) {
      const bare = faultText({ code, level: FAULT_LEVELS[code], place: '', details: {} }, language);
      assert.ok(
        bare.endsWith('.') || bare.endsWith('}.'),
        `expected the text to end with a period, found: ${bare}`,
      );
      const said = FAULT_MESSAGES[code][language].toString();
      // French punctuation is preceded by a no-break space.
      if (language === 'fr')
        assert.doesNotMatch(
          said,
          /[\wé] [;:!?»]|« /,
          `expected the text of ${code} to have no-break spaces before French punctuation`,
        );
    }
});
