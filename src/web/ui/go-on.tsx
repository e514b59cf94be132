import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';

interface GoOnProps {
  readonly class?: string;
  readonly onGo: () => void;
  readonly children: ComponentChildren;
}

/** The way on has the focus, so that Enter goes it; `autofocus` would see to that only once in a page's life. */
export const GoOn = ({ class: look = 'main-button', onGo, children }: GoOnProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} class={look} data-main onClick={onGo}>
      {children}
    </Button>
  );
};
