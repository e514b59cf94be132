import type { PlayAdvice, PlayedComparison } from '../../../../bots/thargos/advise.ts';
import type { PlacedPam, Splits } from '../../../../bots/thargos/split.ts';
import { parseSeed } from '../../../../engine/random.ts';
import type { Command, View } from '../../../../games/thargos/ui.ts';
import { askThread } from '../bots/thinking.ts';

/** Nobody plays by it: any chance will do. */
const { seed } = parseSeed('advice');

/** What could be answered, tried out for so long; undefined where there is only one answer. */
export const adviseOn = (view: View, count: number, ms: number): Promise<PlayAdvice | undefined> =>
  askThread({ type: 'advice', count, ms }, view, seed) as Promise<PlayAdvice | undefined>;

/** What was answered beside the best; undefined where there was nothing to choose. */
export const besideOn = (view: View, about: Command, nodes: number): Promise<PlayedComparison | undefined> =>
  askThread({ type: 'beside', about, nodes }, view, seed) as Promise<PlayedComparison | undefined>;

/** How often the attack gets through, as this viewer could know before the cards were turned up. */
export const revealOn = (view: View): Promise<number> =>
  askThread({ type: 'reveal' }, view, seed) as Promise<number>;

export const splitsOn = (view: View, laid: PlacedPam): Promise<Splits | undefined> =>
  askThread({ type: 'splits', laid }, view, seed) as Promise<Splits | undefined>;
