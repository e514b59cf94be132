import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import type { Options } from '../../../../games/thargos/asking/options.ts';
import type { Attribute } from '../../../../games/thargos/attributes.ts';
import type { Command, Instance, View } from '../../../../games/thargos/types.ts';
import { peopleAt } from '../../../client/table.ts';
import { type TakingBack, takingBack } from '../../../ui/taking-back.ts';
import { game } from '../device.ts';
import type { ThargosTable } from '../local-table.ts';
import { trackOfCommand } from './concern.ts';
import { laidCards } from './left-lying.ts';
import type { EventAbout } from './moments/moments.ts';
import type { BeingShown } from './moments/showing.ts';

/** What a player has taken up and not yet done anything with, and the track it is advised for. */
export type Held =
  | { readonly type: 'card'; readonly card: Instance; readonly advised?: number }
  | { readonly type: 'hero'; readonly hero: Instance; readonly advised?: number }
  | { readonly type: 'track'; readonly track: number }
  | { readonly type: 'node'; readonly node: string };

/** Everything the screen of a table shows, derived from the table and from what the player holds. */
export interface Model {
  readonly table: ThargosTable;
  /** For whom the chronicle is written, if not for these eyes. */
  readonly reader?: Viewer;
  /** The chronicle is not ahead of what is being shown. */
  readonly shown?: BeingShown;
  /** Whose eyes look at the screen. */
  readonly eyes: Signal<Seat>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options>;
  readonly held: Signal<Held | undefined>;
  /** Cards laid on colours in a conflict, not yet confirmed. */
  readonly laid: Signal<readonly { readonly card: Instance; readonly colour: Attribute }[]>;
  /** Picked so far for a choice of several: the cards that were tapped, which may be copies of those offered. */
  readonly picked: Signal<readonly number[]>;
  /** Why the last wish was not granted. */
  readonly refusal: Signal<Refusal | undefined>;
  readonly people: readonly Seat[];
  /** Gives an answer; whatever was held or laid is let go when it is accepted. */
  readonly submit: (command: Command) => Promise<void>;
  readonly letGo: () => void;
  /** How the last thing done at these eyes is taken back. */
  readonly back: TakingBack;
  /** Set where the hand is covered because everybody looks: uncovers it for these eyes alone. */
  readonly uncover?: () => void;
  /** The track that the last answer was about. */
  readonly concerned: Signal<{ readonly track: number } | undefined>;
  /** What others did since somebody at this device last answered. */
  readonly recap: Signal<readonly EventAbout[]>;
  /** What happened since then and has no sight of its own: read out to players who don’t see it. */
  readonly news: Signal<readonly EventAbout[]>;
}

/** Who looks first: the person who is asked, else any person, else nobody in particular. */
export const firstEyes = (table: ThargosTable): Seat => {
  const people = peopleAt(table);
  const { owing } = table.snapshot(people[0] ?? 'spectator');
  return people.find(seat => owing.includes(seat)) ?? people[0] ?? 0;
};

export const tableModel = (table: ThargosTable): Model => {
  const eyes = signal<Seat>(firstEyes(table));
  const held = signal<Held | undefined>(undefined);
  const laid = laidCards(table, eyes);
  const picked = signal<readonly number[]>([]);
  const refusal = signal<Refusal | undefined>(undefined);
  const view = computed(() => {
    table.version.value;
    return table.view(eyes.value);
  });
  const options = computed(() => game.options(view.value));
  const letGo = (): void => {
    held.value = undefined;
    laid.value = [];
    picked.value = [];
    refusal.value = undefined;
  };
  const concerned = signal<Model['concerned']['value']>(undefined);
  let last: Command | undefined;
  const submit = async (command: Command): Promise<void> => {
    // A second click was meant for what is gone by then, unless the first waits because it could not be kept.
    if (last && !table.trouble.peek()) return;
    last = command;
    const track = trackOfCommand(view.peek(), command);
    try {
      const refused = await table.submit(eyes.peek(), command);
      if (last !== command) return;
      if (refused) refusal.value = refused;
      else {
        letGo();
        if (track !== undefined) concerned.value = { track };
      }
    } finally {
      if (last === command) last = undefined;
    }
  };
  const people = peopleAt(table);
  const recap = signal<Model['recap']['value']>([]);
  const news = signal<Model['news']['value']>([]);
  const back = takingBack(table, eyes, refused => {
    letGo();
    if (refused) refusal.value = refused;
    else {
      recap.value = [];
      news.value = [];
    }
  });
  return {
    table,
    eyes,
    view,
    options,
    held,
    laid,
    picked,
    refusal,
    people,
    ...(people.length === 0 && { reader: 'spectator' }),
    submit,
    letGo,
    back,
    concerned,
    recap,
    news,
  };
};

/**
 * The same table, only looked at: nobody is asked anything. Where several people share the device they may all look
 * at once, so it shows what everybody may know.
 */
export const stillModel = (model: Model): Model => ({
  ...model,
  ...(model.people.length > 1 && {
    reader: 'spectator',
    view: computed(() => {
      model.table.version.value;
      return model.table.view('spectator');
    }),
  }),
  options: signal<Options>({ type: 'none' }),
  back: { ...model.back, can: signal(false) },
});

/** The same table for everybody around one device: who is asked answers in the open, and no hand is seen. */
export const coveredModel = (model: Model, uncover: () => void): Model => ({
  ...model,
  reader: 'spectator',
  view: computed(() => ({ ...model.view.value, hand: [] })),
  uncover,
});

/** HT-3.4: heroes are placed in the open; no hand is needed for that. */
export const isAskedOpenly = (view: View): boolean => view.question?.type === 'placeHero';
