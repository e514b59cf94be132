import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import type { Json } from './test/client.ts';
import { startServer } from './test/serving.ts';

/** This client was written only from docs/protocol.md and docs/options.md. It uses no code of this repository. */

const { address } = await startServer();
const DOC = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

// The random numbers have a fixed seed, so that a failing test can be repeated.
let state = 1;
const below = (n: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % n;
};
const any = <T>(list: readonly T[]): T => list[below(list.length)]!;

const cellsIn = (rows: readonly number[], width: number): number[] =>
  rows.flatMap((bits, r) => [...Array(width).keys()].filter(c => (bits >> c) & 1).map(c => r * width + c));
const placed = (lays: readonly Json[], width: number): number[] => {
  const lay = any(lays.filter(({ anchors }) => cellsIn(anchors, width).length > 0));
  const anchor = any(cellsIn(lay.anchors, width));
  return lay.spaces.map(([row, column]: [number, number]) => anchor + row * width + column);
};
const oneCell = ({ cells, width }: Json): number => any(cellsIn(cells, width));

/**
 * Returns as many modifier cards as the colors need, at least one, or none if the hand is too small or a color is full.
 */
const modifiers = ({ hand, rule }: Json): Json[] => {
  const { colours, least, most, lying } = rule;
  const missing = (colour: string): number => Math.max(0, least - (lying?.[colour] ?? 0));
  const needed = colours.flatMap((colour: string) => Array(missing(colour)).fill(colour));
  const wanted = needed.length > 0 ? needed : colours.slice(0, 1);
  const isTooMany = colours.some((colour: string) => most && (lying?.[colour] ?? 0) + 1 > most[colour]);
  if (wanted.length > hand.length || isTooMany) return [];
  return wanted.map((colour: string, i: number) => ({ card: hand[i], colour }));
};

const act = ({ attach, actions, attempts, nodes, abilities, shifts, moves, pass }: Json): Json => {
  const choices = [
    ...attach.map(({ card, heroes }: Json) => ({ type: 'attach', card, hero: any(heroes) })),
    ...actions.map(({ card, heroes }: Json) =>
      heroes ? { type: 'playAction', card, hero: any(heroes) } : { type: 'playAction', card },
    ),
    ...attempts.map((track: number) => ({ type: 'attempt', track })),
    ...nodes.map(({ node, heroes }: Json) => ({ type: 'attemptNode', node, hero: any(heroes) })),
    ...abilities.map((ability: Json) => ({ type: 'useAbility', ...ability })),
    ...shifts.map((shift: Json) => ({ type: 'shift', ...shift })),
    ...moves.map(({ hero, nodes: near }: Json) => ({ type: 'move', hero, node: any(near) })),
    ...(pass ? [{ type: 'pass' }] : []),
  ];
  return any(choices);
};

const COMMANDS: Readonly<Record<string, Readonly<Record<string, (options: Json) => Json>>>> = {
  cartographers: {
    draw: o => ({
      type: 'draw',
      terrain: any(o.terrains),
      cells: placed(
        o.shapes.flatMap(({ lays }: Json) => lays),
        o.width,
      ),
    }),
    drawSingle: o => ({ type: 'draw', terrain: any(o.terrains), cells: [oneCell(o)] }),
    drawMonster: o => ({ type: 'drawMonster', cells: placed(o.lays, o.width) }),
    drawMonsterSingle: o => ({ type: 'drawMonster', cells: [oneCell(o)] }),
    drawHero: o => ({ type: 'drawHero', cell: oneCell(o), orientation: below(o.attacks.length) }),
    gaze: o => ({ type: 'gaze', cell: oneCell(o) }),
    ravage: o => ({ type: 'ravage', cell: oneCell(o) }),
    choose: o => ({
      type: 'choose',
      clusters: o.edicts.map(({ clusters }: Json) => (clusters.length ? any<Json>(clusters).cells[0] : null)),
    }),
  },
  thargos: {
    placeHero: o => ({ type: 'placeHero', hero: any(o.heroes), track: any(o.tracks) }),
    placeMission: o => ({ type: 'placeMission', card: any(o.cards), track: any(o.tracks) }),
    handLimit: o => ({ type: 'chooseHandLimit', cards: any(o.values) }),
    act,
    attack: o => ({ type: 'placePam', cards: modifiers(o) }),
    defend: o => ({ type: 'defend', cards: modifiers(o) }),
    oppose: o => (o.heroes.length ? { type: 'oppose', hero: any(o.heroes) } : { type: 'pass' }),
    beforeReveal: () => ({ type: 'pass' }),
    refill: o => ({ type: 'refill', card: any(o.cards) }),
    shift: o => (o.shifts.length ? { type: 'shift', ...any<Json>(o.shifts) } : { type: 'pass' }),
    choose: o => ({ type: 'choose', picks: o.from.slice(0, o.prompt.least) }),
    referee: () => ({ type: 'pass' }),
    agree: () => ({ type: 'agree' }),
  },
};

