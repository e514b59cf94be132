import { type GivenSeed, hashSeed, isSeed, pick, type Seed, shuffled, stream } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { SETS } from './cards/sets.ts';
import { refuse } from './codes.ts';
import { type Config, type ConfigWish, EDICT_LETTERS, PER_GAME } from './config.ts';
import { configure } from './configure.ts';
import { evolve } from './evolve.ts';
import { beginSeason } from './flow.ts';
import { startRecorder } from './recorder.ts';
import { rulesOf } from './rules.ts';
import type { CardId, Event } from './types.ts';

export const MAX_SEATS = 100;

/** CA-07 to CA-12: the first events of a new game, or the reason why it can't start. */
export const setup = (seats: number, given: GivenSeed, wish: ConfigWish): readonly Event[] | Refusal => {
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS)
    return refuse('bad-seats', { seats, least: 1, most: MAX_SEATS });
  if (!isSeed(given.seed)) return refuse('bad-seed');
  if (typeof wish !== 'object' || wish === null) return refuse('config-not-an-object');
  const config = configure(wish);
  if (isRefusal(config)) return config;
  const { seed, open } = given;
  const started: Event = {
    type: 'started',
    seats,
    config,
    seedHash: hashSeed(seed),
    openSeed: open,
    edicts: dealEdicts(config, seed),
    secret: { seed, ambushDeck: dealAmbushes(config, seed), heroDeck: dealHeroes(config, seed) },
  };
  const story = startRecorder(evolve(undefined, started));
  beginSeason(story, 0);
  return [started, ...story.events];
};

/** CA-09: the scoring cards of edicts A to D: one random card of each suit, in random order. */
const dealEdicts = (config: Config, seed: Seed): CardId[] => {
  const chosen = config.edicts;
  if (chosen) return EDICT_LETTERS.map(letter => chosen[letter]);
  const random = stream(seed, 'edicts');
  const one = rulesOf(config).suits.map(cards => pick(random, cards));
  return config.edictOrder === 'random' ? shuffled(random, one) : one;
};

/** CA-11, CC-06: the four ambush cards of the game, in the order in which they join the deck. */
const dealAmbushes = (config: Config, seed: Seed): CardId[] =>
  shuffled(stream(seed, 'ambushes'), config.ambushPool).slice(0, PER_GAME);

/** CH-03: the four hero cards in the order in which they join the deck; none if the game has no heroes. */
const dealHeroes = (config: Config, seed: Seed): CardId[] =>
  config.heroes
    ? shuffled(
        stream(seed, 'heroes'),
        SETS.heroes.heroes.map(card => card.id),
      ).slice(0, PER_GAME)
    : [];
