import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RIVAL_WORDS } from './board/rival-piles.ts';
import { CONFLICT_WORDS } from './conflict/conflict-messages.ts';
import { END_WORDS } from './end/messages.ts';
import { WORDS } from './messages.ts';

test('for spectators, texts name the player who leads or lacks something', () => {
  const { en, fr } = WORDS;
  assert.deepEqual([en.leads('Maud'), en.lacks('Maud')], ['Maud leads', 'Maud is short by']);
  assert.deepEqual([fr.leads('Maud'), fr.lacks('Maud')], ['Maud mène', 'Il manque à Maud']);
  assert.equal(fr.lacks('Le Rival'), 'Il manque au Rival');
});

test('the French button that undoes a move says Annuler', () => {
  assert.equal(WORDS.fr.undo, 'Annuler');
});

test('the part of a total that effects add has the heading "Effects", not "Track"', () => {
  assert.deepEqual([CONFLICT_WORDS.en.columns.track, CONFLICT_WORDS.fr.columns.track], ['Effects', 'Effets']);
});

test('the text about the Rival’s cards uses the singular for one card', () => {
  assert.equal(RIVAL_WORDS.en.piles(1, 4), 'attacks with 1 card, defends with 4');
  assert.equal(RIVAL_WORDS.fr.piles(1, 4), 'attaque avec 1 carte, défend avec 4');
  assert.equal(RIVAL_WORDS.en.piles(3, 1), 'attacks with 3 cards, defends with 1');
});

test('HT-8.3: in quick play the end page says that targets are half of the hero points', () => {
  assert.match(END_WORDS.en.differ(true), /each is half that team’s hero points/);
  assert.match(END_WORDS.en.differ(false), /each is the total of that team’s hero points/);
  assert.match(END_WORDS.fr.differ(true), /chacun est la moitié des points de héros/);
});
