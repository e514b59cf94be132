import type { ComponentChildren } from 'preact';
import { classNames } from './dom.ts';
import './toast.css';

interface ToastProps {
  /** With `alert`, a screen reader interrupts its speech; with `status`, it waits. */
  readonly role?: 'status' | 'alert';
  /** Where the toast is: above a table from edge to edge (`bar`), or at the lower edge of the window (`edge`). */
  readonly place?: 'bar' | 'edge';
  /** The message; without it, nothing is shown. */
  readonly text: ComponentChildren;
  /** Buttons beside the message. */
  readonly children?: ComponentChildren;
}

/** A short message. Its live region is always rendered, because screen readers announce only changes in a region. */
export const Toast = ({ role = 'status', place, text, children }: ToastProps) => (
  <div class={place === 'edge' ? 'toast-place no-print' : undefined} role={role}>
    {text && (
      <div class={classNames('toast', place === 'bar' && 'toast-bar')}>
        <p>{text}</p>
        {children}
      </div>
    )}
  </div>
);
