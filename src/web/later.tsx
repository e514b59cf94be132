import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A screen is given the rest of the address. */
export interface ScreenProps {
  readonly at: readonly string[];
}
export type Screen = ComponentType<ScreenProps>;

export type Loaded = Screen | 'loading' | 'failed';

/** Screens that come when they are asked for, each once. */
export const screensLater = (later: Readonly<Record<string, () => Promise<Screen>>>) => {
  const loaded = new Map<string, Signal<Loaded>>();
  return (name: string): Signal<Loaded> | undefined => {
    if (!Object.hasOwn(later, name)) return undefined;
    const known = loaded.get(name);
    if (known) return known;
    const found = signal<Loaded>('loading');
    loaded.set(name, found);
    later[name]().then(
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
