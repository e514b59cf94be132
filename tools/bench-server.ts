// `npm run bench -- --server`: a real server under load, beside the least that could be done, in one run.
//   --json          one line per figure
//   --only PREFIX   only figures whose name begins so
//   --peer          boardgame.io too, installed beside everything else
//   --semi-space MB how much the server forgets at once (8)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Measured, makeTable, rounded } from '../src/cli/bench.ts';
import { stream } from '../src/engine/random.ts';
import { range } from '../src/engine/util.ts';
import { openLine } from '../src/server/test/socket.ts';
import { makeSolo, makeTogether, returningTo, silentAt, talkOf } from './bench-server/alidade.ts';
import { ATTACK_NAMES, type AttackName } from './bench-server/attack-list.ts';
import { measureAttack } from './bench-server/attacks.ts';
import { anybody, type KnownGame, playBefore } from './bench-server/games.ts';
import { hangUp, openTalks, sayAll, sayAtPace, type Talk } from './bench-server/lines.ts';
import { peerMoves } from './bench-server/peer.ts';
import { chooseSemiSpace, type ServerProcess, start, startAlidade } from './bench-server/processes.ts';

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

/** How fast it went, and what a move took of the main thread, in µs. */
interface Round {
  readonly perSecond: number;
  readonly worked: number;
}

/** A server that has just begun, and the same one when what it does often has been compiled. */
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

/** The same messages, with nothing but a row on the disk behind them. */
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

/** Many look on and some play: what an idle socket takes, and how long an answer takes. */
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

/** Pages that have missed a little come back all at once: how many a second, and what each takes of the main thread. */
const storm = async (games: readonly KnownGame[]): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf('storm')), async ({ url, worked }) => {
    const tables = await makeSolo(url, RETURNING, games);
    await saidBy(tables.map((table, i) => talkOf(url, table, games[i % games.length]!)));
    const pages = range(RETURNING * PAGES).map(i => {
      const version = games[(i % RETURNING) % games.length]!.answers.length + 1;
      // One of them has missed nothing.
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

/** Tables by the thousand: what they take in memory, and how soon a server that was killed serves them again. */
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

/** From the last drawing of a turn until everybody has been told of the next card. */
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

/** How long `/healthz` takes while the server is attacked, with the limits that a server has by default. */
const attack = async (name: AttackName): Promise<readonly Measured[]> =>
  withServer(await startAlidade(folderOf(`attack-${name}`), {}), async server => {
    const { quiet, attacked, ofAllowed, memory } = await measureAttack(name, server);
    return [
      figure(`attack.${name}.quietP99`, quiet, 'ms'),
      figure(`attack.${name}.p99`, attacked, 'ms'),
      figure(`attack.${name}.ofAllowed`, ofAllowed, ''),
      figure(`attack.${name}.memory`, memory / 1024, 'MB'),
    ];
  });

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
  },
});
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
  { names: ['idleSocketMemory', 'answerMedian', 'answerP99'], measure: crowd },
  { names: ['returnsPerSecond', 'returnProcessor'], measure: storm },
  { names: ['openTableMemory', 'restart'], measure: many },
  { names: ['lastAnswerAtAll'], measure: together },
  ...ATTACK_NAMES.map(name => ({ names: [`attack.${name}`], measure: () => attack(name) })),
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
