import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { CARD_TYPES } from '../../../../games/thargos/effects/effect.ts';
import { badgeOf } from '../../../../games/thargos/packs/badge.ts';
import { isError } from '../../../../games/thargos/packs/fault.ts';
import { effectsOf } from '../../../../games/thargos/packs/walk.ts';
import { heavyPack } from '../../../../games/thargos/test/heavy-pack.ts';
import { type CardDraft, checkDraft, draftOf, NO_DRAFT, previewOf, typeOfId, withId } from './draft.ts';
import { makeEffectsText, parseEffectsText } from './effects-text.ts';
import { joined, parseAny } from './model.ts';

const mission: CardDraft = { ...NO_DRAFT, id: 'm22', name: 'Guilds', pam: '2', vp: '1', mind: '2' };

test('HT-1.6: the letter of an id determines the card type', () => {
  assert.deepEqual(['c1', 'L2', ' a3', 'M4', 'x5', ''].map(typeOfId), [
    'hero',
    'advantage',
    'action',
    'mission',
    undefined,
    undefined,
  ]);
});

test('a card with only numbers is valid, and its effect is marked as not entered', () => {
  const { card, faults } = checkDraft(mission);
  assert.deepEqual(faults.filter(isError), []);
  assert.ok(card?.type === 'mission');
  assert.deepEqual([card.id, card.pam, card.vp, card.attrs], ['M22', 2, 1, { mind: 2 }]);
  assert.equal(card.source.effect, 'unknown');
  assert.equal(badgeOf(card), 'partly-known');
  const plain = checkDraft({ ...mission, isPlain: true }).card;
  assert.equal(plain && badgeOf(plain), 'printed');
});

test('the form can preview an incomplete card', () => {
  const part = previewOf({ ...NO_DRAFT, id: 'm22', name: 'Guilds', vp: '2' }, 'mission');
  assert.ok(part.type === 'mission');
  assert.deepEqual([part.id, part.name.fr, part.pam, part.vp, part.attrs], ['M22', 'Guilds', 0, 2, {}]);
  assert.equal(badgeOf(part), 'partly-known');
  for (const id of ['C', 'L1', 'A2x', 'M']) {
    const type = typeOfId(id);
    assert.ok(type);
    assert.equal(previewOf({ ...NO_DRAFT, id, pam: 'many', power: '?' }, type).type, type);
  }
  const hero = previewOf({ ...NO_DRAFT, id: 'C9' }, 'hero');
  assert.ok(hero.type === 'hero');
  assert.deepEqual(hero.faces.wounded.attrs, { power: 0, mind: 0, mysticism: 0 });
});

test('checkDraft gives every fault the path of the field that caused it', () => {
  const places = (draft: CardDraft): string[] =>
    checkDraft(draft)
      .faults.filter(isError)
      .map(({ place }) => place);
  assert.deepEqual(places({ ...mission, pam: '' }), ['pam']);
  assert.deepEqual(places({ ...mission, pam: 'two' }), ['pam']);
  assert.deepEqual(places({ ...mission, vp: '9' }), ['vp']);
  assert.deepEqual(places({ ...mission, name: '' }), ['name']);
  assert.deepEqual(places({ ...mission, mind: '' }), ['attrs']);
  assert.deepEqual(places({ ...mission, id: 'M' }), ['id']);
  const hero: CardDraft = { ...NO_DRAFT, id: 'C7', name: 'Ada', hp: '8' };
  assert.ok(places(hero).includes('faces.active.attrs.power'));
});

test('a hero card has two faces; if it names no person, the hero’s name identifies the person', () => {
  const face = { power: '1', mind: '2', mysticism: '3', roll: '', text: '', effects: [] };
  const { card } = checkDraft({
    ...NO_DRAFT,
    id: 'C7',
    name: 'Été Ardent',
    hp: '6',
    faces: { active: face, wounded: { ...face, roll: '1d6-1' } },
  });
  assert.ok(card?.type === 'hero');
  assert.equal(card.person, 'ete-ardent');
  assert.deepEqual(card.faces.wounded.attrs, { roll: '1d6-1' });
});

