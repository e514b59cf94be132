import type { Seat } from '../../../../../engine/game.ts';
import type { View } from '../../../../../games/thargos/ui.ts';
import { deName } from '../../../../../text/french.ts';
import { say } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';

const WORDS = {
  en: {
    ring: 'Circle',
    watch: (name: string) => `View ${name}’s tracks`,
    watchOwn: (name: string) => `${name}: view your tracks`,
  },
  fr: {
    ring: 'Cercle',
    watch: (name: string) => `Voir les pistes ${deName(name)}`,
    watchOwn: (name: string) => `${name}\u202f: voir vos pistes`,
  },
};

interface RingProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly watched: Seat;
  readonly onWatch: (seat: Seat) => void;
}

/** HT-8.1: the seating order. Each name links to that player's tracks. */
export const Ring = ({ view, names, watched, onWatch }: RingProps) => {
  const words = say(WORDS);
  const count = view.players.length;
  const at = (seat: Seat): { readonly x: number; readonly y: number } => {
    // The viewer sits at the bottom of the table.
    const own = view.viewer === 'spectator' ? 0 : view.viewer;
    const angle = Math.PI / 2 + ((seat - own) * 2 * Math.PI) / count;
    // Even spacing from top to bottom, so that names on both sides don't overlap.
    const height = Math.asin(Math.sin(angle)) / (Math.PI / 2);
    return { x: 50 + 47 * Math.cos(angle), y: 50 + 39 * height };
  };
  const corners = view.players.map((_, seat) => at(seat));
  return (
    <nav class="th-ring" aria-label={words.ring}>
      <svg class="fills" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {view.players.map(({ isOut }, seat) => (
        <Button
          key={seat}
          class={`${isOut ? 'is-out' : ''} ${seat === view.question?.seat ? 'is-asked' : ''}`}
          aria-pressed={seat === watched}
          aria-label={seat === view.viewer ? words.watchOwn(names[seat]!) : words.watch(names[seat]!)}
          style={{ '--x': `${corners[seat]!.x}%`, '--y': `${corners[seat]!.y}%` }}
          onClick={() => onWatch(seat)}
        >
          {names[seat]}
        </Button>
      ))}
    </nav>
  );
};
