import type { Seat } from '../../../../../engine/game.ts';
import type { Player, Result, View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { END_WORDS } from './messages.ts';
import { hasWon } from './winner.ts';

interface Reader {
  readonly names: readonly string[];
  /** The only person at this device. */
  readonly seat: Seat | undefined;
}

/** Why the game is over: with HT-6.1 who reached their target, with HT-6.2 whose deck burned. */
export const reasonFor = (
  { config, players }: Pick<View, 'config'> & { readonly players: readonly Pick<Player, 'isOut'>[] },
  result: Result,
  { names, seat }: Reader,
): string => {
  const words = say(END_WORDS);
  const [burned, ...others] = players.flatMap(({ isOut }, each) => (isOut ? [each] : []));
  if (result.why === 'burned' && burned !== undefined && others.length === 0)
    return burned === seat ? words.burnedYours : words.burned(names[burned]!);
  const winner = result.vp.findIndex((_, each) => hasWon(result, each));
  if (result.why !== 'target' || config.coop || winner < 0) return words.why[result.why];
  return winner === seat ? words.reachedYours : words.reached(names[winner]!);
};
