import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Words } from '../i18n.ts';

/** A setting with a few values, each with a name and an optional note. */
export interface Choice {
  readonly name: string;
  readonly title: Words<string>;
  readonly chosen: Signal<string>;
  readonly options: Words<Readonly<Record<string, readonly [name: string, note?: string]>>>;
}

/** A font, its designer, and its license file among those served with the page. */
export interface FontCredit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
}

/** What the settings and the about page show for a game. */
export interface GameAbout {
  /** The game's names for the light and dark theme. */
  readonly looks: Words<{ readonly light: string; readonly dark: string }>;
  /** Additional settings. */
  readonly choices: readonly Choice[];
  /** Authors and publishers of the game. */
  readonly Credits: ComponentType;
  /** Additional fonts. */
  readonly fonts?: readonly FontCredit[];
  /** The route where card values are corrected. */
  readonly corrections?: string;
}
