import { isSame } from './canonical.ts';
import type { Game } from './game.ts';
import { hashSeed } from './random.ts';
import type { FileCode, GameRecord } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { ENGINE_VERSION } from './version.ts';

/** What deciding a stored game again has shown. The batch is the first one that is not as stored. */
export type Verdict =
  | { readonly verified: true }
  | { readonly verified: false; readonly reason: 'seed-hash' }
  | { readonly verified: false; readonly reason: 'events-differ' | 'refused'; readonly batch: number }
  | { readonly verified: null; readonly reason: 'seed-hidden' }
  | { readonly verified: null; readonly reason: 'other-engine-version'; readonly batch: number };

type Deciding<S, C, E, Cfg> = Pick<Game<S, C, E, never, never, never, Cfg>, 'setup' | 'decide' | 'evolve'>;

/**
 * Decides every stored command again, from the seed. Another engine may rightly decide otherwise than this
 * one, so then a difference proves nothing.
 */
export const verify = <S, C, E, Cfg>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
): Verdict => {
  if (record.seed === undefined) return { verified: null, reason: 'seed-hidden' };
  if (hashSeed(record.seed) !== record.seedHash) return { verified: false, reason: 'seed-hash' };
  const fault = decideAgain(game, record);
  if (!fault) return { verified: true };
  if (record.engineVersion === ENGINE_VERSION) return { verified: false, ...fault };
  return { verified: null, reason: 'other-engine-version', batch: fault.batch };
};

interface Fault {
  readonly reason: 'events-differ' | 'refused';
  readonly batch: number;
}

const decideAgain = <S, C, E, Cfg>(
  game: Deciding<S, C, E, Cfg>,
  { log, seats, seed, openSeed, config }: GameRecord<C, E, object>,
): Fault | undefined => {
  let state: S | undefined;
  for (const [batch, { seat, command, events }] of log.entries()) {
    try {
      const decided =
        state === undefined
          ? game.setup(seats.length, { seed: seed as string, open: openSeed }, config as Cfg)
          : game.decide(state, seat as number, command as C);
      if (isRefusal(decided)) return { reason: 'refused', batch };
      if (!isSame(decided, events)) return { reason: 'events-differ', batch };
      for (const event of decided) state = game.evolve(state, event);
    } catch {
      // A file may hold things that no door of the game would have let in.
      return { reason: 'refused', batch };
    }
  }
  return undefined;
};

/** Events of a stored log that cannot be what happened. */
export const badBatch = (batch: number): Refusal<FileCode> =>
  refuse('file-bad-batch', { batch, place: `log[${batch}].events` });

/** The state after a stored log, which may have been edited: what cannot be folded is a refusal, no crash. */
export const foldRecord = <S extends { readonly seats: number }, E>(
  game: Pick<Game<S, never, E, unknown, never, never, never>, 'evolve' | 'view'>,
  { log, seats }: Pick<GameRecord<unknown, E, unknown>, 'log' | 'seats'>,
): S | Refusal<FileCode> => {
  let state: S | undefined;
  for (const [batch, { events }] of log.entries()) {
    try {
      for (const event of events) state = game.evolve(state, event);
      // A state that cannot be shown is as broken as one that cannot be folded.
      if (batch === log.length - 1 || batch === 0) game.view(state as S, 'spectator');
    } catch {
      return badBatch(batch);
    }
  }
  if (state === undefined) return badBatch(0);
  return state.seats === seats.length ? state : refuse('file-bad-batch', { batch: 0, place: 'seats' });
};
