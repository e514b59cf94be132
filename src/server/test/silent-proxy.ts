import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a database. It can stop forwarding while its connections stay open. */
export const silentProxy = async (url: string) => {
  const there = new URL(url);
  const sockets = new Set<Socket>();
  let isHushed = false;
  let held: (() => void)[] = [];
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    const forward = (work: () => void): void => {
      if (isHushed) held.push(work);
      else work();
    };
    from.on('data', data => forward(() => to.write(data)));
    from.on('end', () => forward(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer(near => {
    const far = connect(Number(there.port), there.hostname);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(url);
  here.port = String((server.address() as AddressInfo).port);
  return {
    url: here.href,
    hush: (): void => {
      isHushed = true;
    },
    speak: (): void => {
      isHushed = false;
      const works = held;
      held = [];
      for (const work of works) work();
    },
    close: (): void => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
