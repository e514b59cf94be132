import { useMemo, useState } from 'preact/hooks';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Event, Sheet, View } from '../../../../games/cartographers/types.ts';
import { say } from '../../../say.ts';
import type { MapScene } from '../art/map.ts';
import { firstLit, litOn, SeasonScores } from '../replay/scores.tsx';
import { Board } from '../table/board.tsx';
import { WORDS } from './words.ts';

interface WonProps {
  readonly view: View;
  readonly events: readonly Event[];
}

/** What was drawn, and what it brought. */
export const LessonWon = ({ view, events }: WonProps) => {
  const words = say(WORDS);
  const isScored = events.some(event => event.type === 'scored');
  const [lit, setLit] = useState(() => firstLit(events, 0));
  const scene = useMemo<MapScene>(
    () => ({ map: rulesOf(view.config).map, sheet: view.sheets[0] as Sheet, ...litOn(events, 0, lit) }),
    [view, lit],
  );
  const drawn = events.find(event => event.type === 'drawn');
  const { grid } = scene.map;
  return (
    <div class="lesson-map">
      <Board
        scene={scene}
        ghost={
          drawn && lit === undefined
            ? { grid, terrain: drawn.terrain, cells: drawn.cells, state: 'drying' }
            : undefined
        }
        label={words.map}
        canPlace={false}
      />
      <div class="lesson-hand">
        {isScored && (
          <SeasonScores
            events={events}
            players={[{}]}
            seat={0}
            lit={lit}
            onLit={setLit}
            onSeat={() => undefined}
          />
        )}
      </div>
    </div>
  );
};
