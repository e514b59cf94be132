import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { design, type Event, heroAt, type Instance, type View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { pace } from '../../../../settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLive } from '../../../../ui/live.ts';
import { ring } from '../../../../ui/sound.ts';
import { CardFace } from '../../card/card-face.tsx';
import { WORDS as TABLE_WORDS } from '../messages.ts';
import type { TableProps } from '../model.ts';
import { BEAT_MS } from './beat-ms.ts';
import { EventText, hasText } from './event-text.tsx';
import { type Beats, playedCard } from './sights.ts';
import './spotlight.css';

const cardsOf = (event: Event, view: View): readonly Instance[] => {
  const at = (post: number | null): readonly Instance[] => {
    const hero = heroAt(view, post);
    return hero === null ? [] : [hero];
  };
  switch (event.type) {
    case 'moved':
      return [...(event.cards ?? []), ...('post' in event.to ? at(event.to.post) : [])];
    case 'heroPlaced':
    case 'turned':
    case 'captured':
      return [event.hero];
    case 'declared':
      return [event.mission, ...at(event.post), ...at(event.against)];
    case 'opposed':
      return at(event.post);
    case 'used':
      return [event.card];
    case 'heroesSwapped':
      return [...at(event.a), ...at(event.b)];
    default:
      return [];
  }
};

const GLOW: Keyframe[] = [
  { outline: '3px solid transparent', outlineOffset: '6px' },
  { outline: '3px solid var(--th-gold, gold)', outlineOffset: '1px', offset: 0.3 },
  { outline: '3px solid transparent', outlineOffset: '1px' },
];

/** Highlights these cards on the board for `lasts` milliseconds. */
const light = (cards: readonly Instance[], lasts: number): void => {
  for (const card of cards)
    for (const each of document.querySelectorAll(`[data-part="board"] [data-card="${card}"]`))
      each.animate(GLOW, { duration: lasts, easing: 'ease-out' });
};

const STAGE_WORDS = {
  en: {
    title: (name: string) => `${name} is playing`,
    skip: 'Skip',
  },
  fr: {
    title: (name: string) => `${name} joue`,
    skip: 'Passer l’animation',
  },
};

interface StageBarProps extends TableProps {
  readonly sight: Beats;
  readonly onDone: () => void;
  /** Skips everything up to the player's own next question. */
  readonly onSkip: () => void;
}

/** Skips on a tap anywhere except on a link, and on Enter, Space or Escape. */
const useSkip = (onSkip: () => void): void => {
  // A layout effect, so that skipping works as soon as the bar is visible.
  useLayoutEffect(() => {
    const click = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) return;
      event.stopPropagation();
      onSkip();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Escape') return;
      event.preventDefault();
      onSkip();
    };
    addEventListener('click', click, true);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('click', click, true);
      removeEventListener('keydown', press);
    };
  });
};

/** A different player's actions, shown one after the other in the bar and highlighted on the board. */
export const StageBar = ({ model, names, sight, onDone, onSkip }: StageBarProps) => {
  const words = say(STAGE_WORDS);
  const view = model.view.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events of an animation never change while it is shown.
  const told = useMemo(() => sight.beats.filter(happening => hasText({ happening, view, names })), []);
  const [at, setAt] = useState(0);
  const beat = told[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer per event, which a new view must not restart.
  useEffect(() => {
    if (!beat) {
      onDone();
      return undefined;
    }
    const lasts = BEAT_MS[pace.peek()];
    light(cardsOf(beat.event, view), lasts);
    ring('card');
    const timer = setTimeout(() => setAt(at + 1), lasts);
    return () => clearTimeout(timer);
  }, [beat]);
  useSkip(onSkip);
  const live = useLive();
  const bar = useRef<HTMLElement>(null);
  // Moves the focus to this bar, because it has replaced the bar with the pressed button.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);
  const played = beat && playedCard(beat);
  return (
    <section ref={bar} class="th-bar" data-part="bar" aria-label={say(TABLE_WORDS).toDo} tabIndex={-1}>
      <div class="th-status row th-outcome" {...live}>
        <b>{words.title(names[sight.by] ?? '')}</b>
        {beat && <EventText happening={beat} view={view} names={names} />}
      </div>
      <div class="th-buttons in-lines" data-part="buttons">
        <Button>{words.skip}</Button>
      </div>
      {played && (
        <div class="th-spotlight" key={at} aria-hidden="true">
          <CardFace card={design(view.config, played).card} size="large" />
        </div>
      )}
    </section>
  );
};
