import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { design } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { pace } from '../../../../settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLive } from '../../../../ui/live.ts';
import { ring } from '../../../../ui/sound.ts';
import { CardFace } from '../../card/card-face.tsx';
import { WORDS as TABLE_WORDS } from '../messages.ts';
import type { Model } from '../model.ts';
import { BEAT_MS } from './beat-ms.ts';
import { cardsOf, light } from './highlight.ts';
import type { Beats } from './sights.ts';
import { playedCard } from './spotlight.ts';
import './spotlight.css';
import { EventText, hasText } from './event-text.tsx';
import { STAGE_WORDS } from './stage-messages.ts';

interface StageBarProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly sight: Beats;
  readonly onDone: () => void;
  /** Skips to the player's own next question. */
  readonly onSkip: () => void;
}

/** A tap anywhere except on a link or button, and the keys that press a button. */
const useSkip = (onSkip: () => void): void => {
  // A layout effect, so that the button works as soon as it is visible.
  useLayoutEffect(() => {
    const click = (event: MouseEvent): void => {
      if ((event.target as Element).closest('a')) return;
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

/** Another player's actions, one after the other in the bar, highlighted on the board. */
export const StageBar = ({ model, names, sight, onDone, onSkip }: StageBarProps) => {
  const words = say(STAGE_WORDS);
  const view = model.view.value;
  const told = useMemo(() => sight.beats.filter(happening => hasText({ happening, view, names })), []);
  const [at, setAt] = useState(0);
  const beat = told[at];
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
  // The bar with the pressed button is gone, so the focus moves to this one.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);
  const played = beat && playedCard(beat);
  return (
    <section ref={bar} class="th-bar" data-part="bar" aria-label={say(TABLE_WORDS).toDo} tabIndex={-1}>
      <div class="th-status th-outcome" {...live}>
        <b>{words.title(names[sight.by] ?? '')}</b>
        {beat && <EventText happening={beat} view={view} names={names} />}
      </div>
      <div class="th-buttons" data-part="buttons">
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
