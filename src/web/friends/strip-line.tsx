import type { ComponentChildren } from 'preact';

interface StripProps {
  readonly says: ComponentChildren;
  readonly role?: 'status' | 'alert';
  readonly children: ComponentChildren;
}

/** One line below the bar, with what can be done about it. */
export const Strip = ({ says, role = 'status', children }: StripProps) => (
  <div class="friends-strip" role={role}>
    <span>{says}</span>
    {children}
  </div>
);
