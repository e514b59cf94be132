import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { isRefusal } from '../../../../../engine/refusal.ts';
import type { CardId } from '../../../../../games/thargos/cards/card.ts';
import { DEFAULTS } from '../../../../../games/thargos/config.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { STORY_ASSETS } from '../../../../../games/thargos/stories/shipped.ts';
import { motion } from '../../../../settings.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { withEventContext } from '../moments/moments.ts';
import { sightsOf } from '../moments/sights.ts';
import { chronicler } from './chronicle.ts';

test('a chronicle written update by update equals one written at the end, and an undo removes lines from it', async () => {
  const wish = { config: { quickPlay: true }, seats: 2, seed: 'told', viewers: [0] };
  const table = await playedOut(thargos, BOTS.greedy, wish);
  const all = await table.updatesSince(0, 0);
  assert.ok(!isRefusal(all));
  const { config } = table.view(0);
  const writer = () => chronicler({ viewer: 0, names: ['Ada', 'Bruno'], language: 'en', config });
  const writeOn = writer();
  for (let length = 1; length <= all.length; length++) writeOn(all.slice(0, length));
  assert.ok(writeOn(all).length > 40);
  assert.deepEqual(writeOn(all), writer()(all));
  const undone = [...all, { version: all.length + 1, seat: 0, undo: 2, events: [] }];
  assert.deepEqual(writeOn(undone), writer()(all.slice(0, -2)));
  // Someone who subscribed at the start receives the same updates.
  const received = table.updates(0, 1);
  assert.deepEqual(received, all.slice(1));
});

test("during an animation the chronicle doesn't list cards or turns that aren't shown yet", async () => {
  const wish = { config: { quickPlay: true }, seats: 2, seed: 'told', viewers: [0] };
  const table = await playedOut(thargos, BOTS.greedy, wish);
  const all = table.shown(0, 1).map(withEventContext);
  const { config } = table.view(0);
  const write = chronicler({ viewer: 0, names: ['Ada', 'Bruno'], language: 'en', config });
  // If animations are off, only `up` determines how many cards are revealed.
  motion.value = 'none';
  let turned = 0;
  let before = 0;
  for (const [i, told] of all.entries()) {
    const so = all.slice(0, i + 1);
    const lengths = sightsOf(told, [0], true).flatMap(sight => {
      const at = (up: number | undefined) => write(so, { sight, up: signal(up) }).length;
      if (!('conflict' in sight)) return [at(0)];
      const [turning, over] = [at(0), at(99)];
      if (sight.shown)
        assert.ok(
          turning < over,
          `expected the chronicle to have fewer lines during the reveal than the ${over} after it, found ${turning}`,
        );
      turned += sight.shown ? 1 : 0;
      return [turning, over];
    });
    assert.deepEqual(
      lengths,
      lengths.toSorted((a, b) => a - b),
    );
    const after = write(so).length;
    for (const length of lengths) assert.ok(length >= before && length <= after);
    before = after;
  }
  assert.ok(turned > 3, `expected the test game to have more than 3 reveals, found ${turned}`);
});

test("HT-3.5: if a player replaces their hand twice, the chronicle has one line for it, separate from the other player's", () => {
  const changed = (seat: number): Event[] => [
    {
      type: 'moved',
      from: { zone: 'hand', seat },
      to: { zone: 'deckBottom', seat },
      why: 'mulligan',
      count: 6,
    },
    { type: 'moved', from: { zone: 'deckTop', seat }, to: { zone: 'hand', seat }, why: 'mulligan', count: 6 },
  ];
  const happened = [...changed(0), ...changed(0), ...changed(1)].map(event => ({ event }));
  const write = chronicler({ viewer: 0, names: ['Ada', 'Bruno'], language: 'en', config: DEFAULTS });
  assert.deepEqual(
    write([{ version: 1, seat: 0, events: happened }]).map(({ text }) => text),
    ['You redraw until you hold two Missions.', 'Bruno redraws until holding two Missions.'],
  );
});

