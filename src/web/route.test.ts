import assert from 'node:assert/strict';
import { test } from 'node:test';

/** As much of a window as an address needs. */
const page = Object.assign(new EventTarget(), { location: { hash: '#/table/abc?game=x%20y&n=1' } });
Object.assign(globalThis, {
  location: page.location,
  addEventListener: page.addEventListener.bind(page),
});
const { fromHere, goTo, hasMoved, linkTo, partsOf, query, route } = await import('./route.ts');

const arrive = (hash: string): void => {
  page.location.hash = hash;
  page.dispatchEvent(new Event('hashchange'));
};

test('the address a page was opened with is its route', () => {
  assert.deepEqual(route.value, ['table', 'abc']);
  assert.equal(query.value.get('game'), 'x y');
  assert.equal(hasMoved(), false);
});

test('another address is another route, and one has moved', () => {
  arrive('#/rules//caf%C3%A9/');
  assert.deepEqual(route.value, ['rules', 'café']);
  assert.equal(query.value.get('game'), null);
  assert.equal(hasMoved(), true);
  arrive('');
  assert.deepEqual(route.value, []);
});

test('a stray % in a pasted address keeps nobody out', () => {
  assert.deepEqual(partsOf('#/replay/100%'), ['replay', '100%']);
  assert.deepEqual(partsOf('replay/a?b/c'), ['replay', 'a']);
});

test('links and ways are made of the same parts', () => {
  assert.equal(linkTo(), '#/');
  assert.equal(linkTo('thargos', 'table', 'x'), '#/thargos/table/x');
  goTo('settings');
  assert.equal(page.location.hash, '#/settings');
});

test('whoever has gone elsewhere before it is known where a way leads stays there', () => {
  arrive('#/new');
  const [first, second] = [fromHere(), fromHere()];
  assert.equal(first('table', 'a'), true);
  assert.equal(page.location.hash, '#/table/a');
  assert.equal(second('table', 'b'), false);
  assert.equal(page.location.hash, '#/table/a');
});
