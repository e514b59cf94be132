import { advisePlay } from '../../../bots/thargos/advise.ts';
import type { ThargosBot } from '../../../bots/thargos/bot.ts';
import { BOTS } from '../../../bots/thargos/index.ts';
import { colon } from '../../../engine/text.ts';
import type { Options } from '../../../games/thargos/asking/options.ts';
import { designsOf } from '../../../games/thargos/board/library.ts';
import type { CardId } from '../../../games/thargos/cards/card.ts';
import { runningNotation } from '../../../games/thargos/notation/running.ts';
import type { Command } from '../../../games/thargos/types.ts';
import { cardText } from '../../../games/thargos/words/card-text.ts';
import { ATTRIBUTE_NAMES } from '../../../games/thargos/words/names.ts';
import { saveGame } from '../../terminal/save.ts';
import { undoAnswer } from '../../terminal/undo.ts';
import { thargos } from '../game.ts';
import { sayThargos } from '../rules.ts';
import { choicesOf, pickLine } from './menu.ts';
import { cardLine, cardNameIn, type PlayerSession, type Scene, type TerminalSession } from './names.ts';
import { tableLines } from './screen.ts';

/** The commands that a player can type besides an answer to the question. */

const aboutCard = (scene: Scene, text: string): string => {
  const { view, words, language } = scene;
  const held = /^\d{1,2}$/.test(text) ? view.hand[Number(text) - 1] : undefined;
  if (held !== undefined) return cardLine(scene, held);
  // Cast: the player may type any text. If it isn't the id of a card, no card is found.
  const card = designsOf(view.config).get(text.toUpperCase() as CardId)?.card;
  if (!card) return words.noSuchCard;
  const faces = card.type === 'hero' ? (['active', 'wounded'] as const) : (['active'] as const);
  return `${card.name[language]}${colon(language)} ${faces.map(face => cardText(card, language, face)).join(' / ')}`;
};

/**
 * The limit of the search for a hint, about a second on one core. It counts nodes and not time, so that the same
 * question always gets the same hint.
 */
const HINT_BUDGET = { nodes: 6000 };

/**
 * Returns the best answer that the search finds, like a hint on the page. If there is nothing to search, it is the
 * answer of the greedy bot.
 */
export const advised: ThargosBot = (view, random) =>
  advisePlay(view, random, { budget: HINT_BUDGET, count: 1 })?.best[0]?.command ?? BOTS.greedy(view, random);

/** Returns an answer as the player would type it. */
export const hintLines = (scene: Scene, options: Options, command: Command): string[] => {
  const found = choicesOf(scene, options).find(
    choice => JSON.stringify(choice.command) === JSON.stringify(command),
  );
  if (found) return [found.label];
  if (command.type === 'choose' && options.type === 'choose' && command.picks.length > 0)
    return command.picks.map(pick => pickLine(scene, options, pick));
  const cards = 'cards' in command && Array.isArray(command.cards) ? command.cards : [];
  const placed = cards.map(
    ({ card, colour }) => `${ATTRIBUTE_NAMES[colour as 'mind'][scene.language]} ${cardNameIn(scene, card)}`,
  );
  return [placed.join(', ') || scene.words.nothing];
};

const undo = ({ table, say }: TerminalSession, { language }: Scene, word: string): Promise<boolean> =>
  undoAnswer({ table, say, language, why: refusal => sayThargos(refusal, language) }, word);

/** Prints the game as text, as far as the player may know it before the end. */
const print = async ({ table, io }: TerminalSession, { view, words }: Scene): Promise<void> => {
  io.output.write(runningNotation(await table.record(), view, words.decided));
};

type Aside = (session: PlayerSession, scene: Scene, about: string) => unknown;

const ASIDES: { readonly [word: string]: Aside } = {
  help: ({ say }, { words }) => say(words.help),
  show: ({ say }, scene) => say(tableLines(scene)),
  card: ({ say }, scene, about) => say([aboutCard(scene, about)]),
  hint: ({ table, say }, scene) => say(hintLines(scene, thargos.options(scene.view), table.advice(advised))),
  undo,
  save: (session, _, file) => saveGame(session, file),
  text: print,
};

/** The French words and the synonyms of the commands. */
const MEANS: { readonly [word: string]: string } = {
  '?': 'help',
  aide: 'help',
  voir: 'show',
  carte: 'card',
  conseil: 'hint',
  annuler: 'undo',
  enregistrer: 'save',
  sauver: 'save',
  texte: 'text',
};

const LEAVING = ['quit', 'quitter', 'q'];

export const isLeaving = (line: string): boolean => LEAVING.includes(line.toLowerCase());

/** Handles a line that isn't an answer to the question. Returns false if the line may be an answer. */
export const answerAside = async (session: PlayerSession, scene: Scene, line: string): Promise<boolean> => {
  const [said = '', ...rest] = line.split(' ');
  const word = said.toLowerCase();
  const name = Object.hasOwn(MEANS, word) ? MEANS[word] : word;
  const aside = name !== undefined && Object.hasOwn(ASIDES, name) ? ASIDES[name] : undefined;
  await aside?.(session, scene, rest.join(' ').trim());
  return aside !== undefined;
};
