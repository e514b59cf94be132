import { useMemo } from 'preact/hooks';
import { type Event, rulesOf, type State } from '../../../../games/cartographers/ui.ts';
import { isMoving } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { mapBox } from '../art/frame.ts';
import { wetInk } from '../art/ghost.ts';
import { drawMap, type MapScene } from '../art/map.ts';
import { Zoomable } from '../table/zoomable.tsx';
import { type Lit, litOn } from './scores.tsx';

interface MapProps {
  readonly state: State;
  readonly seat: number;
  readonly events: readonly Event[];
  readonly lit: Lit | undefined;
  readonly label: string;
}

/** What was drawn in this moment, with ink that dries in an animation. */
const dryingInk = (state: State, seat: number, events: readonly Event[]): string => {
  if (!isMoving()) return '';
  const { grid } = rulesOf(state.config).map;
  return events
    .map(event => (event.type === 'drawn' && event.sheet === seat ? wetInk(grid, event) : ''))
    .join('');
};

export const LargeMap = ({ state, seat, events, lit, label }: MapProps) => {
  const svg = useMemo(() => {
    const { map } = rulesOf(state.config);
    const sheet = state.sheets[seat]!;
    const scene: MapScene = { map, sheet, ...litOn(map.grid, events, seat, lit) };
    const drawing = drawMap(scene) + dryingInk(state, seat, events);
    return `<svg viewBox="${mapBox(map.grid)}" aria-hidden="true">${drawing}</svg>`;
  }, [state, seat, events, lit]);
  return (
    <Zoomable grid={rulesOf(state.config).map.grid}>
      <Art class="replay-map" svg={svg} label={label} />
    </Zoomable>
  );
};
