import type { Random } from '../../engine/random.ts';
import { shuffled } from '../../engine/random.ts';
import { defined, range } from '../../engine/util.ts';
import { options } from './ask.ts';
import { SETS } from './cards/sets.ts';
import type { Config } from './config.ts';
import { anyCommand } from './pick.ts';
import { rulesOf } from './rules.ts';
import { assumedSheets } from './sheet.ts';
import type { CardId, Command, Secret, State, View } from './types.ts';
import { view } from './view.ts';

/** CA-11, CC-06: four ambushes and four heroes serve a game, one for each season. */
const PER_GAME = 4;

/** Cards that have not been seen: some in the deck already, the others waiting for their season. */
const unseen = (random: Random, pool: readonly CardId[], seen: readonly CardId[], inDeck: number) => {
  const order = shuffled(
    random,
    pool.filter(id => !seen.includes(id)),
  ).slice(0, PER_GAME - seen.length);
  return { inDeck: order.slice(0, inDeck), waiting: order.slice(inDeck) };
};

const exploreCards = (config: Config): CardId[] => [
  ...SETS[config.exploreSet].explore.map(card => card.id),
  ...(config.ruins ? SETS.base.ruins.map(card => card.id) : []),
];

/** A seed nobody has used: what follows from here on is one possible future. */
const anySeed = (random: Random): string =>
  range(8)
    .map(() => random.next().toString(16).padStart(8, '0'))
    .join('');

/**
 * A state that agrees with everything this viewer knows; the rest is dealt at random. A sheet that is not
 * shown is dealt blank, with the coins and scores that were announced.
 */
export const sample = (shown: View, random: Random): State => {
  const { config, viewer, tracks, answers, ...open } = shown;
  const ambushes = unseen(random, config.ambushPool, shown.ambushes, shown.deck.ambushes);
  const heroPool = config.heroes ? SETS.heroes.heroes.map(card => card.id) : [];
  const heroes = unseen(random, heroPool, shown.heroes, shown.deck.heroes);
  const explorers = exploreCards(config).filter(id => !shown.column.includes(id));
  const secret: Secret = {
    seed: shown.seed ?? anySeed(random),
    deck: shuffled(random, [...explorers, ...ambushes.inDeck, ...heroes.inDeck]),
    ambushDeck: ambushes.waiting,
    heroDeck: heroes.waiting,
    answers,
  };
  const { grid } = rulesOf(config).map;
  const sheets = assumedSheets(grid, shown);
  return withAnswers({ ...open, config, sheets, secret }, random);
};

/** Answers that lie face down are replaced by any that these seats might have given. */
const withAnswers = (state: State, random: Random): State => {
  const hidden = state.answered.filter(seat => !defined(state.secret.answers[seat]));
  if (hidden.length === 0) return state;
  const answers: Record<number, Command> = { ...state.secret.answers };
  for (const seat of hidden) {
    const open = {
      ...state,
      owing: [...state.owing, seat],
      answered: state.answered.filter(s => s !== seat),
    };
    const command = anyCommand(options(view(open, seat)), random);
    if (command) answers[seat] = command;
  }
  return { ...state, secret: { ...state.secret, answers } };
};
