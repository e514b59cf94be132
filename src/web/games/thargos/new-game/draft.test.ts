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
import { unfitDecks } from './unfit.ts';
import { ownKey } from './user-content-key.ts';

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

test('HT-8.1.1: every mode can be started with its defaults, with any allowed number of seats', () => {
  for (const mode of CHOICES.mode) {
    const [least, most] = seatsFor(mode);
    for (let count = least; count <= most; count++) {
      const draft = { ...withMode(BLANK, mode), count };
      assert.equal(seatsOf(draft).length, count);
      assert.equal(refusalOf(draft, NOTHING), undefined, `${mode} ${count}`);
    }
  }
});

test('a mode uses as many seats as it needs and remembers the others', () => {
  const alone = withMode({ ...BLANK, count: 5 }, 'solo');
  assert.equal(countOf(alone), 1);
  assert.equal(countOf(withMode(alone, 'circle')), 3);
  assert.equal(alone.seats.length, 8);
});

test('HT-11.1.1: the deck of the Rival comes last, if there is one', () => {
  const decks = (mode: 'solo' | 'solo-story', soloStory: 'rival' | 'thargosOnly') =>
    wishOf({ ...withMode(BLANK, mode), wish: { soloStory }, rival: 'random' }, NOTHING).decks;
  assert.deepEqual(decks('solo', 'rival'), [PRECONS[0]!.id, 'random']);
  assert.deepEqual(decks('solo-story', 'thargosOnly'), [PRECONS[0]!.id]);
});

test("does not save a choice that equals the mode's default", () => {
  const changed = withKey(BLANK, 'spread', 'always');
  assert.deepEqual(changed.wish, { spread: 'always' });
  assert.deepEqual(withKey(changed, 'spread', 'behind').wish, {});
  assert.deepEqual(withKey(withMode(BLANK, 'circle'), 'firstPlayer', 'pam3').wish, {});
});

test('HT-A-52: the house rules count what differs from the chosen set of rules', () => {
  assert.equal(configOf(BLANK, NOTHING).rules, 'book');
  const balanced = withRules(withKey(BLANK, 'shortMirror', 'partial'), 'balanced');
  assert.deepEqual(balanced.wish, { rules: 'balanced' }, 'what balanced says anyway is no change');
  assert.equal(configOf(balanced, NOTHING).secondPlayer, 'point');
  const changed = withKey(balanced, 'secondPlayer', 'none');
  assert.deepEqual(changed.wish, { rules: 'balanced', secondPlayer: 'none' });
  assert.deepEqual(withRules(changed, 'book').wish, {}, 'by the book that is no change either');
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
    for (const { title, says } of listed) assert.ok(title.length > 0 && !says.includes('undefined'), says);
  }
  language.value = 'en';
  assert.match(
    changesIn('balanced', game)
      .map(({ says }) => says)
      .join('; '),
    /^Starts with 1 VP \(by the book: None\)/,
  );
});

test('HT-A-52: the form lists only changes that matter in the chosen kind of game', () => {
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
    assert.deepEqual(listed(mode), [...DEFENSE, ...ENDS], mode);
  assert.deepEqual(listed('story', { coop: true }), ENDS);
  assert.deepEqual(listed('solo-story', { soloStory: 'thargosOnly' }), ENDS);
});

test('HT-6.4: for players without an opponent the last round is a loss', () => {
  for (const key of ['stallRounds', 'standstillRounds', 'maxRounds'] as const) {
    assert.match(numberWords(key, false).why.en, /the player closest to their target wins/);
    const { why } = numberWords(key, true);
    assert.match(why.en, /you lose/);
    assert.match(why.fr, /vous perdez/);
  }
});

test('HT-12.2: a solo story can be begun at every difficulty with every ready-made deck', () => {
  for (const difficulty of CHOICES.difficulty) {
    const draft = withKey(withMode(BLANK, 'solo-story'), 'difficulty', difficulty);
    for (const { id } of READY_MADE) {
      const seats = draft.seats.with(0, { deck: id });
      assert.equal(refusalOf({ ...draft, seats }, NOTHING), undefined, `${id} ${difficulty}`);
    }
    assert.equal(configOf(withMode(draft, 'duel'), NOTHING).difficulty, 'any');
  }
});

test('HT-2.6: a deck over the points is refused and the form still shows its rules', () => {
  const draft = withKey(BLANK, 'pointsCap', 60);
  assert.equal(refusalOf(draft, NOTHING)?.refused, 'deck-bad');
  assert.equal(configOf(draft, NOTHING).pointsCap, 60);
  assert.equal(refusalOf(withKey(BLANK, 'pointsCap', 59), NOTHING)?.key, 'pointsCap');
});

test('HT-2.6: the weak build is the least that there is, and decks can be dealt for every one', () => {
  assert.deepEqual(Object.fromEntries(BUILDS), { weak: 60, medium: 120, strong: 180 });
  for (const [name, most] of BUILDS) {
    const seats = BLANK.seats.map(seat => ({ ...seat, deck: 'random' }));
    assert.equal(refusalOf({ ...withKey(BLANK, 'pointsCap', most), seats }, NOTHING), undefined, name);
  }
});