const answerTo = (game: string, options: Json): Json => {
  const command = COMMANDS[game]![options.type];
  assert.ok(command, `expected a command that answers "${options.type}" as in docs/options.md, found none`);
  return command(options);
};

/**
 * Returns all words in the row of docs/protocol.md that starts with this text. They include the names of the fields.
 */
const namesIn = (start: string): ReadonlySet<string> => {
  const row = DOC.split('\n').find(line => line.startsWith(start));
  assert.ok(row, `expected a row "${start}" in docs/protocol.md, found none`);
  return new Set(row.match(/\w+/g));
};
const GET = namesIn('| `GET /api/v1/tables/ID`');
const checkNames = (names: ReadonlySet<string>, message: object): void => {
  assert.deepEqual(
    Object.keys(message).filter(name => !names.has(name)),
    [],
  );
};

/** NP-9: the codes of the refusals that a client gets after the other player undid or answered first. */
const TOO_LATE = new Set(['decision-gone', 'undo-nothing', 'undo-hidden']);

/** Sends a request and returns the response, or undefined if the other player was faster. */
const call = async (method: string, path: string, token?: string, body?: object): Promise<Json> => {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${address}api/v1/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: Json = await response.json();
  if (TOO_LATE.has(answer.refused)) return undefined;
  assert.ok(
    response.ok,
    `expected ${method} ${path} to succeed, found ${response.status} ${JSON.stringify(answer)}`,
  );
  return answer;
};

/** NP-10: adds a batch to the list, or removes the last `undo` batches from it. */
const keepStanding = (batches: Json[], { undo, ...batch }: Json): void => {
  if (undo === undefined) batches.push(batch);
  else batches.length -= undo;
};

interface Played {
  readonly view: Json;
  readonly batches: readonly Json[];
  readonly undone: number;
  readonly version: number;
}

/** Plays one seat over HTTP and polls `told`. Undoes every third move if the server allows it. */
const playOverHttp = async (game: string, table: string, token: string): Promise<Played> => {
  const batches: Json[] = [];
  let [received, sent, undone] = [0, 0, 0];
  for (;;) {
    const now = await call('GET', `tables/${table}`, token);
    checkNames(GET, now);
    const wait = now.options || now.status === 'over' ? 0 : 60;
    const told = await call('GET', `tables/${table}/told?since=${received}&wait=${wait}`, token);
    for (const batch of told.batches) keepStanding(batches, batch);
    received = told.version;
    if (now.status === 'over') return { view: now.view, batches, undone, version: now.version };
    if (!now.options || received !== now.version) continue;
    sent += 1;
    const command = answerTo(game, now.options);
    await call('POST', `tables/${table}/commands`, token, {
      id: `c${sent}`,
      decision: now.decision,
      command,
    });
    if (sent % 3 > 0 || !(await call('GET', `tables/${table}`, token)).canUndo) continue;
    undone += (await call('POST', `tables/${table}/undo`, token, { id: `u${sent}` })) ? 1 : 0;
  }
};

/** The fields of messages that docs/protocol.md describes outside the row of the message. */
const MORE: Readonly<Record<string, Iterable<string>>> = { room: GET, refused: ['version', 'decision'] };
const known = new Map<string, ReadonlySet<string>>();
const namesOf = (type: string): ReadonlySet<string> => {
  const names = known.get(type) ?? new Set([...namesIn(`| \`{type: "${type}"`), ...(MORE[type] ?? [])]);
  known.set(type, names);
  return names;
};

/** What a client remembers across several sockets. */
interface Memory {
  readonly batches: Json[];
  /** The last message with the type `view` or `told`. */
  now?: Json | undefined;
  /** The message that was sent and hasn't been answered yet. */
  waiting?: Json | undefined;
  /** The version of the client's last saved move. Messages with a lower version are outdated. */
  acked: number;
  sent: number;
  undone: number;
}

