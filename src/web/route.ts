import { computed, signal } from '@preact/signals';

/** Where one is, as the part of the address after `#`: it works without any server and survives a reload. */

const read = (hash: string): string => {
  const typed = hash.replace(/^#\/?/, '');
  try {
    return decodeURI(typed);
  } catch {
    // A pasted address may hold a stray %.
    return typed;
  }
};

const address = signal(read(location.hash));
let moves = 0;

addEventListener('hashchange', () => {
  moves += 1;
  address.value = read(location.hash);
});

/** Whether somebody went from one screen to another since the page was opened. */
export const hasMoved = (): boolean => moves > 0;

const split = (typed: string): readonly string[] => typed.split('?')[0]!.split('/').filter(Boolean);

/** The parts of an address from its `#` on. */
export const partsOf = (hash: string): readonly string[] => split(read(hash));

/** The parts of the address: `table/abc` is ['table', 'abc']. */
export const route = computed<readonly string[]>(() => split(address.value));

/** What follows `?` in the address. */
export const query = computed(() => new URLSearchParams(address.value.split('?')[1] ?? ''));

export const linkTo = (...parts: readonly string[]): string => `#/${parts.join('/')}`;

export const goTo = (...parts: readonly string[]): void => {
  location.hash = linkTo(...parts);
};

/** Goes on without a way back to where one was. */
export const goOnTo = (...parts: readonly string[]): void => location.replace(linkTo(...parts));

/**
 * The way on from here, for when it is known where it leads. Whoever has gone elsewhere meanwhile stays there; answers
 * whether one goes.
 */
export const fromHere = (go: typeof goTo = goTo): ((...parts: readonly string[]) => boolean) => {
  const here = location.hash;
  return (...parts) => {
    const isHere = location.hash === here;
    if (isHere) go(...parts);
    return isHere;
  };
};
