import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Update } from '../../../../engine/update.ts';
import type { CardId } from '../../../../games/thargos/cards/card.ts';
import { DEFAULTS } from '../../../../games/thargos/config.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { thargos } from '../../../../games/thargos/game.ts';
import { checkCards } from '../../../../games/thargos/test/invariants.ts';
import type { Command, State } from '../../../../games/thargos/types.ts';
import type { Outcome } from '../../../screens/lesson/teach.ts';
import { trackTotals } from '../table/board/track-totals.ts';
import { chronicler } from '../table/chronicle/chronicle.ts';
import { lessonTable } from './lesson-table.ts';
import { WORDS } from './messages.ts';
import { situationOf } from './situations.ts';
import { inHand, STEP_IDS, type StepId } from './steps.ts';

type Make = (state: State) => Command;

const pass: Make = () => ({ type: 'pass' });
const attempt =
  (track: number): Make =>
  () => ({ type: 'attempt', track });
const lay =
  (
    type: 'placePam' | 'defend',
    ...cards: readonly (readonly [CardId, 'power' | 'mind' | 'mysticism'])[]
  ): Make =>
  state => {
    const held = inHand(state, ...cards.map(([id]) => id));
    return { type, cards: cards.map(([, colour], i) => ({ card: held[i]!, colour })) };
  };
const attach =
  (id: CardId, place: number): Make =>
  state => ({ type: 'attach', card: inHand(state, id)[0]!, hero: state.posts[place]!.hero ?? 0 });
const refill =
  (id: CardId): Make =>
  state => ({ type: 'refill', card: inHand(state, id)[0]! });

/** For each step of the lesson, series of answers that a player tries, each answer with its outcome. */
const TRIES: { readonly [S in StepId]: readonly (readonly (readonly [Make, Outcome | 'refused'])[])[] } = {
  goal: [
    [
      [attempt(1), 'missed'],
      [pass, 'missed'],
      [attempt(0), 'on'],
      [lay('placePam'), 'done'],
    ],
  ],
  totals: [
    [
      [attempt(1), 'missed'],
      [pass, 'missed'],
      [attempt(0), 'on'],
      [lay('placePam'), 'done'],
    ],
  ],
  cards: [
    [
      [lay('placePam'), 'missed'],
      [lay('placePam', ['A510', 'power']), 'missed'],
      [lay('placePam', ['L402', 'mind']), 'refused'],
      [lay('placePam', ['L402', 'power']), 'done'],
    ],
  ],
  spread: [
    [
      [lay('placePam', ['L402', 'power'], ['L508', 'power']), 'refused'],
      [lay('placePam', ['A510', 'power'], ['A514', 'mind']), 'missed'],
      [lay('placePam', ['L402', 'power'], ['A514', 'mind']), 'missed'],
      [lay('placePam', ['M26', 'power'], ['L402', 'mind']), 'done'],
    ],
  ],
  mirror: [
    [
      [lay('defend', ['L401', 'power']), 'refused'],
      [lay('defend', ['L402', 'mysticism']), 'missed'],
      [() => ({ type: 'concede' }), 'missed'],
      [lay('defend', ['L401', 'mysticism'], ['A514', 'mysticism']), 'done'],
    ],
  ],
  letGo: [
    [
      [lay('defend'), 'missed'],
      [() => ({ type: 'concede' }), 'on'],
      [refill('M401'), 'done'],
    ],
  ],
  advantage: [
    [
      [attempt(2), 'missed'],
      [attach('L507', 0), 'missed'],
      [attach('L507', 2), 'on'],
      [attempt(2), 'on'],
      [lay('placePam'), 'done'],
    ],
  ],
  burned: [
    [
      [attempt(0), 'missed'],
      [pass, 'done'],
    ],
  ],
};

test('every step of the lesson can be completed, and the lesson undoes unexpected answers', async () => {
  for (const id of STEP_IDS)
    for (const tries of TRIES[id]) {
      const table = lessonTable(id);
      let { state } = situationOf(id);
      for (const [make, judged] of tries) {
        const command = make(state);
        const before = JSON.stringify(table.view(0));
        const refusal = await table.submit(0, command);
        assert.equal(
          refusal ? 'refused' : table.outcome.value,
          judged,
          `expected ${JSON.stringify(command)} to have the outcome ${judged} in the step ${id}`,
        );
        if (judged === 'missed' || judged === 'refused') assert.equal(JSON.stringify(table.view(0)), before);
        if (judged === 'on') {
          const decided = thargos.decide(state, 0, command);
          assert.ok(!isRefusal(decided));
          ({ state } = decided);
        }
      }
    }
});

