import assert from 'node:assert/strict';
import { test } from 'node:test';

/** The parts of a window that route.ts uses. */
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

test('at the start, the route is the address that the page was opened with', () => {
  assert.deepEqual(route.value, ['table', 'abc']);
  assert.equal(query.value.get('game'), 'x y');
  assert.equal(hasMoved(), false);
});

test('a change of the address changes the route and counts as navigation', () => {
  arrive('#/rules//caf%C3%A9/');
  assert.deepEqual(route.value, ['rules', 'café']);
  assert.equal(query.value.get('game'), null);
  assert.equal(hasMoved(), true);
  arrive('');
  assert.deepEqual(route.value, []);
});

test('a pasted address may contain a % that encodes nothing', () => {
  assert.deepEqual(partsOf('#/replay/100%'), ['replay', '100%']);
  assert.deepEqual(partsOf('replay/a?b/c'), ['replay', 'a']);
});

test('`linkTo` and `goTo` build an address from the parts of a route', () => {
  assert.equal(linkTo(), '#/');
  assert.equal(linkTo('thargos', 'table', 'x'), '#/thargos/table/x');
  goTo('settings');
  assert.equal(page.location.hash, '#/settings');
});

test('`fromHere` navigates only if the player is still at the same address', () => {
  arrive('#/new');
  const [first, second] = [fromHere(), fromHere()];
  assert.equal(first('table', 'a'), true);
  assert.equal(page.location.hash, '#/table/a');
  assert.equal(second('table', 'b'), false);
  assert.equal(page.location.hash, '#/table/a');
});
