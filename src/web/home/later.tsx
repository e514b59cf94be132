import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a page that comes after the first paint. Its place is kept by the styles; without it the page works. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const part = signal<ComponentType<P> | undefined>(undefined);
  return props => {
    useEffect(() => {
      if (part.peek()) return;
      load().then(
        found => {
          part.value = found;
        },
        () => undefined,
      );
    }, []);
    const Part = part.value;
    return Part ? <Part {...props} /> : null;
  };
};
