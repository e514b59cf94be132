import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

/** A window as far as waking up goes. */
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

/** Time goes by, and everything that is to run runs. */
const pass = (ms: number): void => {
  for (let i = 0; i < ms; i += 1000) mock.timers.tick(1000);
};
/** Nothing runs before it is over, as in a machine that sleeps. */
const sleep = (ms: number): void => mock.timers.tick(ms);

test('who looks away for a moment is not woken; who comes back after long is, once', () => {
  see(true);
  pass(5000);
  see(false);
  assert.equal(woken, 0);
  see(true);
  pass(60_000);
  assert.equal(woken, 0, 'nobody looks');
  see(false);
  assert.equal(woken, 1);
  see(false);
  assert.equal(woken, 1);
});

test('a machine that slept an hour with its lid closed hid nothing, and is woken all the same', () => {
  pass(60_000);
  assert.equal(woken, 0);
  sleep(3_600_000);
  assert.equal(woken, 1);
  pass(60_000);
  assert.equal(woken, 1);
});

test('a network that comes back, a frozen page and one that is shown again are woken; who left is not', () => {
  view.dispatchEvent(new Event('online'));
  assert.equal(woken, 1);
  page.dispatchEvent(new Event('resume'));
  assert.equal(woken, 2);
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  assert.equal(woken, 2);
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  assert.equal(woken, 3);
  stop();
  for (const [where, name] of [
    [view, 'online'],
    [page, 'resume'],
  ] as const)
    where.dispatchEvent(new Event(name));
  assert.equal(woken, 3);
});
