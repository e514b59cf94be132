import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VERB_NAMES } from '../../../../games/thargos/effects/definition.ts';
import { TRIGGERS } from '../../../../games/thargos/effects/effect.ts';
import { parseEffectsText } from './effects-text.ts';
import { insideOf, type Offers, offersAt, skeletonOf } from './offers.ts';

/** The bar marks the caret. */
const at = (marked: string): Offers & { readonly text: string } => {
  const text = marked.replace('|', '');
  return { ...offersAt(text, marked.indexOf('|')), text };
};

const names = ({ list }: Offers): string[] => list.map(({ name }) => name);

test('every offered operation is valid as inserted', () => {
  for (const verb of VERB_NAMES) {
    // What is rolled for must be rolled before, so nothing here names a die.
    const text = JSON.stringify([{ on: 'missionWon', do: [skeletonOf(verb)] }]);
    const codes = parseEffectsText(text, 'mission').faults.map(({ code, place }) => `${code} ${place}`);
    assert.deepEqual(codes, [], `${verb}: ${text}`);
  }
});

test('an empty text is offered an effect for every moment, a list of deeds every deed', () => {
  const empty = at('|');
  assert.deepEqual(names(empty), [...TRIGGERS]);
  for (const { insert } of empty.list) assert.deepEqual(parseEffectsText(insert, 'hero').faults, [], insert);
  assert.equal(at('[{"on": "play", "do": [|]}]').what, 'op');
  assert.deepEqual(names(at('[{"on": "play", "do": [|]}]')), [...VERB_NAMES]);
});

test('keys are those that the object has room for and does not have yet', () => {
  assert.deepEqual(names(at('[{"on": "play", "do": [{"op": "draw", "who": "self", |}]}]')), ['amount']);
  assert.ok(!names(at('[{"on": "play", |}]')).includes('on'));
  assert.ok(names(at('[{"on": "play", |}]')).includes('limit'));
  assert.ok(names(at('[{"on": "play"|}]')).includes('window'));
  assert.ok(names(at('[{"on": "play", "do": [{"op": "dig", "where": {|}}]}]')).includes('pamMax'));
});

test('values are those of their key, and a partial word is completed', () => {
  assert.ok(names(at('[{"on": |}]')).includes('missionWon'));
  assert.deepEqual(names(at('[{"on": "missionW|"}]')), ['missionWon']);
  const { from, to, list, text } = at('[{"on": "missionW|"}]');
  assert.equal(text.slice(0, from) + list[0]!.insert + text.slice(to), '[{"on": "missionWon"}]');
  assert.ok(names(at('[{"do": [{"op": "modAttr", "attr": |}]}]')).includes('mysticism'));
  assert.ok(names(at('[{"do": [{"op": "heal", "target": |}]}]')).includes('host'));
});

test('before and behind the list the list is meant', () => {
  assert.equal(insideOf('[]', 0), 1);
  assert.equal(insideOf('[]\n', 3), 1);
  assert.equal(insideOf(' [{}] ', 6), 4);
  assert.equal(insideOf('', 5), 0);
  assert.equal(insideOf('[{"on": ', 8), 8);
});

test('accepts any text with the caret anywhere', () => {
  const text = '[{"on": "pl\\"ay", "do": [{"op": "if", "cond": {"is": }, ]]}}';
  for (let caret = 0; caret <= text.length; caret++) assert.ok(offersAt(text, caret).list.length >= 0);
});
