import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { basename, dirname, join, relative } from 'node:path';
import { after, mock, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOTS } from '../src/bots/cartographers/index.ts';
import { parseSeed, stream } from '../src/engine/random.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { type CartographersTypes, cartographers } from '../src/games/cartographers/ui.ts';
import { clientOf } from '../src/server/test/client.ts';
import { sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import type { ScreenTable } from '../src/web/client/table.ts';
import { fakeBrowser } from '../src/web/test/browser-database.ts';
import { ROOT } from './steps.ts';

const DOC = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const MOST_WORDS = 1200;

const files = globSync('{src,tools,e2e}/**/*.{ts,tsx,mjs}', { cwd: ROOT, exclude: ['**/node_modules/**'] });
const names = new Set(files.map(file => basename(file)));

const diagramsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, diagram]) => diagram!);

const FILE = /^[\w./-]+\.(?:ts|tsx|mjs|md|json)$/;
const PATH = /^(?:src|tools|docs|e2e)(?:\/[\w.-]+)*$/;

/** Returns the folders that a section, or a row of a table, names. File names there are relative to these folders. */
const foldersOf = (part: string): readonly string[] => [
  ...(part.match(/(?<=^Folder: `)[^`]+/m) ?? []),
  ...(part.match(/(?<=^\| `)[^`]+/) ?? []),
];

