import type { ThargosBot } from '../../../bots/thargos/bot.ts';
import { BOTS } from '../../../bots/thargos/index.ts';
import { BrokenRules } from '../../../engine/match.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Event } from '../../../games/thargos/events.ts';
import type { View } from '../../../games/thargos/types.ts';
import { loadBots } from '../../bots.ts';
import { UsageError } from '../../flags.ts';
import type { CommandRun, Io } from '../../io.ts';
import { HUMAN, holdTable, type TerminalTelling } from '../../terminal/held-table.ts';
import { INTERRUPT, isSomebodyThere, openLines } from '../../terminal/input.ts';
import { widthOf, wrapText } from '../../terminal/layout.ts';
import { keepingPlaces, leave, letBotsAnswer } from '../../terminal/save.ts';
import { practiceLines } from '../../terminal/undo.ts';
import { thargos } from '../game.ts';
import { sayThargos } from '../rules.ts';
import { answerAside, isLeaving } from './aside.ts';
import { linesOfEvents } from './log-lines.ts';
import { type PlayerSession, sceneIn, type TerminalSession } from './names.ts';
import { parseAnswer, questionLines } from './question.ts';
import { tableLines } from './screen.ts';
import { readWish } from './wish.ts';

const WIDEST = 110;
const NARROWEST = 40;

/** Prints the table unless it has already been printed in this turn. Returns the number of the turn. */
const showTurn = (session: TerminalSession, shown: number): number => {
  const scene = sceneIn(session);
  const { number } = scene.view.turn;
  if (number !== shown) session.say(tableLines(scene));
  return number;
};

/** Handles one line of input. Returns false if the player leaves. */
const takeLine = async (session: PlayerSession): Promise<boolean> => {
  const { say, table, lines } = session;
  const scene = sceneIn(session);
  const { words } = scene;
  const options = thargos.options(scene.view);
  say(questionLines(scene, options));
  const line = (await lines.next(words.prompt))?.trim();
  if (line === undefined) {
    say(['', words.inputEnded]);
    return false;
  }
  if (line === INTERRUPT || isLeaving(line)) return !(await leave(session));
  if (await answerAside(session, scene, line)) return true;
  const command = parseAnswer(scene, options, line);
  const refusal = command && (await table.submit(command));
  if (!command) say([words.notUnderstood]);
  else if (refusal) say([sayThargos(refusal, scene.language)]);
  return true;
};

/** Prints the seed, with which the game can be repeated. It is no longer secret after the game. */
const tellSeed = async (session: TerminalSession): Promise<void> => {
  const { table, say } = session;
  const { words } = sceneIn(session);
  const { seed } = await table.file();
  if (seed !== undefined) say([words.seed(seed), words.seedShown]);
};

/** Continues to ask for input after the end page, so that the player can still save the game. */
const takeLeave = async (session: PlayerSession): Promise<void> => {
  const { lines, say } = session;
  const scene = sceneIn(session);
  say([...practiceLines(session, scene.language), scene.words.verify]);
  for (;;) {
    const line = (await lines.next(scene.words.afterGame))?.trim();
    if (line === undefined || line === '' || line === INTERRUPT || isLeaving(line)) return;
    await answerAside(session, scene, line);
  }
};

const playWithPerson = async (session: PlayerSession): Promise<void> => {
  const { say, table } = session;
  say([sceneIn(session).words.typeHelp]);
  let shown = -1;
  for (;;) {
    await letBotsAnswer(session);
    const { isOver } = table.seen();
    if (!isOver) shown = showTurn(session, shown);
    if (!isOver && (await takeLine(session))) continue;
    await tellSeed(session);
    return isOver ? takeLeave(session) : undefined;
  }
};

/** Plays a whole game without a player and prints it. A bot takes the first seat. */
const demonstrate = async (session: TerminalSession): Promise<void> => {
  const { say, table } = session;
  say([sceneIn(session).words.demonstration]);
  let shown = -1;
  for (;;) {
    await table.letBotsAnswer();
    if (table.seen().isOver) return tellSeed(session);
    shown = showTurn(session, shown);
    const command = table.advice(BOTS.greedy);
    const refusal = await table.submit(command);
    if (refusal) throw new BrokenRules(0, command, refusal);
  }
};

const sayingTo = (io: Io): TerminalSession['say'] => {
  const width = Math.max(NARROWEST, Math.min(io.output.columns ?? WIDEST, WIDEST));
  return lines => {
    const fitting = lines.flatMap(line => (widthOf(line) > width ? wrapText(line, width, 4) : [line]));
    if (fitting.length > 0) io.output.write(`${fitting.join('\n')}\n`);
  };
};

export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const wish = readWish(args, io);
  const say = sayingTo(io);
  const tell = ({ happened, before }: TerminalTelling<Event, View>): void =>
    say(linesOfEvents(before, happened, language));
  const seating = { first: HUMAN + 1, spend: wish.spend };
  // Cast: `loadBots` has loaded bots of this game, which its return type can't express.
  const bots = (await loadBots('thargos', wish.bots, language, seating)) as ThargosBot[];
  const table = await holdTable(thargos, wish.start, { bots, tell });
  if (isRefusal(table)) throw new UsageError(sayThargos(table, language));
  const session: TerminalSession = { io, table, say };
  const { words } = sceneIn(session);
  const { seedHash, openSeed } = table.head;
  say([words.started(seedHash)]);
  if (openSeed && wish.seedText !== undefined) say([words.openSeed(wish.seedText)]);
  say(linesOfEvents(table.seen().view, (await table.opening()) ?? [], language));
  if (!(await isSomebodyThere(io))) {
    // An open pipe without input would keep the process alive after the game.
    io.input.destroy();
    await demonstrate(session);
    return 0;
  }
  const lines = openLines(io);
  await playWithPerson({
    ...session,
    language,
    lines,
    ...keepingPlaces(io, table),
    written: new Set(),
  });
  lines.close();
  return 0;
};
