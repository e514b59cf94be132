// `npm run check`: types, lint, format and dead code. --fix repairs what it can.
import { fileURLToPath } from 'node:url';
import { runProgram, step } from './steps.ts';

const BIOME = ['check', '--reporter=concise', '--error-on-warnings', '--max-diagnostics=50', '--colors=off'];

const types = (config: string) => runProgram('tsc', ['-p', config, '--pretty', 'false']);

const STEPS = {
  types: () => types('tsconfig.json'),
  'types of the pure folders': () => types('tsconfig.pure.json'),
  'types of the page': () => types('tsconfig.web.json'),
  'types of the worker': () => types('tsconfig.worker.json'),
  'types of the browser tests': () => types('tsconfig.e2e.json'),
  'lint and format': () => runProgram('biome', BIOME),
  'dead code': () => runProgram('knip', ['--no-progress', '--no-config-hints']),
};

const fix = () => runProgram('biome', [...BIOME, '--write']);

export const check = async (options: { readonly fix: boolean }): Promise<boolean> => {
  const steps = options.fix ? { ...STEPS, 'lint and format': fix } : STEPS;
  const results: boolean[] = [];
  for (const [name, work] of Object.entries(steps)) results.push(await step(name, work));
  return results.every(isGood => isGood);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isFixed = process.argv.includes('--fix');
  const isGood = await check({ fix: isFixed });
  // The short report of the linter names a file with a wrong format, but doesn't say how to repair it.
  if (!isGood && !isFixed) process.stderr.write('\nnpm run check -- --fix repairs format and simple lint\n');
  process.exitCode = isGood ? 0 : 1;
}
