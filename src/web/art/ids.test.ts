import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defsImage as mapDefs } from '../games/cartographers/art/symbols.ts';
import { defsImage as warDefs } from '../games/thargos/art/defs.ts';
import { picturesImage } from '../games/thargos/art/pictures.ts';

const idsIn = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map(match => match[1]!);

test('SVG definitions of different games never have the same id, because one page may contain them all', () => {
  const ids = [mapDefs(), warDefs(), picturesImage()].flatMap(idsIn);
  assert.ok(ids.length > 50);
  assert.equal(new Set(ids).size, ids.length);
});
