import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { makeCell } from '../../../games/cartographers/board/grid.ts';
import { checkAnswer } from '../../../games/cartographers/decide.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { Command, View } from '../../../games/cartographers/types.ts';
import { engineText } from '../../../text/engine-messages.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import { leave } from '../../terminal/save.ts';
import { undoAnswer } from '../../terminal/undo.ts';
import { answerAside } from './aside.ts';
import { refusalLines } from './refused.ts';
import { isQuestion, type Question, resolve } from './resolve.ts';
import type { Scene, TerminalSession } from './scene.ts';
import { previewOf, previewScreen } from './screen.ts';
import { type DrawWish, merged, parseTyped } from './typed.ts';

export type Turn = { readonly command: Command } | { readonly type: 'undone' | 'left' | 'ended' };

const questionText = ({ words }: Scene, question: Question): string => {
  if (question.ask === 'shape') return words.whichShape(question.count);
  if (question.ask === 'cell') return words.whichCell;
  return words.whichTerrain(question.terrains.map(terrain => words.terrains[terrain]));
};

const refusalOf = (view: View, command: Command): Refusal | undefined => {
  // A choice has no preview, so the rules only check whether it is legal.
  if (command.type === 'choose') return checkAnswer(view, HUMAN, command);
  const preview = cartographers.preview(view, command);
  return isRefusal(preview) ? preview : undefined;
};

/** Returns what an input leads to: a legal command, a question about what is missing, or a refusal. */
const outcomeOf = (view: View, wish: DrawWish): Command | Question | Refusal => {
  const command = resolve(view, cartographers.options(view), wish);
  if (isQuestion(command) || isRefusal(command)) return command;
  return refusalOf(view, command) ?? command;
};

const isCommand = (value: Command | Question | Refusal | undefined): value is Command =>
  value !== undefined && !isQuestion(value) && !isRefusal(value);

/** Writes a drawing as one line that the player could type. */
const wishText = (
  { words, rules }: Scene,
  { shape, turns = 0, flip, terrain, cell, best }: DrawWish,
): string =>
  [
    shape ?? '',
    flip ? 'f' : '',
    'r'.repeat(turns),
    terrain ? words.terrains[terrain] : '',
    cell === undefined ? '' : makeCell(rules.map.grid, cell),
    best ? words.best : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Returns the prompt. It shows what the player has typed of the drawing so far. */
const promptFor = ({ scene }: TerminalSession, held: DrawWish, isReady: boolean): string => {
  const { words } = scene;
  const text = wishText(scene, held);
  return `${text && `[${text}] `}${isReady ? words.confirm : words.prompt}`;
};

/**
 * Whether a single `f` is ambiguous: when the game asks for a terrain, it may mean a flip or the first letter of a
 * terrain.
 */
const isDoubtful = (line: string, held: Question | Command | Refusal | undefined): boolean =>
  /^\s*f\s*$/i.test(line) && held !== undefined && isQuestion(held) && held.ask === 'terrain';

const sayOutcome = (session: TerminalSession, view: View, outcome: Command | Question | Refusal): void => {
  const { scene, say } = session;
  if (isQuestion(outcome)) return say([questionText(scene, outcome)]);
  if (isRefusal(outcome)) return say(refusalLines(scene, view, outcome));
  const preview = previewOf(view, outcome);
  if (preview) say(previewScreen(scene, view, preview));
};

/** Undoes the last answer of the player. Returns whether that was possible. */
const undo = ({ scene: { language }, table, say }: TerminalSession, word: string): Promise<boolean> =>
  undoAnswer({ table, say, language, why: refusal => engineText(refusal, language) }, word);

/** Asks the player until the input is a legal command. Earlier input stays until then. */
export const askHuman = async (session: TerminalSession): Promise<Turn> => {
  const { scene, table, lines, say } = session;
  const { grid } = scene.rules.map;
  const { view } = table.seen();
  let held: DrawWish = {};
  let outcome: Command | Question | Refusal | undefined;
  for (;;) {
    const line = await lines.next(promptFor(session, held, isCommand(outcome)));
    if (line === undefined) return { type: 'ended' };
    const typed = isDoubtful(line, outcome)
      ? ({ type: 'twoLetters', word: line.trim() } as const)
      : parseTyped(grid, line);
    if (typed.type === 'empty' && isCommand(outcome)) return { command: outcome };
    if (typed.type === 'quit') {
      if (await leave(session)) return { type: 'left' };
    } else if (typed.type === 'undo' && typed.of === '' && wishText(scene, held) !== '') {
      held = {};
      outcome = undefined;
      say([scene.words.forgotten]);
    } else if (typed.type === 'undo') {
      if (await undo(session, typed.of)) return { type: 'undone' };
    } else if (typed.type === 'wish') {
      const whole = merged(held, typed.wish);
      outcome = outcomeOf(view, whole);
      // The number of a shape that doesn't exist is removed from the input.
      const { shape: _, ...shapeless } = whole;
      held = isQuestion(outcome) && outcome.ask === 'shape' ? shapeless : whole;
      sayOutcome(session, view, outcome);
      const isShown = isCommand(outcome) && previewOf(view, outcome) !== undefined;
      if (isCommand(outcome) && (session.quick || !isShown)) return { command: outcome };
    } else await answerAside(session, view, typed);
  }
};
