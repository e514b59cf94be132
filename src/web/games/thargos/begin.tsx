import { type Beginning, type NotBegun, useBeginning, WhyNotBegun as WhyNot } from '../../begin.tsx';
import { type NewThargos, startGame } from './local-table.ts';
import { Reason } from './table/asked/refused.tsx';

export const useBegin = (wish: () => NewThargos): Beginning =>
  useBeginning(() => startGame(wish()), 'thargos', 'table');

interface WhyProps {
  readonly fault: NotBegun | undefined;
  readonly class?: string;
}

export const WhyNotBegun = (props: WhyProps) => (
  <WhyNot {...props} reason={refusal => <Reason refusal={refusal} />} />
);
