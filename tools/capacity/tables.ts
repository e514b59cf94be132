import { GAMES } from '../../src/games/list.ts';
import { FAN_OUT, type FanOutWish, simulateFanOut } from './fan-out.ts';
import { type Assumed, MEASUREMENTS, type Measured, type Prices } from './figures.ts';
import { costsOf, dayOf, machinesOf } from './model.ts';

/** Writes the results as the tables of docs/capacity.md. */

/** At most three digits that matter, with separators. */
const shown = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString('en', {
    maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 0,
  });

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const SCENARIOS: Readonly<Record<string, string>> = {
  sqlite: 'SQLite, full',
  'sqlite.quiet': 'SQLite, quiet',
  'sqlite.solo': 'SQLite, full, one player',
  'sqlite.four': 'SQLite, full, four players',
  'sqlite.spectators': 'SQLite, full, ten spectators',
  postgres: 'PostgreSQL, full',
  'postgres.quiet': 'PostgreSQL, quiet',
  nodes2: 'Two servers, full',
  'nodes2.quiet': 'Two servers, 100 moves per second',
  'nodes2.spread.quiet': 'Two servers, 100 moves per second, spread',
  nodes3: 'Three servers, full',
};

export const measuredTable = (): string => {
  const ifAny = (value: number): string => (value === 0 ? '' : shown(value));
  return tableOf(
    [
      'Measured per move',
      'Moves per second in the run',
      'Servers: CPU s per 1,000',
      'of this, main threads',
      'PostgreSQL: CPU s per 1,000',
      'Stored, B',
      'Write-ahead log, B',
      'To all sockets, B',
    ],
    MEASUREMENTS.map(({ scenario, game, rate, server, main, database, stored, wal, received }) => [
      `${GAMES[game].name.en}: ${SCENARIOS[scenario]}`,
      shown(rate),
      shown(server),
      shown(main),
      ifAny(database),
      shown(stored),
      ifAny(wal),
      shown(received),
    ]),
  );
};

export const assumedTable = (assumed: Assumed): string =>
  tableOf(
    ['Assumption', 'Value'],
    [
      ['Players on one day (`--players`)', shown(assumed.players)],
      ['Games of each player (`--games-per-player`)', shown(assumed.gamesPerPlayer)],
      ['Seats at a table (`--seats-per-table`)', shown(assumed.seatsPerTable)],
      ['Moves of each player in a game (`--moves-per-seat`)', shown(assumed.movesPerSeat)],
      ['Duration of a game in minutes (`--minutes-per-game`)', shown(assumed.minutesPerGame)],
      ['Spectators at a table, on average (`--spectators-per-table`)', shown(assumed.spectatorsPerTable)],
      ['The busiest minute, divided by the mean (`--peak`)', shown(assumed.peak)],
      ['Share of the CPU time in use at the peak (`--utilization`)', shown(assumed.utilization)],
      ['HTTP requests of a player per day (`--requests-per-player`)', shown(assumed.requestsPerPlayer)],
      ['Copies of the database: main, standby, replica (`--database-copies`)', shown(assumed.databaseCopies)],
      ['Days of archived write-ahead log (`--archive-days`)', shown(assumed.archiveDays)],
    ],
  );

export const machinesTable = (measured: Measured, assumed: Assumed): string => {
  const all = machinesOf(measured, assumed);
  const columns = [all.oneCore, all.fourCores, all.fourCoresPostgres, all.threeNodes];
  const row = (what: string, amountOf: (each: (typeof columns)[number]) => number): readonly string[] => [
    what,
    ...columns.map(each => shown(amountOf(each))),
  ];
  return tableOf(
    [
      '',
      'One core, SQLite',
      'Four cores, SQLite',
      'Four cores, three servers, PostgreSQL',
      'Three one-core nodes, PostgreSQL elsewhere',
    ],
    [
      row('Moves per second', each => each.movesPerSecond),
      row('Tables at the same time', each => each.tables),
      row('Players at the same time', each => each.players),
      row('Memory of the servers, MB', each => each.memoryMB),
      ['Cores of the database at full load', '', '', '(included)', shown(all.threeNodesDatabaseCores)],
    ],
  );
};