const missingIn = (part: string): readonly string[] => {
  const folders = ['', ...foldersOf(part)];
  const spans = [...part.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const isThere = (name: string): boolean => folders.some(folder => existsSync(join(ROOT, folder, name)));
  return spans.filter(name => (FILE.test(name) || PATH.test(name)) && !isThere(name));
};

/** Returns the files that a text names but that don't exist in the repository. */
const missingFrom = (text: string): readonly string[] => {
  const diagrams = diagramsOf(text);
  const drawn = diagrams.flatMap(diagram => diagram.match(/[\w./-]+\.tsx?\b|\bsrc\/[\w/-]+/g) ?? []);
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  const sections = prose.split(/^(?=## )/m);
  const rows = prose.split('\n').filter(line => line.startsWith('|'));
  const sentences = sections.map(section => section.replace(/^\|.*$/gm, ''));
  return [
    ...drawn.filter(name => !names.has(name) && !existsSync(join(ROOT, name))),
    ...[...sentences, ...rows].flatMap(missingIn),
  ];
};

test('ARCHITECTURE.md has three diagrams and at most 1,200 words', () => {
  assert.equal(diagramsOf(DOC).length, 3);
  const words = DOC.split(/\s+/).filter(Boolean).length;
  assert.ok(words <= MOST_WORDS, `expected at most ${MOST_WORDS} words in ARCHITECTURE.md, found ${words}`);
});

test('every file and folder that ARCHITECTURE.md names exists', () => {
  assert.ok(diagramsOf(DOC).join('').includes('src/engine'));
  assert.deepEqual(missingFrom(DOC), []);
});

const CLIENT = 'src/web/client';
const ENGINE = 'src/engine';

/** The files that run when a player draws in Cartographers, first in a local game and then in an online game. */
const TABLE_FILES = [
  ...['table', 'history', 'update', 'encoding'].map(name => `${ENGINE}/${name}.ts`),
  ...['game', 'decide', 'phases/draw', 'evolve', 'view'].map(name => `src/games/cartographers/${name}.ts`),
];
const SCREEN_FILES = ['board.tsx', 'model.ts'].map(name => `src/web/games/cartographers/table/${name}`);
const LOCAL_MOVE = [
  ...SCREEN_FILES,
  ...['client', 'local-table'].map(name => `${CLIENT}/${name}.ts`),
  ...TABLE_FILES,
  ...['indexed-store', 'database'].map(name => `src/web/${name}.ts`),
];
const ONLINE_MOVE = [
  ...SCREEN_FILES,
  ...['client', 'socket-table', 'outbox', 'reconnecting-socket'].map(name => `${CLIENT}/${name}.ts`),
  ...['sync/codec', 'server/sockets', 'server/session', 'server/live-room'].map(name => `src/${name}.ts`),
  ...TABLE_FILES,
  ...['sqlite/open', 'group-commit', 'sqlite/operations'].map(name => `src/server/${name}.ts`),
];

/** Files that also run during a move, each with its task. The diagrams leave them out. */
const BESIDE: Readonly<Record<string, string>> = {
  'src/engine/bots.ts': 'looks for a bot that has to answer next',
  'src/engine/entry.ts': 'checks the form of a command id',
  'src/engine/queue.ts': 'runs one command at a time',
  'src/engine/refusal.ts': 'tells refusals from other answers',
  'src/engine/replay.ts': 'tells undos from other entries',
  'src/engine/util.ts': 'checks that a value is an object',
  'src/sync/diff.ts': 'compares and patches JSON values',
  'src/web/client/table.ts': 'tells trouble from other refusals',
  'src/web/random-ids.ts': 'makes the id of the command',
  'src/web/stored-row.ts': 'decodes the entry for the list of games',
  'src/web/windows.ts': 'notifies other windows after the move',
  'src/server/administration/move-counts.ts': 'counts the moves of the day',
  'src/server/clock.ts': 'tells the time for the waiting times of the room',
  'src/server/club/counting.ts': 'checks whether the game is over',
  'src/server/cost.ts': 'charges the time to the address',
  'src/server/daily.ts': 'checks that the day of a daily challenge is not over',
  'src/server/desk.ts': 'checks that the host has not paused the game',
  'src/server/event-loop.ts': 'measures delays of the event loop',
  'src/server/metrics.ts': 'counts for the metrics',
  'src/server/monitoring/games.ts': 'counts and times the move',
  'src/server/monitoring/trace.ts': 'names the socket in log lines',
  'src/server/notify/turns.ts': 'looks whether an absent player needs a notification',
  'src/server/operation-counts.ts': 'counts operations of the store',
  'src/server/presence.ts': 'notes that the player is active',
  'src/server/room.ts': 'looks up the seats of the room',
  'src/server/seat-bots.ts': 'looks for a bot that has to answer next',
  'src/server/serve.ts': 'connects tables and notifications',
  'src/server/socket-limits.ts': 'limits what a client sends and leaves unread',
  'src/server/token-bucket.ts': 'limits messages per client',
};

/** Files of a move that the measurement can't see: the first runs only in a browser, the second in a worker. */
const UNSEEN = [SCREEN_FILES[0]!, 'src/server/sqlite/operations.ts'];

type Table = ScreenTable<CartographersTypes>;

let isMoving = false;
const repeat = setInterval;
// Periodic work isn't part of a move. On a busy machine, it would often run during a move by chance.
mock.method(globalThis, 'setInterval', (work: () => void, ms: number) =>
  repeat(() => {
    if (!isMoving) work();
  }, ms),
);

/** Returns the source files of which a function ran during the work, according to V8's precise coverage. */
const filesRunBy = async (work: () => Promise<void>): Promise<readonly string[]> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // Reading the coverage sets its counts back to zero.
  isMoving = true;
  await session.post('Profiler.takePreciseCoverage');
  await work();
  isMoving = false;
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const ran = result.filter(
    ({ url, functions }) =>
      url.startsWith('file:') && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  return ran.map(({ url }) => relative(ROOT, fileURLToPath(url)).replaceAll('\\', '/'));
};

const filesOfMove = async (table: Table, seat: number): Promise<readonly string[]> => {
  const { tableModel } = await import('../src/web/games/cartographers/table/model.ts');
  const model = tableModel(table);
  const command = BOTS.greedy!(table.view(seat), stream('ab'.repeat(32), 'move'));
  assert.equal(command.type, 'draw');
  return filesRunBy(async () => assert.ok(await model.submit(command)));
};

const inBoth = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.filter(file => second.includes(file));

/**
 * Draws twice at a local table and twice at an online table. Returns only the files that ran for both drawings, because
 * timers run the others.
 */
const filesOfMoves = async () => {
  // In Node, an open BroadcastChannel would keep the process alive.
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  Object.assign(globalThis, { sessionStorage: { getItem: () => null, setItem: () => undefined } });
  fakeBrowser();
  const { openLocal, startLocal } = await import('../src/web/games/local-game.ts');
  const game = { module: cartographers, bots: { names: [], load: async () => ({}) } };
  const id = await startLocal(game, { players: [{}], config: {}, seed: parseSeed('move') });
  const solo = await openLocal(game, String(id));
  assert.ok(solo && !isRefusal(solo), `expected a local table, found ${JSON.stringify(solo)}`);
  const local = inBoth(await filesOfMove(solo, 0), await filesOfMove(solo, 0));

  const { connectSocket } = await import('../src/web/client/socket-table.ts');
  const { address: server } = await startServer();
  const room = await sitDown(clientOf(server), 'cartographers', 2, { seed: 'move 2' });
  const pages: Table[] = [];
  for (const [seat, token] of room.tokens.entries()) {
    const page = await connectSocket<CartographersTypes>({ server, id: room.id, token }, seat);
    assert.ok(!isRefusal(page), `expected a connected page, found ${JSON.stringify(page)}`);
    after(() => page.leave());
    pages.push(page);
  }
  const online = inBoth(await filesOfMove(pages[0]!, 0), await filesOfMove(pages[1]!, 1));
  return { local, online };
};

/** Whether a file that runs must be listed. Files of games, and of the summaries in lists, needn't be. */
const isCounted = (file: string): boolean =>
  /^src\/(?:engine|sync|web\/client|server)\/|^src\/web\/[^/]+$/.test(file) && !file.includes('/test/');

test('the lists in this file name exactly the files that run during a move', async () => {
  const { local, online } = await filesOfMoves();
  for (const [move, ran] of [
    [LOCAL_MOVE, local],
    [ONLINE_MOVE, online],
  ] as const) {
    const missing = ran.filter(file => isCounted(file) && !move.includes(file) && !(file in BESIDE));
    assert.deepEqual(missing, [], 'expected the lists to have every file that runs during a move');
    const idle = move.filter(file => !ran.includes(file) && !UNSEEN.includes(file));
    assert.deepEqual(idle, [], 'expected every listed file to run during a move');
  }
  const idle = Object.keys(BESIDE).filter(file => !local.includes(file) && !online.includes(file));
  assert.deepEqual(idle, [], 'expected every file in BESIDE to run during a move');
});

const importsIn = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to]) =>
    join(dirname(file), to!).replaceAll('\\', '/'),
  );

