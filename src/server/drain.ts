import type { ServerResponse } from 'node:http';

interface Ports {
  /** The longest time to wait for load balancers. */
  readonly waitMs: number;
  readonly hasClients: () => boolean;
}

const LOOK_MS = 100;
/** A client that doesn't use a socket counts as gone this long after its last request. */
const LATEST_MS = 2000;

/**
 * NP-120: the time between the signal that stops a server and the end of its connections. Load balancers notice in this
 * time that the server isn't ready, so that its clients reconnect to other servers. Without clients, it is over at once.
 */
export const openDrain = ({ waitMs, hasClients }: Ports) => {
  let isStopping = false;
  let lastRequest = Number.NEGATIVE_INFINITY;
  const isUsed = (): boolean => hasClients() || performance.now() - lastRequest < LATEST_MS;
  return {
    isStopping: () => isStopping,
    /** Notes a request of a client. While the server stops, its response closes the connection. */
    noteRequest: (response: ServerResponse): void => {
      lastRequest = performance.now();
      if (isStopping) response.setHeader('Connection', 'close');
    },
    /** Resolves when the server may close its connections. */
    finished: async (): Promise<void> => {
      isStopping = true;
      const end = performance.now() + waitMs;
      while (isUsed() && performance.now() < end) await new Promise(resolve => setTimeout(resolve, LOOK_MS));
    },
  };
};
