import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly label?: string;
  /** The id of the heading that names the dialog. */
  readonly labelledBy?: string;
  readonly class?: string;
  /** Whether a click beside the dialog closes it. */
  readonly closesBeside?: boolean;
  readonly onClose: () => void;
  /**
   * The content, or a function that renders it and gets a function that closes the dialog. A submit button in a
   * `form method="dialog"` also closes it.
   */
  readonly children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

/** A modal dialog that is open from its first render. The parent component must remove it in `onClose`. */
export const Dialog = ({ label, labelledBy, class: own, closesBeside, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // This undoes the browser's scrolling to the first button, which is often below the content.
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
