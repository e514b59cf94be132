// `npm run bench -- --server`: measures a real server under load, next to a bare server as the lower bound.
//   --json          one line per figure
//   --only PREFIX   only figures with this prefix
//   --peer          also measures boardgame.io, installed in a separate folder
//   --per-second N  moves per second during the rolling restart (default: 500)
//   --semi-space MB size of V8's young generation (default: 8)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Measured, makeTable, rounded } from '../src/cli/bench.ts';
import { stream } from '../src/engine/random.ts';
import { range } from '../src/engine/util.ts';
import { startPostgres } from '../src/server/test/postgres.ts';
import { openLine } from '../src/server/test/socket.ts';
import { makeSolo, makeTogether, returningTo, silentAt, talkOf } from './bench-server/alidade.ts';
import { ATTACK_NAMES, type AttackName } from './bench-server/attack-list.ts';
import { measureAttack } from './bench-server/attacks.ts';
import { measureBackup } from './bench-server/backup.ts';
import { measureBoard } from './bench-server/board.ts';
import { playConvention } from './bench-server/convention.ts';
import { anybody, type KnownGame, playBefore } from './bench-server/games.ts';
import { hangUp, openTalks, sayAll, sayAtPace, type Talk } from './bench-server/lines.ts';
import { measureLobby } from './bench-server/lobby.ts';
import { measurePackage } from './bench-server/package.ts';
import { peerMoves } from './bench-server/peer.ts';
import {
  chooseSemiSpace,
  NO_LIMITS,
  type ServerProcess,
  start,
  startAlidade,
} from './bench-server/processes.ts';
import { rollingRestart } from './bench-server/rolling.ts';

const BARE = fileURLToPath(new URL('./bench-server/bare.ts', import.meta.url));
const TABLES = 1000;
const SOCKETS = 5000;
const PER_SECOND = 1000;
const SECONDS = 10;
const MANY_TABLES = 10_000;
const TOGETHER = 20;
const RETURNING = 200;
const PAGES = 5;
const MISSED = 3;
const BOARD_ENTRIES = 10_000;
const BOARD_REQUESTS = 400;
const BACKED_UP = 10_000;

const work = mkdtempSync(join(tmpdir(), 'alidade-bench-'));
const folderOf = (name: string): string => join(work, name);

const figure = (name: string, value: number, unit: string): Measured => ({
  name: `server.${name}`,
  value: rounded(value),
  unit,
});