for (const { name, move, most } of [
  { name: 'local', move: LOCAL_MOVE, most: 15 },
  { name: 'online', move: ONLINE_MOVE, most: 22 },
])
  test(`a ${name} move passes through at most ${most} files, which the diagrams name and imports connect`, () => {
    assert.ok(
      move.length <= most,
      `expected a ${name} move to pass through at most ${most} files, found ${move.length}`,
    );
    const drawn = diagramsOf(DOC).join('');
    assert.deepEqual(
      move.filter(file => !drawn.includes(basename(file))),
      [],
    );
    // An import must connect every file with another one of the list, directly or through one more file.
    const near = (file: string): readonly string[] => {
      const direct = importsIn(file);
      return [
        ...direct,
        ...direct.filter(to => existsSync(join(ROOT, to)) && /\.tsx?$/.test(to)).flatMap(importsIn),
      ];
    };
    const reached = new Map(move.map(file => [file, near(file)]));
    assert.deepEqual(
      move.filter(
        file =>
          !move.some(
            other =>
              other !== file && (reached.get(other)!.includes(file) || reached.get(file)!.includes(other)),
          ),
      ),
      [],
    );
  });

test('missingFrom finds a missing file in a sentence, a table, a section with a folder and a diagram', () => {
  const text = [
    ...[
      'See `src/engine/none.ts`.',
      '| `src/engine` | `table.ts`, `none-a.ts` |',
      '## A',
      'Folder: `src/games/thargos`.',
    ],
    ...[
      '`words`, `flow/tasks.ts`, `flow/none-b.ts`',
      '```mermaid',
      'a[none-c.ts, table.ts<br/>src/none]',
      '```',
    ],
  ];
  assert.deepEqual(missingFrom(text.join('\n')).toSorted(), [
    'flow/none-b.ts',
    'none-a.ts',
    'none-c.ts',
    'src/engine/none.ts',
    'src/none',
  ]);
});
