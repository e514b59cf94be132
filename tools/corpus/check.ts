import { isSame, stateHash } from '../../src/engine/canonical.ts';
import type { AnyModule } from '../../src/engine/module.ts';
import { parseRecord } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { foldRecord, verify } from '../../src/engine/verify.ts';
import type { Frozen } from './file.ts';
import { corpusOf } from './of.ts';

type State = { readonly seats: number; readonly result?: unknown };

/** Replays a corpus game. Returns how the result differs from the stored game, or undefined if it doesn't. */
export const faultOf = (module: AnyModule, { record, result, hash }: Frozen): string | undefined => {
  const game = parseRecord(module, record);
  if (isRefusal(game)) return `cannot be read: ${JSON.stringify(game)}`;
  const state = foldRecord<State, unknown>(module as never, game);
  if (isRefusal(state)) return `cannot be replayed: ${JSON.stringify(state)}`;
  if (!isSame(state.result, result)) return `has another result: ${JSON.stringify(state.result)}`;
  if (stateHash(state) !== hash) return 'replays to another state';
  const verdict = verify(module, game);
  // In a game of older rules, the commands may now give other events. Only its stored events have to lead to its state.
  if (verdict.verified === true || game.rulesVersion !== module.rulesVersion) return undefined;
  return `is decided differently: ${JSON.stringify(verdict)}`;
};

/** Returns the names of the games that differ, each with the reason. */
export const faultsOf = async (games: readonly Frozen[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const game of games) {
    const { module } = await corpusOf(game.record.game);
    const fault = faultOf(module, game);
    if (fault !== undefined) faults.push(`${game.name}: ${fault}`);
  }
  return faults;
};
