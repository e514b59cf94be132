import { batch, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../engine/text.ts';

/** Player settings. Every setting has a default. */

const KEY = 'alidade';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['calm', 'usual', 'brisk', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** How a drawing is confirmed: by the first tap, by a second tap on the same space, or by a button. */
export const CONFIRMS = ['two-taps', 'one-tap', 'button'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Whether to ask to pass the device if maps are open; if they are hidden, it always asks. */
export const HANDOVERS = ['page', 'none'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** In percent of the default size. */
export const TEXT_SIZES: readonly number[] = [100, 125, 150, 200];

interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly confirm: Confirm;
  readonly handover: Handover;
  readonly motion: 'auto' | 'none';
  /** How fast the moves of others are animated. */
  readonly pace: Pace;
  readonly sound: 'off' | 'on';
  readonly buzz: 'off' | 'on';
  /** WCAG 2.1.4: whether single letters and digits are commands. */
  readonly shortcuts: 'on' | 'off';
  readonly textSize: number;
}

const spoken = (languages: readonly string[]): Language => {
  const wished = languages.map(tag => tag.slice(0, 2));
  return wished.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
};

/** A function, because a private window may throw on access. */
type Keeping = () => Pick<Storage, 'getItem' | 'setItem'>;

const kept = (storage: Keeping): Partial<Settings> => {
  try {
    // Invalid stored values, including null, must not stop the page.
    return (JSON.parse(storage().getItem(KEY) ?? '{}') ?? {}) as Partial<Settings>;
  } catch {
    return {};
  }
};

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.includes(value as T) ? (value as T) : otherwise;

/** The stored settings; missing or invalid ones have their defaults. */
export const readSettings = (storage: Keeping, languages: readonly string[]): Settings => {
  const start = kept(storage);
  return {
    language: oneOf(LANGUAGES, start.language, spoken(languages)),
    theme: oneOf(THEMES, start.theme, 'auto'),
    confirm: oneOf(CONFIRMS, start.confirm, 'two-taps'),
    handover: oneOf(HANDOVERS, start.handover, 'page'),
    motion: start.motion === 'none' ? 'none' : 'auto',
    pace: oneOf(PACES, start.pace, 'usual'),
    // Sound and vibration are off by default, so that they don't startle anyone.
    sound: start.sound === 'on' ? 'on' : 'off',
    buzz: start.buzz === 'on' ? 'on' : 'off',
    shortcuts: start.shortcuts === 'off' ? 'off' : 'on',
    textSize: oneOf(TEXT_SIZES, start.textSize, 100),
  };
};

export const saveSettings = (storage: Keeping, settings: Settings): void => {
  try {
    storage().setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may forbid it; then the settings last as long as the page.
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

/** Applies the settings of another window. */
const follow = (settings: Settings): void =>
  batch(() => {
    language.value = settings.language;
    theme.value = settings.theme;
    confirmBy.value = settings.confirm;
    handover.value = settings.handover;
    motion.value = settings.motion;
    pace.value = settings.pace;
    sound.value = settings.sound;
    vibration.value = settings.buzz;
    shortcuts.value = settings.shortcuts;
    textSize.value = settings.textSize;
  });

/** Whether a key would be a single-character shortcut while shortcuts are off. */
export const isSwitchedOff = (key: string): boolean =>
  shortcuts.peek() === 'off' && key.length === 1 && key !== ' ';

/** The layout of the table in this window: hidden parts need not be drawn. */
export const layout = signal('desk');

const FEW_LETTERS = 16;
const FEW_LINES = 34;

/** The layout for a window size in letters: see rooms.css. */
export const layoutFor = (wide: number, high: number): string => {
  if (wide >= 68 && high >= 40) return 'desk';
  if (wide >= 34 && wide > high * 1.15) return 'wide';
  return wide > 40 ? 'tall' : 'phone';
};

/**
 * Tells the styles how many letters fit. Media queries ignore our text size, and container queries don't update when it changes.
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
    // Two windows of different versions would overwrite each other forever, so a follower doesn't write.
    isFollowing = true;
    follow(readSettings(browser, navigator.languages));
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
    const settings: Settings = {
      language: language.value,
      theme: theme.value,
      confirm: confirmBy.value,
      handover: handover.value,
      motion: motion.value,
      pace: pace.value,
      sound: sound.value,
      buzz: vibration.value,
      shortcuts: shortcuts.value,
      textSize: textSize.value,
    };
    if (!isFollowing) saveSettings(browser, settings);
  });
};

/** Whether animations are enabled. */
export const isMoving = (): boolean =>
  motion.value === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
