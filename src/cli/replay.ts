import { stateHash } from '../engine/canonical.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { foldRecord, verify } from '../engine/verify.ts';
import { cartographers } from '../games/cartographers/game.ts';
import type { CartographersRecord } from '../games/cartographers/notation-header.ts';
import type { State } from '../games/cartographers/types.ts';
import { thargos } from '../games/thargos/game.ts';
import type { ThargosRecord } from '../games/thargos/notation/notation.ts';
import type { State as ThargosState } from '../games/thargos/types.ts';
import { readText } from './files.ts';
import { parseFlags } from './flags.ts';
import { type Run, readAll, write } from './io.ts';
import { gameOf, readGame, readThargosGame } from './read-game.ts';
import { sayRefusal } from './refusal.ts';
import { readPacks, sayThargos } from './thargos/rules.ts';

/** The text of a running game names only the hash of its seed: nothing can be decided again, nor is it wrong. */
const HIDDEN = { game: cartographers.id, finished: false, verified: null, reason: 'seed-hidden' };

/** Where in the text the fault lies, counted in lines from 1. */
const lineOf = (text: string, { line, place }: Refusal): number => {
  if (typeof line === 'number') return line;
  return typeof place === 'number' ? text.slice(0, place).split('\n').length : 1;
};

/** The same for a game of Thargos. */
const answerThargos = (text: string): object | Refusal => {
  const game = readThargosGame(text);
  if (isRefusal(game)) return game.refused === 'notation-hidden' ? { ...HIDDEN, game: thargos.id } : game;
  const record = game as ThargosRecord;
  const folded = foldRecord(thargos, record);
  if (isRefusal(folded)) return folded;
  const { result, players, ...state } = folded as ThargosState;
  return {
    game: record.game,
    mode: state.config.mode,
    finished: result !== null,
    seats: record.seats.map(({ name }, seat) => ({
      ...(name === undefined ? {} : { name }),
      vp: players[seat].vp,
      target: players[seat].target,
      ...(result && { place: result.places[seat] }),
    })),
    ...(result && { rounds: result.rounds, why: result.why }),
    stateHash: stateHash(folded as ThargosState),
    ...verify(thargos, record),
  };
};

/** What a stored game comes to. Folding always works; whether it was played so is another question. */
export const answerReplay = (text: string): object | Refusal => {
  if (gameOf(text) === 'thargos') return answerThargos(text);
  const game = readGame(text);
  if (isRefusal(game)) return game.refused === 'notation-hidden' ? HIDDEN : game;
  const record = game as CartographersRecord;
  const folded = foldRecord(cartographers, record);
  if (isRefusal(folded)) return folded;
  const state = folded as State;
  const { result } = state;
  return {
    game: record.game,
    finished: result !== undefined,
    seats: record.seats.map(({ name }, seat) => ({
      ...(name === undefined ? {} : { name }),
      ...(result
        ? { total: result.totals[seat], monsters: result.monsters[seat], place: result.places[seat] }
        : { seasons: state.sheets[seat].seasons.map(season => season.total) }),
    })),
    ...(result?.solo && { rating: result.solo.rating, title: result.solo.title }),
    stateHash: stateHash(state),
    ...verify(cartographers, record),
  };
};

export const run: Run = async (args, io) => {
  const flags = { pack: { type: 'string', multiple: true } } as const;
  const { positionals, values } = parseFlags(args, flags, io.language, { allowPositionals: true });
  // A game names its packs only; their cards must be known before it can be read.
  readPacks(values.pack ?? [], io.language);
  const [file, ...more] = positionals;
  // Two files would give two answers; one process for each keeps the exit codes apart.
  if (more.length > 0) parseFlags(more, {}, io.language);
  const text = file === undefined || file === '-' ? await readAll(io.input) : readText(file, io.language);
  const answer = answerReplay(text);
  if (!isRefusal(answer)) {
    await write(io.output, `${JSON.stringify(answer)}\n`);
    return (answer as { verified?: unknown }).verified === false ? 1 : 0;
  }
  const say = gameOf(text) === 'thargos' ? sayThargos : sayRefusal;
  const message = say(answer, io.language);
  const error = { code: answer.refused, message, line: lineOf(text, answer) };
  await write(io.output, `${JSON.stringify({ error })}\n`);
  return 1;
};
