import { useEffect, useState } from 'preact/hooks';
import { isMoving } from '../../../settings.ts';

const LASTS_MS = 700;

interface CountUpProps {
  readonly to: number;
  readonly say: (n: number) => string;
}

/** A number that counts up. Screen readers get the final value at once. */
export const CountUp = ({ to, say }: CountUpProps) => {
  const [part, setPart] = useState(() => (isMoving() ? 0 : 1));
  useEffect(() => {
    if (part >= 1) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(1, (now - start) / LASTS_MS);
      setPart(passed);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  if (part >= 1) return <>{say(to)}</>;
  return (
    <>
      <span aria-hidden="true">{say(Math.round(to * part))}</span>
      <span class="hidden">{say(to)}</span>
    </>
  );
};
