import { stateHash } from '../engine/canonical.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { foldRecord, verify } from '../engine/verify.ts';
import { parseFlags } from './flags.ts';
import type { AnyTeller } from './games.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { sayDoor } from './messages.ts';
import { type Read, readGame, readSalvaged } from './read-game.ts';
import { INTACT_FLAG, wantsIntact } from './saved-game.ts';
import { errorOf, readStored, refuseText, takePacks, tellerOf } from './stored-text.ts';

/**
 * The result for the text of a running game. The text has only the hash of the seed, so its commands can't be verified,
 * which isn't a fault.
 */
const HIDDEN = { finished: false, verified: null, reason: 'seed-hidden' };

type AnyRead = Read<Parameters<AnyTeller['tell']>[0], unknown, unknown, object>;

const toldOf = ({ module, tell }: AnyTeller, { record, state }: AnyRead): object => ({
  game: record.game,
  ...tell(state, record),
  stateHash: stateHash(state),
  ...verify(module, record),
});

const answer = (teller: AnyTeller, text: string): object | Refusal => {
  const read = readGame(teller, text);
  if (!isRefusal(read)) return toldOf(teller, read);
  return read.refused === 'notation-hidden' ? { game: teller.module.id, ...HIDDEN } : read;
};

/**
 * Reads a stored game, applies its events and returns the result. Whether the commands can be verified is a separate
 * field of the result.
 */
export const answerReplay = async (text: string): Promise<object | Refusal> => {
  const teller = await tellerOf(text);
  return isRefusal(teller) ? teller : answer(teller, text);
};

/**
 * Returns the intact part of a damaged game if the user asked for it. Otherwise returns the fault, and the last intact
 * move.
 */
const answerPart = async (
  io: Io,
  teller: AnyTeller,
  text: string,
  refusal: Refusal,
  isWished: boolean,
): Promise<number> => {
  const part = readSalvaged(teller, text);
  const error = errorOf(io, text, refusal, teller.say);
  if (isRefusal(part)) return refuseText(io, error);
  const { record, move } = part;
  const state = foldRecord(teller.module, record);
  if (!isWished || isRefusal(state)) return refuseText(io, error, move);
  const told = { ...toldOf(teller, { record, state }), soundTo: move, damage: error };
  await write(io.output, `${JSON.stringify(told)}\n`);
  return 0;
};

export const run: CommandRun = async (args, io) => {
  const flags = { pack: { type: 'string', multiple: true }, ...INTACT_FLAG } as const;
  const { positionals, values } = parseFlags(args, flags, io.language, { allowPositionals: true });
  const text = await readStored(positionals, io);
  const teller = await tellerOf(text);
  if (isRefusal(teller)) return refuseText(io, errorOf(io, text, teller, sayDoor));
  takePacks(teller, values.pack ?? [], io.language);
  const told = answer(teller, text);
  if (isRefusal(told)) return answerPart(io, teller, text, told, wantsIntact(values));
  await write(io.output, `${JSON.stringify(told)}\n`);
  return 'verified' in told && told.verified === false ? 1 : 0;
};
