import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../cards/set.ts';
import { nodeStates, openNodes } from '../../stories/graph.ts';
import { kurnor as plan } from '../../stories/kurnor.ts';
import type { StoryPlan } from '../../stories/story.ts';
import { opened } from '../table.ts';

/** The Kurnor story (chapter 10). */

const kurnor: StoryPlan = plan;

/** The rulebook's twelve nodes. The shipped story has others, too. */
const BOOK = {
  guilds: 'M22',
  lair: 'M16',
  wolf: 'M10',
  racket: 'M23',
  hoard: 'M21',
  metbetoch: 'M29',
  fear: 'M24',
  scatter: 'M20',
  infiltrate: 'M11',
  melok: 'M3',
  horde: 'M26',
  gate: 'M17',
};
const isBooks = (key: string): boolean => key in BOOK;

const open = (...done: string[]): string[] => openNodes(kurnor, { done, taken: [] }).filter(isBooks);

const MAIN = ['guilds', 'racket', 'metbetoch', 'fear', 'scatter', 'infiltrate'];

test('HT-10.1: the rulebook’s twelve Missions of the Kurnor story open in the order that the rulebook gives', () => {
  assert.deepEqual(open(), ['guilds']);
  assert.deepEqual(open('guilds'), ['lair', 'racket']);
  assert.deepEqual(open('guilds', 'lair'), ['wolf', 'racket'], 'expected wolf to open after lair');
  assert.deepEqual(open('guilds', 'racket'), ['lair', 'hoard', 'metbetoch']);
  assert.deepEqual(open(...MAIN.slice(0, 3)), ['lair', 'hoard', 'fear']);
  assert.deepEqual(open(...MAIN.slice(0, 4)), ['lair', 'hoard', 'scatter']);
  assert.deepEqual(open(...MAIN.slice(0, 5)), ['lair', 'hoard', 'infiltrate']);
  assert.deepEqual(open(...MAIN), ['lair', 'hoard', 'melok', 'horde']);
  assert.ok((kurnor.secondary ?? []).length > 0, 'expected the Kurnor story to have a secondary pile');
});

test('HT-T-20, HT-10.1, HT-A-37: the node fear opens after metbetoch; completing horde or melok opens gate and closes the other of the two', () => {
  assert.ok(!open('guilds', 'racket', 'hoard').includes('fear'), 'expected fear to stay closed after hoard');
  const states = nodeStates(kurnor, { done: [...MAIN, 'horde'], taken: [] });
  assert.deepEqual([states.get('gate'), states.get('melok')], ['open', 'closed']);
  const other = nodeStates(kurnor, { done: [...MAIN, 'melok'], taken: [] });
  assert.deepEqual([other.get('gate'), other.get('horde')], ['open', 'closed']);
});

test('HT-10.2, HT-A-21: the Mission of lair is M16 and that of wolf M10; swapM10M16 exchanges them', () => {
  for (const [key, id] of Object.entries(BOOK))
    assert.equal(kurnor.nodes[key]!.mission, id, `expected the node ${key} to have the Mission ${id}`);
  for (const swapM10M16 of [false, true]) {
    const { state } = opened(1, { mode: 'story', decks: ['random'], swapM10M16 });
    const at = (key: string) => state.faces[state.story?.missions[key] ?? -1];
    assert.deepEqual([at('lair'), at('wolf')], swapM10M16 ? ['M10', 'M16'] : ['M16', 'M10']);
  }
});

test('HT-10.3: a player can complete eleven of the rulebook’s twelve Missions', () => {
  const done: string[] = [];
  for (let more = open(); more.length > 0; more = open(...done)) done.push(more[0]!);
  assert.equal(done.length, 11);
});

test('HT-10.4: of the rulebook’s twelve Missions, three are urban, two need the whole team, and none is passive', () => {
  const facts = opened(1, { mode: 'story', decks: ['random'] }).state.story?.plan;
  const urban = Object.keys(BOOK).filter(key => facts?.regions[key] === 'urban');
  assert.deepEqual(urban, ['guilds', 'racket', 'infiltrate']);
  assert.deepEqual(facts?.teams.filter(isBooks), ['lair', 'scatter']);
  assert.deepEqual(facts?.passive.filter(isBooks), []);
});

test('HT-10.5: allowActions of the Kurnor story lists only some of the shipped Actions', () => {
  const actions = new Set(DEFAULT_SET.filter(({ type }) => type === 'action').map(({ id }) => id));
  const allowed = kurnor.allowActions ?? [];
  assert.ok(allowed.length > 5 && allowed.length < actions.size);
  for (const id of allowed) assert.ok(actions.has(id), `expected ${id} to be a shipped Action`);
});
