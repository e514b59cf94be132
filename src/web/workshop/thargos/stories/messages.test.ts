import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WORDS } from './messages.ts';

test('French messages elide "de" before the name of a pack, and have a space before colons', () => {
  const { fr } = WORDS;
  assert.equal(fr.needs('Ombres 1.0.0'), 'A besoin d’Ombres 1.0.0');
  assert.equal(fr.needs('Le Kurnor 1.0.0'), 'A besoin du Kurnor 1.0.0');
  assert.equal(fr.requiresWhat('–'), 'S’ouvre après\u202f: –');
});
