import type { CartographersBot } from '../../../bots/cartographers/bot.ts';
import { BOTS } from '../../../bots/cartographers/index.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { Command, Event, View } from '../../../games/cartographers/types.ts';
import { loadBots } from '../../bots.ts';
import { UsageError } from '../../flags.ts';
import type { CommandRun, Io } from '../../io.ts';
import { HUMAN, holdTable, type TerminalTelling } from '../../terminal/held-table.ts';
import { isSomebodyThere, openLines } from '../../terminal/input.ts';
import { widthOf, wrapText } from '../../terminal/layout.ts';
import { keepingPlaces, letBotsAnswer, saveGame } from '../../terminal/save.ts';
import { practiceLines } from '../../terminal/take-back.ts';
import { sayRefusal } from '../refusal.ts';
import type { Desk, PlayTable } from './desk.ts';
import { notationLines } from './notation.ts';
import { type Scene, sceneFor } from './scene.ts';
import { previewOf, previewScreen, storyLines, tableScreen } from './screen.ts';
import { changedCells } from './tell.ts';
import { askHuman } from './turn.ts';
import { parseTyped } from './typed.ts';
import { type PlayWish, readWish } from './wish.ts';

/** Wider lines are hard to read, narrower ones would break every shape. */
const WIDEST = 110;
const NARROWEST = 40;

interface Game {
  readonly table: PlayTable;
  readonly scene: Scene;
  readonly say: Desk['say'];
  readonly print: Desk['print'];
  /** What has changed on the own sheet since the last answer. */
  readonly lit: Set<number>;
}

/** Carries out an answer; what comes of it is told by the table. */
const carryOut = async ({ table, lit }: Game, command: Command): Promise<void> => {
  lit.clear();
  const refusal = await table.submit(command);
  if (refusal) throw new Error(`expected the table to accept a checked answer: ${JSON.stringify(refusal)}`);
};

const screenOf = ({ table, scene, lit }: Game): string[] => tableScreen(scene, table.seen().view, HUMAN, lit);

/** Nobody is there: a bot takes the first seat too, and everything it does is shown. */
const demonstrate = async (game: Game): Promise<void> => {
  const { table, scene, say } = game;
  say([scene.words.demonstration]);
  for (;;) {
    await table.letBotsAnswer();
    const { view, isOver } = table.seen();
    if (isOver) return;
    say(screenOf(game));
    const command = table.advice(BOTS.greedy);
    const preview = previewOf(view, command);
    if (preview) say(['', ...previewScreen(scene, view, preview)]);
    await carryOut(game, command);
  }
};

/** After the last page: the game can still be saved. */
const takeLeave = async (desk: Desk): Promise<void> => {
  const { scene, lines, say, print, table } = desk;
  say([...practiceLines(desk, scene.language), scene.words.verify]);
  for (;;) {
    const line = await lines.next(`${scene.words.afterGame} ${scene.words.prompt}`);
    if (line === undefined) return;
    const typed = parseTyped(scene.rules.map.grid, line);
    if (typed.type === 'save') await saveGame(desk, typed.file);
    else if (typed.type === 'notation') print(await notationLines(scene, table));
    else if (typed.type === 'empty' || typed.type === 'quit') return;
  }
};

/** The bots answer first: what they do stays face down until the person has answered too. */
const playWithPerson = async (game: Game, desk: Desk): Promise<void> => {
  const { table, scene, say } = game;
  say([scene.words.typeHelp]);
  for (;;) {
    await letBotsAnswer(desk);
    if (table.seen().isOver) return takeLeave(desk);
    say(screenOf(game));
    const turn = await askHuman(desk);
    if ('command' in turn) await carryOut(game, turn.command);
    else if (turn.type === 'left') return;
    else if (turn.type === 'ended') return say(['', scene.words.inputEnded]);
  }
};

const printers = (io: Io): Pick<Game, 'say' | 'print'> & { readonly width: number } => {
  const width = Math.max(NARROWEST, Math.min(io.output.columns ?? WIDEST, WIDEST));
  const print = (lines: readonly string[]): void => {
    if (lines.length > 0) io.output.write(`${lines.join('\n')}\n`);
  };
  const say = (lines: readonly string[]): void =>
    print(lines.flatMap(line => (widthOf(line) > width ? wrapText(line, width, 2) : [line])));
  return { width, print, say };
};

const openGame = async (wish: PlayWish, bots: readonly CartographersBot[], io: Io): Promise<Game> => {
  const { width, print, say } = printers(io);
  const lit = new Set<number>();
  const tell = ({ happened, after }: TerminalTelling<Event, View>): void => {
    for (const { event } of happened) for (const cell of changedCells(event, HUMAN)) lit.add(cell);
    say(storyLines(scene, happened, after));
  };
  const table = await holdTable(cartographers, wish.start, { bots, tell });
  if (isRefusal(table)) throw new UsageError(sayRefusal(table, io.language));
  const look = { language: io.language, paint: wish.paint, width };
  const scene = sceneFor(table.seen().view, look, wish);
  return { table, scene, say, print, lit };
};

/** What a new game begins with. */
const begin = async ({ scene, say, table, lit }: Game, wish: PlayWish): Promise<void> => {
  const { view } = table.seen();
  const { seats, seedHash, openSeed } = view;
  say([scene.words.started(seats, seedHash)]);
  if (openSeed && wish.seedText !== undefined) say([scene.words.openSeed(wish.seedText)]);
  const opening = await table.opening();
  if (!opening) return;
  for (const { event } of opening) for (const cell of changedCells(event, HUMAN)) lit.add(cell);
  say(storyLines(scene, opening, view));
};

export const run: CommandRun = async (args, io) => {
  const wish = readWish(args, io);
  const seating = { first: HUMAN + 1, spend: wish.spend };
  const bots = await loadBots('cartographers', wish.bots, io.language, seating);
  const game = await openGame(wish, bots as CartographersBot[], io);
  await begin(game, wish);
  if (!(await isSomebodyThere(io))) {
    // A pipe nobody writes to would keep us alive after the last page.
    io.input.destroy();
    await demonstrate(game);
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
    language: io.language,
    ...keepingPlaces(io, table),
    written: new Set(),
  });
  lines.close();
  return 0;
};
