import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The mean growth of the heap per object, in kB. */
export const heapGrowth = (count: number, make: (seed: string) => unknown): number => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kept = [make('warm up')];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < count; i++) kept.push(make(`memory ${i}`));
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  return kept.length > count ? grown / count / 1024 : 0;
};
