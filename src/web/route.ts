import { computed, signal } from '@preact/signals';

/** Where one is, as the part of the address after `#`: it works without any server and survives a reload. */

const read = (): string => {
  const typed = location.hash.replace(/^#\/?/, '');
  try {
    return decodeURI(typed);
  } catch {
    // A pasted address may hold a stray %.
    return typed;
  }
};

const address = signal(read());
let moves = 0;

/** Places one leaves for a moment, to look a rule up or to change a setting, and wants to find again. */
const PLACES = ['table', 'learn', 'replay'] as const;
type Place = (typeof PLACES)[number];

interface Left {
  readonly place: Place;
  readonly href: string;
}

/** The game, lesson or replay that was left last. */
export const lastLeft = signal<Left | undefined>(undefined);

/** What a screen is, whichever game it belongs to: `thargos/rules/HT-5.4` is rules too. */
export const screenOf = ([first, second]: readonly string[]): string | undefined => {
  if (first !== 'thargos') return first;
  return second === 'lesson' ? 'learn' : second;
};

addEventListener('hashchange', event => {
  const name = screenOf(route.peek());
  const place = PLACES.find(each => each === name);
  if (place) lastLeft.value = { place, href: new URL(event.oldURL).hash };
  moves += 1;
  address.value = read();
});

/** Whether somebody went from one screen to another since the page was opened. */
export const hasMoved = (): boolean => moves > 0;

/** The parts of the address: `table/abc` is ['table', 'abc']. */
export const route = computed<readonly string[]>(() =>
  address.value.split('?')[0].split('/').filter(Boolean),
);

/** What follows `?` in the address. */
export const query = computed(() => new URLSearchParams(address.value.split('?')[1] ?? ''));

export const linkTo = (...parts: readonly string[]): string => `#/${parts.join('/')}`;

export const goTo = (...parts: readonly string[]): void => {
  location.hash = linkTo(...parts);
};
