import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { clientOf } from '../src/server/test/client.ts';
import { moveOn } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { openLine } from '../src/server/test/socket.ts';
import { ROOT } from './steps.ts';

/** The files in deploy/monitoring: the dashboard, the alert rules and the configuration of Prometheus. */

const FOLDER = join(ROOT, 'deploy/monitoring');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly expr: string; readonly datasource: { readonly uid: string } }[];
}

const DASHBOARD: {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] };
  readonly annotations: { readonly list: readonly { readonly expr: string }[] };
} = JSON.parse(read('grafana.json'));
const panels = DASHBOARD.panels.filter(({ type }) => type !== 'row');

/** Replaces the variables of Grafana by values. */
const filledIn = (expr: string): string =>
  expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*');
const rules = [...read('alerts.yaml').matchAll(/- alert: (\w+)\n {8}expr: (.*)\n/g)].map(
  ([, name, expr]) => ({ name: name!, expr: expr! }),
);
const EXPRESSIONS: readonly string[] = [
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => filledIn(expr))),
  ...DASHBOARD.annotations.list.map(({ expr }) => filledIn(expr)),
  ...rules.map(({ expr }) => expr),
];

/** The names of metrics in an expression, with the labels that it selects or groups by. */
const usedIn = (expr: string): readonly { readonly name: string; readonly labels: readonly string[] }[] => {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names]) => names!.split(/, ?/));
  return [...expr.matchAll(/\b((?:alidade|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, name, selector = '']) => ({
      name: name!,
      labels: [...[...selector.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label!), ...grouped],
    }),
  );
};

/** The labels that Prometheus adds, and those of its own metrics. */
const FROM_PROMETHEUS = ['job', 'instance'];
const OF_HISTOGRAMS = /_(?:bucket|sum|count)$/;
/** Labels of metrics that have no value without PostgreSQL, failures or notifications. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  alidade_notifications_total: ['channel', 'outcome'],
  alidade_refused_messages_total: ['code'],
  alidade_store_connections: ['state'],
  alidade_store_errors_total: ['operation'],
};

/** The metrics of a real server during a game, with their labels. */
const real = new Map<string, Set<string>>();
before(async () => {
  const { address } = await startServer();
  const api = clientOf(address);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const { body } = await api.post('tables', { game: 'cartographers', seats });
  const line = await openLine(address, body.id);
  line.send({ type: 'hello', token: body.token });
  await line.next(({ type }) => type === 'view');
  await moveOn(api, { id: body.id, game: 'cartographers', tokens: [body.token], watch: '' }, 0);
  await line.next(({ version }) => version >= 3);
  await assert.rejects(openLine(address, 'no table'));
  const text = await (await fetch(new URL('metrics', address))).text();
  line.end();
  for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const part of parts) real.set(`${name}${part}`, new Set(UNSEEN[name!]));
  }
  for (const [, name, labels] of text.matchAll(/^(\w+)\{(.*)\} \S+$/gm))
    for (const [, label] of labels!.matchAll(/(\w+)="/g)) real.get(name!)?.add(label!);
});

test('the dashboard and the alerts use only metrics and labels of a real server', () => {
  assert.ok(EXPRESSIONS.length > 70 && rules.length > 15);
  const unknown = EXPRESSIONS.flatMap(expr =>
    usedIn(expr).flatMap(({ name, labels }) => {
      if (name === 'up') return [];
      const known = real.get(name);
      if (!known) return [`${name} in ${expr}`];
      return labels
        .filter(label => !known.has(label) && !FROM_PROMETHEUS.includes(label))
        .map(label => `label ${label} of ${name} in ${expr}`);
    }),
  );
  assert.deepEqual(unknown, []);
  for (const expr of EXPRESSIONS)
    assert.ok(usedIn(expr).length > 0, `expected a metric in the expression ${expr}`);
});

