import { computed, signal } from '@preact/signals';

/** The route is the fragment of the address: it needs no server and survives a reload. */

const read = (hash: string): string => {
  const typed = hash.replace(/^#\/?/, '');
  try {
    return decodeURI(typed);
  } catch {
    // A pasted address may contain a stray %.
    return typed;
  }
};

/**
 * Links to a seat or an identity end with a secret key. Invites and spectator links are meant to be shared, so their addresses
 * stay.
 */
const WITH_KEY = /^(friends\/(?:seat\/[^/?]+|me))\/([\w-]{32,128})$/;
const linkName = (place: string): string => `alidade.link.${place}`;

/**
 * Takes the key out of the address bar and the history. It stays in this window until the link is used, so that a
 * reload still finds it.
 */
const withoutKey = (typed: string): string => {
  const [, place, key] = WITH_KEY.exec(typed) ?? [];
  if (place === undefined || key === undefined) return typed;
  try {
    sessionStorage.setItem(linkName(place), key);
    history.replaceState(history.state, '', `#/${place}`);
  } catch {
    // A private window may forbid it: then the key stays in the address.
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

/** The parts of a hash. */
export const partsOf = (hash: string): readonly string[] => split(read(hash));

/** The parts of the route: `table/abc` is ['table', 'abc']. */
export const route = computed<readonly string[]>(() => split(address.value));

/** The query after `?` in the route. */
export const query = computed(() => new URLSearchParams(address.value.split('?')[1] ?? ''));

export const linkTo = (...parts: readonly string[]): string => `#/${parts.join('/')}`;

export const goTo = (...parts: readonly string[]): void => {
  location.hash = linkTo(...parts);
};

/** Replaces this history entry, and forgets the key of the link that led here. */
export const replaceRoute = (...parts: readonly string[]): void => {
  try {
    sessionStorage.removeItem(linkName(read(location.hash)));
  } catch {}
  location.replace(linkTo(...parts));
};

/**
 * Prepares navigation for an asynchronous result: does nothing if the player has left meanwhile. Returns whether it navigates.
 */
export const fromHere = (go: typeof goTo = goTo): ((...parts: readonly string[]) => boolean) => {
  const here = location.hash;
  return (...parts) => {
    const isHere = location.hash === here;
    if (isHere) go(...parts);
    return isHere;
  };
};
