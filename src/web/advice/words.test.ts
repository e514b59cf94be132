import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNCOUNTED } from '../ui/uncounted.ts';
import { HELP_WORDS } from './words.ts';

test('only Cartographers has daily maps that a practice game does not count toward', () => {
  const { en, fr } = HELP_WORDS;
  assert.match(
    en.first(UNCOUNTED.en.cartographers),
    /it won’t count toward records, daily maps or statistics\.$/,
  );
  assert.match(en.first(UNCOUNTED.en.thargos), /it won’t count toward records or statistics\.$/);
  assert.match(
    fr.first(UNCOUNTED.fr.cartographers),
    /pour les records, les défis du jour ni les statistiques\.$/,
  );
  assert.match(fr.first(UNCOUNTED.fr.thargos), /elle ne compte plus pour les records ni les statistiques\.$/);
});
