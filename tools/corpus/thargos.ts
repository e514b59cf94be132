import { BOTS } from '../../src/bots/thargos/index.ts';
import type { Random } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { anyCommand } from '../../src/games/thargos/asking/pick.ts';
import { CHOICES, type ConfigWish } from '../../src/games/thargos/config.ts';
import { PRECONS } from '../../src/games/thargos/decks/precons.ts';
import { KINDS, namedGame } from '../../src/games/thargos/test/games.ts';
import type { Command, State, View } from '../../src/games/thargos/types.ts';
import { type Frozen, frozen } from './file.ts';
import { type CorpusGame, playWhole, type Wanted } from './play.ts';
import { PACKS, packed as thargos } from './thargos/packs.ts';

type ThargosGame = Wanted<State, Command, View, ConfigWish>;

const byLot = (view: View, random: Random): Command => {
  const command = anyCommand(thargos.options(view), random);
  if (!command) throw new Error(`expected a legal command of seat ${view.viewer}, found none`);
  return command;
};

const byGreed = (view: View, random: Random): Command => BOTS.greedy(view, random);

/** Returns games with random options, in every mode with few and with many players. */
const wild = (count: number): ThargosGame[] =>
  Array.from({ length: count }, (_, i) => {
    const name = `wild ${i}`;
    const { seats, wish } = namedGame(name, KINDS[i % KINDS.length]);
    return { name, seats, config: wish, answer: i % 2 === 0 ? byGreed : byLot };
  });

const precons = (): ThargosGame[] =>
  PRECONS.map(({ id }, i) => ({
    name: `decks ${id}`,
    seats: 2,
    config: { decks: [id, PRECONS[(i + 1) % PRECONS.length]?.id ?? 'random'], quickPlay: i % 2 === 0 },
    answer: byGreed,
  }));

const each = (): ThargosGame[] =>
  Object.entries(CHOICES)
    .filter(([key]) => key !== 'mode')
    .flatMap(([key, values]) =>
      values.slice(1).map(value => ({
        name: `${key} ${value}`,
        seats: 2,
        config: { quickPlay: true, [key]: value } as ConfigWish,
        answer: byLot,
      })),
    )
    .filter(({ config }) => !isRefusal(thargos.setup(2, { seed: '0'.repeat(64), open: true }, config)));

/** Returns games with card packs, in every mode. */
const ownCards = (): ThargosGame[] =>
  KINDS.flatMap(({ seats, wish }, i) =>
    PACKS.map((pack, p) => ({
      name: `own cards ${i} ${pack.id}`,
      seats,
      config: { ...wish, quickPlay: true, decks: [], packs: p === 0 ? [pack] : PACKS },
      answer: byLot,
    })),
  );

const play = (): Frozen[] =>
  [...wild(121), ...ownCards(), ...precons(), ...each()].map(wanted => {
    const { record, end } = playWhole(thargos, wanted);
    return frozen(`thargos ${wanted.name}`, record, end);
  });

export const corpus: CorpusGame = { module: thargos, play };
