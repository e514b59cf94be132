import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Text } from '../../../engine/text.ts';
import { ATTRIBUTES, FACTIONS } from '../attributes.ts';
import { GLOSSARY } from './glossary.ts';
import {
  ATTRIBUTE_NAMES,
  FACE_NAMES,
  FACTION_NAMES,
  PLAY_NAMES,
  REGION_NAMES,
  TYPE_NAMES,
  tagName,
} from './names.ts';

const isWellSet = ({ en, fr }: Text): void => {
  assert.ok(en.trim() === en && fr.trim() === fr && en !== '' && fr !== '');
  assert.doesNotMatch(en, /'|"/);
  assert.doesNotMatch(fr, /'|"| [;:!?»]|« /);
};

test('every glossary entry has a term and a text in both languages, and cites a rule', () => {
  for (const { term, text, rules } of Object.values(GLOSSARY)) {
    isWellSet(term);
    isWellSet(text);
    assert.match(text.en, /^\p{Lu}.*\.$/u);
    assert.match(text.fr, /^\p{Lu}.*\.$/u);
    for (const rule of rules) assert.match(rule, /^HT-(A-)?\d+(\.\d+)?$/);
    assert.ok(rules.length > 0);
  }
});

test('no two glossary entries have the same term', () => {
  for (const language of ['en', 'fr'] as const) {
    const names = Object.values(GLOSSARY).map(({ term }) => term[language]);
    assert.equal(new Set(names).size, names.length);
  }
});

test('HT-1.7, HT-1.8: no two of the three attributes and no two of the fifteen factions have the same name', () => {
  assert.equal(new Set(ATTRIBUTES.map(id => ATTRIBUTE_NAMES[id].fr)).size, 3);
  assert.equal(new Set(FACTIONS.map(id => FACTION_NAMES[id].en)).size, 15);
  assert.equal(new Set(FACTIONS.map(id => FACTION_NAMES[id].fr)).size, 15);
});

test('names of attributes, factions, faces, types and regions have no surrounding spaces and correct punctuation', () => {
  const tables = [ATTRIBUTE_NAMES, FACTION_NAMES, FACE_NAMES, PLAY_NAMES, REGION_NAMES, TYPE_NAMES];
  for (const table of tables) for (const name of Object.values<Text>(table)) isWellSet(name);
});

test('tagName translates a known tag, and quotes an unknown one', () => {
  assert.deepEqual(tagName('beast'), { en: 'Beast', fr: 'Bête' });
  assert.deepEqual(tagName('condar'), { en: 'Condar', fr: 'Condar' });
  assert.deepEqual(tagName('toString'), { en: '“toString”', fr: '«\u202ftoString\u202f»' });
});
