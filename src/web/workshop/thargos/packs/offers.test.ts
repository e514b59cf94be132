import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRIGGERS } from '../../../../games/thargos/effects/effect.ts';
import { VERB_NAMES } from '../../../../games/thargos/effects/verbs/index.ts';
import { keysOf } from '../../../../games/thargos/packs/read-effect.ts';
import { parseEffectsText } from './effects-text.ts';
import { insideOf, type Offers, offersAt, skeletonOf } from './offers.ts';

/** The completions at the caret. The mark `|` in the text stands for the caret. */
const at = (marked: string): Offers & { readonly text: string } => {
  const text = marked.replace('|', '');
  return { ...offersAt(text, marked.indexOf('|')), text };
};

const names = ({ list }: Offers): string[] => list.map(({ name }) => name);

test('every operation that the completions insert is valid without further changes', () => {
  for (const verb of VERB_NAMES) {
    // An operation can refer to a die only if an earlier operation rolled it. This test has only one operation.
    const text = JSON.stringify([{ on: 'missionWon', do: [skeletonOf(verb)] }]);
    const codes = parseEffectsText(text, 'mission').faults.map(({ code, place }) => `${code} ${place}`);
    assert.deepEqual(codes, [], `expected the inserted operation to be valid: ${text}`);
  }
});

test('the completions offer a value for every optional key of every operation', () => {
  for (const verb of VERB_NAMES)
    for (const key of keysOf(verb).optional) {
      const { list } = at(`[{"on": "play", "do": [{"op": "${verb}", "${key}": |}]}]`);
      assert.ok(
        list.length > 0,
        `expected VALUES or EXAMPLES to have a value for ${verb}.${key}, found none`,
      );
    }
});

test('offersAt offers an effect for every trigger in an empty text, and every operation in a list of operations', () => {
  const empty = at('|');
  assert.deepEqual(names(empty), [...TRIGGERS]);
  for (const { insert } of empty.list)
    assert.deepEqual(
      parseEffectsText(insert, 'hero').faults,
      [],
      `expected the inserted effect to be valid: ${insert}`,
    );
  assert.equal(at('[{"on": "play", "do": [|]}]').what, 'op');
  assert.deepEqual(names(at('[{"on": "play", "do": [|]}]')), [...VERB_NAMES]);
});

test("offersAt offers the keys that an object allows and doesn't have yet", () => {
  assert.deepEqual(names(at('[{"on": "play", "do": [{"op": "draw", "who": "self", |}]}]')), ['amount']);
  assert.ok(!names(at('[{"on": "play", |}]')).includes('on'));
  assert.ok(names(at('[{"on": "play", |}]')).includes('limit'));
  assert.ok(names(at('[{"on": "play"|}]')).includes('window'));
  assert.ok(names(at('[{"on": "play", "do": [{"op": "dig", "where": {|}}]}]')).includes('pamMax'));
});

test('offersAt offers the values that a key allows, and completes a partial word', () => {
  assert.ok(names(at('[{"on": |}]')).includes('missionWon'));
  assert.deepEqual(names(at('[{"on": "missionW|"}]')), ['missionWon']);
  const { from, to, list, text } = at('[{"on": "missionW|"}]');
  assert.equal(text.slice(0, from) + list[0]!.insert + text.slice(to), '[{"on": "missionWon"}]');
  assert.ok(names(at('[{"do": [{"op": "modAttr", "attr": |}]}]')).includes('mysticism'));
  assert.ok(names(at('[{"do": [{"op": "heal", "target": |}]}]')).includes('host'));
});

test('insideOf moves a caret that is before or after the list of effects into the list', () => {
  assert.equal(insideOf('[]', 0), 1);
  assert.equal(insideOf('[]\n', 3), 1);
  assert.equal(insideOf(' [{}] ', 6), 4);
  assert.equal(insideOf('', 5), 0);
  assert.equal(insideOf('[{"on": ', 8), 8);
});

test("offersAt doesn't throw on invalid JSON, wherever the caret is", () => {
  const text = '[{"on": "pl\\"ay", "do": [{"op": "if", "cond": {"is": }, ]]}}';
  for (let caret = 0; caret <= text.length; caret++) assert.ok(offersAt(text, caret).list.length >= 0);
});
