import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { linesOf, runCli } from '../test/run.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'alidade-'));
after(() => rmSync(FOLDER, { recursive: true }));

const file = (name: string, content: unknown): string => {
  const path = join(FOLDER, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const SMALL = {
  id: 'small',
  nodes: {
    first: { mission: 'M501', role: 'main' },
    last: { mission: 'M402', role: 'main', requires: { all: ['first'] } },
  },
};

describe('story check', () => {
  test('HT-9.4: the shipped stories are valid, in both languages', async () => {
    const english = await runCli(['story', 'check', 'kurnor']);
    assert.equal(english.code, 0);
    assert.match(english.out, /^The Kurnor story: 17 Missions on the map, 17 secondary Missions\n/);
    assert.match(english.out, /2 players, target 34 VP: every player can reach it/);
    const french = await runCli(['story', 'check', 'condar', '--lang', 'fr', '--players', '4']);
    assert.equal(french.code, 0);
    assert.match(french.out, /^Une nuit à Condar\u202f: 20 missions sur le plan/);
    assert.match(french.out, /4 joueurs, objectif 34 PV\u202f: chaque joueur peut l’atteindre/);
  });

  test('HT-A-32: with --together, story check says whether all players together can reach their common target', async () => {
    for (const name of ['kurnor', 'condar'])
      for (const players of ['1', '2', '4', '6']) {
        const { code, out } = await runCli(['story', 'check', name, '--together', '--players', players]);
        assert.equal(code, 0, `expected exit code 0, found ${code}: ${name} ${players}: ${out}`);
      }
    const english = await runCli(['story', 'check', 'kurnor', '--together', '--players', '4']);
    // Each of the four players has to reach three fifths of 34, rounded up, which is 21.
    assert.match(english.out, /4 players together, target 84 VP: they can reach it/);
    const french = await runCli(['story', 'check', 'kurnor', '--together', '--lang', 'fr']);
    assert.match(french.out, /2 joueurs ensemble, objectif 68 PV\u202f: ils peuvent l’atteindre/);
    const small = await runCli(['story', 'check', file('small.json', SMALL), '--together', '--json']);
    assert.equal(small.code, 1);
    const answer = JSON.parse(linesOf(small.out)[0]!);
    assert.deepEqual([answer.together, answer.target], [true, 68]);
    assert.equal(answer.faults[0].code, 'target-out-of-reach');
    assert.match(answer.faults[0].message, /^Too few VP: together you need 68\./);
  });

  test('story check uses the singular for one Mission and one player', async () => {
    const single = { id: 'single', nodes: { first: SMALL.nodes.first } };
    const args = [
      'story',
      'check',
      file('single.json', single),
      '--together',
      '--players',
      '1',
      '--target',
      '1',
    ];
    const english = await runCli(args);
    assert.match(english.out, /: 1 Mission on the map, 0 secondary Missions\n/);
    assert.match(english.out, /^1 player, target 1 VP/m);
    const french = await runCli([...args, '--lang', 'fr']);
    assert.match(french.out, /\u202f: 1 mission sur le plan, 0 mission secondaire\n/);
    assert.match(french.out, /^1 joueur, objectif 1 PV/m);
  });

  test('story check --json prints one line', async () => {
    const { code, out } = await runCli(['story', 'check', 'kurnor', '--json', '--target', '32']);
    assert.equal(code, 0);
    const [line, ...more] = linesOf(out);
    assert.deepEqual(more, []);
    const answer = JSON.parse(line!);
    assert.deepEqual(
      [answer.story, answer.good, answer.target, answer.faults, answer.paths],
      ['kurnor', true, 32, [], 2],
    );
    assert.equal(answer.worst.lacks, 0);
  });

  test('HT-9.4: if a story gives too few points, story check says how many are missing, with exit code 1', async () => {
    const small = file('small.json', SMALL);
    const enough = await runCli(['story', 'check', small, '--target', '1', '--json']);
    assert.equal(enough.code, 0);
    const { vp } = JSON.parse(enough.out).worst;
    const { code, out } = await runCli(['story', 'check', small, '--target', String(vp + 2)]);
    assert.equal(code, 1);
    assert.match(out, new RegExp(`gives ${vp} \\(first → last\\).*2 VP short`));
    assert.match(out, /1 error\n$/);
  });

  test('story check names the place of each fault, in the file or in the graph', async () => {
    const spoilt = { ...SMALL, nodes: { ...SMALL.nodes, lost: { mission: 'M999', role: 'side' } } };
    const schema = await runCli(['story', 'check', file('spoilt.json', spoilt), '--json']);
    assert.equal(schema.code, 1);
    const [fault] = JSON.parse(schema.out).faults;
    assert.deepEqual([fault.place, fault.code, fault.line], ['nodes.lost.role', 'unknown-word', 1]);
    const circle = {
      id: 'c',
      nodes: { a: { mission: 'M501', role: 'main', requires: { all: ['a', 'z'] } } },
    };
    const { code, out } = await runCli(['story', 'check', '-'], JSON.stringify(circle));
    assert.equal(code, 1);
    assert.match(out, /nodes\.a\.requires\.all\[1\]: A path starts at “z”/);
    const broken = await runCli(['story', 'check', file('broken.json', '{"id": "x",\n}')]);
    assert.equal(broken.code, 1);
    assert.match(broken.out, /line 2, column 1/);
  });

  test('story check rejects invalid arguments as a usage error', async () => {
    for (const args of [
      [],
      ['check'],
      ['show', 'kurnor'],
      ['check', join(FOLDER, 'nothing.json')],
      ['check', 'kurnor', 'condar'],
      ['check', 'kurnor', '--players', '0'],
      ['check', 'kurnor', '--pack', file('no-pack.json', '{}')],
    ]) {
      const { code, out, errors } = await runCli(['story', ...args]);
      assert.deepEqual(
        [code, out],
        [2, ''],
        `expected exit code 2 and no output, found code ${code} and output "${out}": ${args.join(' ')}`,
      );
      assert.match(errors, /^alidade: .+\n.*story --help/s);
    }
  });
});