const at = (share: number, values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const withServer = async <T>(
  server: ServerProcess,
  measure: (server: ServerProcess) => Promise<T>,
): Promise<T> => {
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
};

/** The result of one run: the moves per second, and the time that the main thread worked per move, in µs. */
interface Round {
  readonly perSecond: number;
  readonly worked: number;
}

/** The results of a server right after its start, and again after V8 has compiled the frequent code. */
interface Rounds {
  readonly first: Round;
  readonly warm: Round;
}

const round = async (
  talks: readonly Talk[],
  games: readonly KnownGame[],
  worked: () => number,
): Promise<Round> => {
  const open = await openTalks(talks);
  const before = worked();
  const perSecond = await sayAll(open);
  const moves = talks.reduce((sum, _, i) => sum + games[i % games.length]!.answers.length, 0);
  const each = ((worked() - before) * 1000) / moves;
  hangUp(open);
  return { perSecond, worked: each };
};

const saidBy = async (talks: readonly Talk[]): Promise<number> => {
  const open = await openTalks(talks);
  const perSecond = await sayAll(open);
  hangUp(open);
  return perSecond;
};

/** Sends the messages of the games to the bare server, which only writes a database row for each. */
const bareMoves = async (games: readonly KnownGame[]): Promise<Rounds> =>
  withServer(await start(BARE, [join(work, 'bare.db')]), async ({ url, worked }) => {
    const talks = range(TABLES).map(i => {
      const game = games[i % games.length]!;
      const { hello: _, ...talk } = talkOf(url, { id: '', token: '', invite: '', watch: '' }, game);
      return { ...talk, url: url.replace('http', 'ws') };
    });
    return { first: await round(talks, games, worked), warm: await round(talks, games, worked) };
  });

const durableMoves = async (games: readonly KnownGame[]): Promise<Rounds> =>
  withServer(await startAlidade(folderOf('durable')), async ({ url, worked }) => {
    const next = async (): Promise<Round> => {
      const tables = await makeSolo(url, TABLES, games);
      const talks = tables.map((table, i) => talkOf(url, table, games[i % games.length]!));
      return round(talks, games, worked);
    };
    return { first: await next(), warm: await next() };
  });

const throughput = async (games: readonly KnownGame[]): Promise<readonly Measured[]> => {
  const bare = await bareMoves(games);
  const durable = await durableMoves(games);
  return [
    figure('bareMovesPerSecond', bare.first.perSecond, 'moves/s'),
    figure('durableMovesPerSecond', durable.first.perSecond, 'moves/s'),
    figure('durableOfBare', durable.first.perSecond / bare.first.perSecond, ''),
    figure('warmMovesPerSecond', durable.warm.perSecond, 'moves/s'),
    figure('warmOfBare', durable.warm.perSecond / bare.warm.perSecond, ''),
    figure('moveProcessor', durable.warm.worked, 'µs'),
    figure('bareProcessor', bare.warm.worked, 'µs'),
  ];
};

/** How often moves with and without projections alternate. */
const PROJECTION_ROUNDS = 3;
/** The time in which the server counts the games of a round, so that it doesn't disturb the next one. */
const COUNTED_MS = 5000;

/**
 * Measures the moves per second of players with identities, whose games count for profiles, divided by those of players
 * without.
 */
const projections = async (games: readonly KnownGame[]): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf('projections')), async ({ url, worked }) => {
    const next = async (isKnown: boolean): Promise<number> => {
      const tables = await makeSolo(url, TABLES, games, isKnown);
      const talks = tables.map((table, i) => talkOf(url, table, games[i % games.length]!));
      const { perSecond } = await round(talks, games, worked);
      await sleep(COUNTED_MS);
      return perSecond;
    };
    await next(true);
    const ratios: number[] = [];
    for (let i = 0; i < PROJECTION_ROUNDS; i++) ratios.push((await next(true)) / (await next(false)));
    return [figure('projectionsRatio', at(0.5, ratios), '')];
  });

/**
 * Measures the memory of an idle socket and the response times, while many spectators and some players are connected.
 */
const crowd = async (games: readonly KnownGame[]): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf('crowd')), async ({ url, memory }) => {
    const tables = await makeSolo(url, TABLES, games);
    const before = memory();
    const idle = await openTalks(range(SOCKETS - TABLES).map(i => silentAt(url, tables[i % TABLES]!)));
    const after = memory();
    const players = await openTalks(tables.map((table, i) => talkOf(url, table, games[i % games.length]!)));
    const took = await sayAtPace(players, PER_SECOND, SECONDS);
    hangUp([...idle, ...players]);
    return [
      figure('idleSocketMemory', (after - before) / idle.length, 'kB'),
      figure('answerMedian', at(0.5, took), 'ms'),
      figure('answerP99', at(0.99, took), 'ms'),
    ];
  });

/** Measures clients that missed updates and reconnect at the same time: how many per second, and the time of each. */
const storm = async (games: readonly KnownGame[]): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf('storm')), async ({ url, worked }) => {
    const tables = await makeSolo(url, RETURNING, games);
    await saidBy(tables.map((table, i) => talkOf(url, table, games[i % games.length]!)));
    const pages = range(RETURNING * PAGES).map(i => {
      const version = games[(i % RETURNING) % games.length]!.answers.length + 1;
      // One client of each table has missed no update.
      const missed = i < RETURNING ? 0 : MISSED;
      return returningTo(url, tables[i % RETURNING]!, version - missed);
    });
    const [before, began] = [worked(), performance.now()];
    const open = await openTalks(pages);
    const took = performance.now() - began;
    const each = ((worked() - before) * 1000) / pages.length;
    hangUp(open);
    return [
      figure('returnsPerSecond', (pages.length * 1000) / took, 'pages/s'),
      figure('returnProcessor', each, 'µs'),
    ];
  });

