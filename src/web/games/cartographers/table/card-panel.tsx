import { useEffect, useRef } from 'preact/hooks';
import type { CardId, View } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { WORDS } from './messages.ts';
import { cardName } from './question.ts';

// Lazy, because the card texts are part of the rules page's code, and few players open a card.
const CardArticle = lazy(async () => (await import('../rules/cards.tsx')).CardArticle);

interface CardPanelProps {
  readonly view: View;
  readonly id: CardId;
  readonly onClose: () => void;
}

export const CardPanel = ({ view, id, onClose }: CardPanelProps) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const panel = place.current;
    return () => {
      const at = document.activeElement;
      const isLost = at === document.body || panel?.contains(at);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the panel whenever a different card is opened.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <section class="card-panel" ref={place} tabIndex={-1} aria-label={cardName(id)}>
      <IconButton icon="close" look="plain" class="card-close" label={say(WORDS).close} onClick={onClose} />
      <CardArticle view={view} id={id} />
    </section>
  );
};
