import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EXAMPLES } from '../../../../games/cartographers/cards/examples.ts';
import { DECK_CARDS, EDICTS } from '../../../../games/cartographers/cards/sets.ts';
import { REFUSAL_MESSAGES } from '../../../../games/cartographers/refusal-messages.ts';
import { refusalRule } from '../../../../games/cartographers/refusals.ts';
import { assertWellFormed } from '../../../art/test/well-formed.ts';
import { isFound, placesOf } from '../../../ui/search.ts';
import { synonymsIn } from './messages.ts';
import { drawExample, drawPattern, examplesFor } from './pictures.ts';
import { anchorFor } from './places.ts';
import { CHAPTERS } from './text-en-fr.ts';

test('the rules page explains every rule that a refusal names', () => {
  const rules = Object.keys(REFUSAL_MESSAGES).flatMap(code => refusalRule({ refused: code }) ?? []);
  assert.ok(rules.length > 20);
  for (const rule of rules)
    assert.ok(anchorFor(rule), `expected the rules page to have an anchor for the rule ${rule}, found none`);
});

test('the rules page has an anchor for every card, by its id and by its rule', () => {
  for (const card of EDICTS.values()) {
    assert.equal(anchorFor(card.id), `card-${card.id}`);
    assert.equal(anchorFor(card.rule), `card-${card.id}`);
  }
  for (const id of DECK_CARDS.keys()) assert.equal(anchorFor(id), `card-${id}`);
});

test('the rules page explains exactly the rules of docs/rules', () => {
  const docs = ['cartographers', 'heroes', 'solo', 'combined'].map(name =>
    readFileSync(new URL(`../../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
  );
  const defined = docs.flatMap(doc =>
    [...doc.matchAll(/^(?:\*\*(C[AHCS]-\d+)\*\*|\| (C[AHCS]-\d+) \|)/gm)].map(match => match[1] ?? match[2]!),
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
  assert.equal(new Set(told).size, told.length, 'expected each rule to be explained only once');
});

test('anchorFor ignores case and returns undefined for unknown names', () => {
  assert.equal(anchorFor('ca-24'), anchorFor('CA-24'));
  for (const name of ['', 'CA-999', 'toString', '<b>', '__proto__']) assert.equal(anchorFor(name), undefined);
});

test('placesOf finds the searched words in a text, even if it has accents and ligatures', () => {
  const marked = (search: string, text: string) => placesOf(search, text).map(place => text.slice(...place));
  assert.deepEqual(marked('foret', 'Une Forêt, des forêts'), ['Forêt', 'forêt']);
  assert.deepEqual(marked('oeuf b4', 'B4\u202f: l’œuf'), ['œuf', 'B4']);
  assert.deepEqual(marked(' ', 'Forêt'), []);
});

test('isFound ignores accents, case and word order, and requires every word', () => {
  assert.ok(isFound('foret EAU', 'L’eau et la Forêt'));
  assert.ok(isFound("l'eau", 'L’eau'));
  assert.ok(isFound('coeur', 'Cœur de la Forêt'));
  assert.ok(isFound('  ', 'anything'));
  assert.ok(!isFound('forest water', 'forest'));
});

test("the search finds the words of the base game's French rulebook", () => {
  const found = (search: string): readonly string[] =>
    CHAPTERS.flatMap(({ paragraphs }) => paragraphs)
      .filter(({ fr }) => isFound(search, fr, synonymsIn(fr)))
      .map(({ rules }) => rules[0]!);
  for (const rule of ['CA-02', 'CA-09', 'CA-28'])
    assert.ok(found('champs').includes(rule), `expected a search for "champs" to find the rule ${rule}`);
  assert.ok(found('édits').includes('CA-10'));
  for (const word of ['champs', 'eau', 'groupe', 'édit', 'parchemin', 'carte Score'])
    assert.ok(
      found(word).includes('CA-59'),
      `expected a search for ${word} to find the word list of CA-59, found ${found(word)}`,
    );
  assert.equal(synonymsIn('Elle prend place, la case est fermée.'), '');
});

test('French rule texts have no straight apostrophe and no plain space before ; : ! ? or inside « »', () => {
  for (const { fr } of CHAPTERS.flatMap(chapter => [...chapter.paragraphs, chapter.title]))
    assert.doesNotMatch(
      fr,
      /'| [;:!?»]|« /,
      `expected the French text to have curly apostrophes and narrow no-break spaces, found ${fr}`,
    );
});

test('every example and every attack pattern can be drawn, and each edition has examples of every card', () => {
  for (const card of EDICTS.values()) {
    for (const example of EXAMPLES[card.id]!) assertWellFormed(drawExample(card, example));
    for (const edition of ['printed', 'rulebook-en'] as const)
      assert.ok(
        examplesFor(card, edition).length > 0,
        `expected the card ${card.id} to have an example for the edition ${edition}, found none`,
      );
  }
  for (const card of DECK_CARDS.values())
    if (card.kind === 'hero') assertWellFormed(drawPattern(card.pattern));
});
