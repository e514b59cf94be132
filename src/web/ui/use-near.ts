import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** This far beyond the window counts as near: scrolling finds it drawn. */
const NEAR = '300px';

interface NearOptions {
  /** What was near once counts as near for good: its picture is small. */
  readonly stays?: boolean;
}

/** Whether an element is in the window or near it. Drawing what nobody sees yet would only delay the page. */
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
  }, []);
  return [place, isNear];
};
