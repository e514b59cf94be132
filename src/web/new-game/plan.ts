import type { ComponentType } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';
import type { IconName } from '../art/icons.ts';
import type { NewLocalGame } from '../client/local-table.ts';
import type { Words } from '../say.ts';

/** What stands on a form. It is complete at any time; whether it can be played is another question. */
export interface Drafted {
  readonly seed: string;
}

/** What every part of a form is given; a game adds what its own parts need. */
export interface DraftForm<Draft extends Drafted> {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** Why it cannot be played as it stands. */
  readonly refusal: Refusal | undefined;
}

/** How a new game is chosen and begun; the page around the choices is the same for all games. */
export interface NewGamePlan<Draft extends Drafted, F extends DraftForm<Draft>> {
  readonly words: Words<{ readonly title: string }>;
  readonly icon: IconName;
  /** The choices of last time, as far as they can still be played. */
  readonly last: () => Draft;
  readonly keep: (draft: Draft) => void;
  /** What comes only after the form is shown, and what it changes about the choices. */
  readonly arriving?: () => Promise<(draft: Draft) => Draft>;
  readonly formOf: (draft: Draft, change: (next: Draft) => void) => F;
  readonly begin: (draft: Draft) => Promise<string | Refusal>;
  /** The same for people at several devices: what the form asks for, and how it looks to begin with. */
  readonly wished: (draft: Draft) => Promise<NewLocalGame<object> | Refusal>;
  readonly withFriends: (draft: Draft, name: string | undefined) => Draft;
  /** What such a game needs of this device, that others may lack. */
  readonly brings?: {
    readonly isAny: (draft: Draft) => boolean;
    readonly load: (config: object) => Promise<readonly { readonly kind: string; readonly data: unknown }[]>;
  };
  /** The choices in a few words, beside the button that begins. */
  readonly summary: (form: F) => string;
  readonly Reason: ComponentType<{ readonly refusal: Refusal; readonly form: F }>;
  /** The panels above the seed, and the house rules below it. */
  readonly Choices: ComponentType<F>;
  readonly House: ComponentType<F>;
}

/** The plan of some game, whatever its draft is. */
export type SomeNewGame = <R>(
  use: <Draft extends Drafted, F extends DraftForm<Draft>>(plan: NewGamePlan<Draft, F>) => R,
) => R;

export const someNewGame =
  <Draft extends Drafted, F extends DraftForm<Draft>>(plan: NewGamePlan<Draft, F>): SomeNewGame =>
  use =>
    use(plan);
