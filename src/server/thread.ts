import { Worker } from 'node:worker_threads';

/** A thread of ours by the address of its file. Built files lie side by side like their sources, with another ending. */
export const startThread = (from: string, file: string, data: unknown): Worker => {
  const address = new URL(file, from).href;
  const isSource = from.endsWith('.ts');
  return new Worker(new URL(isSource ? address : address.replace(/\.ts$/, '.js')), { workerData: data });
};
