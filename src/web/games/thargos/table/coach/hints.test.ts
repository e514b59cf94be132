import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HINTS, readHints } from './hints.ts';
import { COACH_WORDS } from './messages.ts';

test('readHints returns the stored hints in order, and ignores unknown ones and damaged data', () => {
  assert.deepEqual(readHints(null), []);
  assert.deepEqual(readHints('[]'), []);
  assert.deepEqual(readHints('["refill","act","dance"]'), ['act', 'refill']);
  for (const kept of ['', '{', '7', '{"act":1}'])
    assert.deepEqual(
      readHints(kept),
      [],
      `expected readHints to return no hints for the stored text "${kept}"`,
    );
});

test('every hint has at most 190 characters, and French hints follow French typography', () => {
  const reach = { name: 'Vhassk', own: 17, other: 16, isTieHeld: false, needsCards: false };
  for (const hint of HINTS)
    for (const [{ hints }, isTieHeld] of [COACH_WORDS.en, COACH_WORDS.fr].flatMap(words =>
      [false, true].map(held => [words, held] as const),
    )) {
      const text = hints[hint]({ ...reach, isTieHeld, needsCards: isTieHeld });
      assert.ok(
        text.length <= 190,
        `expected the hint ${hint} to have at most 190 characters, found ${text.length}`,
      );
      if (hints === COACH_WORDS.fr.hints)
        assert.doesNotMatch(
          text,
          /'| [;:!?»]|« /,
          `expected the French text to have curly apostrophes and narrow no-break spaces, found "${text}"`,
        );
    }
  assert.match(COACH_WORDS.en.hints.act(reach), /17 points .* Vhassk .* 16/);
});

test('the hint about colors is shown when Missions are placed, not while the tracks are empty', () => {
  const reach = { name: 'Vhassk', own: 17, other: 16, isTieHeld: false, needsCards: false };
  for (const { hints } of [COACH_WORDS.en, COACH_WORDS.fr]) {
    assert.doesNotMatch(hints.placeHero(reach), /color|couleur/);
    assert.match(hints.placeMission(reach), /color|couleur/);
  }
});

test('HT-5.5 the hint for a defense mentions defending without cards only if the rules allow it', () => {
  const reach = { name: 'Vhassk', own: 17, other: 16, isTieHeld: false };
  for (const { hints } of [COACH_WORDS.en, COACH_WORDS.fr]) {
    assert.match(
      hints.defend({ ...reach, needsCards: false }),
      /without cards costs nothing|sans carte ne coûte rien/,
    );
    const text = hints.defend({ ...reach, needsCards: true });
    assert.doesNotMatch(text, /without cards|sans carte/);
    assert.match(text, /you need cards to defend|il faut des cartes pour défendre/);
  }
});

test('HT-5.6: the hint for a turn says that a lead does not count the cards a defender may add', () => {
  const reach = { name: 'Vhassk', own: 17, other: 16, isTieHeld: false, needsCards: false };
  for (const { hints } of [COACH_WORDS.en, COACH_WORDS.fr]) {
    assert.match(hints.act(reach), /the defender may add cards|le défenseur peut ajouter/);
    assert.doesNotMatch(hints.act(reach), /needs no card|sans carte/);
  }
});
