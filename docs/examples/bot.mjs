// Plays Cartographers or Heroes of Thargos over the network: takes a seat and plays until the game is over.
//   node bot.mjs http://127.0.0.1:8080 TABLE INVITE [NAME]     (Node 22 or newer, no dependencies)
// It doesn't know the rules. When its seat has to answer, the server sends `options`: the legal answers as data
// (docs/options.md). It chooses one at random. Replace `answer` with something better.
const [server, id, invite, name = 'Bot'] = process.argv.slice(2);
const stop = why => { console.error(why); process.exit(2); };
if (!globalThis.WebSocket) stop('This bot needs Node 22 or newer. Run it with that version, or use: npm run --silent alidade -- sit ...');
if (!/^https?:\/\//.test(server) || !URL.canParse(server) || !invite) stop('usage: node bot.mjs http://HOST:PORT TABLE INVITE [NAME]');
const any = list => list[Math.floor(Math.random() * list.length)];
/** The spaces that row masks contain: bit c of row r is space r * width + c. */
const cellsIn = (rows, width) =>
  rows.flatMap((bits, r) => [...Array(width).keys()].filter(c => (bits >> c) & 1).map(c => r * width + c));
/** A random placement of a shape: lays are its orientations, anchors the legal spaces for its top left. */
const place = (lays, width) => {
  const lay = any(lays.filter(({ anchors }) => anchors.some(Boolean)));
  const corner = any(cellsIn(lay.anchors, width));
  return lay.spaces.map(([row, column]) => corner + row * width + column);
};
const ANSWERS = {
  // Cartographers
  draw: o => ({ type: 'draw', terrain: any(o.terrains), cells: place(o.shapes.flatMap(s => s.lays), o.width) }),
  drawSingle: o => ({ type: 'draw', terrain: any(o.terrains), cells: [any(cellsIn(o.cells, o.width))] }),
  drawMonster: o => ({ type: 'drawMonster', cells: place(o.lays, o.width) }),
  drawMonsterSingle: o => ({ type: 'drawMonster', cells: [any(cellsIn(o.cells, o.width))] }),
  drawHero: o => ({ type: 'drawHero', cell: any(cellsIn(o.cells, o.width)), orientation: any([...o.attacks.keys()]) }),
  // Heroes of Thargos
  placeHero: o => ({ type: 'placeHero', hero: any(o.heroes), track: any(o.tracks) }),
  placeMission: o => ({ type: 'placeMission', card: any(o.cards), track: any(o.tracks) }),
  handLimit: o => ({ type: 'chooseHandLimit', cards: any(o.values) }),
  act: o => (o.attempts.length > 0 ? { type: 'attempt', track: any(o.attempts) } : { type: 'pass' }),
  attack: o => ({ type: 'placePam', cards: oneCard(o) }),
  defend: o => ({ type: 'defend', cards: oneCard(o) }),
  refill: o => ({ type: 'refill', card: any(o.cards) }),
  agree: () => ({ type: 'agree' }),
};
const oneCard = ({ hand, rule }) =>
  rule.least > 1 || rule.colours.length !== 1 || hand.length === 0 ? [] : [{ card: any(hand), colour: rule.colours[0] }];
const clusterIn = ({ clusters }) => (clusters.length ? any(clusters).cells[0] : null);
const chosen = ({ edicts, from, prompt }) =>
  edicts ? { type: 'choose', clusters: edicts.map(clusterIn) } : { type: 'choose', picks: from.slice(0, prompt.least) };
const other = o => (o.cells ? { type: o.type, cell: any(cellsIn(o.cells, o.width)) } : { type: 'pass' });
const answer = o => (ANSWERS[o.type] ?? (o.type === 'choose' ? chosen : other))(o);
const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ invite, name }) };
const joining = fetch(new URL(`/api/v1/tables/${id}/seats`, server), request).then(response => response.json());
const { token, ...refusal } = await joining.catch(() => stop(`no Alidade server answers at ${server}`));
if (!token) stop(`the server refuses the seat: ${JSON.stringify(refusal)}`);
const socket = new WebSocket(new URL(`/api/v1/tables/${id}/socket`, server.replace('http', 'ws')));
const send = message => socket.send(JSON.stringify(message));
socket.onopen = () => send({ type: 'hello', token });
let last;
socket.onmessage = ({ data }) => {
  const { type, isOver, options, decision, ...more } = JSON.parse(data);
  if (type === 'refused' && more.refused === 'too-many') return void setTimeout(() => send(last), 500);
  if (type === 'refused') console.error('refused:', more);
  if (isOver) socket.close();
  // An update after another player's move repeats the open question: answer it only once.
  if (!options || decision === last?.decision) return;
  last = { type: 'command', id: decision.replace(/[^\w:.-]/g, '-'), decision, command: answer(options) };
  send(last);
};
