import { BOTS } from '../../bots/thargos/index.ts';
import { type PlayedGame, playGame } from '../../bots/thargos/table.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fold } from '../../engine/replay.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import type { Event } from '../../games/thargos/events.ts';
import { thargos } from '../../games/thargos/game.ts';
import { anyCommand } from '../../games/thargos/pick.ts';
import type { State } from '../../games/thargos/types.ts';
import { heapGrowth } from '../heap.ts';

const deckAt = (index: number): string => PRECONS[index % PRECONS.length].id;

/** Random duels through the contract as everybody has it, between all our decks in turn. */
export const duels = (): ((amount: number) => number) => {
  const chance = stream(parseSeed('bench').seed, 'bot');
  let number = 0;
  const playDuel = (): void => {
    const seed = (number++).toString(16).padStart(64, '0');
    const decks = [deckAt(number), deckAt(number + 1 + (number >> 3))];
    const first = thargos.setup(2, { seed, open: false }, { decks });
    if (isRefusal(first)) throw new Error(first.refused);
    let state = fold<State, Event>(thargos, [{ events: first as readonly Event[] }]);
    while (!state.result) {
      const seat = state.question?.seat as number;
      const command = anyCommand(thargos.options(thargos.view(state, seat)), chance);
      const events = command && thargos.decide(state, seat, command);
      if (!events || isRefusal(events)) throw new Error('a legal command was refused');
      state = (events as readonly Event[]).reduce(thargos.evolve, state);
    }
  };
  return amount => {
    for (let i = 0; i < amount; i++) playDuel();
    return amount;
  };
};

const GAMES = 200;

/** How much the heap grows by a duel that is half played, in kB. */
export const memoryPerDuel = (): number =>
  heapGrowth(GAMES, seed => {
    const { log } = playGame({
      seed: parseSeed(seed),
      config: {},
      bots: [BOTS.random, BOTS.random],
    }) as PlayedGame;
    return fold<State, Event>(thargos, log.slice(0, log.length >> 1));
  });
