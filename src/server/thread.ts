import { Worker } from 'node:worker_threads';

/** Starts a worker thread. In the compiled program, its file ends in .js instead of .ts. */
export const startThread = (from: string, file: string, data: unknown): Worker => {
  const address = new URL(file, from).href;
  const isSource = from.endsWith('.ts');
  return new Worker(new URL(isSource ? address : address.replace(/\.ts$/, '.js')), { workerData: data });
};
