import type { Run } from '../flow/run.ts';
import type { TaskOf } from '../flow/tasks.ts';
import type { OpOf, Verb } from './effect.ts';

/** A pending operation with its effect and the answers so far. */
export type OpTask = TaskOf<'ops'>;

/**
 * Runs one operation. It makes all choices before it emits events: if an answer is missing, it asks and returns, and
 * runs again with the answer.
 */
export type Handler<V extends Verb> = (run: Run, op: OpOf<V>, task: OpTask) => void;
