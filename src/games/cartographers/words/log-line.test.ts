import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { range } from '../../../engine/util.ts';
import { cartographers as game } from '../game.ts';
import { foldEvents, namedGame, playGame, startGame } from '../test/games.ts';
import type { Event, State } from '../types.ts';
import { logDetails } from './log-details.ts';
import { logLines } from './log-line.ts';
import { terrainName } from './names.ts';

const NAMES = range(100).map(seat => `P${seat + 1}`);
const SHEETS = NAMES.map(name => `${name}’s map`);

/** Visits every sentence in the log of seat 0 about these events, in both languages. */
const sentences = (before: State, events: readonly Event[], visit: (event: Event, text: string) => void) => {
  let state = before;
  for (const event of events) {
    const seen = game.redact(event, 0, state);
    state = game.evolve(state, event);
    if (!seen) continue;
    const known = logDetails(seen, 0, state);
    for (const language of LANGUAGES) {
      const reader = { language, names: NAMES, sheets: SHEETS, config: state.config };
      for (const { text } of logLines(seen, known, reader)) {
        assert.match(text, /^.+[.!]$/su);
        assert.doesNotMatch(text, /undefined|NaN|\[object|'/);
        if (language === 'fr') assert.doesNotMatch(text, /[^\u202f][;:!?]/);
        visit(event, text);
      }
    }
  }
};

test('every sentence of the game log is complete in both languages, and every kind of event has one', () => {
  const told = new Set<Event['type']>();
  let [walks, spreads] = [0, 0];
  for (const i of range(40)) {
    const name = `told ${i}`;
    const { seats, wish } = namedGame(name);
    const visit = (event: Event, text: string): void => {
      told.add(event.type);
      if (event.type === 'revealed' && /along the edge|longe le bord/.test(text)) walks += 1;
      if (event.type === 'drawn' && /spreads|se répand/.test(text)) spreads += 1;
    };
    const [started, ...rest] = startGame(seats, name, wish);
    assert.ok(started);
    sentences(foldEvents([started]), rest, visit);
    playGame(seats, name, wish, ({ before, events }) => sentences(before, events, visit));
  }
  for (const type of [
    'begun',
    'revealed',
    'drawn',
    'marked',
    'destroyed',
    'coined',
    'scored',
    'ended',
  ] as const)
    assert.ok(told.has(type), `expected the log to describe an event "${type}"`);
  assert.ok(
    walks > 0 && spreads > 0,
    `expected sentences about solo ambushes and growing Zombies, found ${walks} and ${spreads}`,
  );
});

test('`logDetails` needs fewer than 20 bytes per event', () => {
  let [count, bytes] = [0, 0];
  for (const i of range(10)) {
    playGame(1, `small ${i}`, {}, ({ before, events }) => {
      let state = before;
      for (const event of events) {
        state = game.evolve(state, event);
        count += 1;
        bytes += JSON.stringify(logDetails(event, 0, state) ?? null).length;
      }
    });
  }
  assert.ok(
    bytes / count < 20,
    `expected \`logDetails\` to need fewer than 20 bytes per event, found ${bytes / count}`,
  );
});

test('`terrainName` uses the words of the French Heroes rulebook', () => {
  assert.equal(terrainName('farm', 'fr'), 'ferme');
  assert.equal(terrainName('water', 'fr'), 'lac');
  assert.equal(terrainName('water', 'en'), 'water');
});
