import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { BOTS_OF } from '../../bots/list.ts';
import type { StoredEntry } from '../../engine/encoding.ts';
import type { AnyModule } from '../../engine/module.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { GAME_IDS, type GameId, loadGame } from '../../games/list.ts';
import { isGameOver, type LiveRoom } from '../live-room.ts';

const MOVE_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const BOT_SECONDS = [0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 5, 20];

/** Who made a saved entry. The server adds the seat to the ids of clients, so that they can't send an id of a bot. */
const makerOf = (entry: StoredEntry): 'person' | 'bot' | 'undo' => {
  if ('undo' in entry) return 'undo';
  const id = 'events' in entry ? entry.id : entry[3];
  return typeof id === 'string' && id.startsWith('bot:') ? 'bot' : 'person';
};

/** Counts moves and the time of bots. */
export interface GameMetrics {
  /** Counts an entry that this server saved. */
  readonly saved: (game: GameId, entry: StoredEntry) => void;
  /** Measures the time from a command of a person to its answer. */
  readonly timed: <T>(game: GameId, work: Promise<T>) => Promise<T>;
  /** Notes how long a thread worked for a bot. */
  readonly thought: (game: GameId, bot: string, ms: number) => void;
}

export const countGames = (register: Registry): GameMetrics => {
  const registers = [register];
  const moves = new Counter({
    name: 'alidade_moves_total',
    help: 'saved moves by game and by who made them (person, bot, undo)',
    labelNames: ['game', 'by'],
    registers,
  });
  const moveSeconds = new Histogram({
    name: 'alidade_move_seconds',
    help: 'time from a command of a person to its answer, by game',
    labelNames: ['game'],
    buckets: MOVE_SECONDS,
    registers,
  });
  const botSeconds = new Histogram({
    name: 'alidade_bot_thinking_seconds',
    help: 'time that a thread worked for an answer of a bot, by game and bot',
    labelNames: ['game', 'bot'],
    buckets: BOT_SECONDS,
    registers,
  });
  return {
    saved: (game, entry) => moves.inc({ game, by: makerOf(entry) }),
    timed: (game, work) => {
      const begun = performance.now();
      const end = (): void => moveSeconds.observe({ game }, (performance.now() - begun) / 1000);
      work.then(end, end);
      return work;
    },
    thought: (game, bot, ms) =>
      botSeconds.observe({ game, bot: BOTS_OF[game].names.includes(bot) ? bot : 'other' }, ms / 1000),
  };
};

const statusOf = (live: LiveRoom): 'waiting' | 'paused' | 'over' | 'playing' => {
  const table = live.table();
  if (!table) return 'waiting';
  if (live.isPaused()) return 'paused';
  return table.activeSeats().length === 0 && isGameOver(live) ? 'over' : 'playing';
};

/** Gauges of the tables in memory, and of the version that runs. */
export const addTableMetrics = (rooms: () => Iterable<LiveRoom>, register: Registry): void => {
  const registers = [register];
  new Gauge({
    name: 'alidade_tables',
    help: 'tables in memory by game and status (waiting, playing, paused, over)',
    labelNames: ['game', 'status'],
    registers,
    collect() {
      this.reset();
      for (const live of rooms()) this.inc({ game: live.module.id, status: statusOf(live) });
    },
  });
  new Gauge({
    name: 'alidade_build_info',
    help: 'always 1; the labels are the versions of Alidade and of Node',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: ENGINE_VERSION, node: process.versions.node }, 1);
  new Gauge({
    name: 'alidade_rules_info',
    help: 'always 1; the labels are a game and the version of its rules',
    labelNames: ['game', 'rules'],
    registers,
    async collect() {
      const modules = await Promise.all(GAME_IDS.map(loadGame));
      const known = modules.filter((module): module is AnyModule => !isRefusal(module));
      for (const { id, rulesVersion } of known) this.set({ game: id, rules: rulesVersion }, 1);
    },
  });
};

/** Gauges with a label, such as the lengths of queues by name. */
export const addLabelledGauge = (
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, number>>,
  register: Registry,
): void => {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    collect() {
      for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count);
    },
  });
};
