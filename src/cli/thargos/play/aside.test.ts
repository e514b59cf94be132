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

test('a hint is what serves best of all that was tried out, the same each time', () => {
  // One point short of the target, with a Mission that nobody can hold.
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

test('a hint thinks further than a greedy bot, and is always an answer that may be given', () => {
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
  assert.equal(differing, 1, `${asked} hints, all of them greedy`);
});

test('a hint for several picks names each of them as the question lists it', () => {
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
    for (const line of hint) assert.ok(listed.includes(line), line);
  }
  assert.deepEqual(hintLines(sceneOf(view, 'en'), options, { type: 'choose', picks: [] }), ['nothing']);
});
