import { readFileSync } from 'node:fs';
import type { Reporter, Suite, TestResult } from '@playwright/test/reporter';

/** The most lines of a page that are printed. */
const MOST_LINES = 60;

/** The page as an accessibility tree at the moment of the failure. Playwright writes it as a Markdown file. */
const pageAt = ({ attachments }: TestResult): string | undefined => {
  const { body, path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  const text = body?.toString() ?? (path && readFileSync(path, 'utf8')) ?? '';
  return /```yaml\n(.*?)```/s.exec(text)?.[1]?.split('\n').slice(0, MOST_LINES).join('\n');
};

/**
 * Prints what the pages of failed tests showed, because the log of a CI server often doesn't include files. The last
 * line is the number of passed and failed tests. Skipped or interrupted tests did not pass.
 */
export default function reporter(): Reporter {
  let all: Suite | undefined;
  return {
    printsToStdio: () => false,
    onBegin: (_, suite) => {
      all = suite;
    },
    onExit: async () => {
      const tests = all?.allTests() ?? [];
      const failed = tests.filter(test => test.outcome() !== 'expected');
      for (const test of failed)
        for (const result of test.results)
          process.stdout.write(`\n${test.title} failed on this page:\n${pageAt(result) ?? 'unknown\n'}`);
      process.stdout.write(`\n${tests.length - failed.length} passed, ${failed.length} failed\n`);
    },
  };
}
