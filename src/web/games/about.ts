import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Words } from '../i18n.ts';

/** A setting that only one game has, with a few options. */
export interface Choice {
  readonly name: string;
  readonly title: Words<string>;
  readonly chosen: Signal<string>;
  readonly options: Words<Readonly<Record<string, readonly [name: string, note?: string]>>>;
}

/** A font, its designer, and the file name of its license in `src/web/public/licences`. */
export interface FontCredit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
}

/** What the settings page and the about page show about a game. */
export interface GameAbout {
  /** What the game calls the light and dark theme. */
  readonly looks: Words<{ readonly light: string; readonly dark: string }>;
  readonly choices: readonly Choice[];
  /** A text about the authors and publishers of the game. */
  readonly Credits: ComponentType;
  readonly fonts?: readonly FontCredit[];
  /** The route of the screen on which players correct card values. */
  readonly corrections?: string;
}
