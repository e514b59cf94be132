import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { range } from '../../../engine/util.ts';
import { cartographers } from '../game.ts';
import { coinsOf, isSheetEvent } from '../sheet.ts';
import type { Event, State } from '../types.ts';
import { foldEvents, namedGame, playGame } from './games.ts';
import { checkStep } from './invariants.ts';

const NAMES = range(120).map(i => `property ${i}`);

/** Runs a property over many games; a failure names the game that shows it. */
const always = (says: string, check: (name: string) => void): void => {
  test(says, () => {
    for (const name of NAMES)
      try {
        check(name);
      } catch (error) {
        throw new Error(`${says}: the game "${name}" shows the opposite`, { cause: error });
      }
  });
};

const logOf = (name: string): Event[] => {
  const { seats, wish } = namedGame(name);
  const log: Event[] = [];
  const { start } = playGame(seats, name, wish, step => log.push(...step.events));
  return [...start, ...log];
};

always('the same seed and the same commands give the same log', name => {
  assert.deepEqual(logOf(name), logOf(name));
});

always('the fold of the log is the live state', name => {
  const { seats, wish } = namedGame(name);
  const log: Event[] = [];
  const { start, state } = playGame(seats, name, wish, step => log.push(...step.events));
  assert.deepEqual(foldEvents([...start, ...log]), state);
});

always('a state survives JSON, and the game goes on from it in the same way', name => {
  const { seats, wish } = namedGame(name);
  playGame(seats, name, wish, ({ before, seat, command, events }) => {
    const thawed = JSON.parse(JSON.stringify(before)) as State;
    assert.deepEqual(thawed, before);
    assert.deepEqual(cartographers.decide(thawed, seat, command), events);
  });
});

always('events survive JSON', name => {
  const log = logOf(name);
  assert.deepEqual(JSON.parse(JSON.stringify(log)), log);
});

always('cards are conserved, filled spaces stay filled, coins stay on the track', name => {
  const { seats, wish } = namedGame(name);
  playGame(seats, name, wish, checkStep);
});

always('a preview says what the answer then does to the sheet', name => {
  const { seats, wish } = namedGame(name, 1);
  playGame(seats, name, wish, ({ before, command, events, after }) => {
    const preview = cartographers.preview(cartographers.view(before, 0), command);
    if (!('events' in preview)) return;
    const told = preview.events as readonly Event[];
    assert.deepEqual(events.slice(0, told.length), told);
    const sheet = foldEvents(told, before).sheets[0];
    assert.equal(coinsOf(sheet), (preview as { coins: { after: number } }).coins.after);
    const more = events.slice(told.length).filter(isSheetEvent);
    if (more.length === 0) assert.deepEqual(after.sheets[0], sheet);
  });
});

always('search can deal a state from any view, and the viewer would not notice', name => {
  const { seats, wish } = namedGame(name);
  const random = stream(parseSeed(name).seed, 'sample');
  playGame(seats, name, wish, ({ after }) => {
    const viewer = random.below(after.seats + 1);
    const seen = cartographers.view(after, viewer === after.seats ? 'spectator' : viewer);
    const dealt = cartographers.sample(seen, random);
    const again = cartographers.view(dealt, seen.viewer);
    assert.deepEqual({ ...again, sheets: [] }, { ...seen, sheets: [] });
    assert.deepEqual(
      seen.sheets.filter((sheet, i) => sheet && again.sheets[i] !== sheet),
      [],
    );
    if (seen.config.openSheets) checkStep({ before: dealt, after: dealt } as never);
  });
});
