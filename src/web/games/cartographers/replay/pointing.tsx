import { useRef } from 'preact/hooks';
import type { Cell } from '../../../../games/cartographers/ui.ts';
import type { MapScene } from '../art/map.ts';
import { Board } from '../table/board.tsx';
import '../table/table.css';

interface PointingProps {
  readonly scene: MapScene;
  readonly label: string;
  /** Undefined for a spectator, who can't point. */
  readonly onPoint: ((cell: Cell) => void) | undefined;
}

/** A map whose spaces a player can point at, with the pointer or with arrow keys and Enter. */
export const PointingMap = ({ scene, label, onPoint }: PointingProps) => {
  const at = useRef<Cell | undefined>(undefined);
  return (
    <div class="replay-map replay-pointing" data-part="replay-board">
      <Board
        scene={scene}
        label={label}
        canPlace={false}
        onTap={cell => onPoint?.(cell)}
        onMove={cell => {
          at.current = cell;
        }}
        onKey={key => {
          if (key !== 'Enter' && key !== ' ') return false;
          if (at.current !== undefined) onPoint?.(at.current);
          return true;
        }}
      />
    </div>
  );
};
