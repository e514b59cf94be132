import { letBotsAnswer } from '../../engine/bots.ts';
import type { Seat } from '../../engine/game.ts';
import type { GivenSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { memoryStore } from '../../engine/store.ts';
import { createTable, storedRecord, storeRecord } from '../../engine/tables.ts';
import { DAILIES } from '../../games/dailies.ts';
import type { DailyScore } from '../../games/daily.ts';
import { loadGame } from '../../games/list.ts';
import type { BotThreads } from '../bots/open.ts';
import { type Challenge, challengeName, endOf, labelOf, phaseOf, planOf } from '../challenge.ts';
import { bodyOf } from '../club/bodies.ts';
import { pause, unpaid } from '../cost.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import { dropDocument, putDocument } from '../documents.ts';
import { hashKey, newKey } from '../keys.ts';
import type { Room } from '../room.ts';
import type { Seeds } from './seeds.ts';

/** NP-81: the result of the expert bot. Its table has a record like an entry. */
export interface ExpertResult extends Omit<DailyScore, 'order'> {
  readonly table: string;
}

interface Ports {
  /** The bot that plays, if not the strongest one. */
  readonly bot?: string | undefined;
  readonly data: Data;
  readonly seeds: Seeds;
  readonly bots: BotThreads;
  readonly now: Now;
  /** Called before the game: verifies all entries and stores the board. */
  readonly settleBoard: (challenge: Challenge) => Promise<void>;
}

/** The strongest built-in bot of every game. */
const EXPERT = 'expert';
/** The bot threads share their time between addresses. These games have an address of their own. */
const ADDRESS = 'par';
/** If the server that plays stops, another one starts again after this time. */
const CLAIM_MS = 600_000;

const idOf = (challenge: Challenge): string => `par:${challengeName(challenge)}`;
const claimId = (challenge: Challenge): string => `par-claim:${challengeName(challenge)}`;

/** NP-81: lets the expert play challenges that are over, one at a time. */
export const openPar = ({ bot = EXPERT, data, seeds, bots, now, settleBoard }: Ports) => {
  const find = async (challenge: Challenge): Promise<ExpertResult | undefined> => {
    const found = await data.document(idOf(challenge));
    return found && bodyOf<ExpertResult>(found);
  };

  /** Reserves the game for this server. Returns false if another one is playing it. */
  const claim = async (challenge: Challenge): Promise<boolean> => {
    const id = claimId(challenge);
    const found = await data.document(id);
    const at = Date.now();
    if (found && found.at > at) return false;
    const next = { id, at: at + CLAIM_MS, names: [], body: {} };
    return found ? data.changeDocument(next, found.changes) : data.createDocument(next);
  };

  /** Plays the game in memory. The same challenge gives the same game, because no search has a time limit. */
  const play = async ({ game }: Challenge, seed: GivenSeed, config: object, names: readonly string[]) => {
    const module = await loadGame(game);
    if (isRefusal(module)) throw new Error(`expected the rules of ${game}, found ${module.refused}`);
    const [store, id] = [memoryStore(), ADDRESS];
    const table = await createTable(
      module,
      store,
      id,
      { config, seed, seats: names.map(bot => ({ bot })) },
      { pause },
    );
    if (isRefusal(table)) throw new Error(`expected the game of a challenge, found ${table.refused}`);
    const seats = {
      at: (seat: Seat) => (view: unknown, random: Parameters<BotThreads['answer']>[0]['random']) =>
        bots.answer({
          address: ADDRESS,
          table: id,
          game,
          bot: names[seat]!,
          bots: 1,
          view,
          random,
          things: new Map(),
          isPatient: true,
        }),
      chance: (seat: Seat, version: number) => table.chance(`bot:${seat}:${version}`),
    };
    const refusal = await letBotsAnswer(table, seats);
    if (refusal) throw new Error(`expected a legal answer of a bot, found ${refusal.refused}`);
    const score = DAILIES[game].score(table.snapshot('spectator').view);
    const record = await storedRecord(module, store, id);
    if (!score || !record || isRefusal(record)) throw new Error('expected a finished game of the bots');
    return { score, record, encoding: module.encoding };
  };

  const roomFor = (challenge: Challenge, table: string, seed: GivenSeed, config: object): Room => {
    const names = [bot, ...planOf(challenge)!.bots];
    return {
      id: table,
      game: challenge.game,
      config,
      seed,
      seats: names.map(bot => ({ kind: 'bot', bot })),
      // No one has these keys. After the challenge, anyone can read the record without a key.
      host: hashKey(newKey()),
      invite: hashKey(newKey()),
      watch: hashKey(newKey()),
      created: now(),
      daily: { ...labelOf(challenge), game: challenge.game, at: endOf(challenge) - 1, isPar: true },
    };
  };

  const playAndStore = async (challenge: Challenge): Promise<void> => {
    const seed = await seeds.seedOf(challenge);
    const table = await seeds.parId(challenge);
    const { config, bots: others } = planOf(challenge)!;
    const { score, record, encoding } = await play(challenge, seed, config, [bot, ...others]);
    // A server that stopped between these writes has written the same.
    await storeRecord(data, table, record, encoding);
    await data.createRoom(roomFor(challenge, table, seed, config));
    const { order: _, ...shown } = score;
    const body: ExpertResult = { ...shown, table };
    await putDocument(data, { id: idOf(challenge), at: 0, names: [], body });
  };

  const waiting = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();

  const settle = async (challenge: Challenge): Promise<void> => {
    if (bots.isClosed() || phaseOf(challenge, now()) !== 'over' || (await find(challenge))) return;
    if (!(await claim(challenge))) return;
    const work = async (): Promise<void> => {
      await settleBoard(challenge);
      await playAndStore(challenge);
    };
    await work().catch(async error => {
      // After a failure, the claim stays, so that not every request tries again.
      if (bots.isClosed()) await dropDocument(data, claimId(challenge)).catch(() => undefined);
      throw error;
    });
    await dropDocument(data, claimId(challenge));
  };

  return {
    find,
    /** Waits for the game in progress, which ends when the bots stop. */
    close: async (): Promise<void> => void (await Promise.allSettled(waiting.values())),
    /** Plays the game of a challenge that is over, after the games that already wait. */
    start: (challenge: Challenge): Promise<void> => {
      const name = challengeName(challenge);
      const known = waiting.get(name);
      if (known) return known;
      const next = last
        .catch(() => undefined)
        .then(() => unpaid(() => settle(challenge)))
        .finally(() => waiting.delete(name));
      waiting.set(name, next);
      last = next;
      return next;
    },
  };
};
