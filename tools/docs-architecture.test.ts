import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './steps.ts';

const DOC = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const MOST_WORDS = 1200;

const files = globSync('{src,tools,e2e}/**/*.{ts,tsx,mjs}', { cwd: ROOT, exclude: ['**/node_modules/**'] });
const names = new Set(files.map(file => basename(file)));

const diagramsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, diagram]) => diagram!);

const FILE = /^[\w./-]+\.(?:ts|tsx|mjs|md|json)$/;
const PATH = /^(?:src|tools|docs|e2e)(?:\/[\w.-]+)*$/;

/** The folders that short names in a section or a row of a table are relative to. */
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

/** Files that a text names and the repository lacks. */
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
  assert.ok(words <= MOST_WORDS, `${words} words`);
});

test('every file and folder that ARCHITECTURE.md names exists', () => {
  assert.ok(diagramsOf(DOC).join('').includes('src/engine'));
  assert.deepEqual(missingFrom(DOC), []);
});

const CLIENT = 'src/web/client';
const ENGINE = 'src/engine';

/** The files that a drawing in Cartographers passes through, in this browser and through a server. */
const TABLE_FILES = [
  ...['table', 'answers', 'table-state', 'history', 'subscribers', 'update'].map(
    name => `${ENGINE}/${name}.ts`,
  ),
  ...['game', 'decide', 'phases/draw', 'evolve', 'view'].map(name => `src/games/cartographers/${name}.ts`),
  ...['stored-entry', 'encoding'].map(name => `${ENGINE}/${name}.ts`),
];
const SCREEN_FILES = ['board.tsx', 'model.ts'].map(name => `src/web/games/cartographers/table/${name}`);
const LOCAL_MOVE = [
  ...SCREEN_FILES,
  ...['client', 'transport-local', 'replica'].map(name => `${CLIENT}/${name}.ts`),
  ...TABLE_FILES,
  'src/web/indexed-store.ts',
];
const ONLINE_MOVE = [
  ...SCREEN_FILES,
  ...['client', 'transport-socket', 'outbox', 'reconnecting-socket', 'replica'].map(
    name => `${CLIENT}/${name}.ts`,
  ),
  ...['sync/codec', 'server/sockets', 'server/session', 'server/live-room'].map(name => `src/${name}.ts`),
  ...TABLE_FILES,
  ...['sqlite/open', 'group-commit', 'sqlite/operations'].map(name => `src/server/${name}.ts`),
];

const importsIn = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to]) =>
    join(dirname(file), to!).replaceAll('\\', '/'),
  );

for (const { name, move, most } of [
  { name: 'local', move: LOCAL_MOVE, most: 19 },
  { name: 'online', move: ONLINE_MOVE, most: 27 },
])
  test(`the ${name} move passes through at most ${most} files, which the diagrams list`, () => {
    assert.ok(move.length <= most, `${move.length} files`);
    const drawn = diagramsOf(DOC).join('');
    assert.deepEqual(
      move.filter(file => !drawn.includes(basename(file))),
      [],
    );
    // Every file is connected with another one by an import, directly or through one more file.
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

test('a missing file is found in a sentence, a table, a section with a folder and a diagram', () => {
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
