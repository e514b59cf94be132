import { randomSeed } from '../../random-ids.ts';
import {
  type StartButtonState,
  type StartFault,
  useStartGame,
  StartFaultText as WhyNot,
} from '../../start-game.tsx';
import { type NewThargos, startGame } from './local-table.ts';
import { Reason } from './table/asked/refused.tsx';
import { callCoach } from './table/coach/hints.ts';

export const useStartThargos = (wish: () => NewThargos): StartButtonState =>
  useStartGame(() => startGame(wish()), 'thargos', 'table');

interface WhyProps {
  readonly fault: StartFault | undefined;
  readonly class?: string;
}

export const ThargosStartFault = (props: WhyProps) => (
  <WhyNot {...props} reason={refusal => <Reason refusal={refusal} />} />
);

/** A first duel: the first two ready-made decks, quick play, a bot as opponent, and the coach. */
export const firstDuel = (bot: string): NewThargos => {
  callCoach();
  return {
    players: [{}, { name: bot, bot: 'greedy' }],
    config: { mode: 'duel', quickPlay: true },
    seed: randomSeed(),
  };
};
