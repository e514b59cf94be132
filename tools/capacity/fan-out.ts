import { parseSeed, type Random, stream } from '../../src/engine/random.ts';
import { range } from '../../src/engine/util.ts';
import { ASSUMED } from './figures.ts';

/**
 * Simulates a day of tables on many servers, each table at the server that rendezvous hashing chooses. It counts the
 * messages that the servers send, and what changes when one of them fails. The servers aren't real.
 */
export interface FanOutWish {
  readonly seed: string;
  readonly nodes: number;
  /** The tables of the day. One more table has `hotSpectators`. */
  readonly tables: number;
  readonly hotSpectators: number;
  /** How many moves a player makes in a game. */
  readonly movesPerSeat: number;
  /** The share of the tables with several seats that find their players in the lobby. */
  readonly lobbyTables: number;
  /** The share of the players online who have the lobby open. */
  readonly lobbyShare: number;
  /** How long the lobby collects changes before it sends them together, in seconds. */
  readonly lobbyBatch: number;
}

export const FAN_OUT: FanOutWish = {
  seed: 'fan-out',
  nodes: 12,
  tables: 1_000_000,
  hotSpectators: 5000,
  movesPerSeat: ASSUMED.movesPerSeat,
  lobbyTables: 0.2,
  lobbyShare: 0.1,
  lobbyBatch: 1,
};

const MINUTES = 24 * 60;
/** The evening peak, and how wide it is. */
const PEAK_MINUTE = 20.5 * 60;
const PEAK_WIDTH = 130;
/** How many tables start per minute at night, compared with the peak. */
const NIGHT = 0.12;
/** A game lasts 10 to 50 minutes. */
const MINUTES_PER_GAME = { least: 10, most: 50 };
/** Of 100 tables, this many have one, two and four seats. */
const SEATS: readonly (readonly [seats: number, share: number])[] = [
  [1, 30],
  [2, 50],
  [4, 20],
];
/** Every tenth table has one to five spectators. */
const WATCHED = 10;
const MOST_WATCHING = 5;
/** How long players need to reconnect after their server failed, in seconds. */
const RECONNECT_SECONDS = 10;

interface SimulatedTable {
  readonly start: number;
  readonly end: number;
  readonly seats: number;
  readonly spectators: number;
  /** The server, and the one that takes over if that one fails. */
  readonly owner: number;
  readonly next: number;
}

