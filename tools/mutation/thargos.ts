import { fork } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSeed, shuffled, stream } from '../../src/engine/random.ts';
import { ROOT } from '../steps.ts';
import { FOLDER } from './install.ts';
import type { Asked, JudgeReport, Survey } from './messages.ts';
import type { Mutant, Mutation, Report, Sample } from './report.ts';
import { errorTexts } from './texts.ts';

/**
 * Mutation tests of Thargos, whose rules are too many for one process per mutant. All mutants are in one copy of the
 * code, each behind a switch. One process loads the tests once and finds out which test reaches which mutant. Then it
 * tries each mutant with only these tests, the fastest first.
 */

const GAME = 'src/games/thargos';

/** Files that contain no rules: texts, cards and test helpers. */
const NOT_RULES = [
  'test/',
  'words/',
  'cards/',
  'decks/precons.ts',
  'packs/part-names.ts',
  'packs/template-',
  'stories/condar.ts',
  'stories/kurnor.ts',
  'stories/lair-and-wolf.ts',
  '-words.ts',
  '.test.ts',
  'index.ts',
];

const isRule = (path: string): boolean => !NOT_RULES.some(part => path.includes(part));

const RULES = globSync('**/*.ts', { cwd: join(ROOT, GAME) })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => isRule(path) || path === 'effects/index.ts')
  .map(path => `${GAME}/${path}`)
  .sort();

/**
 * The tests that must detect the mutants. Tests with random games would take minutes, so a mutant that only they detect
 * counts as a survivor.
 */
const JUDGES = [
  'test/verbs',
  'test/rules',
  'test/acceptance',
  'test/exhaustive',
  'test/legal',
  'test/naive',
  'test/old-logs',
  'test/seen',
  'test/assets',
  'decks',
  'effects',
  'notation',
  'packs',
  'refusals',
  'stories',
];
const TOO_LONG = ['wild.test.ts', 'fuzz.test.ts'];

interface Instrumented {
  readonly files: readonly { readonly name: string; readonly content: string }[];
  readonly mutants: readonly (Mutant & { readonly id: string; readonly fileName: string })[];
}

interface Instrumenter {
  instrument(files: readonly object[], options: object): Promise<Instrumented>;
}

const SILENT = { debug: () => {}, info: () => {}, isDebugEnabled: () => false };

