import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options } from '../../../../../games/thargos/asking/options.ts';
import { hero, mission, ONE, TALLY } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import type { Wish } from '../../../../../games/thargos/test/situation.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import { language } from '../../../../settings.ts';
import { defendPrompt, pamMoves, pamOptions } from './pam-moves.ts';

/** HT-A-55: a defender without cards is asked only because this hero has an ability to use. */
const GUARD = hero('Bea', '2 2 2', { effects: [{ on: 'activated', window: 'withPam', do: [TALLY] }] });

const asking = (attrs: object, config: Wish['config'] = {}, hand = [ONE]) => {
  const t = duel({
    config: config ?? {},
    a: { heroes: [hero('Ada', '1 1 1')], hand: [ONE] },
    b: { hand, heroes: [hand.length === 0 ? GUARD : hero('Bea')] },
    missions: [mission('Road', attrs)],
  })
    .attempt(0)
    .place('One power');
  const view = thargos.view(t.state, 1);
  const asked = pamOptions(options(view));
  assert.ok(asked);
  return { view, asked };
};

const offered = (attrs: object, config: Wish['config'] = {}): string[] => {
  const { view, asked } = asking(attrs, config);
  return pamMoves(view, asked, []).map(({ command }) => command.type);
};

test('HT-A-06: if a defense needs cards, the page offers to concede but not to defend without cards', () => {
  assert.deepEqual(offered({ power: 1, mind: 1 }), ['concede']);
  assert.deepEqual(offered({ power: 1 }), ['concede', 'defend']);
  assert.deepEqual(offered({ power: 1, mind: 1 }, { rules: 'balanced' }), ['concede', 'defend']);
  assert.deepEqual(offered({ power: 1, mind: 1 }, { allowConcede: false }), ['defend']);
});

const TWO_COLORS = { power: 1, mind: 1 };

test('HT-5.5: the prompt for a defense mentions only what the defender can do now', () => {
  const prompt = (...wish: Parameters<typeof asking>): string => {
    const { view, asked } = asking(...wish);
    return defendPrompt(view, asked);
  };
  assert.equal(prompt({ power: 1 }), 'Defend with cards, defend without cards, or let it go.');
  assert.equal(prompt({ power: 1 }, {}, []), 'Defend without cards, use a power, or let it go.');
  assert.equal(prompt({ power: 1 }, { allowConcede: false }), 'Defend with cards or defend without cards.');
  assert.equal(prompt(TWO_COLORS), 'Defend with cards or let it go.');
  assert.equal(prompt(TWO_COLORS, {}, []), 'Use a power or let it go.');
  assert.equal(prompt(TWO_COLORS, { allowConcede: false }), 'Defend with cards or let it go.');
});

test('HT-5.5: the buttons for conceding and for defending without cards explain their consequences in both languages', () => {
  const notes = (...wish: Parameters<typeof asking>) => {
    const { view, asked } = asking(...wish);
    return pamMoves(view, asked, []).map(({ label, note }) => [label, note]);
  };
  const letGo = ['Let it go', 'The attacker wins without comparing totals.'];
  assert.deepEqual(notes({ power: 1 }), [
    letGo,
    ['Defend without cards', 'Totals are compared: a higher total is enough.'],
  ]);
  assert.deepEqual(notes(TWO_COLORS), [letGo]);
  assert.deepEqual(notes(TWO_COLORS, { rules: 'balanced' }), [
    letGo,
    ['Defend without cards', 'Totals are compared: a higher total in one color is enough.'],
  ]);
  // Without a concede command, the button for a defense without cards that always loses is also labeled "Let it go".
  assert.deepEqual(notes(TWO_COLORS, { allowConcede: false }), [letGo]);
  language.value = 'fr';
  assert.deepEqual(notes({ power: 1 }), [
    ['Céder la mission', 'L’attaquant gagne sans comparaison.'],
    ['Défendre sans carte', 'On compare les totaux\u202f: un total plus élevé suffit.'],
  ]);
  language.value = 'en';
});

const mainOf = (attack: string, defence: string): (string | undefined)[] => {
  const t = duel({
    a: { heroes: [hero('Ada', attack)], hand: [ONE] },
    b: { heroes: [hero('Bea', defence)], hand: [ONE] },
    missions: [mission('Road', { power: 1 })],
  }).attempt(0);
  const main = (seat: number): string | undefined => {
    const view = thargos.view(seat === 0 ? t.state : t.place('One power').state, seat);
    const asked = pamOptions(options(view));
    assert.ok(asked);
    return pamMoves(view, asked, []).find(({ isMain }) => isMain)?.label;
  };
  return [main(0), main(1)];
};

test("HT-5.8: the button for placing no cards isn't the main button if placing none certainly loses", () => {
  assert.deepEqual(mainOf('1 1 1', '2 1 1'), [undefined, 'Defend without cards']);
  assert.deepEqual(mainOf('2 1 1', '1 1 1'), ['Attempt without cards', undefined]);
});
