// `npm run package -- FOLDER`: creates a folder that runs a server on its own. It contains the built page, the sources
// that the server and the command line run, their packages without those for developers, and Node. deploy/Containerfile
// and deploy/alidade.service use this folder.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorMessage } from '../src/server/errors.ts';
import { npm } from './npm.ts';
import { ROOT } from './steps.ts';
import { buildWeb, isFresh, WEB } from './web.ts';

export const FILES = ['LICENSE', 'package.json', 'package-lock.json', 'src/server/package.json'];
const SOURCES = 'src/{engine,text,sync,games,bots,server,cli}/**/*.ts';
const isTest = (path: string): boolean => /\.test\.ts$|[\\/]test[\\/]/.test(path);

const NODE = process.platform === 'win32' ? 'node.exe' : 'node';

const fill = (folder: string, web: string): void => {
  const copy = (from: string, path: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(from, join(folder, path));
  };
  const sources = globSync(SOURCES, { cwd: ROOT }).filter(path => !isTest(path));
  for (const path of [...FILES, ...sources]) copy(join(ROOT, path), path);
  npm(['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  cpSync(web, join(folder, 'dist-web'), { recursive: true });
  copy(process.execPath, join('bin', NODE));
  // The server runs as another user than the one who creates the folder.
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'a+rX', folder]);
};

/**
 * Creates the folder of a server, which serves the page in `web`. Installs packages with npm. If this fails, it removes
 * the folder.
 */
export const packageServer = (folder: string, web: string): void => {
  try {
    fill(folder, web);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
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
  try {
    packageServer(folder, WEB);
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\nCheck the network, then run the same command again.\n`);
    return false;
  }
  process.stdout.write(`${folder}\n`);
  return true;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await main()) ? 0 : 1;
