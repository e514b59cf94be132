import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface KeptProps {
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

/** While something else is shown it stays as it was: to draw it again would take far longer than to keep it. */
export const Kept = ({ isShown, children }: KeptProps) => {
  const last = useRef<ComponentChildren>(null);
  if (isShown) last.current = children;
  return (
    <div class={isShown ? 'th-kept' : 'th-kept is-away'} data-part={isShown ? 'kept' : undefined}>
      {last.current}
    </div>
  );
};
