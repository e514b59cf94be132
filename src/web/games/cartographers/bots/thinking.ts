import type { Advice } from '../../../../bots/cartographers/advise.ts';
import type { ParGames } from '../../../../bots/cartographers/par-of.ts';
import type { JudgedDrawing } from '../../../../bots/cartographers/review.ts';
import { parseSeed } from '../../../../engine/random.ts';
import type { View } from '../../../../games/cartographers/ui.ts';
import { workerClient } from '../../../worker-client.ts';
import type {
  AdviceAsked,
  JudgeAsked,
  LabAsked,
  LabPart,
  ParAsked,
  ThreadAnswer,
  ThreadAsked,
} from './thread.ts';

const make = (): Worker => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });

/** Asks the thread; it answers one after the other. */
export const askThread = workerClient<ThreadAsked, ThreadAnswer>(make);

/** The lab and reviews play for seconds: no bot waits for them. */
const askLab = workerClient<ThreadAsked, ThreadAnswer>(make);

/** No game depends on it, so any seed will do. */
const { seed: ADVICE } = parseSeed('advice');

/** What could be answered, tried out; undefined where the search knows nothing. */
export const adviseOn = (view: View, wish: AdviceAsked): Promise<Advice | undefined> =>
  askThread({ wanted: { type: 'advice', ...wish }, view, seed: ADVICE }) as Promise<Advice | undefined>;

/** Some games alone by these rules. */
export const labOf = (wish: LabAsked): Promise<LabPart> =>
  askLab({ wanted: { type: 'lab', ...wish }, seed: ADVICE }) as Promise<LabPart>;

/** How good an answer was; undefined where the search knows nothing. */
export const judgeOn = (view: View, wish: JudgeAsked): Promise<JudgedDrawing | undefined> =>
  askLab({ wanted: { type: 'judge', ...wish }, view, seed: ADVICE }) as Promise<JudgedDrawing | undefined>;

/** What a bot reaches in the same game and similar ones; undefined if it can't search. */
export const parOn = (wish: ParAsked): Promise<ParGames | undefined> =>
  askLab({ wanted: { type: 'par', ...wish }, seed: ADVICE }) as Promise<ParGames | undefined>;
