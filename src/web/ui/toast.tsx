import type { ComponentChildren } from 'preact';
import { classNames } from './class-names.ts';
import './toast.css';

interface ToastProps {
  /** `alert` interrupts a screen reader, `status` waits. */
  readonly role?: 'status' | 'alert';
  /** `bar`: above a table, from edge to edge. `edge`: at the lower edge of the window. */
  readonly place?: 'bar' | 'edge';
  /** Without a text, nothing is shown. */
  readonly text: ComponentChildren;
  /** Buttons. */
  readonly children?: ComponentChildren;
}

/** A short message. Its region is there before its text: otherwise a screen reader wouldn’t announce it. */
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
