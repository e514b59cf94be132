import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertWellFormed } from '../../../art/test/well-formed.ts';
import {
  CREST_CHARGES,
  CREST_DIVISIONS,
  CREST_SHAPES,
  type Crest,
  crestFor,
  drawCrest,
  makeCrest,
  parseCrest,
  TINCTURES,
} from './crest.ts';

test('every possible crest can be drawn, and its word is parsed back into the same crest', () => {
  for (const shape of CREST_SHAPES)
    for (const division of CREST_DIVISIONS)
      for (const charge of CREST_CHARGES)
        for (const [i, field] of TINCTURES.entries()) {
          const crest: Crest = { shape, division, field, second: TINCTURES[6 - i]!, charge };
          assertWellFormed(drawCrest(crest));
          assert.deepEqual(parseCrest(makeCrest(crest)), crest);
        }
});

test('the first sixty seats have different crests', () => {
  const words = Array.from({ length: 60 }, (_, seat) => makeCrest(crestFor(seat)));
  assert.equal(new Set(words).size, words.length);
  assert.equal(words[0], 'heater-plain-azure-gules-star');
  for (let seat = 0; seat < 60; seat++) assert.notEqual(crestFor(seat).field, crestFor(seat).second);
});

test('parseCrest rejects unknown parts, and drawCrest replaces them', () => {
  for (const text of ['', 'heater', 'heater-pale-azure-or-star-x', 'heater-pale-azure-or-toString', '<svg>'])
    assert.equal(parseCrest(text), undefined);
  const evil = '"/><script>' as never;
  const drawing = drawCrest({ shape: evil, division: evil, field: evil, second: evil, charge: evil });
  assertWellFormed(drawing);
  assert.ok(!drawing.includes('script'));
});
