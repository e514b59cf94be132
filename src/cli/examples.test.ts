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
        }
      });
  }

  for (const [name, { why, stopsAt }] of Object.entries(PARSED_ONLY))
    test(`of ${name} is only parsed: ${why}`, async () => {
      const [line] = exampleIn(commandHelp(commandOf(name)!, 'en'));
      const args = line!.slice(PROGRAM.length).trim().split(' ');
      const { code, errors } = await runCli(args.map(arg => arg.replace(':8080', ':1')));
      assert.equal(code, 2);
      assert.match(errors, stopsAt);
    });
});

describe('docs/commands.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-docs-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const text = readFileSync(new URL('../../docs/commands.md', import.meta.url), 'utf8');
  const shown = text
    .split('\n')
    .filter(line => line.startsWith('    '))
    .map(line => line.trim());
  const isCommand = (line: string): boolean => /^(echo .* \| )?alidade /.test(line);
  /** These have run above. */
  const inHelp = ALL_COMMANDS.flatMap(command => exampleIn(commandHelp(command, 'en'))).map(line =>
    line.replaceAll(PROGRAM, 'alidade'),
  );

  test('names every command', () => {
    for (const { name } of ALL_COMMANDS) assert.match(text, new RegExp(`\`${name}[ \`]`), name);
  });

  for (const line of shown.filter(isCommand))
    if (!inHelp.includes(line))
      test(`prints a command that runs: ${line}`, async () => {
        const { code, errors } = await runLine(line.replace(/(^|\| )alidade /, `$1${STARTED} `), folder);
        assert.equal(code, 0, errors);
      });

  test('prints the answer of score', async () => {
    const line = shown.find(each => each.endsWith('| alidade score'))!;
    const { out } = await runLine(line.replace('| alidade ', `| ${STARTED} `), folder);
    assert.deepEqual(linesOf(out), [shown[shown.indexOf(line) + 1]]);
  });
});
