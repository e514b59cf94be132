import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The distance from the window within which an element counts as near, so that it is drawn before it is visible. */
const NEAR = '300px';

interface NearOptions {
  /** Whether an element that was near once stays drawn, because its picture is small. */
  readonly stays?: boolean;
}

/** Returns whether an element is in the window or near it. Drawing elements farther away would delay the page. */
export const useNear = <E extends Element>({
  stays = false,
}: NearOptions = {}): readonly [RefObject<E | null>, boolean] => {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      seen => {
        const isNow = seen.at(-1)?.isIntersecting ?? false;
        setNear(isNow);
        if (isNow && stays) watcher.disconnect();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [stays]);
  return [place, isNear];
};
