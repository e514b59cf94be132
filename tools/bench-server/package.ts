import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { range } from '../../src/engine/util.ts';
import { packageServer, sizeOf } from '../package.ts';
import { buildWeb, isFresh, WEB } from '../web.ts';
import { start } from './processes.ts';

const STARTS = 5;
/** The time after which a server has finished the work of its start. */
const IDLE_MS = 5000;

/** How long Node takes to start and to run nothing, in ms. */
const startNode = (): number => {
  const began = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - began;
};

/** Starts a server with an empty database and without a compile cache. Stops it when it has been idle for a while. */
const startOnce = async (app: string, data: string) => {
  const bare = startNode();
  const env = { PORT: '0', HOST: '', WEB: '', NODE_COMPILE_CACHE: '', ALIDADE_DATA: data };
  const began = performance.now();
  const server = await start(join(app, 'src/server/main.ts'), [], env, ['--max-semi-space-size=8']);
  try {
    await fetch(new URL('readyz', server.url));
    const took = performance.now() - began;
    const worked = server.worked();
    await sleep(IDLE_MS);
    return { took, worked, ofNode: took / bare, memory: server.memory() };
  } finally {
    await server.stop();
  }
};

/**
 * Measures the folder that `npm run package` creates: its size in bytes, without Node and of Node; the time until its
 * server answers, the processor time of its main thread until then, both in ms, and the time divided by that of Node
 * alone; and the memory of the idle server in kB. Of several starts, each value is the median.
 */
export const measurePackage = async (folder: string) => {
  if (!isFresh() && !(await buildWeb({ isMeasured: false }))) throw new Error('expected the page to build');
  const app = join(folder, 'app');
  packageServer(app, WEB);
  const starts: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (const i of range(STARTS)) starts.push(await startOnce(app, join(folder, `data-${i}`)));
  const medianOf = (key: keyof (typeof starts)[number]): number =>
    starts.map(each => each[key]).toSorted((a, b) => a - b)[STARTS >> 1]!;
  const node = sizeOf(join(app, 'bin'));
  return {
    node,
    rest: sizeOf(app) - node,
    took: medianOf('took'),
    worked: medianOf('worked'),
    ofNode: medianOf('ofNode'),
    memory: medianOf('memory'),
  };
};
