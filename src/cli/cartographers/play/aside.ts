import { EDICT_LETTERS } from '../../../games/cartographers/config.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { View } from '../../../games/cartographers/types.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import { wrapText } from '../../terminal/layout.ts';
import { saveGame } from '../../terminal/save.ts';
import { drawSheet } from './draw.ts';
import { legendLines } from './legend.ts';
import { listLines, placesOnMap } from './lists.ts';
import { notationLines } from './notation.ts';
import { standingLines } from './panel.ts';
import { ruleLines } from './refused.ts';
import { playerName, type Scene, sheetOf, type TerminalSession } from './scene.ts';
import type { TypedAnswer } from './typed.ts';
import { whyLines } from './why.ts';

const helpLines = (scene: Scene): string[] => [
  ...scene.words.help
    .trimEnd()
    .split('\n')
    // The second line of a long help text is indented to the second column of the help.
    .flatMap(line => wrapText(line, scene.width, line.startsWith('  ') ? scene.words.helpIndent : 0)),
  '',
  ...legendLines(scene),
];

/** Answers `show 2`: returns the map sheet and the scores of seat 2. */
const sheetLines = (scene: Scene, view: View, seat: number): string[] => {
  const { words, rules, paint } = scene;
  if (seat < 0 || seat >= view.seats) return [words.noSuchSeat(view.seats)];
  const sheet = view.sheets[seat];
  if (!sheet) return [words.sheetHidden(playerName(scene, seat))];
  const title = words.sheetTitle(sheetOf(scene, seat));
  return [title, ...drawSheet(rules, sheet, paint), ...standingLines(scene, view, seat)];
};

const whyAnswer = (scene: Scene, view: View, of: string): string[] => {
  const sheet = view.sheets[HUMAN];
  const lines = sheet && whyLines(scene, view, sheet, of);
  return lines ?? [scene.words.whyNeedsLetter(EDICT_LETTERS.join(', '))];
};

const unclearLine = ({ words, rules }: Scene, typed: TypedAnswer): string | undefined => {
  const { height, width } = rules.map.grid;
  switch (typed.type) {
    case 'unknown':
      return words.unknownWord(typed.word);
    case 'offSheet':
      return words.offSheet(typed.word, String.fromCharCode(64 + height), width);
    case 'twoLetters':
      return words.twoLetters(typed.word);
    case 'contradiction':
      return words.contradiction(typed.before, typed.word);
    default:
      return undefined;
  }
};

/** Answers an input that neither draws nor changes the game. */
export const answerAside = async (
  session: TerminalSession,
  view: View,
  typed: TypedAnswer,
): Promise<void> => {
  const { scene, say, table } = session;
  const options = cartographers.options(view);
  switch (typed.type) {
    case 'help':
      return say(helpLines(scene));
    case 'empty':
      return say(session.screen());
    case 'show':
      return say(typed.seat === undefined ? session.screen() : sheetLines(scene, view, typed.seat - 1));
    case 'score':
      return say(standingLines(scene, view, HUMAN));
    case 'notation':
      return session.print(await notationLines(scene, table));
    case 'save':
      await saveGame(session, typed.file);
      return undefined;
    case 'list': {
      const { shape, turns, flip } = typed.wish;
      const isPlain = shape === undefined && turns === undefined && flip === undefined;
      return say(isPlain ? listLines(scene, view, options) : placesOnMap(scene, view, options, typed.wish));
    }
    case 'why':
      return say(whyAnswer(scene, view, typed.of));
    case 'rule':
      return say(ruleLines(scene, typed.of));
    default: {
      const line = unclearLine(scene, typed);
      return line === undefined ? undefined : say(wrapText(line, scene.width, 2));
    }
  }
};
