import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../../engine/random.ts';
import { clientOf } from '../client.ts';
import { ANY, moveOn, sitDown } from '../players.ts';
import { openLine } from '../socket.ts';
import { packWish, slowMovePack } from './packs.ts';

const PER_SECOND = 100;

/**
 * Plays a table to a decision whose answer uses the whole step budget of a move. Returns a function that sends this
 * answer again and again.
 */
export const prepareSlowMoves = async (address: string): Promise<(ms: number) => Promise<void>> => {
  const client = clientOf(address);
  const sitting = await sitDown(client, 'thargos', 2, packWish(slowMovePack()));
  for (let n = 0, isSlow = false; !isSlow; n++)
    await moveOn(client, sitting, n).catch((error: Error) => {
      if (!error.message.includes('too-complex')) throw error;
      isSlow = true;
    });
  const { owing } = (await client.get(`tables/${sitting.id}`, sitting.watch)).body;
  const token = sitting.tokens[owing[0]];

  /** Sends the answer again and again over one socket, until the server closes the socket or the time is over. */
  const repeat = async (until: number): Promise<void> => {
    const line = await openLine(address, sitting.id);
    line.send({ type: 'hello', token });
    const { decision, options } = await line.next(({ type }) => type === 'view');
    const command = ANY.thargos!(options as never, stream('ab'.repeat(32), 'slow'));
    let isOpen = true;
    void line.closed.then(() => {
      isOpen = false;
    });
    for (let n = 0; isOpen && performance.now() < until; n++) {
      line.send({ type: 'command', id: `${performance.now()}-${n}`, decision, command });
      await sleep(1000 / PER_SECOND);
    }
    line.end();
  };
  return async ms => {
    const until = performance.now() + ms;
    while (performance.now() < until) await repeat(until).catch(() => sleep(1000 / PER_SECOND));
  };
};
