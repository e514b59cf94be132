import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageServer, sizeOf } from '../package.ts';
import { buildWeb, isFresh, WEB } from '../web.ts';
import { start } from './processes.ts';

const STARTS = 5;
/** The time after which a server has finished the work of its start. */
const IDLE_MS = 5000;

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** How long Node takes to start and to run nothing, in ms. */
const nodeStart = (node: string): number => {
  const began = performance.now();
  spawnSync(node, ['-e', '0']);
  return performance.now() - began;
};

/**
 * Measures the folder that `npm run package` creates: its size in bytes, without Node and of Node, the time until its
 * server answers with an empty database, in ms, and the memory of the idle server in kB.
 */
export const measurePackage = async (folder: string) => {
  if (!isFresh() && !(await buildWeb({ isMeasured: false }))) throw new Error('expected the page to build');
  const app = join(folder, 'app');
  packageServer(app, WEB);
  const [node, bare, starts, memory]: [string, number[], number[], number[]] = [
    join(app, 'bin/node'),
    [],
    [],
    [],
  ];
  for (let i = 0; i < STARTS; i++) {
    bare.push(nodeStart(node));
    const env = {
      PORT: '0',
      HOST: '',
      WEB: '',
      NODE_COMPILE_CACHE: '',
      ALIDADE_DATA: join(folder, `data-${i}`),
    };
    const began = performance.now();
    const server = await start(join(app, 'src/server/main.ts'), [], env, ['--max-semi-space-size=8']);
    try {
      await fetch(new URL('readyz', server.url));
      starts.push(performance.now() - began);
      await sleep(IDLE_MS);
      memory.push(server.memory());
    } finally {
      await server.stop();
    }
  }
  const binary = sizeOf(join(app, 'bin'));
  return {
    node: binary,
    rest: sizeOf(app) - binary,
    start: medianOf(starts),
    ofNode: medianOf(starts) / medianOf(bare),
    memory: medianOf(memory),
  };
};
