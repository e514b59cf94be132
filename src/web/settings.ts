import { batch, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../engine/text.ts';

/** What a person set once and finds again. Everything has a default that needs no asking. */

const KEY = 'alidade';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['calm', 'usual', 'brisk', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** What inks a drawing: the first tap, a second one on the same space, or none. */
export const CONFIRMS = ['two-taps', 'one-tap', 'button'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Whether a page asks to pass the device on where maps are open; where they are hidden it always does. */
export const HANDOVERS = ['page', 'none'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** In hundredths of the usual size. */
export const TEXT_SIZES: readonly number[] = [100, 125, 150, 200];

interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly confirm: Confirm;
  readonly handover: Handover;
  readonly motion: 'auto' | 'none';
  /** How fast others are seen to play. */
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

/** Asked for each time: a private window may forbid even to ask. */
type Keeping = () => Pick<Storage, 'getItem' | 'setItem'>;

const kept = (storage: Keeping): Partial<Settings> => {
  try {
    // Whatever stands there, null too, must not keep the page from opening.
    return (JSON.parse(storage().getItem(KEY) ?? '{}') ?? {}) as Partial<Settings>;
  } catch {
    return {};
  }
};

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.includes(value as T) ? (value as T) : otherwise;

/** What was kept; whatever is missing there or none of ours has its default. */
export const readSettings = (storage: Keeping, languages: readonly string[]): Settings => {
  const start = kept(storage);
  return {
    language: oneOf(LANGUAGES, start.language, spoken(languages)),
    theme: oneOf(THEMES, start.theme, 'auto'),
    confirm: oneOf(CONFIRMS, start.confirm, 'two-taps'),
    handover: oneOf(HANDOVERS, start.handover, 'page'),
    motion: start.motion === 'none' ? 'none' : 'auto',
    pace: oneOf(PACES, start.pace, 'usual'),
    // Nobody is to be startled, nor to startle others: both are off until asked for.
    sound: start.sound === 'on' ? 'on' : 'off',
    buzz: start.buzz === 'on' ? 'on' : 'off',
    shortcuts: start.shortcuts === 'off' ? 'off' : 'on',
    textSize: oneOf(TEXT_SIZES, start.textSize, 100),
  };
};

export const keepSettings = (storage: Keeping, settings: Settings): void => {
  try {
    storage().setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may forbid it; the settings then last as long as the page.
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
export const buzz = signal(start.buzz);
export const shortcuts = signal(start.shortcuts);
export const textSize = signal(start.textSize);

/** Takes over what was set in another window. */
const follow = (settings: Settings): void =>
  batch(() => {
    language.value = settings.language;
    theme.value = settings.theme;
    confirmBy.value = settings.confirm;
    handover.value = settings.handover;
    motion.value = settings.motion;
    pace.value = settings.pace;
    sound.value = settings.sound;
    buzz.value = settings.buzz;
    shortcuts.value = settings.shortcuts;
    textSize.value = settings.textSize;
  });

/** Whether a key is a letter, digit or sign that is no command because shortcuts are off. */
export const isSwitchedOff = (key: string): boolean =>
  shortcuts.peek() === 'off' && key.length === 1 && key !== ' ';

/** How a table lies in the window: what is not shown there need not be drawn. */
export const room = signal('desk');

const FEW_LETTERS = 16;
const FEW_LINES = 34;

/** How the table lies in a window of so many letters: see rooms.css. */
export const roomFor = (wide: number, high: number): string => {
  if (wide >= 68 && high >= 40) return 'desk';
  if (wide >= 34 && wide > high * 1.15) return 'wide';
  return wide > 40 ? 'tall' : 'phone';
};

/**
 * Tells the styles how many letters fit. A media query would not know of our text size, and a container query is
 * not asked again when it changes.
 */
const countLetters = (): void => {
  const root = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(root).fontSize);
  const [wide, high] = [root.clientWidth / letter, root.clientHeight / letter];
  root.dataset.letters = wide <= FEW_LETTERS ? 'few' : 'many';
  root.dataset.lines = high <= FEW_LINES ? 'few' : 'many';
  room.value = roomFor(wide, high);
  root.dataset.room = room.peek();
};

/** Keeps the settings, and shows them on the page. */
export const applySettings = (): void => {
  addEventListener('resize', countLetters);
  let isFollowing = false;
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || newValue === null) return;
    // Two windows of different age would correct each other for ever: who follows writes nothing.
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
      buzz: buzz.value,
      shortcuts: shortcuts.value,
      textSize: textSize.value,
    };
    if (!isFollowing) keepSettings(browser, settings);
  });
};

/** Whether things may move. */
export const isMoving = (): boolean =>
  motion.value === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
