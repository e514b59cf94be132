import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutFor, readSettings, saveSettings } from './settings.ts';

/** A storage that holds this under every key. */
const holding = (text: string | null) => () => ({ getItem: () => text, setItem: () => undefined });

const forbidden = (): never => {
  throw new Error('SecurityError');
};

const USUAL = {
  language: 'en',
  theme: 'auto',
  confirm: 'two-taps',
  handover: 'page',
  motion: 'auto',
  pace: 'usual',
  sound: 'off',
  buzz: 'off',
  shortcuts: 'on',
  textSize: 100,
};

const CHOSEN = {
  language: 'fr',
  theme: 'dark',
  confirm: 'one-tap',
  handover: 'none',
  motion: 'none',
  pace: 'brisk',
  sound: 'on',
  buzz: 'on',
  shortcuts: 'off',
  textSize: 150,
} as const;

test('uses the defaults, in the first supported language of the browser', () => {
  assert.deepEqual(readSettings(holding(null), ['en-GB']), USUAL);
  assert.deepEqual(readSettings(holding(null), ['de', 'fr-CA', 'en']), { ...USUAL, language: 'fr' });
  assert.deepEqual(readSettings(holding(null), ['de']), USUAL);
  assert.deepEqual(readSettings(holding(null), []), USUAL);
});

test('stored settings win over the language of the browser', () => {
  const rows = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
  });
  saveSettings(storage, CHOSEN);
  assert.deepEqual([...rows.keys()], ['alidade']);
  assert.deepEqual(readSettings(storage, ['en']), CHOSEN);
});

test('the page opens with any stored settings, and a bad one affects no other', () => {
  for (const text of ['', '{', 'null', '7', '"x"', '[]', '{"language":"de","textSize":"100","pace":null}'])
    assert.deepEqual(readSettings(holding(text), []), USUAL, text);
  const half = { ...CHOSEN, theme: 'pink', sound: true, textSize: 99 };
  assert.deepEqual(readSettings(holding(JSON.stringify(half)), []), {
    ...CHOSEN,
    theme: 'auto',
    sound: 'off',
    textSize: 100,
  });
});

test('works in a browser that forbids storage', () => {
  assert.deepEqual(readSettings(forbidden, ['fr']), { ...USUAL, language: 'fr' });
  saveSettings(forbidden, CHOSEN);
  const full = () => ({ getItem: () => null, setItem: forbidden });
  saveSettings(full, CHOSEN);
});

test('the layout depends on how many letters fit into the window', () => {
  assert.equal(layoutFor(80, 45), 'desk');
  assert.equal(layoutFor(80, 30), 'wide');
  assert.equal(layoutFor(48, 64), 'tall');
  assert.equal(layoutFor(22, 46), 'phone');
  assert.equal(layoutFor(33, 20), 'phone', 'too few letters to lie side by side');
});
