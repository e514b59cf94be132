import type { Advice } from '../../../../bots/cartographers/advise.ts';
import type { LabGame } from '../../../../bots/cartographers/lab.ts';
import { parseSeed } from '../../../../engine/random.ts';
import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import type { View } from '../../../../games/cartographers/types.ts';
import { askedThread } from '../../../asked-thread.ts';
import type { AdviceAsked, ThreadAnswer, ThreadAsked } from './thread.ts';

const make = (): Worker => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });

/** Asks the thread; it answers one after the other. */
export const askThread = askedThread<ThreadAsked, ThreadAnswer>(make);

/** The lab plays for seconds: no bot waits for it. */
const askLab = askedThread<ThreadAsked, ThreadAnswer>(make);

/** Nobody plays by it: any chance will do. */
const { seed: ADVICE } = parseSeed('advice');

/** What could be answered, tried out; undefined where the search knows nothing. */
export const adviseOn = (view: View, wish: AdviceAsked): Promise<Advice | undefined> =>
  askThread({ wanted: { type: 'advice', ...wish }, view, seed: ADVICE }) as Promise<Advice | undefined>;

/** Games alone by these rules, as many as there is time for. */
export const labOf = (config: ConfigWish, ms: number): Promise<readonly LabGame[]> =>
  askLab({ wanted: { type: 'lab', config, ms }, seed: ADVICE }) as Promise<readonly LabGame[]>;
