import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HELP_MESSAGES } from '../screens/review/messages.ts';
import { UNCOUNTED as cartographers } from './cartographers/uncounted.ts';
import { UNCOUNTED as thargos } from './thargos/uncounted.ts';

test('only in Cartographers, the note about practice games says that they don’t count for daily maps', () => {
  const { en, fr } = HELP_MESSAGES;
  assert.match(en.first(cartographers.en), /it won’t count toward records, daily maps or statistics\.$/);
  assert.match(en.first(thargos.en), /it won’t count toward records or statistics\.$/);
  assert.match(fr.first(cartographers.fr), /pour les records, les défis du jour ni les statistiques\.$/);
  assert.match(fr.first(thargos.fr), /elle ne compte plus pour les records ni les statistiques\.$/);
});
