import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface KeptProps {
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

/** Hides its content without unmounting it, because rendering it again takes far longer. */
export const HiddenPart = ({ isShown, children }: KeptProps) => {
  const last = useRef<ComponentChildren>(null);
  if (isShown) last.current = children;
  return (
    <div class={isShown ? 'th-kept' : 'th-kept is-away'} data-part={isShown ? 'kept' : undefined}>
      {last.current}
    </div>
  );
};
