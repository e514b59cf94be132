import { BOTS } from '../../src/bots/cartographers/index.ts';
import type { Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { CHOICES, type ConfigWish } from '../../src/games/cartographers/config.ts';
import { cartographers } from '../../src/games/cartographers/game.ts';
import { anyCommand } from '../../src/games/cartographers/pick.ts';
import { namedGame } from '../../src/games/cartographers/test/games.ts';
import type { Command, State, View } from '../../src/games/cartographers/types.ts';
import { type Frozen, frozen } from './file.ts';
import { type CorpusGame, playWhole, type Wanted } from './play.ts';

type Answer = Wanted<State, Command, View, ConfigWish>['answer'];

const byLot: Answer = (view: View, random: Random, { answered }: State, seat) => {
  const command = anyCommand(cartographers.options(view), random);
  if (!command) throw new Error(`expected a legal command of seat ${seat}, found none`);
  return answered.includes(seat) ? { type: 'cancel' } : command;
};

/** Answers like the greedy bot, whose answers are similar to those of people. */
const byGreed: Answer = (view, random) => BOTS.greedy(view, random);

const plain = (): Wanted<State, Command, View, ConfigWish>[] =>
  CHOICES.game.flatMap(game =>
    (['A', 'B', 'C', 'D'] as const).flatMap(map =>
      [1, 2, 4].map(seats => ({
        name: `${game} ${map} ${seats}`,
        seats,
        config: { game, map },
        answer: byGreed,
      })),
    ),
  );

const wild = (count: number): Wanted<State, Command, View, ConfigWish>[] =>
  Array.from({ length: count }, (_, i) => {
    const name = `wild ${i}`;
    const { wish, seats } = namedGame(name);
    return { name, seats, config: wish, answer: i % 3 === 0 ? byGreed : byLot };
  });

/**
 * Returns one game for each value of each option that isn't the default, in addition to the games with random options.
 */
const each = (): Wanted<State, Command, View, ConfigWish>[] =>
  Object.entries(CHOICES)
    .filter(([key]) => key !== 'game')
    .flatMap(([key, values]) =>
      values.slice(1).map(value => ({
        name: `${key} ${value}`,
        seats: 2,
        config: { game: 'combined', [key]: value } as ConfigWish,
        answer: byLot,
      })),
    )
    .filter(
      ({ config, seats }) =>
        !isRefusal(cartographers.setup(seats, { seed: '0'.repeat(64), open: true }, config)),
    );

const CROWDS: readonly Wanted<State, Command, View, ConfigWish>[] = [8, 20].map(seats => ({
  name: `crowd ${seats}`,
  seats,
  config: { game: 'heroes' },
  answer: byLot,
}));

const play = (): Frozen[] =>
  [...plain(), ...wild(90), ...each(), ...CROWDS].map(wanted => {
    const { record, end } = playWhole(cartographers, wanted);
    return frozen(`cartographers ${wanted.name}`, record, end);
  });

export const corpus: CorpusGame = { module: cartographers, play };
