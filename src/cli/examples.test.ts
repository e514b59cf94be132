import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { CliCommand } from './command.ts';
import { ALL_COMMANDS, commandOf } from './commands.ts';
import { commandHelp } from './help.ts';
import { PROGRAM } from './program.ts';
import { linesOf, MAIN, type Ran, runCli } from './test/run.ts';

/** Examples that cannot run here, with the reason. Their flags are read, but they do not get further. */
const PARSED_ONLY: Readonly<Record<string, { readonly why: string; readonly stopsAt: RegExp }>> = {
  sit: { why: 'it needs a server with an open table', stopsAt: /127\.0\.0\.1:1 does not answer/ },
};

const exampleIn = (help: string): string[] => {
  const [, shown = ''] = help.split(/^Example:\n/m);
  return shown
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
};

const DOCS = readFileSync(new URL('../../docs/commands.md', import.meta.url), 'utf8');

/** The answers that docs/commands.md prints below a command. */
const ANSWERS = new Map(
  [...DOCS.matchAll(/^ {4}(.*)\n\nprints\n\n {4}(.*)$/gm)].map(([, line, out]) => [line, out]),
);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const STARTED = `${quoted(process.execPath)} ${quoted(MAIN)}`;

/** Runs a line in a shell, in a folder of its own; the program is started without npm, which is slow. */
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

describe('the example in the help', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-examples-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const isRun = ({ name }: CliCommand): boolean => !Object.hasOwn(PARSED_ONLY, name);

  for (const command of ALL_COMMANDS) {
    const lines = exampleIn(commandHelp(command, 'en'));

    test(`of ${command.name} calls it`, () => {
      assert.ok(lines.length > 0, `${command.name} has no example`);
      assert.ok(lines.at(-1)!.includes(`${PROGRAM} ${command.name}`), lines.at(-1));
      const french = commandHelp(command, 'fr').split(/^Exemple\u202f:\n/m)[1];
      assert.deepEqual(
        french
          ?.trimEnd()
          .split('\n')
          .map(line => line.trim()),
        lines,
        'the same in French',
      );
    });

    if (isRun(command))
      test(`of ${command.name} runs as printed`, async () => {
        for (const line of lines) {
          const { code, out, errors } = await runLine(line, folder);
          assert.equal(code, 0, `${line}\n${errors}`);
          assert.notEqual(out, '', line);
          const answer = ANSWERS.get(line.replaceAll(PROGRAM, 'alidade'));
          if (answer !== undefined) assert.deepEqual(linesOf(out), [answer]);
        }
      });
  }

  test('is the command whose answer docs/commands.md prints', () => {
    const lines = ALL_COMMANDS.flatMap(command => exampleIn(commandHelp(command, 'en')));
    assert.ok(ANSWERS.size > 0);
    for (const line of ANSWERS.keys()) assert.ok(lines.includes(line!.replace('alidade', PROGRAM)), line);
  });

  for (const [name, { why, stopsAt }] of Object.entries(PARSED_ONLY))
    test(`of ${name} is only parsed: ${why}`, async () => {
      const [line] = exampleIn(commandHelp(commandOf(name)!, 'en'));
      const args = line!.slice(PROGRAM.length).trim().split(' ');
      const { code, errors } = await runCli(args.map(arg => arg.replace(':8080', ':1')));
      assert.equal(code, 2);
      assert.match(errors, stopsAt);
    });
});

test('docs/commands.md names every command', () => {
  for (const { name } of ALL_COMMANDS) assert.match(DOCS, new RegExp(`\`${name}[ \`]`), name);
});