/** Measures thousands of tables: the memory of each, and how soon a killed server serves them again. */
const many = async (games: readonly KnownGame[]): Promise<readonly Measured[]> => {
  const folder = folderOf('many');
  const first = await startAlidade(folder);
  const before = first.memory();
  const tables = await makeSolo(first.url, MANY_TABLES, games);
  const held = first.memory() - before;
  await first.stop();
  const began = performance.now();
  const second = await startAlidade(folder);
  const [last] = await openTalks([silentAt(second.url, tables.at(-1)!)]);
  const ready = performance.now() - began;
  hangUp([last!]);
  await second.stop();
  return [figure('openTableMemory', held / MANY_TABLES, 'kB'), figure('restart', ready, 'ms')];
};

/** Measures the time from the last drawing of a turn until every player has received the next card. */
const together = async (): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf('together')), async ({ url }) => {
    const { table, tokens } = await makeTogether(url, TOGETHER);
    const lines = await Promise.all(tokens.map(() => openLine(url, table.id)));
    for (const [i, line] of lines.entries()) line.send({ type: 'hello', token: tokens[i] });
    const bot = await anybody();
    const took: number[] = [];
    let views = await Promise.all(lines.map(line => line.next(({ type }) => type === 'view')));
    for (let turn = 0; turn < 10; turn++) {
      const asked = views.flatMap((view, i) => (view.options ? [{ view, i }] : []));
      let began = 0;
      for (const [n, { view, i }] of asked.entries()) {
        const command = await bot(view.view, stream('cd'.repeat(32), `${turn}-${i}`));
        if (n === asked.length - 1) began = performance.now();
        lines[i]!.send({ type: 'command', id: `t-${turn}`, decision: view.decision, command });
        if (n < asked.length - 1) await lines[i]!.next(({ type }) => type === 'ack');
      }
      views = await Promise.all(
        lines.map(async line => {
          const told = await line.next(
            ({ type, decision, events }) => type === 'told' && decision && events.length > 1,
          );
          took.push(performance.now() - began);
          return told;
        }),
      );
    }
    for (const line of lines) line.end();
    return [figure('lastAnswerAtAll', at(0.99, took), 'ms')];
  });

/** Measures a table with 100 phones: the time from the last answer until every screen has the next card. */
const conventionOn = async (
  name: string,
  more: Readonly<Record<string, string>>,
): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf(name), { ...NO_LIMITS, ...more }), async ({ url, worked }) => {
    const { took, bytesPerTurn, workPerTurn, joined, joinBytes } = await playConvention(url, worked);
    return [
      figure(`${name}.p50`, at(0.5, took), 'ms'),
      figure(`${name}.p99`, at(0.99, took), 'ms'),
      figure(`${name}.bytesPerTurn`, bytesPerTurn / 1000, 'kB'),
      figure(`${name}.workPerTurn`, workPerTurn, 'ms'),
      figure(`${name}.joined`, joined, 'ms'),
      figure(`${name}.joinBytes`, joinBytes / 1e6, 'MB'),
    ];
  });

const convention = (): Promise<readonly Measured[]> => conventionOn('convention', {});

const conventionPostgres = async (): Promise<readonly Measured[]> => {
  const { url, remove } = await startPostgres();
  try {
    return await conventionOn('conventionPostgres', { DATABASE_URL: url });
  } finally {
    await remove();
  }
};

