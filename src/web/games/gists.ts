import { type Batch, type Log, standing } from '../../engine/replay.ts';
import { mapGist } from './cartographers/gist.ts';
import { thargosGist } from './thargos/gist.ts';

/** What a list shows about a game. Stored beside the game, so that a list reads no logs. */
export interface Gist {
  readonly isOver: boolean;
}

type Gather = (gist: never, event: never) => Gist | undefined;

const GATHER: Readonly<Record<string, Gather>> = { cartographers: mapGist, thargos: thargosGist };

/** The summary after one more batch; undefined for unknown games and logs without one. */
export const gistAfter = (
  game: string,
  gist: Gist | undefined,
  { events }: Batch<unknown, unknown>,
): Gist | undefined => {
  if (!Object.hasOwn(GATHER, game)) return undefined;
  const gather = GATHER[game] as (gist: Gist | undefined, event: unknown) => Gist | undefined;
  try {
    return events.reduce<Gist | undefined>(gather, gist);
  } catch {
    return undefined;
  }
};

export const gistOf = (game: string, log: Log<unknown, unknown>): Gist | undefined => {
  let gist: Gist | undefined;
  for (const batch of standing(log)) gist = gistAfter(game, gist, batch);
  return gist;
};
