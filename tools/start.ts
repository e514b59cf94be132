// `npm start`: builds the page when it is missing or older than its sources, then serves it.
import { buildWeb, isFresh } from './web.ts';

const isReady = async (): Promise<boolean> => {
  if (isFresh()) return true;
  process.stderr.write('alidade: building the page (once, and after changes) ...\n');
  return buildWeb({ isMeasured: false });
};

if (await isReady()) await import('../src/server/main.ts');
else process.exitCode = 1;
