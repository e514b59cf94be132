import { WebSocket } from 'ws';

/** A socket to open, and its messages. Each message is sent when the previous one was answered. */
export interface Talk {
  readonly url: string;
  readonly hello?: string;
  /** The address from which the socket is opened. */
  readonly localAddress?: string;
  /**
   * The messages of the server to wait for before the first message is sent. By default, this is one message of any
   * type.
   */
  readonly greeting?: { readonly kind: string; readonly count: number };
  /** Returns message `n`, or undefined after the last message. */
  readonly say: (n: number) => string | undefined;
}

/** A `Talk` whose socket is open. */
export interface OpenTalk extends Talk {
  readonly socket: WebSocket;
}

/** How many sockets are opened at the same time. A machine accepts only a limited number of new connections. */
const AT_ONCE = 100;

export const inLots = async <T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (let i = 0; i < things.length; i += AT_ONCE)
    done.push(...(await Promise.all(things.slice(i, i + AT_ONCE).map(work))));
  return done;
};

const isAnswer = (text: string): boolean => text.startsWith('{"type":"ack"');

const openTalk = (talk: Talk): Promise<OpenTalk> =>
  new Promise((resolve, reject) => {
    const { localAddress } = talk;
    const socket = new WebSocket(talk.url, localAddress === undefined ? {} : { localAddress });
    socket.on('error', reject);
    socket.on('open', () => {
      if (talk.hello === undefined) return resolve({ ...talk, socket });
      const { kind, count } = talk.greeting ?? { kind: '', count: 1 };
      let received = 0;
      const onMessage = (data: unknown): void => {
        if (String(data).startsWith(`{"type":"${kind}`)) received += 1;
        if (received < count) return;
        socket.off('message', onMessage);
        resolve({ ...talk, socket });
      };
      socket.on('message', onMessage);
      socket.send(talk.hello);
    });
  });

export const openTalks = (talks: readonly Talk[]): Promise<OpenTalk[]> => inLots(talks, openTalk);

export const hangUp = (talks: readonly OpenTalk[]): void => {
  for (const { socket } of talks) socket.terminate();
};

const refusedIn = (text: string): boolean => text.startsWith('{"type":"refused"');

/** Sends each message as soon as the previous one was answered. Returns the number of answers per second. */
export const sayAll = async (talks: readonly OpenTalk[]): Promise<number> => {
  let answers = 0;
  const began = performance.now();
  await Promise.all(
    talks.map(
      ({ socket, say }) =>
        new Promise<void>((resolve, reject) => {
          let n = 0;
          const go = (): void => {
            const text = say(n++);
            if (text === undefined) resolve();
            else socket.send(text);
          };
          socket.on('message', data => {
            const text = String(data);
            if (refusedIn(text)) reject(new Error(`expected an acknowledgment, found a refusal: ${text}`));
            if (!isAnswer(text)) return;
            answers += 1;
            go();
          });
          go();
        }),
    ),
  );
  return (answers * 1000) / (performance.now() - began);
};

/** Sends messages at a fixed rate, distributed over all sockets. Returns the response times. */
export const sayAtPace = async (
  talks: readonly OpenTalk[],
  perSecond: number,
  seconds: number,
): Promise<readonly number[]> => {
  const took: number[] = [];
  const sent = new Map<OpenTalk, number>();
  const said = new Map<OpenTalk, number>();
  for (const talk of talks)
    talk.socket.on('message', data => {
      const at = sent.get(talk);
      if (at === undefined || !isAnswer(String(data))) return;
      took.push(performance.now() - at);
      sent.delete(talk);
    });
  const began = performance.now();
  let next = 0;
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const due = Math.min(perSecond * seconds, ((performance.now() - began) * perSecond) / 1000);
      for (; next < due; next++) {
        const talk = talks[next % talks.length]!;
        const n = said.get(talk) ?? 0;
        const text = sent.has(talk) ? undefined : talk.say(n);
        if (text === undefined) continue;
        said.set(talk, n + 1);
        sent.set(talk, performance.now());
        talk.socket.send(text);
      }
      if (next < perSecond * seconds) return;
      clearInterval(timer);
      setTimeout(resolve, 500);
    }, 1);
  });
  return took;
};
