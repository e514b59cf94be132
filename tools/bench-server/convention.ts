import { WebSocket } from 'ws';
import { stream } from '../../src/engine/random.ts';
import { clientOf, type Json } from '../../src/server/test/client.ts';
import { makeTogether, socketAt } from './alidade.ts';
import { anybody } from './games.ts';

const SEATS = 100;
const TURNS = 8;
/** In how many ms all players of a turn answer. */
const WITHIN_MS = 1000;

/** A connected phone or big screen. Counts what it receives, without reading more of it than needed. */
interface Screen {
  readonly socket: WebSocket;
  readonly bytes: () => number;
  readonly messages: () => number;
  /** Resolves when the screen has received the next question for all its viewers. */
  readonly asked: () => Promise<number>;
}

const openScreen = (url: string, id: string, token: string, viewers: readonly unknown[]): Promise<Screen> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAt(url, id));
    let bytes = 0;
    let messages = 0;
    let views = 0;
    let questions = 0;
    let tell: ((at: number) => void) | undefined;
    const screen: Screen = {
      socket,
      bytes: () => bytes,
      messages: () => messages,
      asked: () =>
        new Promise(done => {
          questions = 0;
          tell = done;
        }),
    };
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'hello', token, diff: true, compact: true, whole: true, viewers })),
    );
    socket.on('message', (data: Buffer) => {
      bytes += data.length;
      messages += 1;
      if (data.subarray(0, 15).toString() === '{"type":"view",') views += 1;
      if (views === viewers.length) resolve(screen);
      if (data.includes('"type":"asked"')) questions += 1;
      if (questions === viewers.length) tell?.(performance.now());
    });
  });

/** The answer of a random bot for each seat that has to answer. */
const answersAt = async (url: string, id: string, tokens: readonly string[]): Promise<readonly Json[]> => {
  const bot = await anybody();
  const answers: Json[] = [];
  for (const [seat, token] of tokens.entries()) {
    const { body } = await clientOf(url).get(`tables/${id}`, token);
    if (!body.options) continue;
    const command = await bot(body.view, stream('cd'.repeat(32), `${body.version}-${seat}`));
    answers.push({
      seat,
      message: { type: 'command', id: `c-${body.version}`, decision: body.decision, command },
    });
  }
  return answers;
};

/** What the phones and the big screen of a convention table measured. */
export interface ConventionResult {
  /** By screen and turn, the time in ms from the last answer until the screen had the next card. */
  readonly took: readonly number[];
  /** The bytes that one phone received per turn. */
  readonly bytesPerTurn: number;
  /** The processor time of the server's main thread per turn, in ms. */
  readonly workPerTurn: number;
  /** The time in ms until all screens were connected, and the bytes that they received until then. */
  readonly joined: number;
  readonly joinBytes: number;
}

/** Plays turns at a table with 100 phones and a big screen. All players answer within a second. */
export const playConvention = async (url: string, worked: () => number): Promise<ConventionResult> => {
  const clock = { seconds: 60, increment: 60 };
  const { table, tokens } = await makeTogether(url, SEATS, { desk: true, clock });
  const began = performance.now();
  const screens = await Promise.all([
    ...tokens.map((token, seat) => openScreen(url, table.id, token, ['spectator', seat])),
    openScreen(url, table.id, table.watch, ['spectator']),
  ]);
  const joined = performance.now() - began;
  const bytes = (): number => screens.reduce((sum, each) => sum + each.bytes(), 0);
  const joinBytes = bytes();
  const took: number[] = [];
  let work = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const answers = await answersAt(url, table.id, tokens);
    const before = worked();
    const start = performance.now();
    const shown = screens.map(screen => screen.asked());
    let last = 0;
    for (const [n, { seat, message }] of answers.entries()) {
      const due = start + (n * WITHIN_MS) / answers.length;
      while (performance.now() < due) await new Promise(resolve => setTimeout(resolve, 1));
      last = performance.now();
      screens[seat]!.socket.send(JSON.stringify(message));
    }
    for (const at of await Promise.all(shown)) took.push(at - last);
    work += worked() - before;
  }
  const bytesPerTurn = (bytes() - joinBytes) / screens.length / TURNS;
  for (const { socket } of screens) socket.terminate();
  return { took, bytesPerTurn, workPerTurn: work / TURNS, joined, joinBytes };
};
