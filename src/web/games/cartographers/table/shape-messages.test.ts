import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distinctWays } from '../../../../games/cartographers/board/shapes.ts';
import { DECK_CARDS } from '../../../../games/cartographers/cards/sets.ts';
import { language } from '../../../settings.ts';
import { shapeWords } from './shape-messages.ts';

const wordsFor = (drawing: string): string => shapeWords(drawing.split('/'));

test('shape texts name the shape and describe its rows from top to bottom', () => {
  assert.equal(wordsFor('###/#..'), 'L of four: three across, then one at the left');
  assert.equal(wordsFor('#./#./##'), 'L of four: one at the left, then one at the left, then two across');
  assert.equal(wordsFor('#/#/#'), 'bar of three: three down');
  assert.equal(
    wordsFor('.#./###/.#.'),
    'cross of five: one in the middle, then three across, then one in the middle',
  );
  assert.equal(wordsFor('##/../##'), 'two bars of two: two across, then an empty row, then two across');
  assert.equal(
    wordsFor('#.#/.#.'),
    'V of three: one at the left and one at the right, then one in the middle',
  );
  assert.equal(wordsFor('#'), 'one space');
  language.value = 'fr';
  assert.equal(wordsFor('###/#..'), 'L de quatre\u202f: trois en largeur, puis une à gauche');
  language.value = 'en';
});

test('CA-22: every orientation of every printed shape has its own text', () => {
  const shapes = [...DECK_CARDS.values()].flatMap(card =>
    card.kind === 'explore'
      ? card.shapes.map(({ rows }) => rows)
      : card.kind === 'ambush'
        ? [card.shape]
        : [],
  );
  const ways = new Map(shapes.flatMap(distinctWays).map(way => [way.join('/'), way]));
  const said = [...ways.values()].map(shapeWords);
  assert.equal(new Set(said).size, ways.size);
});
