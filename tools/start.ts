// `npm start`: builds the page if it is missing or older than its sources, then serves it.
import { readSettings } from '../src/server/settings.ts';
import { buildWeb, isFresh } from './web.ts';

/** Whether the arguments start the server. With --help or an invalid flag, no build is needed. */
const isServing = (): boolean => {
  try {
    return readSettings(process.argv.slice(2), process.env, 'en') !== undefined;
  } catch {
    return false;
  }
};

const isReady = async (): Promise<boolean> => {
  if (!isServing() || isFresh()) return true;
  process.stderr.write('alidade: building the page (first run and after changes) ...\n');
  return buildWeb({ isMeasured: false });
};

if (await isReady()) await import('../src/server/main.ts');
else process.exitCode = 1;
