import { writeFileSync } from 'node:fs';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refusalRule } from '../../games/cartographers/codes.ts';
import { checkAnswer } from '../../games/cartographers/decide.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { makeNotation } from '../../games/cartographers/notation.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import { sayRefusal } from '../refusal.ts';
import type { Lines } from './input.ts';
import { listLines, placesOnMap } from './lists.ts';
import { standingLines } from './panel.ts';
import { isQuestion, type Question, resolve } from './resolve.ts';
import type { Scene } from './scene.ts';
import { previewOf, previewScreen } from './screen.ts';
import type { Table } from './table.ts';
import { parseTyped, type Typed, type Wish } from './typed.ts';
import { whyLines } from './why.ts';

/** The seat of the person at the keyboard. */
export const HUMAN = 0;

export interface Desk {
  readonly scene: Scene;
  readonly table: Table;
  readonly lines: Lines;
  readonly say: (lines: readonly string[]) => void;
  /** The table as it is now, drawn again. */
  readonly screen: () => readonly string[];
  /** Draw at once, without asking. */
  readonly quick: boolean;
}

export type Turn = { readonly command: Command } | { readonly type: 'undone' | 'quit' | 'ended' };

const questionText = ({ words }: Scene, question: Question): string => {
  if (question.ask === 'shape') return words.whichShape(question.count);
  if (question.ask === 'cell') return words.whichCell;
  return words.whichTerrain(question.terrains.map(terrain => words.terrains[terrain]));
};

const refusalLine = ({ words, language, rules, box }: Scene, refusal: Refusal): string =>
  words.refusedBy(sayRefusal(refusal, language, rules.map.grid, box), refusalRule(refusal.refused));

/** The wish as a command that the rules grant, or what is still to be said; a refusal is said at once. */
const granted = ({ scene, say }: Desk, view: View, wish: Wish): Command | Question | undefined => {
  const command = resolve(view, cartographers.options(view), wish);
  if (isQuestion(command)) return command;
  const refusal = isRefusal(command) ? command : refusalOf(view, command as Command);
  if (!refusal) return command as Command;
  say([refusalLine(scene, refusal)]);
  return undefined;
};

const refusalOf = (view: View, command: Command): Refusal | undefined => {
  // There is nothing to be seen of a choice before it counts; the table refuses a wrong one.
  if (command.type === 'choose') return checkAnswer(view, HUMAN, command);
  const preview = cartographers.preview(view, command);
  return isRefusal(preview) ? preview : undefined;
};

export const saveGame = ({ scene, table, say }: Desk, file: string): void => {
  const { words } = scene;
  if (file === '') return say([words.saveNeedsFile]);
  try {
    writeFileSync(file, `${JSON.stringify(table.record())}\n`);
    say([words.saved(file)]);
  } catch (error) {
    say([words.notSaved(file, error instanceof Error ? error.message : String(error))]);
  }
};

/** The game as text. While it runs, a sealed seed stays sealed: it would tell every card to come. */
export const notationLines = ({ scene, table }: Desk): string[] => {
  const text = makeNotation(table.record());
  if (typeof text !== 'string') return [refusalLine(scene, text)];
  const { result, openSeed, seedHash } = table.state();
  if (result || openSeed) return text.trimEnd().split('\n');
  return text
    .trimEnd()
    .replace(/^seed: .*$/m, `seed: SHA-256 ${seedHash}`)
    .split('\n');
};

/** Everything that can be typed besides a drawing; true when it was that. */
const answerAside = (desk: Desk, view: View, typed: Typed): boolean => {
  const { scene, say } = desk;
  const { words } = scene;
  const options = cartographers.options(view);
  switch (typed.type) {
    case 'help':
      say(words.help.trimEnd().split('\n'));
      return true;
    case 'show':
    case 'empty':
      say(desk.screen());
      return true;
    case 'score':
      say(standingLines(scene, view, HUMAN));
      return true;
    case 'notation':
      say(notationLines(desk));
      return true;
    case 'save':
      saveGame(desk, typed.file);
      return true;
    case 'list': {
      const { wish } = typed;
      const isPlain = wish.shape === undefined && wish.turns === 0 && !wish.flip;
      say(isPlain ? listLines(scene, view, options) : placesOnMap(scene, view, options, wish));
      return true;
    }
    case 'why': {
      const sheet = view.sheets[HUMAN];
      say((sheet && whyLines(scene, view, sheet, typed.of)) ?? [words.unknownWord(typed.of)]);
      return true;
    }
    case 'unknown':
      say([words.unknownWord(typed.word)]);
      return true;
    default:
      return false;
  }
};

const undo = ({ scene, table, say }: Desk): boolean => {
  const { words } = scene;
  const refusal = table.undo(HUMAN);
  const texts: Readonly<Record<string, string>> = { 'undo-hidden': words.cannotUndo };
  say([refusal ? (texts[refusal.refused] ?? words.nothingToUndo) : words.undone]);
  return refusal === undefined;
};

/** Shows the drawing as a ghost and waits for Enter; any other line is taken as the next thing typed. */
const confirmed = async (desk: Desk, view: View, command: Command): Promise<string | undefined> => {
  const preview = previewOf(view, command);
  if (!preview) return '';
  desk.say(previewScreen(desk.scene, view, preview));
  return desk.quick ? '' : desk.lines.next(desk.scene.words.confirm);
};

/** Asks the person until there is a command the rules grant. */
export const askHuman = async (desk: Desk): Promise<Turn> => {
  const { scene, table, lines, say } = desk;
  const { grid } = scene.rules.map;
  const view = cartographers.view(table.state(), HUMAN);
  let line = await lines.next(scene.words.prompt);
  /** What was typed before a question, to which the answer is added. */
  let begun = '';
  for (;;) {
    if (line === undefined) return { type: 'ended' };
    const typed = parseTyped(grid, line);
    if (typed.type === 'quit') return { type: 'quit' };
    if (typed.type === 'undo' && undo(desk)) return { type: 'undone' };
    if (typed.type === 'wish') {
      const answer = withBegun(desk, view, typed.wish, `${begun} ${line}`);
      begun = answer && isQuestion(answer) ? `${begun} ${line}` : '';
      if (answer && isQuestion(answer)) say([questionText(scene, answer)]);
      else if (answer) {
        line = await confirmed(desk, view, answer);
        if (line === '') return { command: answer };
        continue;
      }
    } else answerAside(desk, view, typed);
    line = await lines.next(scene.words.prompt);
  }
};

/** The wish by itself if it is whole, else together with what was typed before the question. */
const withBegun = (desk: Desk, view: View, wish: Wish, whole: string): Command | Question | undefined => {
  const alone = granted(desk, view, wish);
  if (!alone || !isQuestion(alone)) return alone;
  const typed = parseTyped(desk.scene.rules.map.grid, whole);
  return typed.type === 'wish' ? granted(desk, view, typed.wish) : alone;
};
