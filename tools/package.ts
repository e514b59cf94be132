// `npm run package -- FOLDER`: creates a folder that runs a server on its own. It contains the built page, the sources
// that the server and the command line run, their packages without those for developers, and Node. deploy/Containerfile
// and deploy/alidade.service use this folder.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.ts';
import { ROOT } from './steps.ts';
import { buildWeb, isFresh, WEB } from './web.ts';

const FILES = ['LICENSE', 'package.json', 'package-lock.json', 'src/server/package.json'];
const SOURCES = 'src/{engine,text,sync,games,bots,server,cli}/**/*.ts';
const isTest = (path: string): boolean => /\.test\.ts$|[\\/]test[\\/]/.test(path);

/** Creates the folder of a server, which serves the page in `web`. Installs packages with npm. */
export const packageServer = (folder: string, web: string): void => {
  const sources = globSync(SOURCES, { cwd: ROOT }).filter(path => !isTest(path));
  for (const path of [...FILES, ...sources]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
  }
  cpSync(web, join(folder, 'dist-web'), { recursive: true });
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  mkdirSync(dirname(node), { recursive: true });
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  npm(['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], folder);
};

/** Returns the size of all files in a folder, in bytes. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const main = async (): Promise<boolean> => {
  const [given, ...more] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-') || more.length > 0) {
    process.stderr.write('usage: npm run package -- FOLDER\n');
    return false;
  }
  const folder = resolve(process.env.INIT_CWD ?? '', given);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    process.stderr.write(`${folder} isn’t empty. Name a new folder.\n`);
    return false;
  }
  if (!isFresh() && !(await buildWeb({ isMeasured: false }))) return false;
  packageServer(folder, WEB);
  process.stdout.write(`${folder}\n`);
  return true;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await main()) ? 0 : 1;
