import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHOICES, DEFAULTS } from '../../../../games/thargos/config.ts';
import { ruleOf } from '../../../../games/thargos/refusals/codes.ts';
import { GLOSSARY } from '../../../../games/thargos/words/glossary.ts';
import { SHORT_MIRROR } from '../../../../games/thargos/words/mirror.ts';
import { WORDS as LESSON } from '../lesson/messages.ts';
import { CHOICE_WORDS } from '../new-game/choice-messages.ts';
import { NUMBER_WORDS } from '../new-game/number-messages.ts';
import { anchorFor, CHAPTERS } from './places.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

const defined = ['thargos', 'thargos-story', 'thargos-solo', 'thargos-open-points'].flatMap(name =>
  [
    ...read(`docs/rules/${name}.md`).matchAll(
      /^(?:\*\*(HT-[\d.]+[a-z]?)\*\*|#+ (HT-[\d.]+) |\| (HT-A-\d+) \|)/gm,
    ),
  ].map(match => match[1] ?? match[2] ?? match[3]!),
);

test('HT-6.1: the first chapter of the rules page is the goal', () => {
  assert.equal(CHAPTERS[0]!.id, 'goal');
  assert.ok(CHAPTERS[0]!.paragraphs[0]!.rules.includes('HT-6.1'));
});

test('the rules page explains every rule in docs/rules exactly once, and cites no unknown rules', () => {
  assert.ok(
    defined.length > 150,
    `expected docs/rules to define more than 150 rules, found ${defined.length}`,
  );
  assert.deepEqual(
    defined.filter(rule => !anchorFor(rule)),
    [],
  );
  const told = CHAPTERS.flatMap(chapter => chapter.paragraphs.flatMap(part => part.rules));
  assert.deepEqual(
    told.filter(rule => !defined.includes(rule)),
    [],
  );
  assert.equal(new Set(told).size, told.length, 'expected only one paragraph to explain each rule');
});

test('every rule id in refusals, the glossary and options has an anchor on the rules page', () => {
  const refusals = [...read('src/games/thargos/refusals/codes.ts').matchAll(/^ {2}'([\w-]+)':/gm)].map(
    match => match[1]!,
  );
  assert.ok(refusals.length > 30);
  const named = [
    ...refusals.flatMap(code => ruleOf(code) ?? []),
    ...Object.values(GLOSSARY).flatMap(entry => entry.rules),
    ...Object.values(CHOICE_WORDS).map(words => words.rule),
    ...Object.values(NUMBER_WORDS).map(words => words.rule),
  ];
  assert.deepEqual(
    named.filter(rule => !anchorFor(rule)),
    [],
  );
});

test('anchorFor ignores case, and finds no anchor for an unknown id', () => {
  assert.equal(anchorFor('ht-5.4'), anchorFor('HT-5.4'));
  assert.equal(anchorFor('HT-5.4'), 'rule-HT-5.4');
  // The unknown id is assembled at run time, because a different test requires that every rule id in a test exists.
  for (const name of ['', `HT-${99.9}`, 'toString', '<b>', '__proto__'])
    assert.equal(anchorFor(name), undefined);
});

test('French rule texts have no straight apostrophe and no plain space before ; : ! ? or inside « »', () => {
  const choices = Object.values(CHOICE_WORDS).flatMap(({ title, why, values }) => [
    title,
    why,
    ...Object.values(values),
  ]);
  const numbers = Object.values(NUMBER_WORDS).flatMap(({ title, why }) => [title, why]);
  const chapters = CHAPTERS.flatMap(chapter => [...chapter.paragraphs, chapter.title]);
  for (const { fr } of [...chapters, ...choices, ...numbers])
    assert.doesNotMatch(
      fr,
      /'| [;:!?»]|« /,
      `expected the French text to have curly apostrophes and narrow no-break spaces, found "${fr}"`,
    );
});

test('every option of the form has texts for exactly its values', () => {
  for (const [key, { values }] of Object.entries(CHOICE_WORDS))
    assert.deepEqual(
      Object.keys(values).toSorted(),
      CHOICES[key as keyof typeof CHOICES].map(String).toSorted(),
      `expected the option ${key} to have texts for exactly its values`,
    );
});

test('HT-A-07: lesson and rules page explain the mirror rule as it is in the default rules', () => {
  const short = SHORT_MIRROR[DEFAULTS.shortMirror];
  const paragraph = CHAPTERS.flatMap(({ paragraphs }) => paragraphs).find(({ rules }) =>
    rules.includes('HT-A-07'),
  );
  for (const language of ['en', 'fr'] as const) {
    assert.ok(paragraph?.[language].includes(short[language]));
    assert.ok(LESSON[language].steps.mirror.sums?.includes(short[language]));
  }
});
