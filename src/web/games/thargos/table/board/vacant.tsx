import type { View } from '../../../../../games/thargos/ui.ts';
import { Button } from '../../../../ui/button.tsx';
import { WouldBe } from './forecast.tsx';
import type { Spot } from './spots.ts';

interface VacantProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly class: string;
  readonly says: string;
  readonly spot: Spot | undefined;
  readonly onLay: ((spot: Spot) => void) | undefined;
}

/** An empty place on the board. If the held card can be placed here, it says so and reacts to a tap, a key or a drop. */
export const Vacant = ({ view, names, class: look, says, spot, onLay }: VacantProps) =>
  spot && onLay ? (
    <Button
      data-part="spot"
      class={`th-spot ${look} ${spot.isAdvised ? 'is-advised' : ''}`}
      data-track={spot.track}
      aria-keyshortcuts={`${spot.key}`}
      onClick={() => onLay(spot)}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        onLay(spot);
      }}
    >
      <span>
        {spot.label} <WouldBe view={view} spot={spot} names={names} />
      </span>{' '}
      <kbd>{spot.key}</kbd>
    </Button>
  ) : (
    <p class={look}>{says}</p>
  );
