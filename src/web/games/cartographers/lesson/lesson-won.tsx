import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Event, Sheet, View } from '../../../../games/cartographers/types.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { MapScene } from '../art/map.ts';
import { firstLit, litOn, SeasonScores } from '../replay/scores.tsx';
import { Board } from '../table/board.tsx';
import { WORDS } from './words.ts';

interface WonProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** What was drawn, what it brought, and the way on. */
export const LessonWon = ({ view, events, isLast, onNext }: WonProps) => {
  const words = say(WORDS);
  const isScored = events.some(event => event.type === 'scored');
  const [lit, setLit] = useState(() => firstLit(events, 0));
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
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
        <button ref={next} type="button" class="main-button" onClick={onNext}>
          {isLast ? words.finish : words.next} <Icon name="next" />
        </button>
      </div>
    </div>
  );
};
