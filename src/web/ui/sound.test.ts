import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { motion, sound, vibration } from '../settings.ts';
import { ring, shake } from './sound.ts';

/** A browser that makes no sound, but counts what it was asked for. */
let [made, started] = [0, 0];
const node = () => ({
  connect: (to: unknown) => to,
  start: () => {
    started += 1;
  },
  stop: () => undefined,
  gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  frequency: { value: 0 },
});
let now = 0;
/** How many milliseconds the device needs for its first sound. */
let slow = 0;
/** Whether somebody has touched the page: until then nothing sounds. */
let wakes: Promise<void> = Promise.resolve();
class Audio {
  readonly currentTime = 0;
  constructor() {
    made += 1;
    now += slow;
  }
  readonly resume = () => wakes;
  readonly createGain = node;
  readonly createOscillator = node;
}
let hasFocus = true;
const shaken: (readonly number[])[] = [];
Object.assign(globalThis, {
  AudioContext: Audio,
  matchMedia: () => ({ matches: false }),
  document: { hasFocus: () => hasFocus },
});
Object.assign(navigator, { vibrate: (pattern: readonly number[]) => shaken.push(pattern) });

mock.method(performance, 'now', () => now);

const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await Promise.resolve();
};

const soundsOf = async (...times: readonly number[]): Promise<number> => {
  const before = started;
  for (const time of times) {
    now = time;
    ring('star');
    await settle();
  }
  return started - before;
};

test('without having been asked for there is no sound, and no context is made', async () => {
  assert.equal(await soundsOf(1000), 0);
  assert.equal(made, 0);
});

test('the first sound plays on a device that needs long to make its first context', async () => {
  sound.value = 'on';
  slow = 400;
  assert.equal(await soundsOf(1500), 1);
  slow = 0;
});

test('what follows too closely is left out and never waits for its turn', async () => {
  assert.equal(await soundsOf(2000, 2010, 2020, 2030, 2100), 2);
  assert.equal(made, 1);
});

test('nothing sounds where nothing may move, nor in a window that only looks on', async () => {
  motion.value = 'none';
  assert.equal(await soundsOf(3000), 0);
  motion.value = 'auto';
  hasFocus = false;
  assert.equal(await soundsOf(3500), 0);
  hasFocus = true;
});

test('a device shakes when that was asked for, and not where nothing may move', () => {
  shake(10);
  vibration.value = 'on';
  shake(20, 5, 20);
  motion.value = 'none';
  shake(30);
  motion.value = 'auto';
  assert.deepEqual(shaken, [[20, 5, 20]]);
});

test('what was asked for before a page could sound is not made up for', async () => {
  let wake = () => {};
  wakes = new Promise(resolve => {
    wake = resolve;
  });
  assert.equal(await soundsOf(4000, 4500, 5000), 0);
  now = 9000;
  wake();
  assert.equal(await soundsOf(), 0);
  await Promise.resolve();
  assert.equal(await soundsOf(9500), 1);
});

test('a small sound just before "your turn" does not silence it, and a slow device plays it late', async () => {
  assert.equal(await soundsOf(20_000), 1);
  const before = started;
  now = 20_010;
  let wake = () => {};
  wakes = new Promise(resolve => {
    wake = resolve;
  });
  ring('turn', true);
  now = 21_000;
  wake();
  await settle();
  assert.equal(started - before, 2);
});
