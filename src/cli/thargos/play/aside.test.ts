import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../bots/thargos/index.ts';
import { isSame } from '../../../engine/canonical.ts';
import { stream } from '../../../engine/random.ts';
import { deed, hero, mission, ONE, THREE, TWO, times } from '../../../games/thargos/test/cards.ts';
import { thargos } from '../../../games/thargos/test/game.ts';
import { duel, opened } from '../../../games/thargos/test/table.ts';
import { advised, hintLines } from './aside.ts';
import { sceneOf } from './names.ts';
import { parseAnswer, questionLines } from './question.ts';

test('if an attempt would win the game, the hint always suggests this attempt', () => {
  // The player is one point short of the target, and the defender can't hold the Mission.
  const { state } = duel({
    a: { heroes: [hero('Ada', '9 9 9')], vp: 3, target: 4, hand: times(6, TWO) },
    b: { vp: 3, target: 4 },
    missions: [mission('Road', { power: 1 }, { vp: 1 })],
  });
  const view = thargos.view(state, 0);
  const hint = () => advised(view, stream(state.secret.seed, 'hint'));
  assert.deepEqual(hint(), { type: 'attempt', track: 0 });
  assert.deepEqual(hint(), hint());
});

test('every hint is legal, and some hint differs from the answer of the greedy bot, because hints search deeper', () => {
  let t = opened(2, { quickPlay: true }, 'hints');
  let [differing, asked] = [0, 0];
  while (differing === 0 && asked < 10 && t.state.question) {
    const { seat, type } = t.state.question;
    const view = thargos.view(t.state, seat);
    const greedy = BOTS.greedy(view, stream(t.state.secret.seed, `${t.state.turn.number}`));
    if (type === 'act') {
      const hint = advised(view, stream(t.state.secret.seed, 'hint'));
      assert.ok(thargos.allows(thargos.options(view), hint));
      asked += 1;
      if (!isSame(hint, greedy)) differing += 1;
    }
    t = t.give(greedy);
  }
  assert.equal(
    differing,
    1,
    `expected a hint that differs from the greedy bot's answer, found none in ${asked} hints`,
  );
});

test('a hint to pick several cards shows each of them with the same line as the list of options', () => {
  const recall = deed('Recall', { op: 'recover', who: 'self', amount: 2, to: 'hand', by: 'chooser' });
  const { state } = duel({ a: { hand: [recall], discard: [ONE, TWO, THREE] } }).play('Recall');
  const view = thargos.view(state, 0);
  const options = thargos.options(view);
  for (const language of ['en', 'fr'] as const) {
    const scene = sceneOf(view, language);
    const command = parseAnswer(scene, options, '3 1')!;
    const listed = questionLines(scene, options);
    const hint = hintLines(scene, options, command);
    assert.deepEqual(
      hint.map(line => line.trim().split(' ')[0]),
      ['3.', '1.'],
    );
    for (const line of hint)
      assert.ok(
        listed.includes(line),
        `expected the list of options to contain the line "${line}" of the hint`,
      );
  }
  assert.deepEqual(hintLines(sceneOf(view, 'en'), options, { type: 'choose', picks: [] }), ['nothing']);
});
