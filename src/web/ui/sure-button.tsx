import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';

/** The second tap of a double tap comes sooner than this. */
const READY_MS = 600;

interface SureProps {
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** Confirms what can’t be undone. It ignores presses that were meant for the button that asked. */
export const SureButton = ({ onClick, children }: SureProps) => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button disabled={!isReady} onClick={onClick}>
      {children}
    </Button>
  );
};
