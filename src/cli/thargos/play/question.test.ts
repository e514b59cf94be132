import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mission, ONE } from '../../../games/thargos/test/cards.ts';
import { thargos } from '../../../games/thargos/test/game.ts';
import { duel } from '../../../games/thargos/test/table.ts';
import { sceneOf } from './names.ts';
import { questionLines } from './question.ts';

/** Returns the question that the terminal asks a defender with this hand. */
const defending = (attrs: object, language: 'en' | 'fr', hand = [ONE]): string => {
  const t = duel({ b: { hand }, missions: [mission('Road', attrs)] })
    .attempt(0)
    .place('One power');
  const view = thargos.view(t.state, 1);
  return questionLines(sceneOf(view, language), thargos.options(view)).join('\n');
};

test('HT-5.5: the terminal distinguishes conceding from defending without cards', () => {
  const english = defending({ power: 1 }, 'en');
  assert.match(english, /let the Mission go: the attacker wins it without comparing totals/);
  assert.match(
    english,
    /Press Enter to defend without cards: totals are compared, and you hold the Mission if/,
  );
  assert.match(english, /if you lead in at least one color\./);
  const french = defending({ power: 1 }, 'fr');
  assert.match(french, /céder la mission\u202f: l’attaquant la gagne sans comparer les totaux/);
  assert.match(french, /Entrée pour défendre sans carte\u202f: on compare les totaux/);
});

test('HT-A-06: the terminal says if a defense needs cards, and explains how to place cards only if the defender has some', () => {
  const needed = defending({ power: 1, mind: 1 }, 'en');
  assert.match(needed, /Press Enter to let the Mission go: a defense needs cards here\./);
  assert.match(needed, /Type p1/);
  assert.doesNotMatch(needed, /to defend without cards/);
  assert.doesNotMatch(defending({ power: 1 }, 'en', []), /Type p1/);
});