test('every built-in card stays the same when it is loaded into the form and read back', () => {
  for (const card of DEFAULT_SET) {
    const { card: back, faults } = checkDraft(draftOf(card));
    assert.deepEqual(
      faults.filter(isError),
      [],
      `expected the card ${card.id} to have no errors in the form`,
    );
    assert.ok(back, `expected the form to return the card ${card.id}`);
    assert.deepEqual(
      effectsOf(back).map(({ effect }) => effect),
      effectsOf(card).map(({ effect }) => effect),
    );
    const { source: _, text: __, ...rest } = card;
    const { source: ___, text: ____, ...again } = back;
    assert.deepEqual(again, rest, `expected the card ${card.id} to stay the same`);
  }
});

test('faults in effects that are typed as JSON name their line and column', () => {
  for (const type of CARD_TYPES) {
    assert.deepEqual(parseEffectsText('', type).effects, []);
    const on = type === 'hero' ? 'faceUp' : 'play';
    const good = [{ on, do: [{ op: 'draw', who: 'self', amount: 1 }] }] as never;
    const { effects, faults } = parseEffectsText(makeEffectsText(good), type);
    assert.deepEqual(faults, []);
    assert.deepEqual(effects, good);
    const wrong = parseEffectsText('[\n {"on": "play",\n  "do": [{"op": "drow", "who": "self"}]}\n]', type);
    assert.equal(wrong.effects, undefined);
    const first = wrong.faults[0]!;
    assert.deepEqual([first.code, first.line, first.column], ['unknown-verb', 3, 17]);
    const broken = parseEffectsText('[\n {"on": "play", }\n]', type);
    assert.deepEqual([broken.faults[0]!.code, broken.faults[0]!.line], ['not-json', 2]);
    assert.equal(parseEffectsText('[', type).faults[0]!.line, 1);
  }
});

test('a card that is entered again replaces the card with the same id; all others stay', () => {
  const { card } = checkDraft(mission);
  const other = checkDraft({ ...mission, id: 'A9', vp: '' }).card;
  const again = checkDraft({ ...mission, vp: '3' }).card;
  assert.ok(card && other && again);
  const list = joined(joined([card], [other]), [again]);
  assert.deepEqual(
    list.map(({ id }) => id),
    ['A9', 'M22'],
  );
  assert.ok(list[1]!.type === 'mission' && list[1]!.vp === 3);
});

test('in a table of cards, an unreadable cell and an empty cell are different faults', () => {
  const { value, faults } = parseAny('id;name;pam;vp;mM\nM22;Guilds;two;1;2\nM23;;2;1;2');
  assert.equal(value, undefined);
  assert.deepEqual(
    faults.map(({ code, line }) => `${line} ${code}`),
    ['2 csv-not-a-number', '3 missing-key'],
  );
});

test('the import refuses a pack that is too complex to evaluate, and the fault says why', () => {
  const { value, faults } = parseAny(JSON.stringify(heavyPack({ effects: 12, width: 8 })));
  assert.equal(value, undefined);
  assert.deepEqual(
    faults.filter(isError).map(({ code, place }) => [code, place]),
    [['pack-too-complex', 'cards']],
  );
});

test('in a pack that extends the community cards, typing the id of a community card fills in its values', () => {
  const base = DEFAULT_SET.find(card => card.id === 'M501')!;
  const typed = ['m', 'm5', 'm50', 'm501'].reduce((draft, id) => withId(draft, id, DEFAULT_SET), NO_DRAFT);
  assert.deepEqual(typed, { ...draftOf(base), id: 'm501', boxCopies: '1', text: '', effects: [] });
  const { card } = checkDraft(typed);
  assert.equal(card?.name.en, base.name.en);
  // The badge isn't "printed", because the effect isn't entered yet.
  assert.equal(card && badgeOf(card), 'partly-known');
  // A different id clears the values that were filled in, but keeps those that the user typed.
  assert.deepEqual(withId(typed, 'm5010', DEFAULT_SET), { ...NO_DRAFT, id: 'm5010' });
  assert.equal(withId({ ...typed, pam: '3' }, 'm5010', DEFAULT_SET).pam, '3');
  // In a pack that doesn't extend the community cards, the id fills in nothing.
  assert.deepEqual(withId(NO_DRAFT, 'm501', []), { ...NO_DRAFT, id: 'm501' });
});
