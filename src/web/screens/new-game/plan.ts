import { signal } from '@preact/signals';
import { type ComponentType, createContext } from 'preact';
import { isSame } from '../../../engine/canonical.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { IconName } from '../../art/icons.ts';
import type { NewLocalGame } from '../../games/local-game.ts';
import type { Words } from '../../i18n.ts';

/** The values of a new-game form. They are always complete, but not always playable. */
export interface Drafted {
  readonly seed: string;
  /** The config keys that the player has changed; all others have their defaults. */
  readonly wish: object;
}

/** The props that every part of a new-game form gets. A game may add more. */
export interface DraftForm<Draft extends Drafted> {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** Why the draft isn't playable. */
  readonly refusal: Refusal | undefined;
}

/** How a game configures and starts new games. The page around the choices is the same for all games. */
export interface NewGamePlan<Draft extends Drafted, F extends DraftForm<Draft>> {
  readonly words: Words<{ readonly title: string }>;
  readonly icon: IconName;
  /** Returns the choices of the last time, as far as they are still valid. */
  readonly last: () => Draft;
  readonly keep: (draft: Draft) => void;
  /** Loads data after the first render, and returns a function that changes the draft accordingly. */
  readonly arriving?: () => Promise<(draft: Draft) => Draft>;
  readonly formOf: (draft: Draft, change: (next: Draft) => void) => F;
  readonly begin: (draft: Draft) => Promise<string | Refusal>;
  /** Returns the online game to create. */
  readonly wished: (draft: Draft) => Promise<NewLocalGame<object> | Refusal>;
  /** Changes a draft into the initial draft of an online game. */
  readonly withFriends: (draft: Draft, name: string | undefined) => Draft;
  /** The user content on this device that other players may not have. */
  readonly brings?: {
    readonly isAny: (draft: Draft) => boolean;
    readonly load: (config: object) => Promise<readonly { readonly kind: string; readonly data: unknown }[]>;
  };
  /** Returns the short summary beside the start button. */
  readonly summary: (form: F) => string;
  readonly Reason: ComponentType<{ readonly refusal: Refusal; readonly form: F }>;
  /** The panels above the seed field. */
  readonly Choices: ComponentType<F>;
  readonly House: ComponentType<F>;
}

/** The plan of any game. Its draft type is hidden, so that shared code can use it. */
export type SomeNewGame = <R>(
  use: <Draft extends Drafted, F extends DraftForm<Draft>>(plan: NewGamePlan<Draft, F>) => R,
) => R;

export const someNewGame =
  <Draft extends Drafted, F extends DraftForm<Draft>>(plan: NewGamePlan<Draft, F>): SomeNewGame =>
  use =>
    use(plan);

/** Reads a stored value, unvalidated; undefined if it is missing. */
export const readSaved = (key: string): unknown => {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : JSON.parse(kept);
};

/** Saves the choices for the next time, without the seed, because a saved seed would make every game the same. */
export const saveDraft = (key: string, draft: Drafted): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, seed: '' }));
  } catch {
    // If storage is blocked, as in a private window, the form starts with the defaults next time.
  }
};

/** Sets a value in `changed`, or removes it if it is the default. */
export const withChange = <T extends object, K extends keyof T>(
  changed: T,
  key: K,
  value: T[K],
  usual: T[K] | undefined,
): Omit<T, K> | T => {
  const { [key]: _, ...rest } = changed;
  return isSame(value, usual) ? rest : { ...changed, [key]: value };
};

/** The names of the values of a rule that is on or off. */
export const YES_NO = { true: { en: 'Yes', fr: 'Oui' }, false: { en: 'No', fr: 'Non' } };

/** Whether the form is for an online game, in which the first seat is the player's. */
export const IsOnline = createContext(false);

/** Whether the form is for a convention table, whose seats are all open. */
export const IsConvention = createContext(false);

/** The function that turns a server's refusal into a text. It is loaded after the first refusal. */
const said = signal<((refusal: Refusal) => string | undefined) | undefined>(undefined);

export const setOnlineText = (words: (refusal: Refusal) => string | undefined): void => {
  said.value = words;
};

export const onlineRefusalText = (refusal: Refusal): string | undefined => said.value?.(refusal);
