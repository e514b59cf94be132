import type { Reporter, Suite } from '@playwright/test/reporter';

/** The last word: how many passed and failed, alone on a line. What was skipped or cut off has not passed. */
export default function reporter(): Reporter {
  let all: Suite | undefined;
  return {
    printsToStdio: () => false,
    onBegin: (_, suite) => {
      all = suite;
    },
    onExit: async () => {
      const outcomes = all?.allTests().map(test => test.outcome()) ?? [];
      const passed = outcomes.filter(outcome => outcome === 'expected').length;
      process.stdout.write(`\n${passed} passed, ${outcomes.length - passed} failed\n`);
    },
  };
}
