import { randomBytes } from 'node:crypto';
import { type Bout, playBouts } from '../../bots/thargos/bouts.ts';
import type { Language } from '../../engine/text.ts';
import type { Deck } from '../../games/thargos/cards/card.ts';
import type { ConfigWish } from '../../games/thargos/config.ts';
import { decksFor } from '../../games/thargos/decks/builds.ts';
import { readyMade } from '../../games/thargos/decks/difficulty-decks.ts';
import { type FlagValues, parseChoice, parseCount, parseFlags, textFlag, UsageError } from '../flags.ts';
import { type CommandRun, write } from '../io.ts';
import { progress } from '../progress.ts';
import { headOf, summaryLine } from '../simulation.ts';
import { toldSpread } from '../sums.ts';
import { thargos } from './game.ts';
import { THARGOS_WORDS } from './messages.ts';
import { rateOf } from './rates.ts';
import { readThargosConfig, sayThargos, THARGOS_RULES_FLAGS } from './rules.ts';
import { chosenRules } from './simulate.ts';

const FLAGS = {
  ...THARGOS_RULES_FLAGS,
  bot: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** Returns the deck to evaluate. */
const deckOf = ({ decks = [] }: ConfigWish, language: Language): Deck => {
  const [choice] = decks;
  const deck = typeof choice === 'string' ? readyMade(choice) : choice;
  if (!deck || decks.length > 1) throw new UsageError(THARGOS_WORDS[language].oneDeck);
  return deck;
};

const told = (bouts: readonly Bout[]) => {
  const last = new Map(bouts.map(({ rival, score }) => [rival, score]));
  const wins = [...last.values()].reduce((sum, { won, drawn }) => sum + won + drawn / 2, 0);
  return {
    ...rateOf(wins, bouts.length),
    vp: toldSpread(bouts.map(({ vp: [own] }) => own)),
    margin: toldSpread(bouts.map(({ vp: [own, theirs] }) => own - theirs)),
  };
};

/** The command `lab` of Thargos: evaluates a deck by duels against all built-in decks. */
export const run: CommandRun = async (args, io) => {
  const { language, errors } = io;
  const values: FlagValues = parseFlags(args, FLAGS, language).values;
  const text = (flag: keyof typeof FLAGS) => textFlag(values, flag);
  const wished = readThargosConfig(values, language);
  const { decks: _, ...config } = wished;
  const deck = deckOf(wished, language);
  if ((config.mode ?? 'duel') !== 'duel') throw new UsageError(THARGOS_WORDS[language].labOnly);
  const bot = parseChoice('bot', text('bot') ?? 'greedy', ['greedy', 'random'], language);
  const count = parseCount('games', text('games'), { least: 1, most: 1e7, otherwise: 1000 }, language);
  const seed = text('seed') ?? randomBytes(32).toString('hex');
  const rivals = decksFor(config.pointsCap).filter(({ id }) => id !== deck.id);
  const games = Math.ceil(count / rivals.length);
  const show = progress(io, games * rivals.length, performance.now());
  const bouts: Bout[] = [];
  for (const bout of playBouts({ deck, rivals, games, bot, seed, config }, thargos)) {
    if ('refused' in bout) throw new UsageError(sayThargos(bout.refused, language));
    bouts.push(bout);
    show(bouts.length);
  }
  if (errors.isTTY) errors.write('\r\u001b[K');
  const summary = {
    ...headOf(thargos, { seed }, chosenRules(wished)),
    deck: deck.id,
    bot,
    ...told(bouts),
    rivals: rivals.map(({ id }, i) => ({ rival: id, ...told(bouts.filter(({ rival }) => rival === i)) })),
  };
  await write(io.output, summaryLine(summary));
  return 0;
};