test('counters are used as rates, and histograms by their parts', () => {
  const wrong = EXPRESSIONS.flatMap(expr => [
    ...[...expr.matchAll(/(?<!(?:rate|increase)\()\b\w+_total\b/g)].map(([name]) => `${name} in ${expr}`),
    ...usedIn(expr)
      .filter(({ name }) => OF_HISTOGRAMS.test(name) && !/(?:rate|increase)\(/.test(expr))
      .map(({ name }) => `${name} in ${expr}`),
  ]);
  assert.deepEqual(wrong, []);
});

test('brackets and quotes of every expression match', () => {
  for (const expr of EXPRESSIONS) {
    const open: string[] = [];
    for (const sign of expr.replace(/"[^"]*"/g, '')) {
      if ('([{'.includes(sign)) open.push(sign);
      if (')]}'.includes(sign))
        assert.equal(`${open.pop()}${sign}`.match(/^(?:\(\)|\[\]|\{\})$/)?.index, 0, expr);
      assert.notEqual(sign, '"', expr);
    }
    assert.deepEqual(open, [], expr);
  }
});

test('the dashboard has a data source variable, described panels and no overlaps', () => {
  assert.deepEqual(
    DASHBOARD.templating.list.map(({ name, type }) => `${name} ${type}`),
    ['datasource datasource', 'instance query'],
  );
  const rows = DASHBOARD.panels.filter(({ type }) => type === 'row').map(({ title }) => title);
  assert.deepEqual(rows, ['Is it healthy?', 'Players', 'Latency', 'Store', 'Bots', 'Resources']);
  assert.equal(new Set(DASHBOARD.panels.map(({ id }) => id)).size, DASHBOARD.panels.length);
  const taken = new Map<string, string>();
  for (const { title, gridPos, description, datasource, targets = [] } of panels) {
    assert.ok(description, `expected a description of the panel ${title}`);
    for (const each of [{ datasource }, ...targets])
      assert.match(each.datasource?.uid ?? '', /^\$\{datasource\}$/, title);
    for (const { expr } of targets) assert.match(expr, /\$instance/, title);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        assert.equal(taken.get(`${x},${y}`), undefined, `expected ${title} to overlap no other panel`);
        taken.set(`${x},${y}`, title);
      }
  }
});

test('every alert says what is wrong and what to do, and has a test', () => {
  const text = read('alerts.yaml');
  const blocks = text.split(/^ {6}- alert: /m).slice(1);
  assert.equal(blocks.length, rules.length);
  for (const block of blocks) {
    const [name] = block.split('\n');
    assert.match(block, /^ {8}labels: \{ severity: (?:critical|warning) \}$/m, name);
    assert.match(block, /^ {10}summary: .{20,}$/m, name);
    assert.match(block, /^ {10}action: .{20,}$/m, name);
    assert.match(read('alerts.test.yaml'), new RegExp(`alertname="${name}"`), name);
  }
});

const isInstalled = spawnSync('promtool', ['--version']).status === 0;
const PROMTOOL = { skip: !isInstalled && 'promtool is not installed (package prometheus)' };

/** Runs promtool in a copy of the folder, and returns its output. Fails if promtool reports an error. */
const promtool = (args: readonly string[], more: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-promtool-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(FOLDER)) cpSync(join(FOLDER, name), join(folder, name));
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}${stderr}`);
  return stdout;
};

test('promtool accepts the configuration, the alerts and every expression of the dashboard', PROMTOOL, () => {
  promtool(['check', 'config', 'prometheus.yaml'], { 'metrics-token': 'token' });
  const recorded = EXPRESSIONS.map((expr, i) => `  - record: e:${i}\n    expr: ${JSON.stringify(expr)}\n`);
  const output = promtool(['check', 'rules', 'all.yaml'], {
    'all.yaml': `groups:\n- name: all\n  rules:\n${recorded.join('')}`,
  });
  assert.match(output, new RegExp(`${EXPRESSIONS.length} rules found`));
});

test('promtool: each alert fires when it should, and a healthy server causes none', PROMTOOL, () => {
  promtool(['test', 'rules', 'alerts.test.yaml']);
});
