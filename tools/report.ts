import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { ROOT } from './steps.ts';

/** The fields of Node's test events that this file uses. Node's own reporter gets the whole events. */
interface TestEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Summary {
  readonly success: boolean;
  readonly file?: string;
  readonly duration_ms: number;
  readonly counts: { readonly tests: number; readonly passed: number; readonly failed: number };
}

const LONGEST_FILE_MS = 10 * 60_000;

/**
 * How many test files run at the same time. The default of `run` is one less than the number of cores. Many tests wait
 * for other processes, so this is two more than the number of cores.
 */
const PROCESSES = availableParallelism() + 2;

const describeFile = ({ success, file, duration_ms, counts }: Summary): TestEvent => {
  const line = `${success ? '✔' : '✖'} ${relative(ROOT, file!)}: ${counts.tests} tests, ${Math.round(duration_ms)} ms\n`;
  return { type: 'test:stdout', data: { file, message: line } };
};

/** Prints one line per file instead of one per test. Node's own reporter prints failures and the final counts. */
const shorten = async function* (events: AsyncIterable<TestEvent>, end: (whole: Summary) => void) {
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:start') continue;
    yield event;
    if (event.type !== 'test:summary') continue;
    // Cast: the types of Node don't contain the data of this event.
    const summary = event.data as unknown as Summary;
    if (summary.file === undefined) end(summary);
    else yield describeFile(summary);
  }
};

/**
 * Runs the test files, each in a process of its own. Returns false if a test failed, or if no test ran although one was
 * expected.
 */
export const runTests = async (
  files: readonly string[],
  names: readonly string[],
  options: { readonly mayBeEmpty: boolean },
): Promise<boolean> => {
  let whole: Summary | undefined;
  const events = run({
    files: files.map(file => resolve(ROOT, file)),
    concurrency: PROCESSES,
    timeout: LONGEST_FILE_MS,
    testNamePatterns: names.map(name => new RegExp(name)),
  });
  const short = shorten(events as AsyncIterable<TestEvent>, summary => {
    whole = summary;
  });
  for await (const chunk of Readable.from(short).compose(new spec())) process.stdout.write(chunk);

  if (!whole?.counts.tests) process.stderr.write('no tests ran\n');
  return Boolean(whole?.success && (whole.counts.tests || options.mayBeEmpty));
};
