import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from './test/run.ts';

test('backup and restore pass on the exit code of their task, and refuse wrong flags with 2', async () => {
  for (const [args, code, expected] of [
    [['backup'], 2, /--to FILE.*--verify FILE/],
    [['backup', '--to', 'a', '--verify', 'b'], 2, /--to FILE.*--verify FILE/],
    [['backup', '--from', 'a'], 2, /unknown flag --from/],
    [['restore'], 2, /--from needs a value/],
    [['restore', '--from', 'none'], 1, /cannot read none.*\(not-read\)/],
    [['backup', '--verify', 'package.json'], 4, /not a backup of Alidade.*\(backup-foreign\)/],
    [['backup', '--verify', 'package.json', '--lang', 'fr'], 4, /n’est pas une sauvegarde.*«\u202fbackup/],
  ] as const) {
    const ran = await runCli(args, '');
    assert.equal(ran.code, code, ran.errors);
    assert.match(ran.errors, expected);
  }
});