test('HT-2.6: a cap replaces the ready-made decks above it by those of its build', () => {
  const own = withSeatDeck(BLANK, 2, ownKey('d'));
  const weak = withCap(own, 60);
  assert.deepEqual(
    weak.seats.slice(0, 4).map(({ deck }) => deck),
    ['ford-watch', 'pilgrim-road', ownKey('d'), 'pilgrim-road'],
  );
  assert.equal(weak.rival, 'pilgrim-road');
  for (const [, most] of BUILDS) assert.equal(refusalOf(withCap(BLANK, most), NOTHING), undefined);
  assert.deepEqual(withCap(BLANK, 240).seats, BLANK.seats, 'decks that fit stay');
  const decks = (draft: typeof BLANK): string[] => draft.seats.slice(0, 2).map(({ deck }) => deck);
  assert.deepEqual(decks(withCap(weak, 120)), ['horn-and-blade', 'quiet-court'], 'stronger with the cap');
  assert.deepEqual(decks(withCap(withCap(weak, 1), 180)), ['iron-crown', 'long-eclipse'], 'as it is typed');
  assert.deepEqual(withCap(weak, null), own, 'and as before without a cap');
  assert.deepEqual(withCap(BLANK, null), BLANK);
  assert.deepEqual(withCap(BLANK, 12).seats, BLANK.seats, 'nothing changes while a number is typed');
});

test('HT-2.6: the deck that a player chose stays, and returns once the cap allows it', () => {
  const deckOf = (draft: typeof BLANK): string => draft.seats[0]!.deck;
  // The page picks the same deck for this seat under another cap.
  const same = withSeatDeck(withCap(BLANK, 120), 0, 'ford-watch');
  assert.equal(deckOf(withCap(same, 180)), 'ford-watch');
  assert.equal(deckOf(withCap(same, null)), 'ford-watch');
  assert.equal(withCap(withRivalDeck(BLANK, 'pilgrim-road'), 180).rival, 'pilgrim-road');
  const strong = withSeatDeck(BLANK, 0, PRECONS[3]!.id);
  assert.equal(deckOf(withCap(strong, 60)), 'ford-watch', 'above the cap');
  assert.equal(deckOf(withCap(withCap(strong, 60), null)), PRECONS[3]!.id);
  keepDraft(same);
  assert.equal(deckOf(withCap(lastDraft(), 180)), 'ford-watch', 'also after a reload');
  const { chosen: _, ...older } = withSeatDeck(BLANK, 0, 'wild-hunt').seats[0]!;
  const read = found({ seats: [older, { deck: 'pilgrim-road' }], wish: { pointsCap: 120 } });
  assert.equal(deckOf(withCap(read, 240)), 'wild-hunt', 'an older page did not save who chose');
  assert.equal(withCap(read, null).seats[1]!.deck, PRECONS[1]!.id);
});

test('the form says which ready-made decks its rules refuse', () => {
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
      assert.equal(refusalOf({ ...draft, seats }, NOTHING) !== undefined, refused.has(id), `${mode} ${id}`);
    }
  }
});

test('decks and stories of one’s own are played with; those that are gone make room', () => {
  const deck = { ...PRECONS[3]!, id: 'mine' };
  const own = { ...NOTHING, decks: new Map([['d', deck]]), stories: new Map([['s', kurnor]]) };
  const draft = {
    ...withMode(BLANK, 'story'),
    story: ownKey('s'),
    seats: BLANK.seats.with(0, { deck: ownKey('d') }),
  };
  const wish = wishOf(draft, own);
  assert.equal(wish.decks?.[0], deck);
  assert.equal(wish.story, kurnor);
  assert.equal(refusalOf(draft, own), undefined);
  assert.equal(refusalOf(draft, NOTHING)?.refused, 'lacking');
  assert.equal(refusalOf(withoutLost({ ...draft, packs: ['x'] }, NOTHING, []), NOTHING), undefined);
});

test('HT-2.5: one box does not suffice for three decks, and the refusal says whose', () => {
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

test('HT-8.3: a new player is offered a quick duel, and their own choice is remembered', () => {
  kept.clear();
  assert.equal(configOf(lastDraft(), NOTHING).quickPlay, true);
  assert.equal(lastDraft().mode, 'duel');
  assert.equal(refusalOf(lastDraft(), NOTHING), undefined);
  keepDraft(withKey(lastDraft(), 'quickPlay', false));
  assert.equal(configOf(lastDraft(), NOTHING).quickPlay, false);
});

test('the choices of last time are found again', () => {
  const draft = {
    ...withMode(withKey(BLANK, 'spread', 'always'), 'solo'),
    solo: { startInfamy: 2 },
    seats: BLANK.seats.with(0, { deck: ownKey('d'), chosen: ownKey('d'), name: 'Ada' }),
    packs: ['p'],
  };
  keepDraft({ ...draft, seed: 'x' });
  assert.deepEqual(lastDraft(), draft);
});

test('restores the valid parts of a stored form', () => {
  assert.deepEqual(found({}), BLANK);
  for (const nonsense of [null, 3, 'x', [], { seats: 3 }, { mode: 'toString' }, { count: 'two' }])
    assert.deepEqual(found(nonsense), BLANK, JSON.stringify(nonsense));
  // A deck of one’s own cannot be judged before the browser has answered: nothing else is looked at as a whole.
  const seats = [{ deck: ownKey('d') }];
  for (const packs of [{}, 'p', [3], null]) assert.deepEqual(found({ seats, packs }).packs, [], `${packs}`);
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
    seats: [{ deck: ownKey('d'), chosen: ownKey('d') }, ...BLANK.seats.slice(1)],
    wish: { spread: 'always' },
    solo: { startInfamy: 2 },
  });
  for (const wish of [3, null, [], 'x']) assert.deepEqual(found({ seats, wish, solo: wish }).wish, {});
});
