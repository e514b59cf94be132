import { isSame, stateHash } from '../../src/engine/canonical.ts';
import type { AnyModule } from '../../src/engine/module.ts';
import { type GameRecord, parseRecord } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { foldRecord, verify } from '../../src/engine/verify.ts';
import type { Frozen } from './file.ts';

type State = { readonly seats: number; readonly result?: unknown };

/** What has become of a frozen game; undefined when it is what it was. */
export const faultOf = (module: AnyModule, { record, result, hash }: Frozen): string | undefined => {
  const read = parseRecord(module, record);
  if (isRefusal(read)) return `it is not read: ${JSON.stringify(read)}`;
  const game = read as GameRecord<unknown, unknown, object>;
  const state = foldRecord<State, unknown>(module as never, game);
  if (isRefusal(state)) return `it does not fold: ${JSON.stringify(state)}`;
  if (!isSame((state as State).result, result)) return `it ends otherwise: ${JSON.stringify(state.result)}`;
  if (stateHash(state) !== hash) return 'it folds to another state';
  const verdict = verify(module, game);
  // What was decided by older rules may be decided otherwise today; it must only fold.
  if (verdict.verified === true || game.rulesVersion !== module.rulesVersion) return undefined;
  return `it is decided otherwise: ${JSON.stringify(verdict)}`;
};
