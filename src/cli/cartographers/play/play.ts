import { BOTS, type Bot } from '../../../bots/index.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Random, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { standing } from '../../../engine/replay.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { Command, Event, State } from '../../../games/cartographers/types.ts';
import { loadBots } from '../../bots.ts';
import type { Io, Run } from '../../io.ts';
import { isSomebodyThere, openLines } from '../../terminal/input.ts';
import { widthOf, wrapText } from '../../terminal/layout.ts';
import { type Desk, HUMAN } from './desk.ts';
import { notationLines } from './notation.ts';
import { keepingPlace, saveGame } from './save.ts';
import { type Scene, sceneFor } from './scene.ts';
import { previewOf, previewScreen, storyLines, tableScreen } from './screen.ts';
import type { Table } from './table.ts';
import { changedCells } from './tell.ts';
import { askHuman } from './turn.ts';
import { parseTyped } from './typed.ts';
import { readWish, type Wish } from './wish.ts';

/** Wider lines are hard to read, narrower ones would break every shape. */
const WIDEST = 110;
const NARROWEST = 40;

/** A robot on a seat, with chance of its own. */
interface Player {
  readonly bot: Bot;
  readonly chance: Random;
}

interface Game {
  readonly table: Table;
  readonly scene: Scene;
  readonly players: readonly Player[];
  readonly say: Desk['say'];
  readonly print: Desk['print'];
  /** What has changed on the own sheet since the last answer. */
  readonly lit: Set<number>;
}

const chosenBy = ({ bot, chance }: Player, table: Table, seat: Seat): Command =>
  bot(cartographers.view(table.state(), seat), chance);

const tell = ({ scene, say, lit }: Game, before: State, events: readonly Event[]): void => {
  for (const event of events) for (const cell of changedCells(event, HUMAN)) lit.add(cell);
  say(storyLines(scene, before, events, HUMAN));
};

/** Carries out an answer and tells what came of it. */
const carryOut = (game: Game, seat: Seat, command: Command): void => {
  const before = game.table.state();
  const events = game.table.submit(seat, command);
  if (isRefusal(events)) throw new Error(`an answer was checked and then refused: ${JSON.stringify(events)}`);
  if (seat === HUMAN) game.lit.clear();
  tell(game, before, events as readonly Event[]);
};

/** The robots answer first: what they do stays face down until the person has answered too. */
const letRobotsAnswer = (game: Game): void => {
  for (;;) {
    const seat = game.table.state().owing.find(other => other !== HUMAN);
    if (seat === undefined) return;
    carryOut(game, seat, chosenBy(game.players[seat], game.table, seat));
  }
};

const screenOf = ({ table, scene, lit }: Game): string[] =>
  tableScreen(scene, cartographers.view(table.state(), HUMAN), HUMAN, lit);

/** Nobody is there: a robot takes the first seat too, and everything it does is shown. */
const demonstrate = (game: Game): void => {
  const { table, scene, say } = game;
  say([scene.words.demonstration]);
  while (!table.state().result) {
    letRobotsAnswer(game);
    if (!table.state().owing.includes(HUMAN)) continue;
    say(screenOf(game));
    const command = chosenBy(game.players[HUMAN], table, HUMAN);
    const view = cartographers.view(table.state(), HUMAN);
    const preview = previewOf(view, command);
    if (preview) say(['', ...previewScreen(scene, view, preview)]);
    carryOut(game, HUMAN, command);
  }
};

/** After the last page: the game can still be saved. */
const takeLeave = async (desk: Desk): Promise<void> => {
  const { scene, lines, say, print, table } = desk;
  say([scene.words.verify]);
  for (;;) {
    const line = await lines.next(`${scene.words.afterGame} ${scene.words.prompt}`);
    if (line === undefined) return;
    const typed = parseTyped(scene.rules.map.grid, line);
    if (typed.type === 'save') await saveGame(desk, typed.file);
    else if (typed.type === 'notation') print(notationLines(scene, table));
    else if (typed.type === 'empty' || typed.type === 'quit') return;
  }
};

const playWithPerson = async (game: Game, desk: Desk): Promise<void> => {
  const { table, scene, say } = game;
  say([scene.words.typeHelp]);
  while (!table.state().result) {
    letRobotsAnswer(game);
    if (!table.state().owing.includes(HUMAN)) continue;
    say(screenOf(game));
    const turn = await askHuman(desk);
    if ('command' in turn) carryOut(game, HUMAN, turn.command);
    else if (turn.type === 'left') return;
    else if (turn.type === 'ended') return say(['', scene.words.inputEnded]);
  }
  await takeLeave(desk);
};

const newGame = (wish: Wish, bots: readonly Bot[], io: Io): Game => {
  const { table, paint } = wish;
  const width = Math.max(NARROWEST, Math.min(io.output.columns ?? WIDEST, WIDEST));
  const { secret, turn } = table.state();
  const print = (lines: readonly string[]): void => {
    if (lines.length > 0) io.output.write(`${lines.join('\n')}\n`);
  };
  return {
    table,
    scene: sceneFor(table.state(), { language: io.language, paint, width }, wish),
    say: lines => print(lines.flatMap(line => (widthOf(line) > width ? wrapText(line, width, 2) : [line]))),
    print,
    lit: new Set(),
    players: [BOTS.greedy, ...bots].map((bot, seat) => {
      // After a resumption robots go on with other chance: how far they had used theirs is not saved.
      const resumed = turn > 1 ? `:turn:${turn}` : '';
      return { bot, chance: stream(secret.seed, `bot:${seat}${resumed}`) };
    }),
  };
};

const begin = (game: Game, wish: Wish): void => {
  const { scene, say, table } = game;
  const { seats, seedHash, openSeed } = table.state();
  say([scene.words.started(seats, seedHash)]);
  if (openSeed && wish.seedText !== undefined) say([scene.words.openSeed(wish.seedText)]);
  const [opening, ...more] = standing(table.record().log);
  if (more.length > 0) return;
  const [started, ...events] = opening.events;
  tell(game, cartographers.evolve(undefined, started), events);
};

export const run: Run = async (args, io) => {
  const wish = readWish(args, io);
  const game = newGame(
    wish,
    (await loadBots('cartographers', wish.bots, io.language, HUMAN + 1)) as Bot[],
    io,
  );
  begin(game, wish);
  if (!(await isSomebodyThere(io))) {
    // A pipe nobody writes to would keep us alive after the last page.
    io.input.destroy();
    demonstrate(game);
    return 0;
  }
  const lines = openLines(io);
  const { table, scene, say, print } = game;
  await playWithPerson(game, {
    scene,
    table,
    lines,
    say,
    print,
    screen: () => screenOf(game),
    quick: wish.quick,
    keepAt: io.input.isTTY && io.output.isTTY ? keepingPlace(io.env, table) : undefined,
    written: new Set(),
  });
  lines.close();
  return 0;
};
