/**
 * The figures from which docs/capacity.md is computed. `npm run capacity -- --measure` and `npm run capacity -- --games`
 * print the measured ones.
 */

interface Measurement {
  readonly scenario: string;
  /** The index of the game in the list of games. */
  readonly game: 0 | 1;
  /** Moves per second in the measurement, in which other programs used the same cores. */
  readonly rate: number;
  /** Seconds of CPU time per 1,000 moves: of all servers, of their main threads, and of PostgreSQL. */
  readonly server: number;
  readonly main: number;
  readonly database: number;
  /** Bytes per move: stored, in the write-ahead log of PostgreSQL, and received by all sockets of the table. */
  readonly stored: number;
  readonly wal: number;
  readonly received: number;
}

/** Measured on 2026-11-20 with `npm run capacity -- --measure`. */
export const MEASUREMENTS: readonly Measurement[] = [
  {
    scenario: 'sqlite',
    game: 0,
    rate: 805,
    server: 0.322,
    main: 0.197,
    database: 0.0,
    stored: 556,
    wal: 0,
    received: 1445,
  },
  {
    scenario: 'sqlite.quiet',
    game: 0,
    rate: 191,
    server: 0.857,
    main: 0.521,
    database: 0.0,
    stored: 576,
    wal: 0,
    received: 1490,
  },
  {
    scenario: 'sqlite.solo',
    game: 0,
    rate: 809,
    server: 0.332,
    main: 0.203,
    database: 0.0,
    stored: 506,
    wal: 0,
    received: 902,
  },
  {
    scenario: 'sqlite.four',
    game: 0,
    rate: 912,
    server: 0.335,
    main: 0.218,
    database: 0.0,
    stored: 482,
    wal: 0,
    received: 2431,
  },
  {
    scenario: 'sqlite.spectators',
    game: 0,
    rate: 788,
    server: 0.545,
    main: 0.386,
    database: 0.0,
    stored: 562,
    wal: 0,
    received: 7516,
  },
  {
    scenario: 'postgres',
    game: 0,
    rate: 586,
    server: 0.4,
    main: 0.277,
    database: 0.14,
    stored: 580,
    wal: 854,
    received: 1452,
  },
  {
    scenario: 'postgres.quiet',
    game: 0,
    rate: 186,
    server: 0.806,
    main: 0.654,
    database: 0.458,
    stored: 582,
    wal: 904,
    received: 1460,
  },
  {
    scenario: 'nodes2',
    game: 0,
    rate: 469,
    server: 0.475,
    main: 0.343,
    database: 0.138,
    stored: 568,
    wal: 842,
    received: 1445,
  },
  {
    scenario: 'nodes2.quiet',
    game: 0,
    rate: 86,
    server: 1.54,
    main: 1.273,
    database: 0.861,
    stored: 516,
    wal: 894,
    received: 1464,
  },
  {
    scenario: 'nodes2.spread.quiet',
    game: 0,
    rate: 90,
    server: 1.845,
    main: 1.451,
    database: 0.808,
    stored: 513,
    wal: 877,
    received: 1458,
  },
  {
    scenario: 'nodes3',
    game: 0,
    rate: 421,
    server: 0.585,
    main: 0.432,
    database: 0.168,
    stored: 586,
    wal: 836,
    received: 1448,
  },
  {
    scenario: 'sqlite',
    game: 1,
    rate: 204,
    server: 0.632,
    main: 0.43,
    database: 0.0,
    stored: 781,
    wal: 0,
    received: 2040,
  },
  {
    scenario: 'sqlite.quiet',
    game: 1,
    rate: 172,
    server: 0.989,
    main: 0.645,
    database: 0.0,
    stored: 771,
    wal: 0,
    received: 2047,
  },
  {
    scenario: 'postgres',
    game: 1,
    rate: 350,
    server: 0.515,
    main: 0.38,
    database: 0.093,
    stored: 638,
    wal: 860,
    received: 2071,
  },
  {
    scenario: 'postgres.quiet',
    game: 1,
    rate: 194,
    server: 0.885,
    main: 0.719,
    database: 0.37,
    stored: 685,
    wal: 926,
    received: 2069,
  },
];

