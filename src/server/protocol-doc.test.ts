import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { statusOf } from './refused.ts';
import { clientOf } from './test/client.ts';
import { startServer } from './test/serving.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

const DOC = read('docs/protocol.md');
/** The text of the document without its examples. */
const PROSE = DOC.replace(/^```.*?^```$/gms, '');
const NAMED = new Set([...PROSE.matchAll(/`([^`]+)`/g)].flatMap(([, span]) => span!.match(/[\w-]+/g) ?? []));

/** The refusal codes in the source that clients never receive, and the reason for each. */
const NOT_SENT: Readonly<Record<string, string>> = {
  'bad-command-id': 'the schema of a request refuses such an id first',
  'undo-answered': 'undo after a reveal exists in local games only',
  'undo-over': 'undo after a reveal exists in local games only',
};
const OF_FILES = /^(file|notation)-/;

test('docs/protocol.md lists every refusal code of the server and the engine', () => {
  const sources = ['server', 'engine'].flatMap(part => globSync(`src/${part}/**/*.ts`, { cwd: ROOT }));
  const code = /\brefuse(?:d|Engine)?(?:<[^>(]*>)?\(\s*'([a-z][a-z-]*)'/g;
  const statuses = read('src/server/refused.ts').matchAll(/^ {2}'?([a-z-]+)'?: \d{3},$/gm);
  const found = new Set([...statuses].map(([, each]) => each!));
  for (const path of sources.filter(each => !/\.test\.ts$|\/test\//.test(each)))
    for (const [, each] of read(path).matchAll(code)) found.add(each!);
  assert.ok(found.size > 40, `expected more than 40 codes in the source, found ${found.size}`);
  const table = DOC.slice(DOC.indexOf('\n## 4. Errors'), DOC.indexOf('\n## 5. Cluster'));
  const isListed = (each: string): boolean =>
    table.includes(`\`${each}\``) || Object.hasOwn(NOT_SENT, each) || OF_FILES.test(each);
  assert.deepEqual(
    [...found].filter(each => !isListed(each)),
    [],
    'expected section 4 of docs/protocol.md to list these codes',
  );
});

test('docs/protocol.md gives the HTTP status of every code', () => {
  const rows = [...DOC.matchAll(/^\| (\d{3}) \| ((?:`[a-z-]+`(?:, )?)+) \|/gm)];
  const listed = rows.flatMap(([, status, codes]) =>
    [...codes!.matchAll(/[a-z-]+/g)].map(([refused]) => ({ refused, status: Number(status) })),
  );
  assert.ok(listed.length > 35);
  for (const { refused, status } of listed)
    assert.equal(
      status,
      statusOf({ refused }),
      `expected the documented status of ${refused} to be ${statusOf({ refused })}, found ${status}`,
    );
});

test('docs/protocol.md names every socket message and its fields', () => {
  const files = globSync('src/sync/*.ts', { cwd: ROOT }).filter(
    path => !/(?:test|codec|diff)\.ts$/.test(path),
  );
  const source = files.map(read).join('');
  const fields = [...source.matchAll(/readonly (\w+)\??:/g)].map(([, field]) => field!);
  const types = [...source.matchAll(/type: '([\w-]+)'/g)].map(([, type]) => type!);
  const signs = source.match(/SIGNS = \[([^\]]+)\]/)![1]!.match(/[\w-]+/g)!;
  assert.ok(fields.length > 40 && types.length > 10 && signs.length > 5);
  const unnamed = [...fields, ...types, ...signs].filter(name => !NAMED.has(name));
  assert.deepEqual(unnamed, [], 'expected docs/protocol.md to have these names in code spans');
});

test('docs/protocol.md lists every path of the HTTP API', async () => {
  const serving = await startServer();
  const { body } = await clientOf(serving.address).get('openapi.json');
  const paths: [string, object][] = Object.entries(body.paths);
  const lines = paths.flatMap(([path, methods]) =>
    Object.keys(methods).map(method => {
      const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'seat' ? 'N' : name.toUpperCase(),
      );
      return `${method.toUpperCase()} ${named}`;
    }),
  );
  assert.ok(lines.length > 15);
  const rows = DOC.split('\n').filter(row => row.startsWith('| `'));
  assert.deepEqual(
    lines.filter(line => !rows.some(row => row.startsWith(`| \`${line}`))),
    [],
  );
});

test('docs/protocol.md gives each rule a different id, and all files cite only these ids', () => {
  const ids = [...DOC.matchAll(/^- \*\*(NP-\d+)\*\*/gm)].map(([, id]) => id!);
  assert.equal(new Set(ids).size, ids.length);
  const files = globSync('{src,tools,e2e}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  });
  const named = new Set([DOC, ...files.map(read)].flatMap(text => text.match(/\bNP-\d+/g) ?? []));
  assert.ok(named.size > 40);
  assert.deepEqual(
    [...named].filter(id => !ids.includes(id)),
    [],
  );
});
