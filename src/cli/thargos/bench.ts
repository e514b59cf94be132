import { type BoutBot, type Bouts, playBouts } from '../../bots/thargos/bouts.ts';
import { BOTS } from '../../bots/thargos/index.ts';
import { quickChance } from '../../bots/thargos/search/chance.ts';
import { encodeEntry } from '../../engine/encoding.ts';
import { type Match, playFrom, playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { makeRecord } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fold } from '../../engine/replay.ts';
import { range, sum } from '../../engine/util.ts';
import { anyCommand } from '../../games/thargos/asking/pick.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { ENCODING } from '../../games/thargos/encoding.ts';
import type { Event } from '../../games/thargos/events.ts';
import { beginPlayout, playToEnd } from '../../games/thargos/flow/playout.ts';
import { thargos } from '../../games/thargos/game.ts';
import type { ThargosRecord } from '../../games/thargos/notation/notation.ts';
import type { Command, State } from '../../games/thargos/types.ts';
import { openingMs } from '../bench-table.ts';
import { type Figure, heapGrowth, type Work } from '../figure.ts';

const deckAt = (index: number): string => PRECONS[index % PRECONS.length]!.id;

/** Measures how fast random bots play duels through the game contract, with all built-in decks in turn. */
const duels = (): Work => {
  const chance = stream(parseSeed('bench').seed, 'bot');
  let number = 0;
  const playDuel = (): void => {
    const seed = (number++).toString(16).padStart(64, '0');
    const decks = [deckAt(number), deckAt(number + 1 + (number >> 3))];
    const events = thargos.setup(2, { seed, open: false }, { decks });
    if (isRefusal(events))
      throw new Error(`expected a playable config, but setup refused it: ${events.refused}`);
    playFrom<State, Command, Event>(thargos, fold<State, Event>(thargos, [{ events }]), state => {
      if (!state.question) return undefined;
      const { seat } = state.question;
      const command = anyCommand(thargos.options(thargos.view(state, seat)), chance);
      return command && { seat, command };
    });
  };
  return amount => {
    for (let i = 0; i < amount; i++) playDuel();
    return amount;
  };
};

const STARTS = 64;

/** Measures how fast random bots play duels inside a search, which changes states in place. */
const playouts = (): Work => {
  const chance = quickChance(1);
  const starts = range(STARTS).map(number => {
    const seed = number.toString(16).padStart(64, '0');
    const decks = [deckAt(number), deckAt(number + 1 + (number >> 3))];
    const events = thargos.setup(2, { seed, open: false }, { decks });
    if (isRefusal(events))
      throw new Error(`expected a playable config, but setup refused it: ${events.refused}`);
    return fold<State, Event>(thargos, [{ events }]);
  });
  let number = 0;
  return amount => {
    for (let i = 0; i < amount; i++) playToEnd(beginPlayout(starts[number++ % STARTS]!, chance), chance);
    return amount;
  };
};

/** Returns the games of one ready-made deck against all others, as the deck lab plays them. */
const boutsOf = (bot: BoutBot, games: number, seed: string): Bouts => ({
  deck: PRECONS[0]!,
  rivals: PRECONS,
  games,
  bot,
  seed,
  config: {},
});

const playAll = (bouts: Bouts): number => {
  let played = 0;
  for (const told of playBouts(bouts)) {
    if ('refused' in told)
      throw new Error(`expected legal decks, but the deck lab refused them: ${told.refused.refused}`);
    played += 1;
  }
  return played;
};

/** Measures how many seconds the deck lab takes for a thousand games, including its start. */
const thousandBouts = (): number => {
  const start = performance.now();
  const played = playAll(boutsOf('random', Math.ceil(1000 / PRECONS.length), 'bench'));
  return (performance.now() - start) / played;
};

/** Measures how fast the deck lab plays games of the greedy bot, which searches. */
const greedyBouts = (): Work => {
  let round = 0;
  return amount => {
    let played = 0;
    while (played < amount) played += playAll(boutsOf('greedy', 1, `bench ${round++}`));
    return played;
  };
};

const GAMES = 200;

const recorded = (seed: string): Match<State, Command, Event> => {
  const players = [BOTS.random, BOTS.random];
  const match = playMatch(thargos, { seed: parseSeed(seed), config: {}, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return match;
};

/** Measures the memory that a half-played duel takes, in kB. */
const memoryPerDuel = (): number =>
  heapGrowth(GAMES, seed => {
    const { log } = recorded(seed);
    return fold<State, Event>(thargos, log.slice(0, log.length >> 1));
  });

const playedDuel = (seed: string): ThargosRecord => {
  const players = [BOTS.greedy, BOTS.greedy];
  const match = playMatch(thargos, { seed: parseSeed(seed), config: {}, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return makeRecord({ game: thargos, config: {}, seats: [{}, {}], seed: parseSeed(seed), log: match.log });
};

const DUELS = 20;

/** Measures the average size of the log of a duel between searching bots, in kB. */
const kilobytes = (write: (log: ThargosRecord['log']) => unknown) => (): number => {
  const bytes = range(DUELS).map(i => Buffer.byteLength(JSON.stringify(write(playedDuel(`log ${i}`).log))));
  return sum(bytes) / DUELS / 1024;
};

/** `kept` is the size of the log in a store, and `file` its size in a game file. */
const keptKilobytes = kilobytes(log => log.map(entry => encodeEntry(ENCODING, entry)));
const fileKilobytes = kilobytes(log => log);

export const FIGURES: readonly Figure[] = [
  { name: 'thargos.duelsPerSecond', unit: 'games/s', prepare: duels },
  { name: 'thargos.coreDuelsPerSecond', unit: 'games/s', prepare: playouts },
  { name: 'thargos.thousandBouts', unit: 's', value: thousandBouts },
  { name: 'thargos.greedyBoutsPerSecond', unit: 'games/s', prepare: greedyBouts },
  { name: 'thargos.memoryPerGame', unit: 'kB', value: memoryPerDuel },
  { name: 'table.openDuelMs', unit: 'ms', value: () => openingMs(thargos, playedDuel('open')) },
  { name: 'log.duelKilobytes', unit: 'kB', value: fileKilobytes },
  { name: 'log.keptDuelKilobytes', unit: 'kB', value: keptKilobytes },
];
