import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import type { Event } from '../../../games/thargos/events.ts';
import { thargos } from '../../../games/thargos/game.ts';
import { duel } from '../../../games/thargos/test/table.ts';
import { linesOfEvents } from './log-lines.ts';

const view = thargos.view(duel().state, 0);
const told = (event: Event): string[] =>
  LANGUAGES.flatMap(language => linesOfEvents(view, [{ event, about: undefined }], language));

test('HT-5.5: when the player concedes a Mission, the log says “you”', () => {
  assert.deepEqual(told({ type: 'conceded', seat: 0 }), [
    'You let the Mission go.',
    'Vous cédez la mission.',
  ]);
});

test('HT-5.5: when another player concedes a Mission, the log names them', () => {
  assert.deepEqual(told({ type: 'conceded', seat: 1 }), [
    'Player 2 lets the Mission go.',
    'Joueur 2 cède la mission.',
  ]);
});

test('HT-6.4: if players share the first place, the log announces a draw and not a win', () => {
  const ended = (places: readonly number[], seen = view): string | undefined => {
    const result = { why: 'rounds', places, vp: [3, 3], targets: [30, 30], rounds: 1 } as const;
    return linesOfEvents(seen, [{ event: { type: 'ended', result, seed: '' }, about: undefined }], 'en').at(
      -1,
    );
  };
  assert.equal(ended([1, 1]), 'Draw.');
  assert.equal(ended([1, 2]), 'You win.');
  assert.equal(ended([2, 1]), 'You lose.');
  const together = { ...view, config: { ...view.config, coop: true } };
  assert.equal(ended([1, 1], together), 'You win.');
});
