import { batch, effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../engine/text.ts';
import { defined, isObject, keysOf } from '../engine/util.ts';

/** The player's settings. Each has a default. */

const KEY = 'alidade';

export const THEMES = ['auto', 'light', 'dark'] as const;

export const PACES = ['calm', 'usual', 'brisk', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** How a player confirms a drawing: with a second tap on the same space, with the first tap, or with a button. */
export const CONFIRMS = ['two-taps', 'one-tap', 'button'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Whether a screen asks players to pass the device on if all maps are open. If maps are hidden, it always does. */
export const HANDOVERS = ['page', 'none'] as const;

/** The text sizes, in percent of the default size. */
export const TEXT_SIZES: readonly number[] = [100, 125, 150, 200];

/** The values of each setting; the first is the default. */
const VALUES = {
  theme: THEMES,
  confirm: CONFIRMS,
  handover: HANDOVERS,
  motion: ['auto', 'none'],
  /** How fast the moves of others are animated. */
  pace: ['usual', ...PACES],
  // Sound and vibration are off by default, so that they don't startle anyone.
  sound: ['off', 'on'],
  buzz: ['off', 'on'],
  /** WCAG 2.1.4: whether single letters and digits are keyboard shortcuts. */
  shortcuts: ['on', 'off'],
  textSize: TEXT_SIZES,
} as const;

type Settings = { readonly [Key in keyof typeof VALUES]: (typeof VALUES)[Key][number] } & {
  readonly language: Language;
};

const spoken = (languages: readonly string[]): Language => {
  const wished = languages.map(tag => tag.slice(0, 2));
  return wished.map(tag => LANGUAGES.find(each => each === tag)).find(defined) ?? 'en';
};

/** A function that returns the storage, because access to it may throw in a private window. */
type Keeping = () => Pick<Storage, 'getItem' | 'setItem'>;

const kept = (storage: Keeping): Readonly<Record<string, unknown>> => {
  try {
    // A stored value may be anything, such as null, and must not stop the page.
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
};

/** Reads the stored settings. A missing or invalid setting gets its default. */
export const readSettings = (storage: Keeping, languages: readonly string[]): Settings => {
  const start = kept(storage);
  const chosen = Object.entries<readonly unknown[]>(VALUES).map(([key, values]) => [
    key,
    values.includes(start[key]) ? start[key] : values[0],
  ]);
  const language = LANGUAGES.find(each => each === start.language) ?? spoken(languages);
  // This cast is safe because each setting has one of its values.
  return { ...(Object.fromEntries(chosen) as Settings), language };
};

export const saveSettings = (storage: Keeping, settings: object): void => {
  try {
    storage().setItem(KEY, JSON.stringify(settings));
  } catch {
    // If storage is blocked, as in a private window, the settings last until the page is closed.
  }
};

const browser: Keeping = () => localStorage;
const start = readSettings(browser, navigator.languages);

export const language = signal(start.language);
export const theme = signal(start.theme);
export const confirmBy = signal(start.confirm);
export const handover = signal(start.handover);
export const motion = signal(start.motion);
export const pace = signal(start.pace);
export const sound = signal(start.sound);
export const vibration = signal(start.buzz);
export const shortcuts = signal(start.shortcuts);
export const textSize = signal(start.textSize);

const SIGNALS: { readonly [Key in keyof Settings]: Signal<Settings[Key]> } = {
  language,
  theme,
  confirm: confirmBy,
  handover,
  motion,
  pace,
  sound,
  buzz: vibration,
  shortcuts,
  textSize,
};

/** Applies the settings that a different window has saved. */
const showSettings = (settings: Settings): void =>
  batch(() => {
    // This cast is safe because a signal has the same key as its setting.
    for (const key of keysOf(SIGNALS)) (SIGNALS[key] as Signal<unknown>).value = settings[key];
  });

/** Whether a key must be ignored, because it is a single character and shortcuts are off. */
export const isSwitchedOff = (key: string): boolean =>
  shortcuts.peek() === 'off' && key.length === 1 && key !== ' ';

/** The layout of a table in this window. Components read it so that they needn't render hidden parts. */
export const layout = signal('desk');

const FEW_LETTERS = 16;
const FEW_LINES = 34;

/** The layout for a window of this size, which is measured in letters (rooms.css). */
export const layoutFor = (wide: number, high: number): string => {
  if (wide >= 68 && high >= 40) return 'desk';
  if (wide >= 34 && wide > high * 1.15) return 'wide';
  return wide > 40 ? 'tall' : 'phone';
};

/**
 * Sets attributes from which styles know how many letters fit into the window. Media queries ignore the setting for the
 * text size, and container queries don't update when it changes.
 */
const countLetters = (): void => {
  const root = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(root).fontSize);
  const [wide, high] = [root.clientWidth / letter, root.clientHeight / letter];
  root.dataset.letters = wide <= FEW_LETTERS ? 'few' : 'many';
  root.dataset.lines = high <= FEW_LINES ? 'few' : 'many';
  layout.value = layoutFor(wide, high);
  root.dataset.room = layout.peek();
};

/** Saves the settings and applies them to the page. */
export const applySettings = (): void => {
  addEventListener('resize', countLetters);
  let isFollowing = false;
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || newValue === null) return;
    // Settings from a different window aren't saved again: two versions of the page would overwrite each other forever.
    isFollowing = true;
    showSettings(readSettings(browser, navigator.languages));
    isFollowing = false;
  });
  effect(() => {
    const root = document.documentElement;
    root.lang = language.value;
    if (theme.value === 'auto') delete root.dataset.theme;
    else root.dataset.theme = theme.value;
    root.dataset.motion = motion.value;
    root.style.setProperty('--text-size', String(textSize.value));
    countLetters();
    const now = Object.fromEntries(keysOf(SIGNALS).map(key => [key, SIGNALS[key].value]));
    if (!isFollowing) saveSettings(browser, now);
  });
};

/** Whether animations are enabled. */
export const isMoving = (): boolean =>
  motion.value === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
