import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly label?: string;
  /** The id of a heading in it that names it. */
  readonly labelledBy?: string;
  readonly class?: string;
  /** Whether a click beside it closes it. */
  readonly closesBeside?: boolean;
  readonly onClose: () => void;
  /** Given a function that closes it. A submit button in a `form method="dialog"` closes it too. */
  readonly children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

/** A modal dialog, open from its first render. Its owner removes it in `onClose`. */
export const Dialog = ({ label, labelledBy, class: own, closesBeside, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The browser scrolls to the first button, which is often below the content.
    dialog.current?.scrollTo(0, 0);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it with Escape
    <dialog
      ref={dialog}
      class={own}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={event => closesBeside && event.target === dialog.current && close()}
    >
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
};