const applyBatch = (memory: Memory, batch: Json): void => {
  assert.equal(
    batch.version,
    (memory.now?.version ?? 0) + 1,
    'NP-11: expected each batch to have the next version',
  );
  memory.now = batch;
  keepStanding(memory.batches, batch);
};

const take = (memory: Memory, message: Json): void => {
  checkNames(namesOf(message.type), message);
  const { waiting } = memory;
  if (message.type === 'refused') {
    assert.ok(
      TOO_LATE.has(message.refused),
      `expected only refusals of late commands, found ${JSON.stringify(message)}`,
    );
    memory.acked = message.version ?? memory.acked;
    memory.waiting = undefined;
  }
  if (message.type === 'ack' && message.id === waiting?.id) {
    memory.undone += waiting?.type === 'undo' ? 1 : 0;
    memory.acked = message.version;
    memory.waiting = undefined;
  }
  if (message.type === 'view') {
    for (const batch of message.missed) applyBatch(memory, batch);
    assert.equal(
      memory.now?.version ?? 0,
      message.version,
      'NP-43: expected all missed batches to arrive before the view',
    );
    memory.now = message;
  }
  if (message.type === 'told') applyBatch(memory, message);
};

/** Returns the next message to send, or undefined if the client has nothing to answer. */
const nextOf = (game: string, memory: Memory): Json | undefined => {
  const { now, waiting, acked, sent } = memory;
  if (!now || waiting || now.version < acked) return undefined;
  if (now.canUndo && sent % 5 === 4) return { type: 'undo', id: `s${sent}` };
  if (!now.options) return undefined;
  return { type: 'command', id: `s${sent}`, decision: now.decision, command: answerTo(game, now.options) };
};

/** Plays over one socket. Closes it after `most` messages or at the end of the game. */
const visit = (game: string, table: string, token: string, memory: Memory, most: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/v1/tables/${table}/socket`);
    const send = (message: Json): void => socket.send(JSON.stringify(message));
    let left = most;
    const onMessage = (message: Json): void => {
      take(memory, message);
      left -= 1;
      if (memory.now?.isOver || left <= 0) return socket.close();
      const next = nextOf(game, memory);
      if (!next) return;
      memory.waiting = next;
      memory.sent += 1;
      send(next);
    };
    socket.on('open', () => {
      send({ type: 'hello', token, since: memory.now?.version ?? 0 });
      // A message that wasn't answered is sent again. It counts only once (NP-8).
      if (memory.waiting) send(memory.waiting);
    });
    socket.on('message', data => {
      try {
        if (left > 0) onMessage(JSON.parse(String(data)));
      } catch (error) {
        socket.close();
        reject(error);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });

/**
 * Plays one seat over several sockets. Closes each socket after some messages, and continues on the next one with
 * `since`.
 */
const playOverSockets = async (game: string, table: string, token: string): Promise<Played> => {
  const memory: Memory = { batches: [], acked: 0, sent: 0, undone: 0 };
  while (!memory.now?.isOver) await visit(game, table, token, memory, 7 + below(20));
  const { now, batches, undone } = memory;
  return { view: now.view, batches, undone, version: now.version };
};

for (const [game, config] of [
  ['cartographers', { game: 'combined', clusterChoice: 'player' }],
  ['thargos', { quickPlay: true }],
  ['thargos', { mode: 'story', story: 'kurnor' }],
] as const)
  test(`a client written from the docs plays ${game} ${JSON.stringify(config)}, with undo and reconnects`, {
    timeout: 120_000,
  }, async () => {
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const { id, invite, token: host } = await call('POST', 'tables', undefined, { game, config, seats });
    const join = () => call('POST', `tables/${id}/seats`, undefined, { invite, name: 'Ada' });
    const [{ token: one }, { token: two }] = [await join(), await join()];
    const [http, sockets] = await Promise.all([playOverHttp(game, id, one), playOverSockets(game, id, two)]);
    assert.equal(http.version, sockets.version);
    assert.ok(http.undone + sockets.undone > 0, 'expected at least one undo, found none');
    const record = await call('GET', `tables/${id}/record`, host);
    assert.equal(record.log.length, http.version);
    const standing: Json[] = [];
    for (const [i, entry] of record.log.entries()) keepStanding(standing, { ...entry, version: i + 1 });
    for (const { batches } of [http, sockets])
      assert.deepEqual(
        batches.map(({ version, seat }) => [version, seat]),
        standing.map(({ version, seat }) => [version, seat]),
      );
  });
