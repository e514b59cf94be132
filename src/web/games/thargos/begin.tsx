import {
  type StartButtonState,
  type StartFault,
  useStartGame,
  StartFaultText as WhyNot,
} from '../../start-game.tsx';
import { type NewThargos, startGame } from './local-table.ts';
import { Reason } from './table/asked/refused.tsx';

export const useStartThargos = (wish: () => NewThargos): StartButtonState =>
  useStartGame(() => startGame(wish()), 'thargos', 'table');

interface WhyProps {
  readonly fault: StartFault | undefined;
  readonly class?: string;
}

export const ThargosStartFault = (props: WhyProps) => (
  <WhyNot {...props} reason={refusal => <Reason refusal={refusal} />} />
);
