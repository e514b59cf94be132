import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { createTable } from '../../../../engine/tables.ts';
import { thargos } from '../../../../games/thargos/game.ts';
import { connectLocal } from '../../../client/local-table.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { fullStore } from '../../../test/full-store.ts';
import { ADVICE_WORDS } from '../advice/messages.ts';
import { COACH_WORDS } from './coach/messages.ts';
import { WORDS } from './messages.ts';
import { inSentence, namesOf, nameUnlessYou } from './names.ts';

const namesWith = async (...players: readonly SeatedPlayer[]): Promise<readonly string[]> => {
  const wish = { config: {}, seats: [{}, {}], seed: parseSeed('names') };
  const laid = await createTable(thargos, fullStore().store, 'table', wish);
  assert.ok(!isRefusal(laid));
  return namesOf({ ...connectLocal(laid), players }, WORDS.fr);
};

test('a player is called "you" only if they have no name and are the only person at the device', async () => {
  assert.deepEqual(await namesWith({}, { name: 'Aldric', bot: 'greedy' }), ['Vous', 'Aldric']);
  assert.deepEqual(await namesWith({}, { name: 'Amélie', isAway: true }), ['Vous', 'Amélie']);
  assert.deepEqual(await namesWith({ isAway: true }, { name: 'Amélie' }), ['Joueur 1', 'Amélie']);
  assert.deepEqual(await namesWith({ isAway: true }, {}), ['Joueur 1', 'Vous']);
  assert.deepEqual(await namesWith({}, {}), ['Joueur 1', 'Joueur 2']);
});

test('nameUnlessYou returns a name unchanged, and undefined for "you"', () => {
  for (const words of [WORDS.en, WORDS.fr])
    assert.deepEqual(
      [words.you, 'Maud', words.rival].map(name => nameUnlessYou(name, words)),
      [undefined, 'Maud', words.rival],
    );
});

test("inside a sentence, the Rival's article is lowercase", () => {
  assert.deepEqual([WORDS.en.rival, WORDS.fr.rival].map(inSentence), ['the Rival', 'le Rival']);
  assert.equal(WORDS.fr.waiting(WORDS.fr.rival), 'On attend le Rival.');
});

test("inside a sentence, players' names don't change", () => {
  const names = ['Theo', 'The Dude', 'Le Chat', 'La Reine', 'L’Ours'];
  assert.deepEqual(names.map(inSentence), names);
  assert.equal(WORDS.fr.waiting('La Reine'), 'On attend La Reine.');
});

test("inside a sentence, the coach and the analysis write the Rival's article in lower case", () => {
  const reach = { own: 10, other: 12, isTieHeld: false, needsCards: false };
  const coach = (['en', 'fr'] as const).map(language =>
    COACH_WORDS[language].hints.act({ ...reach, name: WORDS[language].rival }),
  );
  assert.match(coach[0]!, /your turn, the Rival with 12\./);
  assert.match(coach[1]!, /votre tour, le Rival avec 12\./);
  const { en, fr } = ADVICE_WORDS;
  const rival = WORDS.en.rival;
  assert.equal(en.within('4', rival), 'turn 4 (the Rival’s)');
  assert.equal(en.when('4', rival), 'Turn 4 (the Rival’s)');
  assert.equal(en.saw(rival, '40'), 'about 40% from the Rival’s view');
  assert.equal(en.split(rival, 'Bow'), 'Better odds for the Rival: Bow');
  assert.equal(fr.within('4', WORDS.fr.rival), 'au tour 4 (celui du Rival)');
  assert.equal(fr.saw(WORDS.fr.rival, '40'), 'environ 40\u202f% selon le Rival');
  assert.equal(fr.split(WORDS.fr.rival, 'Arc'), 'De meilleures chances pour le Rival\u202f: Arc');
});

test('French moves have lowercase articles before heroes, and Missions in guillemets', () => {
  const { fr } = WORDS;
  assert.equal(fr.place('Le Guérisseur', 2), 'Placer le Guérisseur sur la piste 2');
  assert.equal(fr.placeMission('La Tour', 2), 'Placer «\u202fLa Tour\u202f» sur la piste 2');
  assert.equal(fr.moveTo('L’Ours', 1), 'Déplacer l’Ours sur la piste 1');
  assert.equal(fr.walkTo('La Reine', 'La Tour'), 'Déplacer la Reine vers «\u202fLa Tour\u202f»');
});

test('the text of a move to a face-down Mission says that the Mission is secret', () => {
  assert.equal(WORDS.en.walkTo('Bo', undefined), 'Move Bo to a secret Mission');
  assert.equal(WORDS.fr.walkTo('Bo', undefined), 'Déplacer Bo vers une mission secrète');
});