type Figure = 'server' | 'main' | 'database' | 'stored' | 'wal' | 'received';

/** For both games: the share of the games, the moves of a player at a table with two, and the bytes of a record. */
const MIX = [
  { share: 0.7, moves: 24, record: 2562 },
  { share: 0.3, moves: 68, record: 6379 },
] as const;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const MOVES_PER_SEAT = sumOf(MIX.map(({ share, moves }) => share * moves));

const figure = (scenario: string, game: number, what: Figure): number =>
  MEASUREMENTS.find(each => each.scenario === scenario && each.game === game)?.[what] ?? Number.NaN;

/** The mean over the moves of both games. */
const mixed = (scenario: string, what: Figure): number =>
  sumOf(MIX.map(({ share, moves }, game) => share * moves * figure(scenario, game, what))) / MOVES_PER_SEAT;

/** The figures of the first game, divided by those of another scenario. */
const ratio = (scenario: string, to: string, what: Figure): number =>
  figure(scenario, 0, what) / figure(to, 0, what);

/** CPU times are in seconds per 1,000 moves or requests, at tables with two players that move without pauses. */
export const MEASURED = {
  sqliteCpu: mixed('sqlite', 'server'),
  sqliteMainCpu: mixed('sqlite', 'main'),
  postgresServerCpu: mixed('postgres', 'server'),
  threeServersCpu: mixed('postgres', 'server') * ratio('nodes3', 'postgres', 'server'),
  postgresCpu: mixed('postgres', 'database'),
  /** What each further player or spectator adds to a move. */
  recipientCpu: (figure('sqlite.spectators', 0, 'server') - figure('sqlite', 0, 'server')) / 10,
  requestCpu: 0.123,
  /** Bytes on disk per move, and in the write-ahead log for a standby or an archive. */
  postgresBytes: mixed('postgres', 'stored'),
  walBytes: mixed('postgres', 'wal'),
  /** Bytes per move from the server to each of the two sockets. */
  bytesToSocket: mixed('postgres', 'received') / 2,
  /** Bytes of memory per open table and per socket (docs/figures.md), and megabytes of a server without tables. */
  tableBytes: 21_300,
  socketBytes: 5800,
  serverMegabytes: 150,
  /** A finished record as the server sends it. */
  recordBytes: sumOf(MIX.map(({ share, record }) => share * record)),
};

/** Assumptions about the players. Change them with flags of the same name: `--players`, `--minutes-per-game`. */
export const ASSUMED = {
  /** Players on one day. */
  players: 1_000_000,
  /** Games that each of them plays. */
  gamesPerPlayer: 2,
  seatsPerTable: 2,
  movesPerSeat: MOVES_PER_SEAT,
  minutesPerGame: 30,
  /** Spectators at each table, on average. */
  spectatorsPerTable: 0.2,
  /** The busiest minute of the day, divided by the mean: that of the simulation in fan-out.ts. */
  peak: 3.2,
  /** The share of CPU time that is used at the peak. The rest is for failures and bursts. */
  utilization: 0.5,
  /** HTTP requests of a player per day: the page, tables, seats, lists, records. */
  requestsPerPlayer: 60,
  /** Cores of one machine for servers. Each server process uses about one. */
  coresPerMachine: 4,
  /** Copies of the database: the main server, a standby and a read replica. */
  databaseCopies: 3,
  /** Days for which the write-ahead log is archived. */
  archiveDays: 7,
};

/** Unit prices per month. They are yours to fill in: `--core-price 10`. */
export const PRICES = {
  corePrice: 0,
  memoryPrice: 0,
  diskPrice: 0,
  trafficPrice: 0,
  requestPrice: 0,
};

export type Measured = typeof MEASURED;
export type Assumed = typeof ASSUMED;
export type Prices = typeof PRICES;