/** Writes a copy of the code to a folder outside the repository. The copy contains every mutant of these files. */
const layOut = async (files: readonly string[], temp: string): Promise<Instrumented['mutants']> => {
  const path = join(FOLDER, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = (await import(path)) as {
    Instrumenter: new (logger: object) => Instrumenter;
  };
  const read = files.map(name => ({ name, mutate: true, content: readFileSync(join(ROOT, name), 'utf8') }));
  const { files: written, mutants: found } = await new Instrumenter(SILENT).instrument(read, {
    plugins: null,
    excludedMutations: [],
    ignorers: [errorTexts],
  });
  mkdirSync(temp, { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(temp, 'package.json'));
  cpSync(join(ROOT, 'src'), join(temp, 'src'), { recursive: true });
  for (const folder of ['node_modules', 'docs'])
    symlinkSync(join(ROOT, folder), join(temp, folder), 'junction');
  for (const { name, content } of written) writeFileSync(join(temp, name), content);
  return found.map(one => ({ ...one, location: { start: countedFromOne(one) } }));
};

const countedFromOne = ({ location: { start } }: Mutant) => ({
  line: start.line + 1,
  column: start.column + 1,
});

const judgesIn = (temp: string): string[] =>
  JUDGES.flatMap(part => globSync(`${part}{/**/*,*}.test.ts`, { cwd: join(temp, GAME) }))
    .filter(path => !TOO_LONG.some(name => path.endsWith(name)))
    .sort()
    .map(path => join(temp, GAME, path));

/**
 * The time limit in ms for loading the tests and finding out which mutants they reach. This takes long on a busy
 * machine.
 */
const PATIENCE = 1_200_000;
/** A mutant has caused an endless loop if its tests take longer than TIMES times their usual time plus BESIDES ms. */
const TIMES = 4;
const BESIDES = 60_000;

interface Judge {
  /**
   * Sends a request to the judge process. Resolves to undefined if there is no answer, because the process hangs or has
   * crashed.
   */
  ask(asked: Asked, patience?: number): Promise<JudgeReport | undefined>;
  end(): void;
}

/**
 * An environment in which the naive implementation is tested with few boards, because mutants that no test detects run
 * on all of them.
 */
const FEW = { NAIVE: '80' };

const callJudge = (active?: string): Judge => {
  const asked = active === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: active };
  const env = { ...process.env, ...FEW, ...asked };
  const child = fork(join(FOLDER, 'judge.ts'), { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ask = (asked: Asked, patience = PATIENCE): Promise<JudgeReport | undefined> =>
    new Promise(resolve => {
      const done = (answer?: JudgeReport): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answer);
      };
      const timer = setTimeout(done, patience);
      child.once('message', answer => done(answer as JudgeReport));
      child.once('exit', () => done());
      child.send(asked, error => error && done());
    });
  return { ask, end: () => void child.kill('SIGKILL') };
};

const loaded = async (files: readonly string[], active?: string): Promise<Judge | undefined> => {
  const judge = callJudge(active);
  if ((await judge.ask({ ask: 'load', files }))?.tell === 'loaded') return judge;
  judge.end();
  return undefined;
};

/** Returns the tests that reach a mutant, the fastest first. */
const testsFor = (mutant: string, { took, hits }: Survey) =>
  [...took.keys()]
    .map(index => ({ index, hits: hits[index]![mutant] ?? 0 }))
    .filter(test => test.hits > 0)
    .sort((a, b) => took[a.index]! - took[b.index]!);

const everyTest = ({ took }: Survey) =>
  [...took.keys()].map(index => ({ index, hits: 100_000 })).sort((a, b) => took[a.index]! - took[b.index]!);

const patienceFor = (tests: readonly { readonly index: number }[], { took }: Survey): number =>
  tests.reduce((all, { index }) => all + TIMES * took[index]!, BESIDES);

/** Tries a mutant in code that runs when a file is loaded. The file must be loaded while this mutant is active. */
const tryAtLoad = async (mutant: string, files: readonly string[], survey: Survey): Promise<string> => {
  const judge = await loaded(files, mutant);
  if (!judge) return 'Killed';
  const tests = everyTest(survey);
  const answer = await judge.ask({ ask: 'try', mutant, tests }, patienceFor(tests, survey));
  judge.end();
  if (!answer) return 'Timeout';
  return answer.tell === 'survived' ? 'Survived' : 'Killed';
};

const tryAll = async (ids: readonly string[], files: readonly string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  let judge = await loaded(files);
  const surveyed = await judge?.ask({ ask: 'survey' });
  if (surveyed?.tell !== 'surveyed')
    throw new Error(
      surveyed?.tell === 'failed' ? surveyed.why : 'expected the tests to load, found no answer',
    );
  const { survey } = surveyed;
  const atLoad = new Set(survey.atLoad);
  const restart = async (): Promise<void> => {
    judge?.end();
    judge = await loaded(files);
    if (!judge) throw new Error('expected the tests to load again, found no answer');
  };
  const tryOne = async (mutant: string, isAgain = false): Promise<string> => {
    const tests = testsFor(mutant, survey);
    if (tests.length === 0) return atLoad.has(mutant) ? tryAtLoad(mutant, files, survey) : 'NoCoverage';
    const answer = await judge?.ask({ ask: 'try', mutant, tests }, patienceFor(tests, survey));
    if (answer?.tell === 'survived')
      return atLoad.has(mutant) ? tryAtLoad(mutant, files, survey) : 'Survived';
    if (answer?.tell === 'killed' && !answer.isSpoilt) return 'Killed';
    await restart();
    if (!answer) return 'Timeout';
    return isAgain ? 'Killed' : tryOne(mutant, true);
  };
  for (const mutant of ids) {
    found.set(mutant, await tryOne(mutant));
    if (found.size % 50 === 0) process.stderr.write(`${found.size} of ${ids.length} mutants tested\n`);
  }
  judge?.end();
  return found;
};

/** Tries all mutants of these files, or a random sample of the mutants. */
const tryThem = async (
  files: readonly string[],
  temp: string,
  sample: Sample | undefined,
): Promise<Report> => {
  const mutants = (await layOut(files, temp)).filter(({ status }) => status !== 'Ignored');
  const drawn = sample
    ? shuffled(stream(parseSeed(sample.seed).seed, 'mutants'), mutants).slice(0, sample.size)
    : mutants;
  process.stderr.write(`testing ${drawn.length} of ${mutants.length} mutants\n`);
  const found = await tryAll(
    drawn.map(({ id }) => id),
    judgesIn(temp),
  );
  const entries = files.map(file => {
    const own = drawn.filter(({ fileName }) => fileName === file);
    return [
      file,
      { mutants: own.map(one => ({ ...one, status: found.get(one.id) ?? 'Survived' })) },
    ] as const;
  });
  return Object.fromEntries(entries);
};

export const mutation: Mutation = { files: RULES, threshold: 90, tryAll: tryThem };
