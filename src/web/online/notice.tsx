import type { ComponentChildren } from 'preact';

interface StripProps {
  readonly says: ComponentChildren;
  readonly role?: 'status' | 'alert';
  readonly children: ComponentChildren;
}

/** One line below the bar, with what can be done about it. Only the text is announced: a button may count down. */
export const Notice = ({ says, role = 'status', children }: StripProps) => (
  <div class="friends-strip">
    <span role={role}>{says}</span>
    {children}
  </div>
);
