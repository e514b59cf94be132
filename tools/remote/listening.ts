import type { Server, Socket } from 'node:net';
import { after } from 'node:test';

/** Lets a proxy listen until the tests are over, and closes its open connections then. Returns its address. */
export const listening = async (proxy: Server, ends: ReadonlySet<Socket>): Promise<string> => {
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  after(() => {
    proxy.close();
    for (const end of ends) end.destroy();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP port, found none');
  return `http://127.0.0.1:${address.port}/`;
};
