import type { Server, Socket } from 'node:net';
import { after } from 'node:test';

/** Where a proxy listens until the tests are over; what is still open then is cut. */
export const listening = async (proxy: Server, ends: ReadonlySet<Socket>): Promise<string> => {
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  after(() => {
    proxy.close();
    for (const end of ends) end.destroy();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
};
