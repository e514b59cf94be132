import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** The props of a screen: the parts of the route after its name. */
export interface ScreenProps {
  readonly at: readonly string[];
}
export type Screen = ComponentType<ScreenProps>;

/** A component that loads when it is first shown, or earlier by `fetch`. */
type Later<P> = ComponentType<P> & { readonly fetch: () => Promise<void> };

/**
 * Makes a component that loads after the first paint. Until then, and if loading fails, the page shows `meanwhile`
 * (load-fallback.tsx), or nothing if most of the page works without the component.
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
