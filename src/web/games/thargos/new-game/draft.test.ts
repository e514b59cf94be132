import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../../engine/text.ts';
import { CHOICES, RULE_SETS } from '../../../../games/thargos/config.ts';
import { BUILDS } from '../../../../games/thargos/decks/builds.ts';
import { READY_MADE } from '../../../../games/thargos/decks/difficulty-decks.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import { seatsFor } from '../../../../games/thargos/setup.ts';
import { kurnor } from '../../../../games/thargos/stories/kurnor.ts';
import { language } from '../../../settings.ts';
import { userContentKey } from '../user-content/storage.ts';
import { unfitDecks } from './deck-checks.ts';
import {
  BLANK,
  configOf,
  countOf,
  keepDraft,
  lastDraft,
  NOTHING,
  refusalOf,
  seatsOf,
  wishOf,
  withCap,
  withKey,
  withMode,
  withoutLost,
  withRivalDeck,
  withRules,
  withSeatDeck,
} from './draft.ts';
import { numberWords } from './number-messages.ts';
import { changesIn } from './rule-set.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});

const found = (draft: unknown) => {
  kept.set('alidade.thargos.new', JSON.stringify(draft));
  return lastDraft();
};

test('HT-8.1.1: every mode can be started with its defaults and with any allowed number of seats', () => {
  for (const mode of CHOICES.mode) {
    const [least, most] = seatsFor(mode);
    for (let count = least; count <= most; count++) {
      const draft = { ...withMode(BLANK, mode), count };
      assert.equal(seatsOf(draft).length, count);
      assert.equal(
        refusalOf(draft, NOTHING),
        undefined,
        `expected the mode ${mode} to start with ${count} seats`,
      );
    }
  }
});

test('a mode uses as many seats as it needs, and the draft keeps the other seats', () => {
  const alone = withMode({ ...BLANK, count: 5 }, 'solo');
  assert.equal(countOf(alone), 1);
  assert.equal(countOf(withMode(alone, 'circle')), 3);
  assert.equal(alone.seats.length, 8);
});

test('HT-11.1.1: if the Rival plays, its deck is the last in the config', () => {
  const decks = (mode: 'solo' | 'solo-story', soloStory: 'rival' | 'thargosOnly') =>
    wishOf({ ...withMode(BLANK, mode), wish: { soloStory }, rival: 'random' }, NOTHING).decks;
  assert.deepEqual(decks('solo', 'rival'), [PRECONS[0]!.id, 'random']);
  assert.deepEqual(decks('solo-story', 'thargosOnly'), [PRECONS[0]!.id]);
});

test("withKey doesn't save a value that equals the mode's default", () => {
  const changed = withKey(BLANK, 'spread', 'always');
  assert.deepEqual(changed.wish, { spread: 'always' });
  assert.deepEqual(withKey(changed, 'spread', 'behind').wish, {});
  assert.deepEqual(withKey(withMode(BLANK, 'circle'), 'firstPlayer', 'pam3').wish, {});
});

test('HT-A-52: the form saves only options that differ from the chosen rule set', () => {
  assert.equal(configOf(BLANK, NOTHING).rules, 'book');
  const balanced = withRules(withKey(BLANK, 'shortMirror', 'partial'), 'balanced');
  assert.deepEqual(
    balanced.wish,
    { rules: 'balanced' },
    `expected the form not to save options that equal the balanced rules, found ${JSON.stringify(balanced.wish)}`,
  );
  assert.equal(configOf(balanced, NOTHING).secondPlayer, 'point');
  const changed = withKey(balanced, 'secondPlayer', 'none');
  assert.deepEqual(changed.wish, { rules: 'balanced', secondPlayer: 'none' });
  assert.deepEqual(
    withRules(changed, 'book').wish,
    {},
    'expected the form not to save options that equal the rulebook',
  );
});

