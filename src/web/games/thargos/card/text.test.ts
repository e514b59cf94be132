import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { ENGLISH } from '../../../../games/thargos/words/english/grammar.ts';
import { FRENCH } from '../../../../games/thargos/words/french/grammar.ts';
import { duelLines, storyLines } from './text.ts';

test('HT-7.6: in a story, the text of a lasting Action mentions a hero instead of a track', () => {
  const lasting = DEFAULT_SET.filter(card => card.type === 'action' && card.play === 'track');
  assert.ok(lasting.length > 0);
  for (const card of lasting) {
    assert.equal(storyLines(ENGLISH, card, 'active', 'whole')[0], 'Place it beside one of your heroes.');
    assert.equal(storyLines(FRENCH, card, 'active', 'whole')[0], 'À poser à côté d’un de vos héros.');
    assert.ok(
      !storyLines(ENGLISH, card, 'active', 'short').join().includes('heroes.'),
      `expected the short text of ${card.id} not to mention heroes`,
    );
    for (const length of ['whole', 'short'] as const) {
      assert.doesNotMatch(
        storyLines(ENGLISH, card, 'active', length).join(' '),
        /track/,
        `expected the text of ${card.id} not to mention tracks`,
      );
      assert.doesNotMatch(
        storyLines(FRENCH, card, 'active', length).join(' '),
        /piste/,
        `expected the text of ${card.id} not to mention tracks`,
      );
    }
  }
});

test('HT-9.7, HT-9.8: in a duel no card text mentions stories', () => {
  const said = (lines: typeof duelLines) =>
    DEFAULT_SET.flatMap(card => lines(ENGLISH, card, 'active', 'whole')).filter(line =>
      /^Story: /.test(line),
    );
  assert.ok(said(storyLines).length > 0);
  assert.deepEqual(said(duelLines), []);
});
