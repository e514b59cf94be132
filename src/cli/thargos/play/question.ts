import { colon } from '../../../engine/text.ts';
import type { Options } from '../../../games/thargos/asking/options.ts';
import { designsOf } from '../../../games/thargos/board/library.ts';
import { tieCard } from '../../../games/thargos/board/ties.ts';
import { openTotals } from '../../../games/thargos/board/values.ts';
import { canPlaceAny, isEmptyLost } from '../../../games/thargos/conflict.ts';
import type { Command } from '../../../games/thargos/types.ts';
import { cardText } from '../../../games/thargos/words/card-text.ts';
import { ATTRIBUTE_NAMES } from '../../../games/thargos/words/names.ts';
import { choicesOf, parsePlaced, pickLine } from './menu.ts';
import { questionText } from './messages.ts';
import { type Scene, valuesText } from './names.ts';
import { handLines } from './screen.ts';

/** Returns the question to the player and all options. */
export const questionLines = (scene: Scene, options: Options): string[] => {
  const { view, language, words } = scene;
  const { question } = view;
  if (!question) return [];
  const lines = ['', questionText(question.type, language)];
  if (question.type === 'choose' && question.prompt.card) {
    const card = designsOf(view.config).get(question.prompt.card)?.card;
    if (card)
      lines.push(
        `${card.name[language]}${colon(language)} ${cardText(card, language).replaceAll('\n', ' ')}`,
      );
  }
  if (options.type === 'attack' || options.type === 'defend') {
    const { colours, spread, least } = options.rule;
    const names = colours.map(colour => ATTRIBUTE_NAMES[colour][language]).join(', ');
    const { attack, defence } = openTotals(view);
    lines.push(...handLines(scene), words.totals(valuesText(attack), valuesText(defence)));
    const by = tieCard(view);
    const holder = by && designsOf(view.config).get(by)?.card;
    if (holder) lines.push(words.tieHeld(holder.name[language]));
    lines.push(words.place(names));
    if (spread) lines.push(words.spread);
    if (least > 0) lines.push(words.mirror(least));
    if (canPlaceAny(options.rule, options.hand.length)) lines.push(words.howToLay);
    if (options.type === 'defend')
      lines.push(
        isEmptyLost(view.config, options.rule) ? words.emptyLoses : words.defendNone(by !== undefined),
      );
  }
  const choices = choicesOf(scene, options);
  lines.push(...choices.map(({ label }, i) => `  ${i + 1}. ${label}`));
  if (options.type === 'choose' && choices.length === 0) {
    lines.push(words.pick(options.prompt.least, options.prompt.most));
    lines.push(...options.from.map(pick => pickLine(scene, options, pick)));
  }
  return lines;
};

/** Parses the answer in a typed line. Returns undefined if the line isn't an answer. */
export const parseAnswer = (scene: Scene, options: Options, text: string): Command | undefined => {
  const choices = choicesOf(scene, options);
  const choice = /^\d{1,3}$/.test(text) ? choices[Number(text) - 1] : undefined;
  if (choice) return choice.command;
  if (options.type === 'attack' || options.type === 'defend') {
    const cards = parsePlaced(options.hand, text);
    return cards && { type: options.type === 'attack' ? 'placePam' : 'defend', cards };
  }
  if (options.type === 'choose' && choices.length === 0) {
    const picks = text
      .split(/[\s,]+/)
      .filter(part => part !== '')
      .map(part => options.from[Number(part) - 1]);
    return picks.every(pick => pick !== undefined) ? { type: 'choose', picks } : undefined;
  }
  return undefined;
};