/** A number that looks random and depends only on the table and the server. */
const scoreOf = (table: number, node: number): number => {
  let x = Math.imul(table + 1, 0x9e3779b1) ^ Math.imul(node + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
};

/** Rendezvous hashing: the server with the highest score has the table, and the second highest takes over. */
export const ownersOf = (table: number, nodes: number): { readonly owner: number; readonly next: number } => {
  let [owner, next, best, second] = [-1, -1, -1, -1];
  for (let node = 0; node < nodes; node++) {
    const score = scoreOf(table, node);
    if (score > best) [owner, next, best, second] = [node, owner, score, best];
    else if (score > second) [next, second] = [node, score];
  }
  return { owner, next };
};

/** Returns a function that draws the minute in which a table starts. */
const startMinutes = (random: Random): (() => number) => {
  const sums: number[] = [];
  let sum = 0;
  for (const minute of range(MINUTES)) {
    sum += NIGHT + (1 - NIGHT) * Math.exp(-(((minute - PEAK_MINUTE) / PEAK_WIDTH) ** 2) / 2);
    sums.push(sum);
  }
  return () => {
    const drawn = (random.next() / 2 ** 32) * sum;
    let [low, high] = [0, MINUTES - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};

const seatsOf = (random: Random): number => {
  let drawn = random.below(100);
  for (const [seats, share] of SEATS) {
    if (drawn < share) return seats;
    drawn -= share;
  }
  return 1;
};

const tablesOf = ({ seed, nodes, tables }: FanOutWish): readonly SimulatedTable[] => {
  const random = stream(parseSeed(seed).seed, 'fan-out');
  const startOf = startMinutes(random);
  const { least, most } = MINUTES_PER_GAME;
  return range(tables).map(id => {
    const start = startOf();
    return {
      start,
      end: start + least + random.below(most - least + 1),
      seats: seatsOf(random),
      spectators: random.below(WATCHED) === 0 ? 1 + random.below(MOST_WATCHING) : 0,
      ...ownersOf(id, nodes),
    };
  });
};

/** Messages that a table sends per second: each player and spectator gets each move, and its sender an answer. */
const messagesOf = ({ seats, spectators, start, end }: SimulatedTable, movesPerSeat: number): number =>
  (((movesPerSeat * seats) / (end - start)) * (seats + spectators + 1)) / 60;

interface Spread {
  readonly mean: number;
  readonly most: number;
  /** The largest value, divided by the mean. */
  readonly ratio: number;
}

const spreadOf = (values: readonly number[]): Spread => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const most = Math.max(...values);
  return { mean, most, ratio: most / mean };
};

const sumBy = (
  tables: readonly SimulatedTable[],
  nodes: number,
  nodeOf: (table: SimulatedTable) => number,
  amountOf: (table: SimulatedTable) => number,
): number[] => {
  const sums = range(nodes).map(() => 0);
  for (const table of tables) sums[nodeOf(table)]! += amountOf(table);
  return sums;
};

/** The minute in which most messages are sent. */
const busiestMinute = (tables: readonly SimulatedTable[], movesPerSeat: number): number => {
  const changes = range(MINUTES + MINUTES_PER_GAME.most).map(() => 0);
  for (const table of tables) {
    changes[table.start]! += messagesOf(table, movesPerSeat);
    changes[table.end]! -= messagesOf(table, movesPerSeat);
  }
  let [sum, most, minute] = [0, 0, 0];
  for (const [at, change] of changes.entries()) {
    sum += change;
    if (sum > most) [most, minute] = [sum, at];
  }
  return minute;
};

export const simulateFanOut = (wish: FanOutWish) => {
  const { nodes, movesPerSeat, hotSpectators, lobbyTables, lobbyShare, lobbyBatch } = wish;
  const day = tablesOf(wish);
  const minute = busiestMinute(day, movesPerSeat);
  const open = day.filter(({ start, end }) => start <= minute && minute < end);
  const owner = ({ owner: node }: SimulatedTable): number => node;
  const messages = sumBy(open, nodes, owner, table => messagesOf(table, movesPerSeat));
  const sockets = sumBy(open, nodes, owner, ({ seats, spectators }) => seats + spectators);
  const players = open.reduce((sum, { seats }) => sum + seats, 0);

  // The hot table is at the server that is busiest without it.
  const busiest = messages.indexOf(Math.max(...messages));
  const hotMoves = (movesPerSeat * 4) / (30 * 60);
  const atOwner = messages.map((each, node) => each + (node === busiest ? hotMoves * hotSpectators : 0));
  const relayed = messages.map(
    (each, node) => each + hotMoves * (hotSpectators / nodes + (node === busiest ? nodes - 1 : 0)),
  );

  const watching = players * lobbyShare;
  const opened = open.filter(({ start, seats }) => start === minute && seats > 1);
  // A table is listed, changes with each seat that is taken, and leaves the lobby.
  const changes = (opened.reduce((sum, { seats }) => sum + seats + 1, 0) * lobbyTables) / 60;

  const moved = open.filter(table => table.owner === busiest);
  const survivors = range(nodes).filter(node => node !== busiest);
  const after = sumBy(
    open,
    nodes,
    table => (table.owner === busiest ? table.next : table.owner),
    table => messagesOf(table, movesPerSeat),
  );
  const left = survivors.map(node => after[node]!);
  const returning = moved.reduce((sum, { seats, spectators }) => sum + seats + spectators, 0);
  return {
    nodes,
    tables: day.length,
    minute,
    openTables: open.length,
    tablesPerNode: spreadOf(sumBy(open, nodes, owner, () => 1)),
    socketsPerNode: spreadOf(sockets),
    messagesPerNode: spreadOf(messages),
    hot: {
      messages: hotMoves * hotSpectators,
      atOwner: spreadOf(atOwner),
      relayed: spreadOf(relayed),
    },
    lobby: {
      watching,
      changesPerSecond: changes,
      eachPerNode: (changes * watching) / nodes,
      batchedPerNode: (Math.min(changes, 1 / lobbyBatch) * watching) / nodes,
    },
    failure: {
      movedShare: moved.length / open.length,
      /** With `table % servers`, almost every table would get another server. */
      movedByModulo: day.filter((_, id) => id % nodes !== id % (nodes - 1)).length / day.length,
      messagesPerNode: spreadOf(left),
      mostGrowth: Math.max(...survivors.map(node => after[node]! / messages[node]!)),
      reconnectsPerSecond: returning / RECONNECT_SECONDS / survivors.length,
    },
    growth: {
      movedShare: open.filter((_, id) => ownersOf(id, nodes + 1).owner === nodes).length / open.length,
    },
  };
};
