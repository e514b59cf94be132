import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { sum } from '../../../engine/util.ts';
import { countedAwards } from '../rules.ts';
import { type Edict, SUITS, stars, type Values } from './edict.ts';
import { type Example, exampleAwards, exampleLand, PLAIN_HOUSE } from './example.ts';
import { EXAMPLES } from './examples.ts';
import { EDICTS, SETS } from './sets.ts';

const checkAwards = (card: Edict, example: Example): void => {
  const { grid } = exampleLand(example);
  const awards = exampleAwards(card, example);
  for (const { stars, cells, each } of awards) {
    assert.ok(stars > 0, `expected each award of ${card.id} to give at least 1 star, found ${stars}`);
    assert.equal(cells.grid, grid);
    assert.ok(!cells.isEmpty && cells.list().every(cell => cell < grid.height * grid.width));
    if (each !== undefined) assert.equal(stars, each * cells.size);
  }
  const counted = countedAwards({ card, values: card.values.printed, solo: card.solo }, awards);
  assert.equal(sum(counted.map(award => award.stars)), example.stars);
};

for (const card of EDICTS.values())
  for (const example of EXAMPLES[card.id] ?? [])
    test(`${card.rule} ${card.id}: ${example.says.en}`, () => checkAwards(card, example));

test('CA-09 each box has a scoring card of every suit', () => {
  for (const { edicts } of Object.values(SETS))
    for (const suit of SUITS)
      assert.ok(
        edicts.some(card => card.suit === suit),
        `expected each box to have a scoring card of the suit ${suit}`,
      );
});

test('every base scoring card has a French `gloss`, because the French box prints English names; no Heroes card has one', () => {
  for (const { id, name, gloss } of SETS.base.edicts)
    assert.ok(gloss && gloss !== name.en, `expected a French gloss for ${id}, found ${gloss}`);
  for (const { id, name, gloss } of SETS.heroes.edicts)
    assert.ok(
      gloss === undefined && (name.fr !== name.en || id === 'silos'),
      `expected a French name and no gloss for ${id}, found ${name.fr} and ${gloss}`,
    );
});

test('every scoring card has its own rule id', () => {
  const rules = [...EDICTS.values()].map(card => card.rule);
  assert.equal(new Set(rules).size, rules.length);
  for (const rule of rules) assert.match(rule, /^C[AH]-1\d\d$/);
});

test('every scoring card has at least four different examples, some of which give stars and some none', () => {
  assert.deepEqual(Object.keys(EXAMPLES).sort(), [...EDICTS.keys()].sort());
  for (const [id, examples] of Object.entries(EXAMPLES)) {
    assert.ok(examples.length >= 4, `expected ${id} to have at least 4 examples, found ${examples.length}`);
    assert.ok(
      examples.some(example => example.stars > 0) && examples.some(example => example.stars === 0),
      `expected ${id} to have an example with stars and one without`,
    );
    assert.equal(
      new Set(examples.map(example => example.says.en)).size,
      examples.length,
      `expected the examples of ${id} to have different texts`,
    );
  }
});

test('a scoring card whose editions differ has examples for both editions', () => {
  for (const card of EDICTS.values())
    for (const edition of ['printed', 'rulebook-en'] as const)
      if (card.values[edition])
        assert.ok(
          EXAMPLES[card.id]!.some(example => (example.edition ?? 'printed') === edition),
          `expected ${card.id} to have an example for the edition ${edition}`,
        );
});

const textsOf = (card: Edict, values: Values): string[] =>
  LANGUAGES.map(language => card.text(values)[language]);

test('the text of a scoring card names its stars, and contains no number except the card’s values', () => {
  for (const card of EDICTS.values())
    for (const values of Object.values(card.values)) {
      const worth = values.stars === undefined ? Object.values(values) : [values.stars];
      for (const language of LANGUAGES) {
        const text = card.text(values)[language];
        for (const n of worth)
          assert.ok(
            text.includes(stars(n)[language]),
            `expected ${card.id} to name "${stars(n)[language]}", found ${text}`,
          );
        assert.match(text, /^\S.*\.$/);
        assert.doesNotMatch(text, /\b0\b/, `expected ${card.id} to omit a condition whose value is 0`);
        for (const number of text.match(/\d+/g) ?? [])
          assert.ok(
            Object.values(values).includes(Number(number)),
            `expected only values of ${card.id} as numbers, found ${number} in: ${text}`,
          );
      }
    }
});

test('correcting a value of a scoring card changes its text in both languages', () => {
  for (const card of EDICTS.values())
    for (const values of Object.values(card.values))
      for (const [key, value] of Object.entries(values)) {
        const corrected = textsOf(card, { ...values, [key]: value === 1 ? 0 : value + 1 });
        for (const [i, text] of textsOf(card, values).entries())
          assert.notEqual(
            text,
            corrected[i],
            `expected a new value of ${key} to change the text of ${card.id}`,
          );
      }
});

test('with any corrected value, a scoring card gives awards of whole stars, and no award of 0 stars', () => {
  for (const card of EDICTS.values())
    for (const key of Object.keys(card.values.printed))
      for (const value of [-999, -1, 0, 1, 999])
        for (const example of EXAMPLES[card.id]!) {
          const awards = card.score(
            exampleLand(example),
            { ...card.values.printed, [key]: value },
            PLAIN_HOUSE,
          );
          assert.ok(awards.every(award => Number.isInteger(award.stars) && award.stars !== 0));
        }
});

test('names, texts and examples of scoring cards follow the typography of their language', () => {
  for (const card of EDICTS.values()) {
    const examples = EXAMPLES[card.id]!.map(example => example.says);
    for (const { en, fr } of [card.name, ...Object.values(card.values).map(card.text), ...examples]) {
      assert.ok(en.length > 0 && fr.length > 0, `expected texts of ${card.id} in both languages`);
      assert.doesNotMatch(en + fr, /'/);
      assert.doesNotMatch(
        fr,
        /[^\u202f][;:!?]/,
        `expected a narrow no-break space before the punctuation of: ${fr}`,
      );
      assert.doesNotMatch(en, /\u202f/, `expected no narrow no-break space in: ${en}`);
    }
  }
});

test('CA-114 the card awards exactly the spaces of the largest filled square', () => {
  const card = [...EDICTS.values()].find(({ rule }) => rule === 'CA-114')!;
  const drawing = `
    . . . . .
    . . . F F
    . . . F F
    F . . . .
    . . . . .`;
  const { cells } = exampleAwards(card, { stars: 6, says: { en: '', fr: '' }, drawing })[0]!;
  assert.deepEqual(cells.list(), [8, 9, 13, 14]);
});

test('CA-09 every scoring card has one of the four suits, and each box has the same number of cards of every suit', () => {
  for (const { edicts } of Object.values(SETS)) {
    for (const { id, suit } of edicts)
      assert.ok(SUITS.includes(suit), `expected ${id} to have a known suit, found ${suit}`);
    const counts = SUITS.map(suit => edicts.filter(card => card.suit === suit).length);
    assert.deepEqual(
      new Set(counts).size,
      1,
      `expected each suit to have the same number of cards, found ${counts}`,
    );
  }
});
