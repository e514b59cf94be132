import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

/** The parts of a window that waking up needs. */
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

/** Lets time pass, with all timers. */
const pass = (ms: number): void => {
  for (let i = 0; i < ms; i += 1000) mock.timers.tick(1000);
};
/** No timer runs before the end, as on a sleeping machine. */
const sleep = (ms: number): void => mock.timers.tick(ms);

test('a short look away does not wake; a return after a long time wakes once', () => {
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

test('a machine that slept for an hour wakes, even if the page was never hidden', () => {
  pass(60_000);
  assert.equal(woken, 0);
  sleep(3_600_000);
  assert.equal(woken, 1);
  pass(60_000);
  assert.equal(woken, 1);
});

test('a returning network, a resumed page and a restored page wake; a stopped listener does not', () => {
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
