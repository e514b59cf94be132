// A process that loads the tests and the code with all mutants once. It then tries one mutant at a time, each behind
// its switch, so that nothing is loaded twice.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { cases } from './collect.ts';
import type { Asked, Heard, Survey } from './messages.ts';

/** The variables that Stryker's switches read and write. */
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

/** Undefined if the test passes. */
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
      throw new Error(`expected "${cases[index]!.name}" to pass without a mutant: ${failure}`);
    took.push(performance.now() - from);
  }
  switches.currentTestId = undefined;
  const { static: atLoad = {}, perTest = {} } = switches.mutantCoverage ?? {};
  return { took, atLoad: Object.keys(atLoad), hits: [...cases.keys()].map(index => perTest[index] ?? {}) };
};

/** Far more hits than without the mutant mean an endless loop. */
const hitLimitOf = (hits: number): number => 10_000 + 20 * hits;

const killerOf = async (mutant: string, tests: Extract<Asked, { ask: 'try' }>['tests']): Promise<Heard> => {
  for (const { index, hits } of tests) {
    switches.activeMutant = mutant;
    switches.hitCount = 0;
    switches.hitLimit = hitLimitOf(hits);
    const failure = await failureOf(index);
    switches.activeMutant = undefined;
    if (failure === undefined) continue;
    // Caches filled under a mutant may break later tests, so a new process has to continue.
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