export const dayTable = (measured: Measured, assumed: Assumed): string => {
  const day = dayOf(measured, assumed);
  return tableOf(
    ['Quantity', 'Value'],
    [
      ['Games per day', shown(day.games)],
      ['Moves per day', shown(day.moves)],
      ['Moves per second: mean, peak', `${shown(day.movesPerSecond)}, ${shown(day.peakMoves)}`],
      ['Open tables at the peak', shown(day.openTables)],
      ['Sockets at the peak', shown(day.sockets)],
      [
        'Cores for servers, with requests',
        `${shown(day.serverCores)}; machines with ${assumed.coresPerMachine} cores: ${day.machines}`,
      ],
      ['of this, cores for HTTP requests', shown(day.requestCores)],
      ['More cores for notices that every server reads, as today', shown(day.noticeCores)],
      ['Cores for the main database', shown(day.databaseCores)],
      ['Memory of the servers, GB', shown(day.serverMemoryGB)],
      ['Traffic to players at the peak, Mbit/s', shown(day.peakMegabits)],
      ['HTTP requests per day; per second at the peak', `${shown(day.requests)}; ${shown(day.peakRequests)}`],
      [
        'Growth of the database, GB: per day, per year',
        `${shown(day.storedPerDayGB)}, ${shown(day.storedPerYearGB)}`,
      ],
      ['Write-ahead log, GB per day', shown(day.walPerDayGB)],
      ['The same games as compressed records, GB per year', shown(day.recordsPerYearGB)],
    ],
  );
};

export const costTable = (measured: Measured, assumed: Assumed, prices: Prices): string => {
  const rows = costsOf(measured, assumed, prices);
  const priced = (value: number): string => (value === 0 ? '' : shown(value));
  const total = rows.reduce((sum, { cost }) => sum + cost, 0);
  return tableOf(
    ['Per month', 'Quantity', 'Your unit price', 'Cost'],
    [
      ...rows.map(({ what, quantity, price, cost }) => [what, shown(quantity), priced(price), priced(cost)]),
      ['Total', '', '', priced(total)],
    ],
  );
};

const clock = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

const percent = (share: number): string => `${shown(share * 100)}%`;

export const fanOutTable = (wish: FanOutWish = FAN_OUT): string => {
  const found = simulateFanOut(wish);
  const { tablesPerNode, socketsPerNode, messagesPerNode, hot, lobby, failure, growth } = found;
  const spread = ({ mean, most, ratio }: typeof tablesPerNode): readonly string[] => [
    shown(mean),
    shown(most),
    ratio.toFixed(2),
  ];
  return [
    tableOf(
      [
        `At ${clock(found.minute)}, ${shown(found.openTables)} open tables`,
        'Mean per server',
        'Most',
        'Most / mean',
      ],
      [
        ['Tables', ...spread(tablesPerNode)],
        ['Sockets', ...spread(socketsPerNode)],
        ['Messages per second', ...spread(messagesPerNode)],
        [
          `with a table with ${shown(wish.hotSpectators)} spectators, all at its server`,
          ...spread(hot.atOwner),
        ],
        ['with its spectators at all servers', ...spread(hot.relayed)],
        [`after one of ${wish.nodes} servers failed`, ...spread(failure.messagesPerNode)],
      ],
    ),
    tableOf(
      ['Event', 'Effect'],
      [
        [
          'A server fails',
          `${percent(failure.movedShare)} of the tables move; a server gets at most ${percent(failure.mostGrowth - 1)} more messages; ${shown(failure.reconnectsPerSecond)} reconnects per second and server for 10 s`,
        ],
        ['The same with table % servers', `${percent(failure.movedByModulo)} of the tables move`],
        ['A server is added', `${percent(growth.movedShare)} of the tables move to it`],
        [
          `Lobby: ${shown(lobby.changesPerSecond)} changes per second, ${shown(lobby.watching)} players watch it`,
          `${shown(lobby.eachPerNode)} messages per second and server if each change is sent; ${shown(lobby.batchedPerNode)} if changes are collected for ${wish.lobbyBatch} s`,
        ],
      ],
    ),
  ].join('\n\n');
};
