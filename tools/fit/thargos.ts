import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { range } from '../../src/engine/util.ts';
import { FITTINGS, type Part } from './thargos/positions.ts';
import { writeValues } from './thargos/write.ts';

// `npm run fit`: fits the networks that rate positions of Thargos for the searching bots. In three steps:
//   npm run fit -- --positions FOLDER [--games 0.01]   plays games of greedy against itself; 1 is the number used for the shipped networks
//   python3 tools/fit/thargos/train.py FOLDER          fits a network for each mode (PyTorch)
//   npm run fit -- --weights FOLDER                    writes src/bots/thargos/search/values.generated.ts

const { values } = parseArgs({
  options: { positions: { type: 'string' }, games: { type: 'string' }, weights: { type: 'string' } },
});

const playAll = async (folder: string, games: number): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const threads = availableParallelism();
  await Promise.all(
    range(threads).map(
      thread =>
        new Promise<void>((resolve, reject) => {
          const part: Part = { folder, games, thread, threads };
          new Worker(new URL('./thargos/positions.ts', import.meta.url), { workerData: part })
            .once('error', reject)
            .once('exit', () => resolve());
        }),
    ),
  );
};

if (values.positions) await playAll(values.positions, Number(values.games ?? 0.01));
else if (values.weights)
  writeValues(
    values.weights,
    FITTINGS.map(({ mode }) => mode),
    new URL('../../src/bots/thargos/search/values.generated.ts', import.meta.url),
  );
else {
  process.stderr.write('npm run fit -- --positions FOLDER, then --weights FOLDER (tools/fit/thargos.ts)\n');
  process.exitCode = 2;
}
