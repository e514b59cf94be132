import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Words } from '../say.ts';

/** A setting with a few values: each has a name, and perhaps a note. */
export interface Choice {
  readonly name: string;
  readonly title: Words<string>;
  readonly chosen: Signal<string>;
  readonly options: Words<Readonly<Record<string, readonly [name: string, note?: string]>>>;
}

/** A font, who drew it, and its licence among those served with the page. */
export interface FontCredit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
}

/** What the pages that are about all games say of one. */
export interface GameAbout {
  /** What light and dark are called there. */
  readonly looks: Words<{ readonly light: string; readonly dark: string }>;
  /** The settings that it adds. */
  readonly choices: readonly Choice[];
  /** Whose game it is. */
  readonly Credits: ComponentType;
  /** The fonts that it brings. */
  readonly fonts?: readonly FontCredit[];
  /** Where a value of a card is corrected. */
  readonly corrections?: string;
}
