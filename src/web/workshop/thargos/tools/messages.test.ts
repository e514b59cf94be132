import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { WORDS } from './messages.ts';

test('French messages elide "de" before a name, and have a space before colons and semicolons', () => {
  const { fr } = WORDS;
  assert.equal(fr.target('Ada'), 'Objectif d’Ada');
  assert.equal(fr.teamOf('Hélène'), 'Équipe d’Hélène');
  assert.equal(fr.target('Joueur 1'), 'Objectif de Joueur 1');
  assert.equal(fr.howMany(ATTRIBUTE_NAMES.mind.fr), 'Nombre de dés d’Esprit');
  assert.equal(fr.howMany(ATTRIBUTE_NAMES.power.fr), 'Nombre de dés de Puissance');
  assert.equal(fr.label('Mission'), 'Mission\u202f:');
  assert.equal(fr.apart, '\u202f; ');
});
