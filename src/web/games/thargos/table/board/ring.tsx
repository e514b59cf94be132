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
    watching: (name: string) => `You’re viewing ${name}’s tracks.`,
    own: 'Your tracks',
    back: 'Back to your tracks',
  },
  fr: {
    ring: 'Cercle',
    watch: (name: string) => `Voir les pistes ${deName(name)}`,
    watchOwn: (name: string) => `${name}\u202f: voir vos pistes`,
    watching: (name: string) => `Vous regardez les pistes ${deName(name)}.`,
    own: 'Vos pistes',
    back: 'Retour à vos pistes',
  },
};

interface RingProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly watched: Seat;
  readonly onWatch: (seat: Seat) => void;
}

/** HT-8.1: the players in their seating order. A click on a name shows that player's tracks. */
export const Ring = ({ view, names, watched, onWatch }: RingProps) => {
  const words = say(WORDS);
  const count = view.players.length;
  const at = (seat: Seat): { readonly x: number; readonly y: number } => {
    // The viewer is at the bottom of the ring. Spectators see it from seat 0.
    const own = view.viewer === 'spectator' ? 0 : view.viewer;
    const angle = Math.PI / 2 + ((seat - own) * 2 * Math.PI) / count;
    // Spaces names evenly from top to bottom, so that names on both sides of the ring don't overlap.
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

interface WatchingProps {
  /** The player whose tracks are shown; undefined for the viewer's own tracks. */
  readonly name: string | undefined;
  /** Undefined for spectators, because they have no tracks. */
  readonly onBack: (() => void) | undefined;
}

/** HT-8.1: says whose tracks are shown, because in a circle each player has their own. */
export const Watching = ({ name, onBack }: WatchingProps) => {
  const words = say(WORDS);
  return (
    <p class={`th-watching ${name === undefined ? '' : 'is-away'}`}>
      <span role="status">{name === undefined ? words.own : words.watching(name)}</span>{' '}
      {name !== undefined && onBack && <Button onClick={onBack}>{words.back}</Button>}
    </p>
  );
};
