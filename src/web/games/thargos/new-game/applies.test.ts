import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../../engine/text.ts';
import type { CHOICES } from '../../../../games/thargos/config.ts';
import { language } from '../../../settings.ts';
import { appliesIn, type PlannedGame, type RuleKey } from './applies.ts';
import { CHOICE_WORDS } from './choice-messages.ts';
import { BLANK, configOf, countOf, NOTHING, type ThargosDraft, withMode } from './draft.ts';
import { NUMBER_WORDS, numberWords } from './number-messages.ts';
import { changesIn } from './rule-set.ts';

type Mode = (typeof CHOICES.mode)[number];

const game = (mode: Mode, change: Partial<ThargosDraft> = {}): PlannedGame => {
  const draft = { ...withMode(BLANK, mode), ...change };
  return { config: configOf(draft, NOTHING), seats: countOf(draft) };
};

const KEYS = [...Object.keys(CHOICE_WORDS), ...Object.keys(NUMBER_WORDS)].filter(
  key => !['pileDelta', 'startInfamy'].includes(key),
) as RuleKey[];

/** The keys of the rules that the form hides. */
const leftOut = (planned: PlannedGame): string[] => KEYS.filter(key => !appliesIn(planned, key)).sort();

const IN_STORIES = [
  'actionLists',
  'movement',
  'opposing',
  'placeLimits',
  'secretMissions',
  'storyMissionCap',
  'swapM10M16',
  'teamSupport',
  'coop',
  'coopTarget',
  'difficulty',
  'rivalDeck',
  'soloStory',
];
const WITH_OTHERS = ['balanceMin', 'neutralAdvantage', 'undeadStripFirst'];
const TRACKS_ONLY = ['farMissions', 'missionOrder', 'redrawAfterRefill', 'secondPlayer'];
const DEFENSE = [
  'allowConcede',
  'mirror',
  'mirrorSingle',
  'opposing',
  'shortMirror',
  'spread',
  'trackCountsAsPam',
  'zeroCardDefence',
];
const SOLO_STORY = ['difficulty', 'rivalDeck', 'soloStory'];

const sorted = (...keys: readonly (readonly string[])[]): string[] => [...new Set(keys.flat())].sort();

test('for a game on tracks the form hides rules about stories, and in solo games also those about the first player', () => {
  assert.deepEqual(leftOut(game('duel')), sorted(IN_STORIES, WITH_OTHERS, ['farMissions']));
  assert.deepEqual(leftOut(game('circle')), sorted(IN_STORIES, WITH_OTHERS, ['secondPlayer']));
  assert.deepEqual(
    leftOut(game('solo')),
    sorted(IN_STORIES, WITH_OTHERS, ['farMissions', 'firstPlayer', 'missionOrder', 'secondPlayer']),
  );
});

test('for a story the form hides rules that make no difference with its number of players and teams', () => {
  const story = sorted(WITH_OTHERS, TRACKS_ONLY, SOLO_STORY, ['coopTarget']);
  assert.deepEqual(leftOut(game('story')), story);
  const alone = sorted(story, DEFENSE, ['coop', 'deckLists', 'firstPlayer']);
  assert.deepEqual(leftOut(game('story', { count: 1 })), alone);
  const together = game('story', { count: 3, wish: { coop: true } });
  assert.deepEqual(leftOut(together), sorted(WITH_OTHERS, TRACKS_ONLY, SOLO_STORY, DEFENSE));
  const condar = leftOut(game('story', { story: 'condar' }));
  assert.ok(condar.includes('actionLists') && condar.includes('swapM10M16'));
});

test('HT-12.4: for a solo story the form shows rules about the Rival only if the Rival plays', () => {
  const usual = sorted(WITH_OTHERS, TRACKS_ONLY, ['coop', 'coopTarget', 'firstPlayer', 'storyMissionCap']);
  assert.deepEqual(leftOut(game('solo-story')), usual);
  assert.deepEqual(
    leftOut(game('solo-story', { wish: { soloStory: 'thargosOnly' } })),
    sorted(usual, DEFENSE, ['deckLists', 'rivalDeck']),
  );
});

test('the form hides rules that other chosen rules make irrelevant', () => {
  const hidden = (wish: ThargosDraft['wish'], key: RuleKey): boolean =>
    !appliesIn(game('duel', { wish }), key);
  assert.ok(hidden({}, 'balanceMin') && !hidden({ mirror: 'balance' }, 'balanceMin'));
  assert.ok(hidden({ mirror: 'balance' }, 'shortMirror') && hidden({ mirror: 'off' }, 'mirrorSingle'));
  assert.ok(!hidden({ factions: true }, 'neutralAdvantage') && !hidden({ undead: true }, 'undeadStripFirst'));
});

test('HT-6.4: for games without an opponent, the titles of rules about stalled games say "loss" instead of "end"', () => {
  for (const each of LANGUAGES) {
    language.value = each;
    const titles = (planned: PlannedGame): string =>
      changesIn('balanced', planned)
        .map(({ title }) => title)
        .join('; ');
    assert.match(titles(game('duel')), /before the end|avant la fin/);
    for (const alone of [game('solo'), game('story', { count: 1 }), game('solo-story')])
      assert.doesNotMatch(titles(alone), /before the end|avant la fin/);
  }
  language.value = 'en';
  assert.equal(numberWords('stallRounds', true).title.en, 'All-pass rounds before you lose');
});