test('the chronicle merges equal consecutive lines into one with a count, unless they cite different cards', () => {
  const drawn = (cause: CardId): Event => ({
    type: 'moved',
    from: { zone: 'deckTop', seat: 1 },
    to: { zone: 'hand', seat: 1 },
    why: 'draw',
    count: 1,
    cause,
  });
  const write = chronicler({ viewer: 0, names: ['Ada', 'Bruno'], language: 'en', config: DEFAULTS });
  const entry = (version: number, ...events: readonly Event[]) => ({
    version,
    seat: 1,
    events: events.map(event => ({ event })),
  });
  const lines = write([entry(1, drawn('M10'), drawn('M10')), entry(2, drawn('M10'), drawn('C401'))]);
  assert.deepEqual(lines, [
    { text: 'Bruno draws 1 card. (×3)', card: 'M10' },
    { text: 'Bruno draws 1 card.', card: 'C401' },
  ]);
});

test('the chronicle counts the turns of all players together, as the view does', async () => {
  const wish = { config: { quickPlay: true }, seats: 2, seed: 'told', viewers: [0] };
  const table = await playedOut(thargos, BOTS.greedy, wish);
  const all = table.shown(0, 0).map(withEventContext);
  const write = chronicler({ viewer: 0, names: ['Ada', 'Bruno'], language: 'en', config: DEFAULTS });
  const views = [...all.slice(1).map(({ before }) => before), table.view(0)];
  for (const [i, view] of views.entries()) {
    const turns = write(all.slice(0, i + 1)).flatMap(({ turn }) => turn ?? []);
    assert.equal(turns.at(-1) ?? 0, view.turn.number);
  }
  assert.ok(table.view(0).turn.number > 4);
});

test("a chronicle that starts mid-game has the game's turn numbers; it counts turns itself if an older server sends no numbers", async () => {
  const wish = { config: { quickPlay: true }, seats: 2, seed: 'told', viewers: [0] };
  const table = await playedOut(thargos, BOTS.greedy, wish);
  const all = table.shown(0, 0).map(withEventContext);
  const write = (told: typeof all) =>
    chronicler({ viewer: 0, names: ['Ada', 'Bruno'], language: 'en', config: DEFAULTS })(told);
  const turnsIn = (told: typeof all): number[] => write(told).flatMap(({ turn }) => turn ?? []);
  const begins = all.findIndex(({ before }) => before.turn.number === 3);
  assert.equal(turnsIn(all.slice(begins))[0], 4);
  const unnumbered = all.map(told => ({
    ...told,
    events: told.events.map(({ event, about: { turn: _, ...about } = {} }) => ({ event, about })),
  }));
  assert.deepEqual(write(unnumbered), write(all));
});

test('HT-9.5: the chronicle names players who decline to oppose', async () => {
  const game = thargos.withAssets(STORY_ASSETS);
  const wish = { config: { mode: 'story', quickPlay: true }, seats: 3, seed: 'told', viewers: [0] } as const;
  const table = await playedOut(game, BOTS.random, wish);
  const all = table.shown(0, 0).map(withEventContext);
  const { config } = table.view(0);
  const linesIn = (language: 'en' | 'fr') =>
    chronicler({ viewer: 0, names: ['Ada', 'Bruno', 'Cleo'], language, config })(all);
  const said = linesIn('en').filter(({ text }) => /oppose\.$/.test(text));
  assert.deepEqual([...new Set(said.map(({ text, rule }) => `${text} ${rule}`))].sort(), [
    'Bruno doesn’t oppose. HT-9.5',
    'Cleo doesn’t oppose. HT-9.5',
    'You don’t oppose. HT-9.5',
  ]);
  const declined = all.filter(({ seat, events: happened, before }) => {
    const { question } = before;
    const isOpposed = happened.some(({ event }) => event.type === 'opposed');
    return question?.type === 'oppose' && question.seat === seat && !isOpposed;
  });
  assert.equal(said.length, declined.length);
  assert.ok(linesIn('fr').some(({ text }) => text === 'Vous ne vous opposez pas.'));
});