test('HT-A-52: the form lists everything that the balanced rules change, in both languages', () => {
  const game = { config: configOf(withKey(BLANK, 'factions', true), NOTHING), seats: 2 };
  assert.deepEqual(changesIn('book', game), []);
  for (const each of LANGUAGES) {
    language.value = each;
    const listed = changesIn('balanced', game);
    assert.deepEqual(
      listed.map(({ key }) => key),
      Object.keys(RULE_SETS.balanced),
    );
    for (const { title, says } of listed)
      assert.ok(
        title.length > 0 && !says.includes('undefined'),
        `expected the rule to have a title and a complete text, found "${title}" and "${says}"`,
      );
  }
  language.value = 'en';
  assert.match(
    changesIn('balanced', game)
      .map(({ says }) => says)
      .join('; '),
    /^Starts with 1 VP \(by the book: None\)/,
  );
});

test('HT-A-52: the form lists only those changes of the balanced rules that matter in the chosen kind of game', () => {
  const listed = (mode: (typeof CHOICES.mode)[number], wish: object = {}): string[] => {
    const draft = { ...withMode(BLANK, mode), wish };
    const game = { config: configOf(draft, NOTHING), seats: countOf(draft) };
    return changesIn('balanced', game).map(({ key }) => key);
  };
  const ENDS = ['stallRounds', 'standstillRounds'];
  const DEFENSE = ['zeroCardDefence', 'shortMirror'];
  assert.deepEqual(listed('duel'), ['secondPlayer', ...DEFENSE, ...ENDS]);
  assert.deepEqual(listed('duel', { factions: true }).includes('neutralAdvantage'), true);
  for (const mode of ['circle', 'story', 'solo', 'solo-story'] as const)
    assert.deepEqual(
      listed(mode),
      [...DEFENSE, ...ENDS],
      `expected the form to list only rules about defenses and endings for the mode ${mode}`,
    );
  assert.deepEqual(listed('story', { coop: true }), ENDS);
  assert.deepEqual(listed('solo-story', { soloStory: 'thargosOnly' }), ENDS);
});

test('HT-6.4: for games without an opponent, the texts about round limits say that the player loses', () => {
  for (const key of ['stallRounds', 'standstillRounds', 'maxRounds'] as const) {
    assert.match(numberWords(key, false).why.en, /the player closest to their target wins/);
    const { why } = numberWords(key, true);
    assert.match(why.en, /you lose/);
    assert.match(why.fr, /vous perdez/);
  }
});

test('HT-12.2: a solo story can be started at every difficulty with every ready-made deck', () => {
  for (const difficulty of CHOICES.difficulty) {
    const draft = withKey(withMode(BLANK, 'solo-story'), 'difficulty', difficulty);
    for (const { id } of READY_MADE) {
      const seats = draft.seats.with(0, { deck: id });
      assert.equal(
        refusalOf({ ...draft, seats }, NOTHING),
        undefined,
        `expected the deck ${id} to start at the difficulty ${difficulty}`,
      );
    }
    assert.equal(configOf(withMode(draft, 'duel'), NOTHING).difficulty, 'any');
  }
});

test('HT-2.6: the form refuses a deck above the points cap, but still has complete rules to show', () => {
  const draft = withKey(BLANK, 'pointsCap', 60);
  assert.equal(refusalOf(draft, NOTHING)?.refused, 'deck-bad');
  assert.equal(configOf(draft, NOTHING).pointsCap, 60);
  assert.equal(refusalOf(withKey(BLANK, 'pointsCap', 59), NOTHING)?.key, 'pointsCap');
});

test('HT-2.6: a game with random decks can start with the points cap of every build', () => {
  assert.deepEqual(Object.fromEntries(BUILDS), { weak: 60, medium: 120, strong: 180 });
  for (const [name, most] of BUILDS) {
    const seats = BLANK.seats.map(seat => ({ ...seat, deck: 'random' }));
    assert.equal(
      refusalOf({ ...withKey(BLANK, 'pointsCap', most), seats }, NOTHING),
      undefined,
      `expected random decks to start with the cap of the build ${name}`,
    );
  }
});

