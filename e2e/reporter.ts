import type { Reporter, Suite } from '@playwright/test/reporter';

/** Prints the number of passed and failed tests on one line. Skipped or interrupted tests did not pass. */
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
