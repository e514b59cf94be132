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

/**
 * Links to a seat and to an identity end with a key that makes their reader a player. Invitations and links for
 * spectators are meant to be passed on: their address stays as it was sent.
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
    // A private window may forbid it: then the address is all there is.
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

/** Replaces this entry of the history. A link that led here is used up. */
export const goOnTo = (...parts: readonly string[]): void => {
  try {
    sessionStorage.removeItem(linkName(read(location.hash)));
  } catch {}
  location.replace(linkTo(...parts));
};

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
