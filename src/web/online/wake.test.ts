import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

/** The parts of a window that onWake uses. */
const page = Object.assign(new EventTarget(), { hidden: false });
const view = new EventTarget();
Object.assign(globalThis, {
  document: page,
  addEventListener: view.addEventListener.bind(view),
  removeEventListener: view.removeEventListener.bind(view),
});
mock.timers.enable({ apis: ['Date', 'setInterval'] });
const { onWake } = await import('./wake.ts');

let woken = 0;
let stop = (): void => undefined;
beforeEach(() => {
  stop();
  page.hidden = false;
  woken = 0;
  stop = onWake(() => {
    woken += 1;
  });
});

const see = (hidden: boolean): void => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

/** Advances the clock second by second, so that all timers run. */
const pass = (ms: number): void => {
  for (let i = 0; i < ms; i += 1000) mock.timers.tick(1000);
};
/** Advances the clock at once, so that timers run only at the end, as on a machine that slept. */
const sleep = (ms: number): void => mock.timers.tick(ms);

test('onWake calls back once after a long time in the background, not after a short time', () => {
  see(true);
  pass(5000);
  see(false);
  assert.equal(woken, 0);
  see(true);
  pass(60_000);
  assert.equal(woken, 0, 'expected no call while the page is hidden');
  see(false);
  assert.equal(woken, 1);
  see(false);
  assert.equal(woken, 1);
});

test('onWake calls back after the machine slept, even if the page was never hidden', () => {
  pass(60_000);
  assert.equal(woken, 0);
  sleep(3_600_000);
  assert.equal(woken, 1);
  pass(60_000);
  assert.equal(woken, 1);
});

test('onWake calls back on a lost or returning network and a resumed or restored page, until stopped', () => {
  view.dispatchEvent(new Event('online'));
  assert.equal(woken, 1);
  page.dispatchEvent(new Event('resume'));
  assert.equal(woken, 2);
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  assert.equal(woken, 2);
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  assert.equal(woken, 3);
  view.dispatchEvent(new Event('offline'));
  assert.equal(woken, 4);
  stop();
  for (const [where, name] of [
    [view, 'offline'],
    [view, 'online'],
    [page, 'resume'],
  ] as const)
    where.dispatchEvent(new Event(name));
  assert.equal(woken, 4);
});
