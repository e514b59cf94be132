import { parseSeed } from '../../../../engine/random.ts';
import type { View } from '../../../../games/cartographers/ui.ts';
import { workerClient } from '../../../worker-client.ts';
import type {
  AdviceAsked,
  JudgeAsked,
  LabAsked,
  ParAsked,
  ThreadAnswer,
  ThreadAnswers,
  ThreadAsked,
  Wanted,
} from './thread.ts';

type Asked<T> = ThreadAsked & { readonly wanted: { readonly type: T } };

/** Starts a worker that answers one question at a time. */
const worker = () => {
  const ask = workerClient<ThreadAsked, ThreadAnswer>(
    () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }),
  );
  // Cast: the type of the question determines the type of its answer.
  return <T extends Wanted['type']>(asked: Asked<T>) => ask(asked) as Promise<ThreadAnswers[T]>;
};

export const askThread = worker();

/** A second worker, so that bots don't wait for the lab or for reviews, which run for seconds. */
const askLab = worker();

/** Advice depends on no game's cards, so any fixed seed works. */
const { seed } = parseSeed('advice');

export const adviseOn = (view: View, wish: AdviceAsked) =>
  askThread({ wanted: { type: 'advice', ...wish }, view, seed });

export const labOf = (wish: LabAsked) => askLab({ wanted: { type: 'lab', ...wish }, seed });

export const judgeOn = (view: View, wish: JudgeAsked) =>
  askLab({ wanted: { type: 'judge', ...wish }, view, seed });

export const parOn = (wish: ParAsked) => askLab({ wanted: { type: 'par', ...wish }, seed });
