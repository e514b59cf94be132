import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { isMoving } from '../../../settings.ts';
import { ring, shake } from '../../../ui/sound.ts';
import { mapBox } from '../art/frame.ts';
import { wetInk } from '../art/ghost.ts';
import { changesOf, type SeenChanges } from './changes.ts';
import type { Ambush } from './walk.tsx';

/** Animations and sounds. They load after the first paint, and the table works without them. */

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const move = (what: Element | null | undefined, from: Keyframe, duration: number, delay = 0): void => {
  what?.animate([from, {}], { duration, delay, easing: EASE, fill: 'backwards' });
};

const find = (what: string): NodeListOf<Element> => document.querySelectorAll(`.table ${what}`);

/** Animates changes: a revealed card flips, new coins drop, the stars of changed edicts shrink into place. */
const moveAll = ({ card, coins, edicts }: SeenChanges): void => {
  if (card)
    move(
      find('.column-card.is-now')[0],
      { transform: 'perspective(32rem) rotateX(-80deg)', transformOrigin: 'top', opacity: 0.3 },
      260,
    );
  const track = find('.coin');
  for (const [i, at] of coins.entries())
    move(track[at], { transform: 'translateY(-1.6rem) rotate(-40deg)', opacity: 0 }, 420, i * 70);
  const stars = find('.edict-stars > b:first-child');
  for (const at of edicts)
    move(
      stars[at],
      { transform: 'scale(1.7)', transformOrigin: 'left bottom', color: 'var(--gold-line)' },
      420,
    );
};

const soundAll = ({ inked, card, coins }: SeenChanges): void => {
  if (coins.length > 0) ring('coin');
  else if (inked.length > 0) ring('pen');
  else if (card) ring('card');
  if (inked.length > 0) shake(12);
};

interface AliveProps {
  readonly view: View;
  readonly shown: Seat;
  readonly ambush: Ambush | undefined;
}

/** Shows new drawings as drying ink on the map, and animates the other changes around it. */
export const Alive = ({ view, shown, ambush }: AliveProps) => {
  // While a solo ambush is animated, the map on screen doesn't contain the ambush yet.
  const now = useMemo<View>(() => {
    if (ambush?.type !== 'walk') return view;
    return { ...view, sheets: view.sheets.map((sheet, seat) => (seat === shown ? ambush.sheet : sheet)) };
  }, [view, shown, ambush]);
  const last = useRef<Omit<AliveProps, 'view'> & { readonly now: View }>({ now, shown, ambush: undefined });
  const [ink, setInk] = useState('');
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { now, shown, ambush };
    if (ambush && ambush !== before.ambush) {
      ring('beast');
      shake(40, 60, 40);
    }
    if (before.shown !== shown) return setInk('');
    const changes = changesOf(before.now, now, shown);
    if (!isMoving()) return;
    const { grid } = rulesOf(now.config).map;
    setInk(changes.inked.map(drawn => wetInk(grid, drawn)).join(''));
    moveAll(changes);
    soundAll(changes);
  }, [now, shown, ambush]);
  if (ink === '') return null;
  return (
    <svg
      key={ink}
      class="board-ink fits"
      viewBox={mapBox(rulesOf(now.config).map.grid)}
      aria-hidden="true"
      onAnimationEnd={() => setInk('')}
      dangerouslySetInnerHTML={{ __html: ink }}
    />
  );
};
