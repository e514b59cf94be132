import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advantage, deed, hero, mission, ONE } from '../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../games/thargos/test/game.ts';
import { cardNamed, duel } from '../../../../games/thargos/test/table.ts';
import { forecastAttached, forecastHealed } from './board/forecast.ts';
import { askedTrack, trackOfCommand } from './relevant-track.ts';

test('on a phone, the page shows the track for which a player must choose a Mission', () => {
  const { state } = duel({
    a: { heroes: [hero('Ada'), hero('Bo', '9 9 9')] },
    b: { hand: [mission('Ford'), mission('Hill'), ONE] },
  })
    .attempt(1)
    .place()
    .concede();
  const view = thargos.view(state, 1);
  assert.equal(askedTrack(view, undefined), 1);
  assert.equal(
    askedTrack(thargos.view(state, 0), undefined),
    undefined,
    'expected askedTrack to return undefined for the other player',
  );
  const card = cardNamed(state, 'Ford', state.secret.hands[1]);
  assert.equal(trackOfCommand(view, { type: 'refill', card }), 1);
});

test("on a phone, attaching a card to a hero or healing a hero shows that hero's track", () => {
  const heal = deed('Salve', { op: 'heal', target: { kind: 'hero', of: 'self', pick: 'choose' } });
  const t = duel({
    a: { heroes: [hero('Ada'), hero('Bo'), hero('Cy')], wounded: [1, 2], hand: [advantage('Sword'), heal] },
  });
  const view = thargos.view(t.state, 0);
  const card = cardNamed(t.state, 'Sword', t.state.secret.hands[0]);
  const bo = cardNamed(t.state, 'Bo');
  const cy = cardNamed(t.state, 'Cy');
  assert.equal(trackOfCommand(view, { type: 'attach', card, hero: cy }), 2);
  const asked = thargos.view(t.play('Salve').state, 0);
  assert.equal(asked.question?.type, 'choose');
  assert.equal(trackOfCommand(asked, { type: 'choose', picks: [bo] }), 1);
});

test('the forecasts for attaching an Advantage and for healing a hero say what an attempt would lack afterward', () => {
  const t = duel({
    a: {
      heroes: [hero('Ada', '2 2 2', { wounded: '0 0 0' })],
      wounded: [0],
      hand: [advantage('Sword', { mods: { power: 1 } })],
    },
    b: { heroes: [hero('Foe', '1 1 1')] },
    missions: [mission('Gate', { power: 1 })],
  });
  const view = thargos.view(t.state, 0);
  const card = cardNamed(t.state, 'Sword', t.state.secret.hands[0]);
  const ada = cardNamed(t.state, 'Ada');
  assert.deepEqual(forecastAttached(view, card, ada), [{ attribute: 'power', by: 1 }]);
  assert.deepEqual(forecastHealed(view, ada), []);
});
