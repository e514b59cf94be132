import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { ROOT } from './steps.ts';

/** The part of Node's test events that we look at; the rest goes to Node's own reporter untouched. */
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

/** `run` would use one process less than there are cores. Many tests wait for what they have started, so we use two more than cores. */
const PROCESSES = availableParallelism() + 2;

const describeFile = ({ success, file, duration_ms, counts }: Summary): TestEvent => {
  const line = `${success ? '✔' : '✖'} ${relative(ROOT, file!)}: ${counts.tests} tests, ${Math.round(duration_ms)} ms\n`;
  return { type: 'test:stdout', data: { file, message: line } };
};

/** One line per finished file instead of one per test; failures and the closing counts stay as Node words them. */
const shorten = async function* (events: AsyncIterable<TestEvent>, end: (whole: Summary) => void) {
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:start') continue;
    yield event;
    if (event.type !== 'test:summary') continue;
    // The types of Node do not name this event's data.
    const summary = event.data as unknown as Summary;
    if (summary.file === undefined) end(summary);
    else yield describeFile(summary);
  }
};

/** Runs the test files, each in its own process; false if one failed, or if nothing was run and that is no answer. */
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
