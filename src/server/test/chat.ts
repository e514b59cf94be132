import { type Answered, type Client, clientOf, type Json } from './client.ts';
import { openLine } from './socket.ts';

const OPEN = { kind: 'open' };

/** The texts of a page, each with the seat or name of its author. */
export const textsIn = ({ texts }: Json): readonly (readonly unknown[])[] =>
  texts.map(({ seat, name, isHost, text }: Json) => [seat ?? name ?? (isHost ? 'host' : 'spectator'), text]);

/** Functions for tests of the chat. They use the server at this address, or another one if it is passed. */
export const chatAt = (address: string) => {
  const api = clientOf(address);
  return {
    /** Creates a waiting room with Ada as the host, and open seats. */
    prepareRoom: async (seats: number, more: object = {}, client: Client = api, host?: string) => {
      const rest = Array.from({ length: seats - 1 }, () => OPEN);
      const wish = { game: 'cartographers', seats: [{ kind: 'me', name: 'Ada' }, ...rest], ...more };
      const { body } = await client.post('tables', wish, host);
      const path = `tables/${body.id}`;
      const join = async (name: string, key?: string): Promise<string> =>
        (await client.post(`${path}/seats`, { invite: body.invite, name }, key)).body.token;
      return { ...body, path, join } as Json & { readonly join: typeof join };
    },
    write: (path: string, text: unknown, key: string | undefined, client = api): Promise<Answered> =>
      client.post(`${path}/chat`, { text }, key),
    read: async (path: string, key: string, client = api) =>
      textsIn((await client.get(`${path}/chat`, key)).body),
    /** Opens a socket, and waits until the server has accepted it. */
    listen: async (id: string, token: string, at = address) => {
      const line = await openLine(at, id);
      line.send({ type: 'hello', token });
      await line.next(({ type }) => type === 'presence');
      return line;
    },
  };
};
