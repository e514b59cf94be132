import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A screen receives the rest of the route. */
export interface ScreenProps {
  readonly at: readonly string[];
}
export type Screen = ComponentType<ScreenProps>;

export type Loaded = Screen | 'loading' | 'failed';

/** Screens that load on demand, each once. */
export const lazyScreens = (later: Readonly<Record<string, () => Promise<Screen>>>) => {
  const loaded = new Map<string, Signal<Loaded>>();
  return (name: string): Signal<Loaded> | undefined => {
    if (!Object.hasOwn(later, name)) return undefined;
    const known = loaded.get(name);
    if (known) return known;
    const found = signal<Loaded>('loading');
    loaded.set(name, found);
    later[name]!().then(
      screen => {
        found.value = screen;
      },
      () => {
        found.value = 'failed';
      },
    );
    return found;
  };
};

/** Loads when first shown. Call `fetch` to load it earlier. */
type Later<P> = ComponentType<P> & { readonly fetch: () => Promise<void> };

/**
 * A part of a page that loads after the first paint. Styles reserve its space, and most pages work without it. If a page doesn't,
 * pass a `meanwhile`: see `Late` and `Lost` in lost.tsx.
 */
export const lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ComponentType<{ readonly hasFailed: boolean }>,
): Later<P> => {
  const part = signal<ComponentType<P> | 'loading' | 'failed'>('loading');
  let asked: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    asked ??= load().then(
      found => {
        part.value = found;
      },
      () => {
        part.value = 'failed';
      },
    );
    return asked;
  };
  const Shown: ComponentType<P> = props => {
    useEffect(() => void fetch(), []);
    const Part = part.value;
    if (Part !== 'loading' && Part !== 'failed') return <Part {...props} />;
    const Meanwhile = meanwhile;
    return Meanwhile ? <Meanwhile hasFailed={Part === 'failed'} /> : null;
  };
  return Object.assign(Shown, { fetch });
};
