// A process that loads the tests and the code with all mutants only once. Each mutant is behind a switch, and the
// process tries one mutant after the other.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { cases } from './collect.ts';
import type { Asked, JudgeReport, Survey } from './messages.ts';

/** The global variables that Stryker's switches read and write. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

const shared = globalThis as { __stryker__?: Switches };
shared.__stryker__ ??= {};
const switches = shared.__stryker__;

const report = (result: JudgeReport): void => void process.send?.(result);

/** Runs a test. Returns its error message, or undefined if it passes. */
const failureOf = async (index: number): Promise<string | undefined> => {
  try {
    await cases[index]!.run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const survey = async (): Promise<Survey> => {
  const took: number[] = [];
  for (const index of cases.keys()) {
    switches.currentTestId = `${index}`;
    const from = performance.now();
    const failure = await failureOf(index);
    if (failure !== undefined)
      throw new Error(
        `expected the test "${cases[index]!.name}" to pass without a mutant, but it failed: ${failure}`,
      );
    took.push(performance.now() - from);
  }
  switches.currentTestId = undefined;
  const { static: atLoad = {}, perTest = {} } = switches.mutantCoverage ?? {};
  return { took, atLoad: Object.keys(atLoad), hits: [...cases.keys()].map(index => perTest[index] ?? {}) };
};

/**
 * Returns how often a test may reach mutants before it counts as an endless loop. `hits` is how often it reaches them
 * without a mutant.
 */
const hitLimitOf = (hits: number): number => 10_000 + 20 * hits;

const killerOf = async (
  mutant: string,
  tests: Extract<Asked, { ask: 'try' }>['tests'],
): Promise<JudgeReport> => {
  for (const { index, hits } of tests) {
    switches.activeMutant = mutant;
    switches.hitCount = 0;
    switches.hitLimit = hitLimitOf(hits);
    const failure = await failureOf(index);
    switches.activeMutant = undefined;
    if (failure === undefined) continue;
    // A mutant may have filled caches with wrong values, which break later tests. A new process has to continue then.
    return { tell: 'killed', mutant, isSpoilt: (await failureOf(index)) !== undefined };
  }
  return { tell: 'survived', mutant };
};

const load = async (files: readonly string[]): Promise<void> => {
  const url = new URL('collect.ts', import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'node:test' ? { url, shortCircuit: true } : next(specifier, context),
  });
  fc.configureGlobal({ endOnFailure: true });
  for (const file of files) await import(pathToFileURL(file).href);
};

const answer = async (asked: Asked): Promise<void> => {
  switch (asked.ask) {
    case 'load':
      await load(asked.files);
      return report({ tell: 'loaded' });
    case 'survey':
      return report({ tell: 'surveyed', survey: await survey() });
    case 'try':
      return report(await killerOf(asked.mutant, asked.tests));
  }
};

process.on('message', (asked: Asked) => {
  answer(asked).catch(error => report({ tell: 'failed', why: String(error?.stack ?? error) }));
});