test('HT-2.6: a new points cap replaces default decks with decks within it, and keeps a custom deck', () => {
  const own = withSeatDeck(BLANK, 2, userContentKey('d'));
  const weak = withCap(own, 60);
  assert.deepEqual(
    weak.seats.slice(0, 4).map(({ deck }) => deck),
    ['ford-watch', 'pilgrim-road', userContentKey('d'), 'pilgrim-road'],
  );
  assert.equal(weak.rival, 'pilgrim-road');
  for (const [, most] of BUILDS) assert.equal(refusalOf(withCap(BLANK, most), NOTHING), undefined);
  assert.deepEqual(withCap(BLANK, 240).seats, BLANK.seats, 'expected decks below the cap not to change');
  const decks = (draft: typeof BLANK): string[] => draft.seats.slice(0, 2).map(({ deck }) => deck);
  assert.deepEqual(
    decks(withCap(weak, 120)),
    ['horn-and-blade', 'quiet-court'],
    'expected a higher cap to select stronger decks',
  );
  assert.deepEqual(
    decks(withCap(withCap(weak, 1), 180)),
    ['iron-crown', 'long-eclipse'],
    'expected the cap 180 to select its decks even though the digit 1 was typed first',
  );
  assert.deepEqual(
    withCap(weak, null),
    own,
    'expected the original decks to return after the cap was removed',
  );
  assert.deepEqual(withCap(BLANK, null), BLANK);
  assert.deepEqual(
    withCap(BLANK, 12).seats,
    BLANK.seats,
    'expected the cap 12 to change no decks, because it may be the start of a longer number',
  );
});

test('HT-2.6: the form keeps the deck that a player chose, and selects it again once the points cap allows it', () => {
  const deckOf = (draft: typeof BLANK): string => draft.seats[0]!.deck;
  // The player chooses a deck that would be this seat's default under a different cap.
  const same = withSeatDeck(withCap(BLANK, 120), 0, 'ford-watch');
  assert.equal(deckOf(withCap(same, 180)), 'ford-watch');
  assert.equal(deckOf(withCap(same, null)), 'ford-watch');
  assert.equal(withCap(withRivalDeck(BLANK, 'pilgrim-road'), 180).rival, 'pilgrim-road');
  const strong = withSeatDeck(BLANK, 0, PRECONS[3]!.id);
  assert.equal(
    deckOf(withCap(strong, 60)),
    'ford-watch',
    'expected the default deck for the cap 60 to replace the chosen deck',
  );
  assert.equal(deckOf(withCap(withCap(strong, 60), null)), PRECONS[3]!.id);
  keepDraft(same);
  assert.equal(
    deckOf(withCap(lastDraft(), 180)),
    'ford-watch',
    'expected the chosen deck to return after a reload',
  );
  const { chosen: _, ...older } = withSeatDeck(BLANK, 0, 'wild-hunt').seats[0]!;
  const read = found({ seats: [older, { deck: 'pilgrim-road' }], wish: { pointsCap: 120 } });
  assert.equal(
    deckOf(withCap(read, 240)),
    'wild-hunt',
    'expected a deck that an older version stored to count as chosen',
  );
  assert.equal(withCap(read, null).seats[1]!.deck, PRECONS[1]!.id);
});

test('unfitDecks lists exactly the ready-made decks that the rules of the form refuse', () => {
  const unfit = (draft: typeof BLANK): string[] => [...unfitDecks(configOf(draft, NOTHING))];
  assert.deepEqual(unfit(BLANK), []);
  const weak = unfit(withCap(BLANK, 60));
  assert.deepEqual(
    READY_MADE.map(({ id }) => id).filter(id => !weak.includes(id)),
    ['ford-watch', 'pilgrim-road'],
  );
  assert.deepEqual(unfit(withMode(BLANK, 'story')), ['iron-crown', 'long-eclipse']);
  for (const mode of CHOICES.mode) {
    const draft = withMode(BLANK, mode);
    const refused = new Set(unfit(draft));
    for (const { id } of READY_MADE) {
      const seats = draft.seats.with(0, { deck: id });
      assert.equal(
        refusalOf({ ...draft, seats }, NOTHING) !== undefined,
        refused.has(id),
        `expected the form to refuse ${id} in ${mode} exactly if unfitDecks lists it`,
      );
    }
  }
});

