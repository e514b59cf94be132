// A server as the lower bound: it writes each message as one row to SQLite on disk, then responds. It has no
// rules, rooms or views.
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';

const keep = (path: string): void => {
  const file = new DatabaseSync(path);
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  file.exec('CREATE TABLE entries (number INTEGER PRIMARY KEY, entry TEXT NOT NULL)');
  const add = file.prepare('INSERT INTO entries (entry) VALUES (?)');
  parentPort?.on('message', (entries: readonly string[]) => {
    file.exec('BEGIN IMMEDIATE');
    for (const entry of entries) add.run(entry);
    file.exec('COMMIT');
    parentPort?.postMessage(entries.length);
  });
};

const serve = (path: string): void => {
  const thread = new Worker(new URL(import.meta.url), { workerData: path });
  let waiting: { readonly socket: WebSocket; readonly id: string; readonly entry: string }[] = [];
  let underway: typeof waiting = [];
  const send = (): void => {
    if (underway.length > 0 || waiting.length === 0) return;
    underway = waiting;
    waiting = [];
    thread.postMessage(underway.map(({ entry }) => entry));
  };
  thread.on('message', () => {
    const done = underway;
    underway = [];
    send();
    for (const { socket, id } of done) socket.send(JSON.stringify({ type: 'ack', id }));
  });
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', socket =>
    socket.on('message', data => {
      const message = JSON.parse(String(data));
      waiting.push({ socket, id: message.id, entry: JSON.stringify(message.command) });
      queueMicrotask(send);
    }),
  );
  server.on('listening', () => {
    const { port } = server.address() as { readonly port: number };
    process.stdout.write(`http://127.0.0.1:${port}/\n`);
  });
};

if (isMainThread) serve(process.argv[2]!);
else keep(workerData as string);
