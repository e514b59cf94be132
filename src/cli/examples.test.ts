import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { CliCommand } from './command.ts';
import { ALL_COMMANDS, commandOf } from './commands.ts';
import { commandHelp } from './help.ts';
import { PROGRAM } from './io.ts';
import { linesOf, MAIN, type Ran, runCli } from './test/run.ts';

/** The commands whose examples can't run in this test, and why. Only their flags are parsed. */
const PARSED_ONLY: Readonly<Record<string, { readonly why: string; readonly stopsAt: RegExp }>> = {
  sit: { why: 'it needs a server with an open table', stopsAt: /127\.0\.0\.1:1 does not answer/ },
  load: {
    why: 'it needs a server; tools/load.test.ts runs it',
    stopsAt: /127\.0\.0\.1:1 does not answer/,
  },
};

const exampleIn = (help: string): string[] => {
  const [, shown = ''] = help.split(/^Example:\n/m);
  return shown
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
};

const DOCS = readFileSync(new URL('../../docs/commands.md', import.meta.url), 'utf8');

/** The output that docs/commands.md prints below each command. */
const ANSWERS = new Map(
  [...DOCS.matchAll(/^ {4}(.*)\n\nprints\n\n {4}(.*)$/gm)].map(([, line, out]) => [line, out]),
);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const STARTED = `${quoted(process.execPath)} ${quoted(MAIN)}`;

/** Runs a line of the help in a shell, in the folder `cwd`. Starts the program without npm, which is slow. */
const runLine = (line: string, cwd: string): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', line.replaceAll(PROGRAM, STARTED)], {
      cwd,
      env: { ...process.env, LANG: 'C', LC_ALL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ran = { out: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', text => {
      ran.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      ran.errors += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, ...ran }));
  });

describe('examples in the help', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-examples-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  // The store of a server for `admin`: an empty file is an empty database.
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  writeFileSync(join(folder, 'data/alidade.db'), '', { mode: 0o600 });

  const isRun = ({ name }: CliCommand): boolean => !Object.hasOwn(PARSED_ONLY, name);

  for (const command of ALL_COMMANDS) {
    const lines = exampleIn(commandHelp(command, 'en'));

    test(`the help of ${command.name} has an example that calls this command, the same in both languages`, () => {
      assert.ok(lines.length > 0, `expected an example in the help of ${command.name}, found none`);
      assert.ok(
        lines.at(-1)!.includes(`${PROGRAM} ${command.name}`),
        `expected the last line of the example to call ${command.name}, found ${lines.at(-1)}`,
      );
      const french = commandHelp(command, 'fr').split(/^Exemple\u202f:\n/m)[1];
      assert.deepEqual(
        french
          ?.trimEnd()
          .split('\n')
          .map(line => line.trim()),
        lines,
        'expected the French help to have the same example',
      );
    });

    if (isRun(command))
      test(`the example in the help of ${command.name} runs as printed`, async () => {
        for (const line of lines) {
          const { code, out, errors } = await runLine(line, folder);
          assert.equal(code, 0, `expected exit code 0, found ${code}: ${line}\n${errors}`);
          assert.notEqual(out, '', `expected ${line} to print something`);
          const answer = ANSWERS.get(line.replaceAll(PROGRAM, 'alidade'));
          if (answer !== undefined) assert.deepEqual(linesOf(out), [answer]);
        }
      });
  }

  test('every command whose answer docs/commands.md prints is an example in the help', () => {
    const lines = ALL_COMMANDS.flatMap(command => exampleIn(commandHelp(command, 'en')));
    assert.ok(ANSWERS.size > 0);
    for (const line of ANSWERS.keys())
      assert.ok(
        lines.includes(line!.replace('alidade', PROGRAM)),
        `expected the help to have an example with the line ${line}`,
      );
  });

  for (const [name, { why, stopsAt }] of Object.entries(PARSED_ONLY))
    test(`the example in the help of ${name} is only parsed: ${why}`, async () => {
      const [line] = exampleIn(commandHelp(commandOf(name)!, 'en'));
      const args = line!.slice(PROGRAM.length).trim().split(' ');
      const { code, errors } = await runCli(args.map(arg => arg.replace(':8080', ':1')));
      assert.equal(code, 2);
      assert.match(errors, stopsAt);
    });
});

test('docs/commands.md names every command', () => {
  for (const { name } of ALL_COMMANDS)
    assert.match(DOCS, new RegExp(`\`${name}[ \`]`), `expected docs/commands.md to name the command ${name}`);
});
