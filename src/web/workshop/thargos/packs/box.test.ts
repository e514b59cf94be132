import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { CARD_TYPES } from '../../../../games/thargos/effects/effect.ts';
import { badgeOf } from '../../../../games/thargos/packs/badge.ts';
import { isError } from '../../../../games/thargos/packs/fault.ts';
import { effectsOf } from '../../../../games/thargos/packs/walk.ts';
import { heavyPack } from '../../../../games/thargos/test/heavy-pack.ts';
import { type CardDraft, checkDraft, draftOf, NO_DRAFT, typeOfId } from './draft.ts';
import { makeEffectsText, parseEffectsText } from './effects-text.ts';
import { joined, parseAny } from './model.ts';
import { withId } from './prefill.ts';
import { previewOf } from './preview.ts';

const mission: CardDraft = { ...NO_DRAFT, id: 'm22', name: 'Guilds', pam: '2', vp: '1', mind: '2' };

test('HT-1.6: the letter of the id decides what is asked for', () => {
  assert.deepEqual(['c1', 'L2', ' a3', 'M4', 'x5', ''].map(typeOfId), [
    'hero',
    'advantage',
    'action',
    'mission',
    undefined,
    undefined,
  ]);
});

test('numbers alone make a card; what it does is marked as not entered', () => {
  const { card, faults } = checkDraft(mission);
  assert.deepEqual(faults.filter(isError), []);
  assert.ok(card?.type === 'mission');
  assert.deepEqual([card.id, card.pam, card.vp, card.attrs], ['M22', 2, 1, { mind: 2 }]);
  assert.equal(card.source.effect, 'unknown');
  assert.equal(badgeOf(card), 'partly-known');
  const plain = checkDraft({ ...mission, isPlain: true }).card;
  assert.equal(plain && badgeOf(plain), 'printed');
});

test('an incomplete draft can be previewed', () => {
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

test('every fault is at the field that caused it', () => {
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

test('a hero has two faces; one without a person is known by its name', () => {
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

test('every card that we ship can be put into the form and comes out as it was', () => {
  for (const card of DEFAULT_SET) {
    const { card: back, faults } = checkDraft(draftOf(card));
    assert.deepEqual(faults.filter(isError), [], card.id);
    assert.ok(back, card.id);
    assert.deepEqual(
      effectsOf(back).map(({ effect }) => effect),
      effectsOf(card).map(({ effect }) => effect),
    );
    const { source: _, text: __, ...rest } = card;
    const { source: ___, text: ____, ...again } = back;
    assert.deepEqual(again, rest, card.id);
  }
});

test('effects as JSON say what is wrong at its line and column', () => {
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

test('a retyped card replaces the previous one; others stay by id', () => {
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

test('a cell that cannot be read is one fault, a cell left empty is another', () => {
  const { value, faults } = parseAny('id;name;pam;vp;mM\nM22;Guilds;two;1;2\nM23;;2;1;2');
  assert.equal(value, undefined);
  assert.deepEqual(
    faults.map(({ code, line }) => `${line} ${code}`),
    ['2 csv-not-a-number', '3 missing-key'],
  );
});

test('a pack that is too complex to evaluate is not imported, and the fault says why', () => {
  const { value, faults } = parseAny(JSON.stringify(heavyPack({ effects: 12, width: 8 })));
  assert.equal(value, undefined);
  assert.deepEqual(
    faults.filter(isError).map(({ code, place }) => [code, place]),
    [['pack-too-complex', 'cards']],
  );
});

test('a pack on top of the community cards starts a card with the community values', () => {
  const base = DEFAULT_SET.find(card => card.id === 'M501')!;
  const typed = ['m', 'm5', 'm50', 'm501'].reduce((draft, id) => withId(draft, id, DEFAULT_SET), NO_DRAFT);
  assert.deepEqual(typed, { ...draftOf(base), id: 'm501', copies: '1', text: '', effects: [] });
  const { card } = checkDraft(typed);
  assert.equal(card?.name.en, base.name.en);
  // Nobody typed in what it does: it isn't called printed.
  assert.equal(card && badgeOf(card), 'partly-known');
  // Another id is another card; what was typed stays.
  assert.deepEqual(withId(typed, 'm5010', DEFAULT_SET), { ...NO_DRAFT, id: 'm5010' });
  assert.equal(withId({ ...typed, pam: '3' }, 'm5010', DEFAULT_SET).pam, '3');
  // A pack that stands alone starts empty.
  assert.deepEqual(withId(NO_DRAFT, 'm501', []), { ...NO_DRAFT, id: 'm501' });
});
