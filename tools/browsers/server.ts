import { ROOT } from '../steps.ts';
import type { Resources } from './resources.ts';

/** The server that `npm start` runs. The offline scenario stops it. */
export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

export const startServer = async (resources: Resources): Promise<Server> => {
  const env = { PORT: '0', HOST: '127.0.0.1' };
  const child = resources.spawn(process.execPath, [`${ROOT}tools/enter.mjs`, 'start'], env);
  const [, url] = await child.waitForOutput(/Alidade: (\S+)/);
  return { url: url!, stop: child.kill };
};
