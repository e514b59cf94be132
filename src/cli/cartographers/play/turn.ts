import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { makeCell } from '../../../games/cartographers/board/grid.ts';
import { checkAnswer } from '../../../games/cartographers/decide.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { Command, View } from '../../../games/cartographers/types.ts';
import { engineText } from '../../../text/engine-messages.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import { leave } from '../../terminal/save.ts';
import { takeBack } from '../../terminal/take-back.ts';
import { answerAside } from './aside.ts';
import type { Desk } from './desk.ts';
import { refusalLines } from './refused.ts';
import { isQuestion, type Question, resolve } from './resolve.ts';
import type { Scene } from './scene.ts';
import { previewOf, previewScreen } from './screen.ts';
import { type DrawWish, merged, parseTyped } from './typed.ts';

export type Turn = { readonly command: Command } | { readonly type: 'undone' | 'left' | 'ended' };

const questionText = ({ words }: Scene, question: Question): string => {
  if (question.ask === 'shape') return words.whichShape(question.count);
  if (question.ask === 'cell') return words.whichCell;
  return words.whichTerrain(question.terrains.map(terrain => words.terrains[terrain]));
};

const refusalOf = (view: View, command: Command): Refusal | undefined => {
  // There is nothing to be seen of a choice before it counts; the table refuses a wrong one.
  if (command.type === 'choose') return checkAnswer(view, HUMAN, command);
  const preview = cartographers.preview(view, command);
  return isRefusal(preview) ? preview : undefined;
};

/** What a wish comes to: a command the rules grant, what is still to be said, or why not. */
const outcomeOf = (view: View, wish: DrawWish): Command | Question | Refusal => {
  const command = resolve(view, cartographers.options(view), wish);
  if (isQuestion(command) || isRefusal(command)) return command;
  return refusalOf(view, command) ?? command;
};

const isCommand = (value: Command | Question | Refusal | undefined): value is Command =>
  value !== undefined && !isQuestion(value) && !isRefusal(value);

/** A wish as it would be typed at once. */
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

/** What is asked for, with all that is held: nobody should have to remember it. */
const promptFor = ({ scene }: Desk, held: DrawWish, isReady: boolean): string => {
  const { words } = scene;
  const text = wishText(scene, held);
  return `${text && `[${text}] `}${isReady ? words.confirm : words.prompt}`;
};

/** Without a terrain a lone `f` may be a flip, or the first letter of what was asked for. */
const isDoubtful = (line: string, held: Question | Command | Refusal | undefined): boolean =>
  /^\s*f\s*$/i.test(line) && held !== undefined && isQuestion(held) && held.ask === 'terrain';

const sayOutcome = (desk: Desk, view: View, outcome: Command | Question | Refusal): void => {
  const { scene, say } = desk;
  if (isQuestion(outcome)) return say([questionText(scene, outcome)]);
  if (isRefusal(outcome)) return say(refusalLines(scene, view, outcome));
  const preview = previewOf(view, outcome);
  if (preview) say(previewScreen(scene, view, preview));
};

/** Takes back the last answer; true when it was. */
const undo = ({ scene: { language }, table, say }: Desk, word: string): Promise<boolean> =>
  takeBack({ table, say, language, why: refusal => engineText(refusal, language) }, word);

/** Asks the person until there is a command the rules grant. What was typed is held until then. */
export const askHuman = async (desk: Desk): Promise<Turn> => {
  const { scene, table, lines, say } = desk;
  const { grid } = scene.rules.map;
  const { view } = table.seen();
  let held: DrawWish = {};
  let outcome: Command | Question | Refusal | undefined;
  for (;;) {
    const line = await lines.next(promptFor(desk, held, isCommand(outcome)));
    if (line === undefined) return { type: 'ended' };
    const typed = isDoubtful(line, outcome)
      ? ({ type: 'twoLetters', word: line.trim() } as const)
      : parseTyped(grid, line);
    if (typed.type === 'empty' && isCommand(outcome)) return { command: outcome };
    if (typed.type === 'quit') {
      if (await leave(desk)) return { type: 'left' };
    } else if (typed.type === 'undo' && typed.of === '' && wishText(scene, held) !== '') {
      held = {};
      outcome = undefined;
      say([scene.words.forgotten]);
    } else if (typed.type === 'undo') {
      if (await undo(desk, typed.of)) return { type: 'undone' };
    } else if (typed.type === 'wish') {
      const whole = merged(held, typed.wish);
      outcome = outcomeOf(view, whole);
      // A shape that is not there is no part of a drawing.
      const { shape: _, ...shapeless } = whole;
      held = isQuestion(outcome) && outcome.ask === 'shape' ? shapeless : whole;
      sayOutcome(desk, view, outcome);
      const isShown = isCommand(outcome) && previewOf(view, outcome) !== undefined;
      if (isCommand(outcome) && (desk.quick || !isShown)) return { command: outcome };
    } else await answerAside(desk, view, typed);
  }
};
