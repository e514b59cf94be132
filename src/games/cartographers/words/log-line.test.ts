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

/** All sentences about these events, as a seat may read them. */
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

test('every sentence is complete in both languages, and every described kind of event occurs', () => {
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
    assert.ok(told.has(type), type);
  assert.ok(walks > 0 && spreads > 0, `${walks} walks, ${spreads} spreads`);
});

test('the additional data for describing events is small', () => {
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
  assert.ok(bytes / count < 20, `${bytes / count}`);
});

test('uses the terrain names of the French Heroes rulebook', () => {
  assert.equal(terrainName('farm', 'fr'), 'ferme');
  assert.equal(terrainName('water', 'fr'), 'lac');
  assert.equal(terrainName('water', 'en'), 'water');
});
