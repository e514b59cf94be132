import type { ThargosBot } from '../../../bots/thargos/bot.ts';
import { BOTS } from '../../../bots/thargos/index.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Event } from '../../../games/thargos/events.ts';
import type { View } from '../../../games/thargos/types.ts';
import { loadBots } from '../../bots.ts';
import { UsageError } from '../../flags.ts';
import type { CommandRun, Io } from '../../io.ts';
import { HUMAN, holdTable, type TerminalTelling } from '../../terminal/held-table.ts';
import { INTERRUPT, isSomebodyThere, type Lines, openLines } from '../../terminal/input.ts';
import { widthOf, wrapText } from '../../terminal/layout.ts';
import { thargos } from '../game.ts';
import { sayThargos } from '../rules.ts';
import { answerAside, isLeaving } from './aside.ts';
import { type Desk, sceneIn } from './desk.ts';
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
const takeLine = async (desk: Desk, lines: Lines): Promise<boolean> => {
  const { say, table } = desk;
  const scene = sceneIn(desk);
  const { words } = scene;
  const options = thargos.options(scene.view);
  say(questionLines(scene, options));
  const line = (await lines.next(words.prompt))?.trim();
  if (line === undefined || line === INTERRUPT || isLeaving(line)) {
    say(line === undefined ? ['', words.inputEnded] : [words.farewell]);
    return false;
  }
  if (await answerAside(desk, scene, line)) return true;
  const command = parseAnswer(scene, options, line);
  const refusal = command && (await table.submit(command));
  if (!command) say([words.notUnderstood]);
  else if (refusal) say([sayThargos(refusal, scene.language)]);
  return true;
};

const playWithPerson = async (desk: Desk, lines: Lines): Promise<void> => {
  const { say, table } = desk;
  say([sceneIn(desk).words.typeHelp]);
  let shown = -1;
  for (;;) {
    await table.letBotsAnswer();
    if (table.seen().isOver) return;
    shown = showTurn(desk, shown);
    if (!(await takeLine(desk, lines))) return;
  }
};

/** Nobody is there: a bot takes the first seat too, and everything it does is told. */
const demonstrate = async (desk: Desk): Promise<void> => {
  const { say, table } = desk;
  say([sceneIn(desk).words.demonstration]);
  let shown = -1;
  for (;;) {
    await table.letBotsAnswer();
    if (table.seen().isOver) return;
    shown = showTurn(desk, shown);
    const refusal = await table.submit(table.advice(BOTS.greedy));
    if (refusal) throw new Error(`a bot broke the rules: ${JSON.stringify(refusal)}`);
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
  const bots = (await loadBots('thargos', wish.bots, language, HUMAN + 1)) as ThargosBot[];
  const table = await holdTable(thargos, wish.start, { bots, tell });
  if (isRefusal(table)) throw new UsageError(sayThargos(table, language));
  const desk: Desk = { io, table, say };
  if (!(await isSomebodyThere(io))) {
    // A pipe nobody writes to would keep us alive after the last page.
    io.input.destroy();
    await demonstrate(desk);
    return 0;
  }
  const lines = openLines(io);
  await playWithPerson(desk, lines);
  lines.close();
  return 0;
};
