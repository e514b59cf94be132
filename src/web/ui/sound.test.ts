import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { motion, sound, vibration } from '../settings.ts';
import { ring, shake } from './sound.ts';

/** A fake browser that plays nothing and counts the requested sounds. */
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
/** The number of milliseconds that the fake device needs for its first sound. */
let slow = 0;
/** Resolves when the fake browser allows sound, which browsers do after the player has touched the page. */
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

test('if the sound setting is off, nothing plays and no audio context is created', async () => {
  assert.equal(await soundsOf(1000), 0);
  assert.equal(made, 0);
});

test('the first sound plays even if the device needs long to create the audio context', async () => {
  sound.value = 'on';
  slow = 400;
  assert.equal(await soundsOf(1500), 1);
  slow = 0;
});

test('a sound shortly after the last sound is dropped, not queued', async () => {
  assert.equal(await soundsOf(2000, 2010, 2020, 2030, 2100), 2);
  assert.equal(made, 1);
});

test('sounds other than "your turn" play only with animations on and in the focused window', async () => {
  motion.value = 'none';
  assert.equal(await soundsOf(3000), 0);
  motion.value = 'auto';
  hasFocus = false;
  assert.equal(await soundsOf(3500), 0);
  hasFocus = true;
});

test('the device vibrates only if the settings for vibration and animations are on', () => {
  shake(10);
  vibration.value = 'on';
  shake(20, 5, 20);
  motion.value = 'none';
  shake(30);
  motion.value = 'auto';
  assert.deepEqual(shaken, [[20, 5, 20]]);
});

test('sounds from before the browser allows audio are dropped', async () => {
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

test('the sound for "your turn" plays even right after a different sound, and even if the browser allows it late', async () => {
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
