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
import { practiceLines } from '../../terminal/undo.ts';
import { sayRefusal } from '../refusal.ts';
import { changedCells } from './log-lines.ts';
import { notationLines } from './notation.ts';
import { type PlayTable, type Scene, sceneFor, type TerminalSession } from './scene.ts';
import { previewOf, previewScreen, storyLines, tableScreen } from './screen.ts';
import { askHuman } from './turn.ts';
import { parseTyped } from './typed.ts';
import { type PlayWish, readWish } from './wish.ts';

/** The maximum width of the output. Wider lines are hard to read. */
const WIDEST = 110;
const NARROWEST = 40;

interface Game {
  readonly table: PlayTable;
  readonly scene: Scene;
  readonly say: TerminalSession['say'];
  readonly print: TerminalSession['print'];
  /** The spaces of the player's map sheet that have changed since the player's last answer. */
  readonly lit: Set<number>;
}

/** Submits an answer of the player. What it changes is printed later, when the table reports the events. */
const carryOut = async ({ table, lit }: Game, command: Command): Promise<void> => {
  lit.clear();
  const refusal = await table.submit(command);
  if (refusal)
    throw new Error(`expected the table to accept a checked answer, found ${JSON.stringify(refusal)}`);
};

const screenOf = ({ table, scene, lit }: Game): string[] => tableScreen(scene, table.seen().view, HUMAN, lit);

/** Plays a whole game without a player and prints it. A bot takes the first seat. */
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

/** Continues to ask for input after the end page, so that the player can still save the game. */
const takeLeave = async (session: TerminalSession): Promise<void> => {
  const { scene, lines, say, print, table } = session;
  say([...practiceLines(session, scene.language), scene.words.verify]);
  for (;;) {
    const line = await lines.next(`${scene.words.afterGame} ${scene.words.prompt}`);
    if (line === undefined) return;
    const typed = parseTyped(scene.rules.map.grid, line);
    if (typed.type === 'save') await saveGame(session, typed.file);
    else if (typed.type === 'notation') print(await notationLines(scene, table));
    else if (typed.type === 'empty' || typed.type === 'quit') return;
  }
};

/**
 * Plays a game with a player. The bots answer first, and their answers stay face down until the player has answered.
 */
const playWithPerson = async (game: Game, session: TerminalSession): Promise<void> => {
  const { table, scene, say } = game;
  say([scene.words.typeHelp]);
  for (;;) {
    await letBotsAnswer(session);
    if (table.seen().isOver) return takeLeave(session);
    say(screenOf(game));
    const turn = await askHuman(session);
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

/** Prints the head of the game, and the first events if the game is new. */
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
  // Cast: `loadBots` has loaded bots of this game, which its return type can't express.
  const game = await openGame(wish, bots as CartographersBot[], io);
  await begin(game, wish);
  if (!(await isSomebodyThere(io))) {
    // An open pipe without input would keep the process alive after the game.
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
