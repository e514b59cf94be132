import { computed, signal } from '@preact/signals';

/** The route is the part of the address after #. It needs no server, and a reload keeps it. */

const read = (hash: string): string => {
  const typed = hash.replace(/^#\/?/, '');
  try {
    return decodeURI(typed);
  } catch {
    // A pasted address may contain a % that encodes nothing.
    return typed;
  }
};

/**
 * The links whose last part is a secret key: those to a seat or an identity. Invites and links for spectators are
 * meant to be shared, so their keys stay in the address.
 */
const WITH_KEY = /^(friends\/(?:seat\/[^/?]+|me))\/([\w-]{32,128})$/;
const linkName = (place: string): string => `alidade.link.${place}`;

/**
 * Removes the key from the address bar and the history. sessionStorage keeps it until the link is used, so that a
 * reload still finds it.
 */
const withoutKey = (typed: string): string => {
  const [, place, key] = WITH_KEY.exec(typed) ?? [];
  if (place === undefined || key === undefined) return typed;
  try {
    sessionStorage.setItem(linkName(place), key);
    history.replaceState(history.state, '', `#/${place}`);
  } catch {
    // If storage is blocked, as in a private window, the key stays in the address.
  }
  return typed;
};

const withKey = (typed: string): string => {
  if (!typed.startsWith('friends/')) return typed;
  try {
    const key = sessionStorage.getItem(linkName(typed));
    return key === null ? typed : `${typed}/${key}`;
  } catch {
    return typed;
  }
};

const readAddress = (): string => withoutKey(withKey(read(location.hash)));

const address = signal(readAddress());
let moves = 0;

addEventListener('hashchange', () => {
  moves += 1;
  address.value = readAddress();
});

/** Whether the player has navigated since the page was opened. */
export const hasMoved = (): boolean => moves > 0;

const split = (typed: string): readonly string[] => typed.split('?')[0]!.split('/').filter(Boolean);

/** The parts of a route, from the hash of an address. */
export const partsOf = (hash: string): readonly string[] => split(read(hash));

/** The parts of the current route; those of `table/abc` are ['table', 'abc']. */
export const route = computed<readonly string[]>(() => split(address.value));

/** The parameters after `?` in the current route. */
export const query = computed(() => new URLSearchParams(address.value.split('?')[1] ?? ''));

export const linkTo = (...parts: readonly string[]): string => `#/${parts.join('/')}`;

export const goTo = (...parts: readonly string[]): void => {
  location.hash = linkTo(...parts);
};

/** Navigates without a new history entry, and forgets the secret key of the current link. */
export const replaceRoute = (...parts: readonly string[]): void => {
  try {
    sessionStorage.removeItem(linkName(read(location.hash)));
  } catch {}
  location.replace(linkTo(...parts));
};

/**
 * Makes a function that navigates after asynchronous work, unless the player has left the page meanwhile. The function
 * returns whether it navigates.
 */
export const fromHere = (go: typeof goTo = goTo): ((...parts: readonly string[]) => boolean) => {
  const here = location.hash;
  return (...parts) => {
    const isHere = location.hash === here;
    if (isHere) go(...parts);
    return isHere;
  };
};