/**
 * Measures the lobby: the time from a request that changes a table until all watching sockets have the change, and the size
 * of its message.
 */
const lobby = async (): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf('lobby')), async ({ url }) => {
    const { took, bytes } = await measureLobby(url);
    return [
      figure('lobbyChangeMedian', at(0.5, took), 'ms'),
      figure('lobbyChangeP99', at(0.99, took), 'ms'),
      figure('lobbyChangeBytes', Math.max(...bytes), 'B'),
    ];
  });

/** Like `lobby`, with two servers that share a PostgreSQL database: the sockets are not at the server that changes tables. */
const lobbyOfCluster = async (): Promise<readonly Measured[]> => {
  const postgres = await startPostgres();
  const startNode = (name: string) =>
    startAlidade(folderOf(name), { ...NO_LIMITS, DATABASE_URL: postgres.url });
  try {
    return await withServer(await startNode('node-a'), async ({ url }) =>
      withServer(await startNode('node-b'), async watched => {
        const { took } = await measureLobby(url, watched.url);
        return [figure('lobbyClusterP99', at(0.99, took), 'ms')];
      }),
    );
  } finally {
    await postgres.remove();
  }
};

/** Measures the board of a daily challenge that is over. */
const board = async (): Promise<readonly Measured[]> => {
  const { first, later } = await measureBoard(folderOf('board'), BOARD_ENTRIES, BOARD_REQUESTS);
  return [
    figure('boardFirst', first, 'ms'),
    figure('boardMedian', at(0.5, later), 'ms'),
    figure('boardP95', at(0.95, later), 'ms'),
  ];
};

/** Measures the folder that `npm run package` creates. */
const packaged = async (): Promise<readonly Measured[]> => {
  const { node, rest, took, worked, ofNode, memory } = await measurePackage(folderOf('package'));
  return [
    figure('package.size', rest / 1e6, 'MB'),
    figure('package.nodeSize', node / 1e6, 'MB'),
    figure('package.start', took, 'ms'),
    figure('package.startProcessor', worked, 'ms'),
    figure('package.startOfNode', ofNode, ''),
    figure('package.idleMemory', memory / 1024, 'MB'),
  ];
};

/** Measures backups of many games while players move, and restoring them. */
const backup = async (games: readonly KnownGame[]): Promise<readonly Measured[]> => {
  const found = await measureBackup(folderOf('backup'), BACKED_UP, games);
  return [
    figure('backup.size', found.megabytes, 'MB'),
    figure('backup.seconds', found.seconds, 's'),
    figure('backup.movesRatio', found.movesRatio, ''),
    figure('backup.workRatio', found.workRatio, ''),
    figure('backup.quietMedian', found.quietMedian, 'ms'),
    figure('backup.median', found.median, 'ms'),
    figure('backup.restoreSqlite', found.restoreSqlite, 's'),
    figure('backup.restorePostgres', found.restorePostgres, 's'),
    figure('backup.verify', found.verify, 's'),
  ];
};

/** Measures the response times of `/healthz` and of another player's moves during an attack on a server with the default limits. */
const attack = async (name: AttackName, games: readonly KnownGame[]): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf(`attack-${name}`), {}), async server => {
    const { quiet, attacked, ofAllowed, quietMove, attackedMove, quietWork, work, memory } =
      await measureAttack(name, server, games);
    return [
      figure(`attack.${name}.quietP99`, quiet, 'ms'),
      figure(`attack.${name}.p99`, attacked, 'ms'),
      figure(`attack.${name}.ofAllowed`, ofAllowed, ''),
      figure(`attack.${name}.quietMoveP99`, quietMove, 'ms'),
      figure(`attack.${name}.moveP99`, attackedMove, 'ms'),
      figure(`attack.${name}.moveRatio`, attackedMove / quietMove, ''),
      figure(`attack.${name}.quietWork`, quietWork, ''),
      figure(`attack.${name}.work`, work, ''),
      figure(`attack.${name}.memory`, memory / 1024, 'MB'),
    ];
  });

