import type { Types, Viewer } from '../game.ts';
import type { GameModule } from '../module.ts';
import type { Log } from '../replay.ts';
import { makeStepper, type Update, updateFor } from '../update.ts';

/** Returns all updates of a log for one viewer. */
export const updatesIn = <S, E, V>(
  game: Pick<GameModule<Types<{ State: S; Event: E; View: V }>>, 'evolve' | 'redact' | 'reveals' | 'about'>,
  viewer: Viewer,
  log: Log<unknown, E>,
): readonly Update<E>[] => {
  const step = makeStepper<S, E, V>(game, 0);
  return log.map(entry => updateFor<S, E, V>(game, viewer, step(entry)!));
};
