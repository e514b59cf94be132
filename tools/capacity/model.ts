import type { Assumed, Measured, Prices } from './figures.ts';

/** Computes what servers carry from figures for one move and assumptions about players. */

const DAY_SECONDS = 86_400;
const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;
const GB = 1e9;
const MB = 1e6;

/** What a set of machines carries. */
interface Carried {
  readonly movesPerSecond: number;
  readonly tables: number;
  readonly players: number;
  readonly memoryMB: number;
}

/** The moves that one player makes per second. */
const rateOf = ({ movesPerSeat, minutesPerGame }: Assumed): number => movesPerSeat / (minutesPerGame * 60);

const carriedBy = (full: number, servers: number, measured: Measured, assumed: Assumed): Carried => {
  const { utilization, seatsPerTable, spectatorsPerTable } = assumed;
  const movesPerSecond = full * utilization;
  const players = movesPerSecond / rateOf(assumed);
  const tables = players / seatsPerTable;
  const sockets = tables * (seatsPerTable + spectatorsPerTable);
  const bytes = tables * measured.tableBytes + sockets * measured.socketBytes;
  return { movesPerSecond, tables, players, memoryMB: servers * measured.serverMegabytes + bytes / MB };
};

/** What one core, four cores and three nodes carry at the utilization that is assumed. */
export const machinesOf = (measured: Measured, assumed: Assumed) => {
  const { sqliteCpu, sqliteMainCpu, postgresCpu, threeServersCpu } = measured;
  const on = (full: number, servers: number): Carried => carriedBy(full, servers, measured, assumed);
  const oneCore = 1000 / sqliteCpu;
  return {
    oneCore: on(oneCore, 1),
    // One process: its main thread has one core, and its other threads the others.
    fourCores: on(Math.min(1000 / sqliteMainCpu, 4 * oneCore), 1),
    fourCoresPostgres: on(4000 / (threeServersCpu + postgresCpu), 3),
    threeNodes: on(3000 / threeServersCpu, 3),
    threeNodesDatabaseCores: (3 / threeServersCpu) * postgresCpu,
  };
};

/** What a day with many players needs. */
export const dayOf = (measured: Measured, assumed: Assumed) => {
  const { players, gamesPerPlayer, seatsPerTable, movesPerSeat, minutesPerGame, peak, utilization } = assumed;
  const games = (players * gamesPerPlayer) / seatsPerTable;
  const moves = games * seatsPerTable * movesPerSeat;
  const movesPerSecond = moves / DAY_SECONDS;
  const peakMoves = movesPerSecond * peak;
  const openTables = ((games * minutesPerGame * 60) / DAY_SECONDS) * peak;
  const perTable = seatsPerTable + assumed.spectatorsPerTable;
  const sockets = openTables * perTable;
  const moveCpu =
    (measured.postgresServerCpu + Math.max(0, perTable - 2) * measured.recipientCpu) / 1000 / utilization;
  /** What each server spends on the notices of the others, per move of the whole cluster. */
  const noticeCpu = Math.max(0, measured.threeServersCpu - measured.postgresServerCpu) / 2000 / utilization;
  const requests = players * assumed.requestsPerPlayer;
  const peakRequests = (requests / DAY_SECONDS) * peak;
  const requestCores = (peakRequests * measured.requestCpu) / 1000 / utilization;
  const serverCores = peakMoves * moveCpu + requestCores;
  const databaseCores = (peakMoves * measured.postgresCpu) / 1000 / utilization;
  const outBytes = measured.bytesToSocket * perTable;
  return {
    games,
    moves,
    movesPerSecond,
    peakMoves,
    openTables,
    sockets,
    serverCores,
    requestCores,
    machines: Math.ceil(serverCores / assumed.coresPerMachine),
    /** With today's notices, which every server reads: its cores for them, times the number of servers. */
    noticeCores: peakMoves * noticeCpu * Math.max(0, Math.ceil(serverCores) - 1),
    databaseCores,
    serverMemoryGB:
      (Math.ceil(serverCores) * measured.serverMegabytes * MB +
        openTables * measured.tableBytes +
        sockets * measured.socketBytes) /
      GB,
    peakMegabits: (peakMoves * outBytes * 8) / MB,
    trafficPerMonthGB: (moves * outBytes * DAYS_PER_MONTH) / GB,
    storedPerDayGB: (moves * measured.postgresBytes) / GB,
    storedPerYearGB: (moves * measured.postgresBytes * DAYS_PER_YEAR) / GB,
    walPerDayGB: (moves * measured.walBytes) / GB,
    recordsPerYearGB: (games * measured.recordBytes * DAYS_PER_YEAR) / GB,
    requests,
    peakRequests,
  };
};

/** What a month costs after one year, as quantities and your prices. */
export const costsOf = (measured: Measured, assumed: Assumed, prices: Prices) => {
  const day = dayOf(measured, assumed);
  const { databaseCopies, archiveDays } = assumed;
  const rows = [
    {
      what: 'Cores',
      quantity: day.serverCores + day.databaseCores * databaseCopies,
      price: prices.corePrice,
    },
    { what: 'Memory of the servers, GB', quantity: day.serverMemoryGB, price: prices.memoryPrice },
    {
      what: 'Disk after one year, GB',
      quantity: day.storedPerYearGB * databaseCopies + day.walPerDayGB * archiveDays,
      price: prices.diskPrice,
    },
    { what: 'Traffic to players, GB', quantity: day.trafficPerMonthGB, price: prices.trafficPrice },
    {
      what: 'Requests, millions',
      quantity: (day.requests * DAYS_PER_MONTH) / 1e6,
      price: prices.requestPrice,
    },
  ];
  return rows.map(row => ({ ...row, cost: row.quantity * row.price }));
};