const ROLLING = { nodes: 3, restarts: 3, drainSeconds: 3 };

/** Restarts three servers one after another while clients play. */
const rolling = async (games: readonly KnownGame[]): Promise<readonly Measured[]> => {
  const postgres = await startPostgres();
  try {
    const rolled = await rollingRestart({
      ...ROLLING,
      perSecond: rollingRate,
      players: Math.ceil(rollingRate / 2),
      movesBetween: rollingRate * 5,
      folder: folderOf('rolling'),
      database: postgres.url,
      games,
    });
    const { faults, codes, moves, seconds, reconnects, longestMs } = rolled;
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    return [
      figure('rolling.moves', moves, ''),
      figure('rolling.movesPerSecond', moves / seconds, 'moves/s'),
      figure('rolling.lostOrDoubled', faults.length, ''),
      figure('rolling.reconnects', reconnects, ''),
      figure('rolling.longestWait', longestMs, 'ms'),
      figure('rolling.exitedWell', codes.filter(code => code === 0).length, ''),
    ];
  } finally {
    await postgres.remove();
  }
};

const peer = async (): Promise<readonly Measured[]> => [
  figure('peerMovesPerSecond', await peerMoves(mkdtempSync(join(work, 'peer-')), 200, 50), 'moves/s'),
];

const { values } = parseArgs({
  options: {
    server: { type: 'boolean' },
    json: { type: 'boolean' },
    peer: { type: 'boolean' },
    only: { type: 'string' },
    'semi-space': { type: 'string' },
    'per-second': { type: 'string', default: '500' },
  },
});
const rollingRate = Number(values['per-second']);
if (values['semi-space'] !== undefined) chooseSemiSpace(values['semi-space']);

const MEASURES: readonly {
  readonly names: readonly string[];
  readonly measure: (games: readonly KnownGame[]) => Promise<readonly Measured[]>;
}[] = [
  {
    names: [
      'bareMovesPerSecond',
      'durableMovesPerSecond',
      'durableOfBare',
      'warmMovesPerSecond',
      'warmOfBare',
      'moveProcessor',
      'bareProcessor',
    ],
    measure: throughput,
  },
  { names: ['projectionsRatio'], measure: projections },
  { names: ['idleSocketMemory', 'answerMedian', 'answerP99'], measure: crowd },
  { names: ['returnsPerSecond', 'returnProcessor'], measure: storm },
  { names: ['openTableMemory', 'restart'], measure: many },
  { names: ['lastAnswerAtAll'], measure: together },
  { names: ['convention'], measure: convention },
  { names: ['conventionPostgres'], measure: conventionPostgres },
  { names: ['lobbyChangeMedian', 'lobbyChangeP99', 'lobbyChangeBytes'], measure: lobby },
  { names: ['lobbyClusterP99'], measure: lobbyOfCluster },
  { names: ['package'], measure: packaged },
  { names: ['rolling'], measure: rolling },
  { names: ['boardFirst', 'boardMedian', 'boardP95'], measure: board },
  ...ATTACK_NAMES.map(name => ({
    names: [`attack.${name}`],
    measure: (games: readonly KnownGame[]) => attack(name, games),
  })),
  { names: ['backup'], measure: backup },
  ...(values.peer ? [{ names: ['peerMovesPerSecond'], measure: peer }] : []),
];

try {
  const games = await Promise.all(range(16).map(i => playBefore(`bench-${i}`)));
  const figures: Measured[] = [];
  for (const { names, measure } of MEASURES)
    if (names.some(name => `server.${name}`.startsWith(values.only ?? '')))
      figures.push(...(await measure(games)));
  process.stdout.write(
    values.json
      ? figures.map(each => `${JSON.stringify(each)}\n`).join('')
      : `${makeTable(figures, 'en').join('\n')}\n`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
