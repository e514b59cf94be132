import { useMemo, useState } from 'preact/hooks';
import { type Event, rulesOf, type Sheet, type View } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import type { MapScene } from '../art/map.ts';
import { firstLit, litOn, SeasonScores } from '../replay/scores.tsx';
import { whyScene } from '../score/why-scene.ts';
import { Board } from '../table/board.tsx';
import { WORDS } from './messages.ts';

interface WonProps {
  readonly view: View;
  readonly events: readonly Event[];
  /** The edict that is lit where no season was scored. */
  readonly edict: number | undefined;
}

/** What was drawn, and its stars. */
export const LessonWon = ({ view, events, edict }: WonProps) => {
  const words = say(WORDS);
  const isScored = events.some(event => event.type === 'scored');
  const [lit, setLit] = useState(() => firstLit(events, 0));
  const scene = useMemo<MapScene>(() => {
    const rules = rulesOf(view.config);
    const sheet = view.sheets[0] as Sheet;
    const earned =
      edict === undefined || isScored
        ? litOn(rules.map.grid, events, 0, lit)
        : whyScene(rules, view.edicts, sheet, { type: 'edict', index: edict });
    return { map: rules.map, sheet, ...earned };
  }, [view, lit, edict]);
  const drawn = events.find(event => event.type === 'drawn');
  const { grid } = scene.map;
  return (
    <div class="lesson-map">
      <Board
        scene={scene}
        ghost={
          drawn && lit === undefined && edict === undefined
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
