import { ROOT } from '../steps.ts';
import type { House } from './driver.ts';
import type { Server } from './visit.ts';

/** The page as `npm start` serves it, on a port of its own. */
export const serve = async (house: House): Promise<Server> => {
  const env = { PORT: '0', HOST: '127.0.0.1' };
  const child = house.spawn(process.execPath, [`${ROOT}tools/enter.mjs`, 'start'], env);
  const [, url] = await child.says(/Alidade: (\S+)/);
  return { url: url!, stop: child.kill };
};
