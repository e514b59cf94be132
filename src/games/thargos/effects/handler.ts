import type { Run } from '../flow/run.ts';
import type { TaskOf } from '../flow/tasks.ts';
import type { OpOf, Verb } from './effect.ts';

/** An operation about to be done, with the effect it belongs to and the answers given so far. */
export type OpTask = TaskOf<'ops'>;

/**
 * Does one operation. It first gathers all choices it needs (each may send it away until the answer is there)
 * and only then tells what happens.
 */
export type Handler<V extends Verb> = (run: Run, op: OpOf<V>, task: OpTask) => void;
