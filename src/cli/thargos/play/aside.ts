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
import { takeBack } from '../../terminal/take-back.ts';
import { thargos } from '../game.ts';
import { sayThargos } from '../rules.ts';
import type { Desk, OwnDesk } from './desk.ts';
import { choicesOf, pickLine } from './menu.ts';
import { cardLine, cardNameIn, type Scene } from './names.ts';
import { tableLines } from './screen.ts';

/** What can be typed besides an answer. */

const aboutCard = (scene: Scene, text: string): string => {
  const { view, words, language } = scene;
  const held = /^\d{1,2}$/.test(text) ? view.hand[Number(text) - 1] : undefined;
  if (held !== undefined) return cardLine(scene, held);
  const card = designsOf(view.config).get(text.toUpperCase() as CardId)?.card;
  if (!card) return words.noSuchCard;
  const faces = card.type === 'hero' ? (['active', 'wounded'] as const) : (['active'] as const);
  return `${card.name[language]}${colon(language)} ${faces.map(face => cardText(card, language, face)).join(' / ')}`;
};

/** In nodes, so that the same question gets the same hint: about a second of one core. */
const HINT_BUDGET = { nodes: 6000 };

/** What serves best of all that was tried out, as on the page; a quick answer where nothing could be. */
export const advised: ThargosBot = (view, random) =>
  advisePlay(view, random, { budget: HINT_BUDGET, count: 1 })?.best[0]?.command ?? BOTS.greedy(view, random);

/** An answer, as it would be chosen. */
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

const undo = ({ table, say }: Desk, { language }: Scene, word: string): Promise<boolean> =>
  takeBack({ table, say, language, why: refusal => sayThargos(refusal, language) }, word);

/** As far as the person may know it, for it is not over. */
const print = async ({ table, io }: Desk, { view, words }: Scene): Promise<void> => {
  io.output.write(runningNotation(await table.record(), view, words.decided));
};

type Aside = (desk: OwnDesk, scene: Scene, about: string) => unknown;

const ASIDES: { readonly [word: string]: Aside } = {
  help: ({ say }, { words }) => say(words.help),
  show: ({ say }, scene) => say(tableLines(scene)),
  card: ({ say }, scene, about) => say([aboutCard(scene, about)]),
  hint: ({ table, say }, scene) => say(hintLines(scene, thargos.options(scene.view), table.advice(advised))),
  undo,
  save: (desk, _, file) => saveGame(desk, file),
  text: print,
};

/** Each in French, and what else people type. */
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

/** Answers a line that is no answer to the question; false when it may be one. */
export const answerAside = async (desk: OwnDesk, scene: Scene, line: string): Promise<boolean> => {
  const [said = '', ...rest] = line.split(' ');
  const word = said.toLowerCase();
  const name = Object.hasOwn(MEANS, word) ? MEANS[word] : word;
  const aside = name !== undefined && Object.hasOwn(ASIDES, name) ? ASIDES[name] : undefined;
  await aside?.(desk, scene, rest.join(' ').trim());
  return aside !== undefined;
};
