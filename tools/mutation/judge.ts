// A process that has loaded the tests and the code with all its mutants in it. It is asked for one mutant after the
// other, each switched on for as long as it takes, so that nothing is loaded twice.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { cases } from './collect.ts';
import type { Asked, Heard, Survey } from './messages.ts';

/** What Stryker's switches read and write. */
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

const hear = (heard: Heard): void => void process.send?.(heard);

/** Undefined when it passes. */
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
      throw new Error(`without any mutant "${cases[index]!.name}" fails: ${failure}`);
    took.push(performance.now() - from);
  }
  switches.currentTestId = undefined;
  const { static: atLoad = {}, perTest = {} } = switches.mutantCoverage ?? {};
  return { took, atLoad: Object.keys(atLoad), hits: [...cases.keys()].map(index => perTest[index] ?? {}) };
};

/** Far more often than without it: a loop that does not end. */
const hitLimitOf = (hits: number): number => 10_000 + 20 * hits;

const killerOf = async (mutant: string, tests: Extract<Asked, { ask: 'try' }>['tests']): Promise<Heard> => {
  for (const { index, hits } of tests) {
    switches.activeMutant = mutant;
    switches.hitCount = 0;
    switches.hitLimit = hitLimitOf(hits);
    const failure = await failureOf(index);
    switches.activeMutant = undefined;
    if (failure === undefined) continue;
    // What was remembered under the mutant may fail tests for ever: then it takes a fresh process to judge.
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
      return hear({ tell: 'loaded' });
    case 'survey':
      return hear({ tell: 'surveyed', survey: await survey() });
    case 'try':
      return hear(await killerOf(asked.mutant, asked.tests));
  }
};

process.on('message', (asked: Asked) => {
  answer(asked).catch(error => hear({ tell: 'failed', why: String(error?.stack ?? error) }));
});
