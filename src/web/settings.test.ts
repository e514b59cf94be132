import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutFor, readSettings, saveSettings } from './settings.ts';

/** A storage that returns this value for every key. */
const holding = (text: string | null) => () => ({ getItem: () => text, setItem: () => undefined });

const forbidden = (): never => {
  throw new Error('simulated SecurityError');
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

test('without stored settings, the defaults apply, in the browser’s first supported language', () => {
  assert.deepEqual(readSettings(holding(null), ['en-GB']), USUAL);
  assert.deepEqual(readSettings(holding(null), ['de', 'fr-CA', 'en']), { ...USUAL, language: 'fr' });
  assert.deepEqual(readSettings(holding(null), ['de']), USUAL);
  assert.deepEqual(readSettings(holding(null), []), USUAL);
});

test('a stored language is used instead of the browser’s language', () => {
  const rows = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
  });
  saveSettings(storage, CHOSEN);
  assert.deepEqual([...rows.keys()], ['alidade']);
  assert.deepEqual(readSettings(storage, ['en']), CHOSEN);
});

test('an invalid stored setting gets its default, and the other settings are read', () => {
  for (const text of ['', '{', 'null', '7', '"x"', '[]', '{"language":"de","textSize":"100","pace":null}'])
    assert.deepEqual(
      readSettings(holding(text), []),
      USUAL,
      `expected the defaults for the stored text ${text}`,
    );
  const half = { ...CHOSEN, theme: 'pink', sound: true, textSize: 99 };
  assert.deepEqual(readSettings(holding(JSON.stringify(half)), []), {
    ...CHOSEN,
    theme: 'auto',
    sound: 'off',
    textSize: 100,
  });
});

test('settings work in a browser that forbids storage', () => {
  assert.deepEqual(readSettings(forbidden, ['fr']), { ...USUAL, language: 'fr' });
  saveSettings(forbidden, CHOSEN);
  const full = () => ({ getItem: () => null, setItem: forbidden });
  saveSettings(full, CHOSEN);
});

test('`layoutFor` chooses the layout by the number of letters that fit into the window’s width and height', () => {
  assert.equal(layoutFor(80, 45), 'desk');
  assert.equal(layoutFor(80, 30), 'wide');
  assert.equal(layoutFor(48, 64), 'tall');
  assert.equal(layoutFor(22, 46), 'phone');
  assert.equal(
    layoutFor(33, 20),
    'phone',
    'expected the phone layout in a window that is only 33 letters wide',
  );
});
