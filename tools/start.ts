// `npm start`: builds the page when it is missing or older than its sources, then serves it.
import { buildWeb, isFresh } from './web.ts';

/** Help is read before anything is built. */
const isHelp = ['--help', '-h'].some(flag => process.argv.includes(flag));

const isReady = async (): Promise<boolean> => {
  if (isHelp || isFresh()) return true;
  process.stderr.write('alidade: building the page (first run and after changes) ...\n');
  return buildWeb({ isMeasured: false });
};

if (await isReady()) await import('../src/server/main.ts');
else process.exitCode = 1;
