import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ALL_COMMANDS, commandOf } from '../src/cli/commands.ts';
import { commandHelp } from '../src/cli/help.ts';
import { PROGRAM } from '../src/cli/io.ts';
import { serveHelp } from '../src/server/settings-help.ts';
import { type Command, commandsOf, isKnownProgram, readPages, shellWords } from './docs.ts';
import { ROOT } from './steps.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const commands = readPages().flatMap(commandsOf);

/** The source code of the repository. The commands are compared with it and not run. */

const sources = globSync('{src,tools}/**/*.{ts,tsx,mjs}', { cwd: ROOT, exclude: ['**/node_modules/**'] });
const allCode = sources.map(read).join('\n');

/** Returns a script and all files from tools/ and src/cli/ that it imports, directly or indirectly. */
const filesOf = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(file) || !existsSync(join(ROOT, file))) return known;
  known.add(file);
  for (const [, path] of read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const target = join(dirname(file), path!).replaceAll('\\', '/');
    if (/^(?:tools|src\/cli)\//.test(target)) filesOf(target, known);
  }
  return known;
};

/** Returns the files that `tools/enter.mjs` runs for a script of package.json. */
const entryOf = (script: string): readonly string[] => {
  const name = /enter\.mjs ([\w:]+)/.exec(scripts[script] ?? '')?.[1] ?? script;
  const enter = read('tools/enter.mjs');
  const found =
    [...enter.matchAll(/^ {2}'?([\w:]+)'?: \[(.*)\],$/gm)].find(([, key]) => key === name)?.[2] ?? '';
  const benches = name === 'bench' ? [...enter.matchAll(/'--\w+': \[at\('([^']+)'\)\]/g)] : [];
  return [...found.matchAll(/at\('([^']+)'\)/g), ...benches].map(([, path]) => path!);
};

const isFlagIn = (code: string, flag: string): boolean =>
  new RegExp(`['\\s{(]${flag.slice(2)}'?: \\{ type: '|${flag}\\b`).test(code);

const flagsIn = (words: readonly string[]): readonly string[] =>
  words.filter(word => /^--[a-z]/.test(word)).map(word => word.split('=')[0]!);

/**
 * Whether a flag sets an option of a game, such as `--points-cap`. The command line derives these flags from the names
 * of the options.
 */
const isRuleFlag = (flag: string): boolean => {
  const key = flag.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (
    read('docs/rules/open-points.md').includes(`\`${key}`) ||
    read('docs/rules/thargos-open-points.md').includes(`\`${key}`)
  );
};

const alidadeFaults = ([name = '', ...rest]: readonly string[]): readonly string[] => {
  if (['', 'help', '--help', '--version', 'COMMAND'].includes(name)) return [];
  if (name === 'serve') return scriptFaults('start', rest);
  const command = commandOf(name);
  if (!command) return [`no command ${name}`];
  const help = `${commandHelp(command, 'en')} --lang --help`;
  return flagsIn(rest)
    .filter(flag => !new RegExp(`${flag}(?![\\w-])`).test(help) && !isRuleFlag(flag))
    .map(flag => `alidade ${name} has no flag ${flag}`);
};

const scriptFaults = (script: string, given: readonly string[]): readonly string[] => {
  if (!Object.hasOwn(scripts, script)) return [`package.json has no script ${script}`];
  if (script === 'alidade') return alidadeFaults(given);
  const code =
    script === 'start'
      ? `${serveHelp('en')} --help`
      : entryOf(script)
          .flatMap(file => [...filesOf(file)])
          .map(read)
          .join('\n');
  return flagsIn(given)
    .filter(flag => !isFlagIn(code, flag))
    .map(flag => `npm run ${script} has no flag ${flag}`);
};

const BUILT_IN: readonly string[] = ['audit', 'ci', 'install', 'pack'];

const npmFaults = (words: readonly string[]): readonly string[] => {
  const at = words.indexOf('--');
  const own = (at < 0 ? words : words.slice(0, at)).filter(word => !word.startsWith('-'));
  const [verb = '', name = ''] = own;
  if (BUILT_IN.includes(verb)) return [];
  const script = ['start', 'test'].includes(verb) ? verb : verb === 'run' ? name : undefined;
  if (script === undefined) return [`npm has no command ${verb}`];
  return scriptFaults(script, at < 0 ? [] : words.slice(at + 1));
};

const PLACEHOLDER = /^[A-Z]+$/;
const isFile = (file: string, page: string): boolean =>
  PLACEHOLDER.test(file) ||
  [ROOT, join(ROOT, dirname(page)), join(ROOT, 'docs/examples')].some(folder =>
    existsSync(join(folder, file)),
  );

const faultsOf = (command: Command): readonly string[] => {
  const [program = '', ...rest] = command.words;
  if (!isKnownProgram(command)) return [`unknown program ${program}`];
  if (program === 'npm') return npmFaults(rest);
  if (program === 'alidade') return alidadeFaults(rest);
  if (program === 'npx') return rest[0] === 'alidade' ? alidadeFaults(rest.slice(1)) : [`npx ${rest[0]}`];
  const file = rest.find(word => !word.startsWith('-'));
  if (['node', 'bash'].includes(program) && file && !isFile(file, command.file)) return [`no file ${file}`];
  return [];
};

const unknownEnv = ({ env, words }: Command): readonly string[] => {
  const isServer = words[0] === 'npm' && words[1] === 'start';
  return env
    .filter(name => !(isServer ? serveHelp('en') : allCode).includes(name))
    .map(name => `no variable ${name}`);
};

/** Returns the unknown flags in the comments after commands, such as `# -- --only cards`. */
const flagsInComments = (): readonly string[] =>
  readPages().flatMap(({ file, text }) => {
    let script: string | undefined;
    return text.split('\n').flatMap(line => {
      const [, named] = /^(?: {4})?npm (?:run (?:--silent )?)?([\w:]+)/.exec(line) ?? [];
      script = named ?? (/^\s+#/.test(line) ? script : undefined);
      const [, comment = ''] = /\s#(.*)$/.exec(line) ?? [];
      const said = [...comment.matchAll(/-- (--[a-z][^,;.:)]*)/g)].flatMap(([, words]) => words!.split(' '));
      return script === undefined || BUILT_IN.includes(script)
        ? []
        : scriptFaults(script, said).map(fault => `${file}: ${line.trim()}: ${fault}`);
    });
  });

test('every command in README and docs names a program, a script and flags that exist', () => {
  assert.ok(commands.length > 60, `expected more than 60 commands, found ${commands.length}`);
  const faults = commands.flatMap(command =>
    [...faultsOf(command), ...unknownEnv(command)].map(fault => `${command.file}: ${command.line}: ${fault}`),
  );
  assert.deepEqual([...faults, ...flagsInComments()], []);
});

test('reports a command with an unknown script, flag, variable, file or program', () => {
  const text = [
    ...[
      'npm run none',
      'npm start -- --none 1',
      'NONE_SUCH=1 npm start',
      'alidade none',
      'alidade play --nonesuch',
    ],
    ...['node none.mjs', 'brew install', 'npm test -- --none', 'npm run soak -- --none'],
  ];
  const page = { file: 'docs/x.md', text: `Run:\n\n\`\`\`sh\n${text.join('\n')}\n\`\`\`\n` };
  const found = commandsOf(page);
  assert.equal(found.length, text.length);
  for (const command of found)
    assert.equal(
      [...faultsOf(command), ...unknownEnv(command)].length,
      1,
      `expected the command "${command.line}" to have one fault`,
    );
});

test('shellWords splits a line into commands and words, without quotes and comments', () => {
  assert.deepEqual(shellWords(`echo '{"a": 1}' | alidade score --why # x`), [
    ['echo', '{"a": 1}'],
    ['alidade', 'score', '--why'],
  ]);
  assert.deepEqual(shellWords('A=1 npm start && cd "a b"; ls'), [
    ['A=1', 'npm', 'start'],
    ['cd', 'a b'],
    ['ls'],
  ]);
});

/** The rest of this file runs those `alidade` commands in the docs that end quickly, with the files that they name. */

const folder = mkdtempSync(join(tmpdir(), 'alidade-docs-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const entry = (game: string): string =>
  JSON.stringify(pathToFileURL(join(ROOT, `src/games/${game}/index.ts`)).href);
const BOT = `import * as drawing from ${entry('cartographers')};
import * as playing from ${entry('thargos')};
export const bot = (view, random) => {
  const [kit, game] = view.sheets ? [drawing, drawing.cartographers] : [playing, playing.thargos];
  return kit.anyCommand(game.options(view), random);
};
`;

const jsonBlocks = (page: string): readonly string[] =>
  [...read(page).matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, code]) => code!);

/**
 * Completes the deck that the page shows in the way that the page describes, because it has too few cards to be played.
 */
const fillDeck = async (): Promise<void> => {
  const { code, output } = await run(['deck', 'fill', 'small.json', '--json'], '');
  assert.equal(code, 0);
  writeFileSync(join(folder, 'my-deck.json'), JSON.stringify(JSON.parse(output).deck));
};

const layOut = async (): Promise<void> => {
  writeFileSync(join(folder, 'mybot.mjs'), BOT);
  writeFileSync(join(folder, 'mybot'), '#!/bin/sh\nexec python3 bot.py\n');
  chmodSync(join(folder, 'mybot'), 0o755);
  for (const name of ['bot.py', 'bot.mjs'])
    copyFileSync(join(ROOT, 'docs/examples', name), join(folder, name));
  const packs = jsonBlocks('docs/card-packs.md');
  writeFileSync(join(folder, 'my-box.json'), packs.find(code => code.includes('thargos-cardpack/1'))!);
  writeFileSync(join(folder, 'small.json'), packs.find(code => code.includes('"heroes"'))!);
  await fillDeck();
};

/** Flags that determine the amount of work, each with a small value for this test. */
const LESS: Readonly<Record<string, string>> = {
  '--games': '1',
  '--rounds': '1',
  '--nodes': '5',
  '--ms': '5',
};
/**
 * Reduces the amount of work of a command. Doesn't reduce the time limit of a custom bot, which may be slow on a busy
 * machine.
 */
const shortened = (words: readonly string[]): readonly string[] => {
  const isOwnBot = words.some(word => /\.\/|exec:/.test(word));
  return words.map((word, at) => {
    const flag = words[at - 1] ?? '';
    return flag === '--ms' && isOwnBot ? word : (LESS[flag] ?? word);
  });
};

/** Returns the arguments after `alidade`, or undefined for other programs. */
const argsOf = ({ words }: Command): readonly string[] | undefined => {
  if (words[0] === 'alidade') return words.slice(1);
  if (words[0] === 'npx' && words[1] === 'alidade') return words.slice(2);
  const at = words.indexOf('alidade');
  return words[0] === 'npm' && at > 0 && words[at + 1] === '--' ? words.slice(at + 2) : undefined;
};

/**
 * Whether to run a command. Commands that take long, need a server or a finished game, or contain a placeholder are
 * skipped.
 */
const isRun = (args: readonly string[]): boolean =>
  !['serve', 'bench', 'sit', 'engine', 'load', 'admin', 'backup', 'restore', 'migrate'].includes(
    args[0] ?? '',
  ) &&
  !args.includes('--matrix') &&
  !args.includes('--server') &&
  !args.some(arg => /^[A-Z]{2,}(?:\.\w+)?$|^…$/.test(arg));

const wholeLine = ({ line }: Command): readonly (readonly string[])[] => shellWords(line);

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

const run = (args: readonly string[], input: string): Promise<Ended> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [join(ROOT, 'src/cli/main.ts'), ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', data => {
      output += data;
    });
    child.stderr.on('data', data => {
      errors += data;
    });
    child.on('close', code => resolve({ code: code ?? 1, output, errors }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

/** The example commands of the help. They are skipped here, because src/cli/examples.test.ts runs them. */
const inHelp = new Set(
  ALL_COMMANDS.flatMap(({ example }) => example.replaceAll(PROGRAM, 'alidade').split('\n')),
);

const runnable = commands
  .filter(({ isBlock, line }) => isBlock && !inHelp.has(line))
  .flatMap(command => {
    const args = argsOf(command);
    if (!args || !isRun(args)) return [];
    const [first] = wholeLine(command);
    const input =
      first?.[0] === 'echo' ? `${first.slice(1).join(' ')}\n` : args[0] === 'play' ? 'quit\n' : '';
    return [{ ...command, args: shortened(args), input }];
  });

test('the alidade commands in README and docs exit with 0 when the test runs them with fewer games', {
  timeout: 600_000,
}, async () => {
  assert.ok(runnable.length > 10, `expected more than 10 commands to run, found ${runnable.length}`);
  await layOut();
  const faults: string[] = [];
  const queue = [...new Map(runnable.map(each => [each.args.join(' '), each])).values()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { code, errors } = await run(next.args, next.input);
      if (code !== 0) faults.push(`${next.file}: ${next.line}: ${code} ${errors.trim()}`);
    }
  };
  await Promise.all([work(), work()]);
  assert.deepEqual(faults, []);
});
