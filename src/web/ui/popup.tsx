import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { classNames, isFinger } from './dom.ts';

interface PopupProps {
  readonly label: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A dialog above the page that doesn't block it. It takes the focus when it opens; Escape closes it and returns the
 * focus. Keys that are pressed in it don't reach the page's shortcuts.
 */
export const Popup = ({ label, class: own, onClose, children }: PopupProps) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const popup = place.current;
    // On a phone, a focused field would open the keyboard, which covers half of the page.
    const field = isFinger() ? undefined : popup?.querySelector('input');
    (field ?? popup)?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      // A player who already continues elsewhere keeps the focus there.
      const isInside = activeElement === document.body || popup?.contains(activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={place}
      class={classNames('popup panel', own)}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={event => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
    </section>
  );
};
