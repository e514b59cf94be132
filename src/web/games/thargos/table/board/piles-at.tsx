import type { Seat } from '../../../../../engine/game.ts';
import { useUpdates } from '../../../../ui/use-updates.ts';
import type { Model } from '../model.ts';
import { Piles } from './piles.tsx';

interface PilesAtProps {
  readonly model: Model;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** A player's piles in a running game. */
export const PilesAt = ({ model, ...about }: PilesAtProps) => {
  const told = useUpdates(model.table, model.reader ?? model.viewer.value);
  return <Piles view={model.view.value} told={told} {...about} />;
};