test('custom decks and stories can be chosen, and the form replaces deleted ones', () => {
  const deck = { ...PRECONS[3]!, id: 'mine' };
  const own = { ...NOTHING, decks: new Map([['d', deck]]), stories: new Map([['s', kurnor]]) };
  const draft = {
    ...withMode(BLANK, 'story'),
    story: userContentKey('s'),
    seats: BLANK.seats.with(0, { deck: userContentKey('d') }),
  };
  const wish = wishOf(draft, own);
  assert.equal(wish.decks?.[0], deck);
  assert.equal(wish.story, kurnor);
  assert.equal(refusalOf(draft, own), undefined);
  assert.equal(refusalOf(draft, NOTHING)?.refused, 'lacking');
  assert.equal(refusalOf(withoutLost({ ...draft, packs: ['x'] }, NOTHING, []), NOTHING), undefined);
});

test('HT-2.5: three decks from one box are refused, and the refusal names the seat', () => {
  const draft = withKey(withMode(BLANK, 'circle'), 'collection', 'oneBox');
  const seats = draft.seats.with(2, { deck: 'random' });
  assert.deepEqual(refusalOf({ ...draft, seats }, NOTHING), {
    refused: 'deck-bad',
    fault: 'pool-too-small',
    type: 'mission',
    found: 8,
    needed: 20,
    seat: 2,
  });
});

test('HT-8.3: the form offers a new player a quick duel, and remembers a different choice', () => {
  kept.clear();
  assert.equal(configOf(lastDraft(), NOTHING).quickPlay, true);
  assert.equal(lastDraft().mode, 'duel');
  assert.equal(refusalOf(lastDraft(), NOTHING), undefined);
  keepDraft(withKey(lastDraft(), 'quickPlay', false));
  assert.equal(configOf(lastDraft(), NOTHING).quickPlay, false);
});

test('lastDraft restores the choices of the last game, without its seed', () => {
  const draft = {
    ...withMode(withKey(BLANK, 'spread', 'always'), 'solo'),
    solo: { startInfamy: 2 },
    seats: BLANK.seats.with(0, { deck: userContentKey('d'), chosen: userContentKey('d'), name: 'Ada' }),
    packs: ['p'],
  };
  keepDraft({ ...draft, seed: 'x' });
  assert.deepEqual(lastDraft(), draft);
});

test('lastDraft restores only the valid parts of a stored form', () => {
  assert.deepEqual(found({}), BLANK);
  for (const nonsense of [null, 3, 'x', [], { seats: 3 }, { mode: 'toString' }, { count: 'two' }])
    assert.deepEqual(
      found(nonsense),
      BLANK,
      `expected lastDraft to return the blank form for the stored value ${JSON.stringify(nonsense)}`,
    );
  // A form with a custom deck isn't validated as a whole, because the deck is not loaded yet.
  const seats = [{ deck: userContentKey('d') }];
  for (const packs of [{}, 'p', [3], null])
    assert.deepEqual(
      found({ seats, packs }).packs,
      [],
      `expected lastDraft to ignore the stored packs ${JSON.stringify(packs)}`,
    );
  const odd = found({
    seats,
    mode: 'story',
    count: -1,
    rival: 3,
    story: null,
    seed: {},
    wish: { spread: 'always', mirror: 'glass', pointsCap: {}, mode: 'x', decks: 3, nonsense: true },
    solo: { startInfamy: 2, pileDelta: '1', nonsense: 1 },
    more: true,
  });
  assert.deepEqual(odd, {
    ...BLANK,
    mode: 'story',
    seats: [{ deck: userContentKey('d'), chosen: userContentKey('d') }, ...BLANK.seats.slice(1)],
    wish: { spread: 'always' },
    solo: { startInfamy: 2 },
  });
  for (const wish of [3, null, [], 'x']) assert.deepEqual(found({ seats, wish, solo: wish }).wish, {});
});