test('HT-7.7: at the start of every lesson step each card is in exactly one place, and the player must answer', () => {
  for (const id of STEP_IDS) {
    const { state } = situationOf(id);
    checkCards(state);
    assert.equal(state.question?.seat, 0, `expected the player to be asked in the step ${id}`);
  }
});

test("the chronicle of every lesson step starts with prepared events, and the player's events follow", async () => {
  for (const id of STEP_IDS) {
    const table = lessonTable(id);
    const { config } = table.view(0);
    const write = chronicler({ viewer: 0, names: WORDS.en.names, language: 'en', config });
    const tell = async () => write((await table.updatesSince(0, 0)) as readonly Update<Event>[]);
    const before = await tell();
    assert.match(before[0]!.text, /turn\.$/, `expected the chronicle of the step ${id} to start with a turn`);
    let { state } = situationOf(id);
    for (const [make, judged] of TRIES[id][0]!) {
      const command = make(state);
      await table.submit(0, command);
      if (judged !== 'on') continue;
      const decided = thargos.decide(state, 0, command);
      assert.ok(!isRefusal(decided));
      ({ state } = decided);
    }
    const lines = (await tell()).map(({ text }) => text);
    assert.ok(
      lines.length > before.length,
      `expected the player's answers to add lines to the chronicle of the step ${id}`,
    );
    for (const line of lines)
      assert.doesNotMatch(
        line,
        /You’s|\bYou (begins|passes)/,
        `expected the line to use "your" and verbs that match "you", found "${line}"`,
      );
  }
});

test('HT-3.1, HT-6.1: the text of the first lesson step names the targets and points on its table', () => {
  const { state } = situationOf('goal');
  const [own, other] = state.players;
  assert.deepEqual([own!.vp, own!.target, other!.vp, other!.target], [15, 17, 14, 16]);
  for (const { steps } of [WORDS.en, WORDS.fr]) {
    assert.match(steps.goal.tells, /\b17\b.*\b16\b/);
    assert.match(steps.goal.ask, /\b15\b.*\b17\b/);
  }
});

test('HT-3.10: the lesson mentions the second player’s point exactly when the default rules give it', () => {
  const isGiven = DEFAULTS.secondPlayer === 'point';
  assert.equal(/second player/.test(WORDS.en.steps.goal.sums ?? ''), isGiven);
  assert.equal(/second joueur/.test(WORDS.fr.steps.goal.sums ?? ''), isGiven);
});

/** What the player lacks on every track, according to the board; empty for tracks where they lead. */
const lacksIn = (id: StepId): readonly string[] => {
  const view = thargos.view(situationOf(id).state, 0);
  return view.missions.map((_, track) =>
    trackTotals(view, track, 0)
      .lacks.map(({ attribute, by }) => `${by} ${attribute}`)
      .join(),
  );
};

test('HT-5.2: the board of a lesson step shows the leads and shortfalls that its text mentions', () => {
  for (const id of ['goal', 'totals'] as const)
    assert.deepEqual(
      lacksIn(id).map(lacks => lacks === ''),
      [true, false, false, false],
      `expected the player to lead only on the first track in the step ${id}`,
    );
  assert.equal(lacksIn('advantage')[2], '1 power');
});

test('HT-4.2: the lesson says that a deck burns only at the draw at the start of a turn', () => {
  for (const { tells, sums } of [WORDS.en.steps.burned, WORDS.fr.steps.burned])
    for (const text of [tells, sums ?? '']) {
      assert.match(text, /start of your turn|début de votre tour/);
      assert.doesNotMatch(text, /when a card says so|quand une carte le dit/);
    }
});

test('the French texts of the lesson follow French typography', () => {
  for (const id of STEP_IDS)
    for (const text of Object.values(WORDS.fr.steps[id]).flat())
      assert.doesNotMatch(
        text,
        /'| [;:!?»]|« /,
        `expected the French text to have curly apostrophes and narrow no-break spaces, found "${text}"`,
      );
});
