import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Graph, laterEntries, type Module, planChunks } from './chunks.ts';

const SMALL = 1000;
const LARGE = 1_000_000;

const module = (imports: readonly string[], size = SMALL, later: readonly string[] = []): Module => ({
  imports,
  later,
  size,
});
const graphOf =
  (modules: Readonly<Record<string, Module>>): Graph =>
  id =>
    modules[id]!;
const load = (...entries: readonly string[]) => ({ entries, weight: 1 });
const planned = (modules: Readonly<Record<string, Module>>, ...loads: readonly ReturnType<typeof load>[]) =>
  planChunks(graphOf(modules), 'main', loads)
    .map(chunk => [...chunk.modules].sort())
    .sort();

test('finds all dynamically imported modules, including those that such a module imports dynamically', () => {
  const modules = {
    main: module(['shared'], SMALL, ['a']),
    shared: module([], SMALL, ['b']),
    a: module([], SMALL, ['c']),
    b: module([]),
    c: module([]),
  };
  assert.deepEqual(laterEntries(graphOf(modules), 'main'), ['a', 'b', 'c']);
});

test('two small pages and the module they share go into one file, without the modules of the first load', () => {
  const modules = {
    main: module(['core']),
    core: module([]),
    a: module(['core', 'helper']),
    b: module(['helper']),
    helper: module([]),
  };
  assert.deepEqual(planned(modules, load('a'), load('b')), [['a', 'b', 'helper']]);
});

test('a large module that only one page needs stays out of the file that two pages share', () => {
  const modules = {
    main: module([]),
    a: module(['helper'], LARGE),
    b: module(['helper'], LARGE),
    helper: module([], LARGE),
  };
  assert.deepEqual(planned(modules, load('a'), load('b')), [['a'], ['b'], ['helper']]);
});

test('the pages of two games are in separate files, and so is a module that both need', () => {
  const [a, b] = ['/games/cartographers/a', '/games/thargos/b'];
  const modules = { main: module([]), [a]: module(['helper']), [b]: module(['helper']), helper: module([]) };
  assert.deepEqual(planned(modules, load(a), load(b)), [[a], [b], ['helper']]);
});

test('planned files do not import each other in a cycle', () => {
  const modules = {
    main: module([]),
    top: module(['middle'], SMALL),
    middle: module(['bottom'], LARGE),
    bottom: module([], SMALL),
    other: module(['bottom'], LARGE),
  };
  const chunks = planned(modules, load('top'), load('middle'), load('other'));
  const fileOf = (id: string) => chunks.findIndex(chunk => chunk.includes(id));
  assert.ok(
    fileOf('top') !== fileOf('bottom') || fileOf('middle') === fileOf('top'),
    `expected no import cycle between the files, found the files ${JSON.stringify(chunks)}`,
  );
});

test('styles and scripts are in separate files', () => {
  const modules = { main: module([]), a: module(['a.css']), 'a.css': module([]) };
  assert.deepEqual(planned(modules, load('a')), [['a'], ['a.css']]);
});
