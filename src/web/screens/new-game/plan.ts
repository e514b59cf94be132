import type { ComponentType } from 'preact';
import type { Refusal } from '../../../engine/refusal.ts';
import type { IconName } from '../../art/icons.ts';
import type { NewLocalGame } from '../../client/local-table.ts';
import type { Words } from '../../i18n.ts';

/** The values of a form. Always complete, but not always playable. */
export interface Drafted {
  readonly seed: string;
}

/** Props of every part of a form; a game adds its own. */
export interface DraftForm<Draft extends Drafted> {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** Why the draft isn't playable. */
  readonly refusal: Refusal | undefined;
}

/** How a new game is configured and started; the page around the choices is shared. */
export interface NewGamePlan<Draft extends Drafted, F extends DraftForm<Draft>> {
  readonly words: Words<{ readonly title: string }>;
  readonly icon: IconName;
  /** The last choices, as far as they are still valid. */
  readonly last: () => Draft;
  readonly keep: (draft: Draft) => void;
  /** Loads data after the first render. Returns the change that it makes to the draft. */
  readonly arriving?: () => Promise<(draft: Draft) => Draft>;
  readonly formOf: (draft: Draft, change: (next: Draft) => void) => F;
  readonly begin: (draft: Draft) => Promise<string | Refusal>;
  /** The game to create online, and the initial draft for it. */
  readonly wished: (draft: Draft) => Promise<NewLocalGame<object> | Refusal>;
  readonly withFriends: (draft: Draft, name: string | undefined) => Draft;
  /** User content of this device that other players may lack. */
  readonly brings?: {
    readonly isAny: (draft: Draft) => boolean;
    readonly load: (config: object) => Promise<readonly { readonly kind: string; readonly data: unknown }[]>;
  };
  /** A short summary, beside the start button. */
  readonly summary: (form: F) => string;
  readonly Reason: ComponentType<{ readonly refusal: Refusal; readonly form: F }>;
  /** The panels above the seed, and the house rules below it. */
  readonly Choices: ComponentType<F>;
  readonly House: ComponentType<F>;
}

/** The plan of any game, with its draft type hidden. */
export type SomeNewGame = <R>(
  use: <Draft extends Drafted, F extends DraftForm<Draft>>(plan: NewGamePlan<Draft, F>) => R,
) => R;

export const someNewGame =
  <Draft extends Drafted, F extends DraftForm<Draft>>(plan: NewGamePlan<Draft, F>): SomeNewGame =>
  use =>
    use(plan);
