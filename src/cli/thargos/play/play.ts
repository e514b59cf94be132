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
import { practiceLines } from '../../terminal/take-back.ts';
import { thargos } from '../game.ts';
import { sayThargos } from '../rules.ts';
import { answerAside, isLeaving } from './aside.ts';
import { type Desk, type OwnDesk, sceneIn } from './desk.ts';
import { parseAnswer, questionLines } from './question.ts';
import { tableLines } from './screen.ts';
import { tellEvents } from './tell.ts';
import { readWish } from './wish.ts';

const WIDEST = 110;
const NARROWEST = 40;

/** The whole table once a turn; between, only what is asked. */
const showTurn = (desk: Desk, shown: number): number => {
  const scene = sceneIn(desk);
  const { number } = scene.view.turn;
  if (number !== shown) desk.say(tableLines(scene));
  return number;
};

/** One line of the person; false when the game is left. */
const takeLine = async (desk: OwnDesk): Promise<boolean> => {
  const { say, table, lines } = desk;
  const scene = sceneIn(desk);
  const { words } = scene;
  const options = thargos.options(scene.view);
  say(questionLines(scene, options));
  const line = (await lines.next(words.prompt))?.trim();
  if (line === undefined) {
    say(['', words.inputEnded]);
    return false;
  }
  if (line === INTERRUPT || isLeaving(line)) return !(await leave(desk));
  if (await answerAside(desk, scene, line)) return true;
  const command = parseAnswer(scene, options, line);
  const refusal = command && (await table.submit(command));
  if (!command) say([words.notUnderstood]);
  else if (refusal) say([sayThargos(refusal, scene.language)]);
  return true;
};

/** Once it is over or left nothing is given away, and the same game can be had again. */
const tellSeed = async (desk: Desk): Promise<void> => {
  const { table, say } = desk;
  const { words } = sceneIn(desk);
  const { seed } = await table.file();
  if (seed !== undefined) say([words.seed(seed), words.seedShown]);
};

/** After the last page: the game can still be saved. */
const takeLeave = async (desk: OwnDesk): Promise<void> => {
  const { lines, say } = desk;
  const scene = sceneIn(desk);
  say([...practiceLines(desk, scene.language), scene.words.verify]);
  for (;;) {
    const line = (await lines.next(scene.words.afterGame))?.trim();
    if (line === undefined || line === '' || line === INTERRUPT || isLeaving(line)) return;
    await answerAside(desk, scene, line);
  }
};

const playWithPerson = async (desk: OwnDesk): Promise<void> => {
  const { say, table } = desk;
  say([sceneIn(desk).words.typeHelp]);
  let shown = -1;
  for (;;) {
    await letBotsAnswer(desk);
    const { isOver } = table.seen();
    if (!isOver) shown = showTurn(desk, shown);
    if (!isOver && (await takeLine(desk))) continue;
    await tellSeed(desk);
    return isOver ? takeLeave(desk) : undefined;
  }
};

/** Nobody is there: a bot takes the first seat too, and everything it does is told. */
const demonstrate = async (desk: Desk): Promise<void> => {
  const { say, table } = desk;
  say([sceneIn(desk).words.demonstration]);
  let shown = -1;
  for (;;) {
    await table.letBotsAnswer();
    if (table.seen().isOver) return tellSeed(desk);
    shown = showTurn(desk, shown);
    const command = table.advice(BOTS.greedy);
    const refusal = await table.submit(command);
    if (refusal) throw new BrokenRules(0, command, refusal);
  }
};

const sayingTo = (io: Io): Desk['say'] => {
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
    say(tellEvents(before, happened, language));
  const seating = { first: HUMAN + 1, spend: wish.spend };
  const bots = (await loadBots('thargos', wish.bots, language, seating)) as ThargosBot[];
  const table = await holdTable(thargos, wish.start, { bots, tell });
  if (isRefusal(table)) throw new UsageError(sayThargos(table, language));
  const desk: Desk = { io, table, say };
  const { words } = sceneIn(desk);
  const { seedHash, openSeed } = table.head;
  say([words.started(seedHash)]);
  if (openSeed && wish.seedText !== undefined) say([words.openSeed(wish.seedText)]);
  say(tellEvents(table.seen().view, (await table.opening()) ?? [], language));
  if (!(await isSomebodyThere(io))) {
    // A pipe nobody writes to would keep us alive after the last page.
    io.input.destroy();
    await demonstrate(desk);
    return 0;
  }
  const lines = openLines(io);
  await playWithPerson({
    ...desk,
    language,
    lines,
    ...keepingPlaces(io, table),
    written: new Set(),
  });
  lines.close();
  return 0;
};
