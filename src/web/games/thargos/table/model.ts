import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import type { Attribute, Command, Instance, Options, View } from '../../../../games/thargos/ui.ts';
import { peopleAt } from '../../../client/table.ts';
import { type TakingBack, takingBack } from '../../../ui/taking-back.ts';
import { game } from '../device.ts';
import type { ThargosTable } from '../local-table.ts';
import type { EventAbout } from './moments/moments.ts';
import type { BeingShown } from './moments/showing.ts';
import { trackOfCommand } from './relevant-track.ts';
import { unconfirmedCards } from './unconfirmed-cards.ts';

/** What a player has picked up, and the track a hint suggests for it. */
export type Held =
  | { readonly type: 'card'; readonly card: Instance; readonly advised?: number }
  | { readonly type: 'hero'; readonly hero: Instance; readonly advised?: number }
  | { readonly type: 'track'; readonly track: number }
  | { readonly type: 'node'; readonly node: string };

/** Everything the table screen shows, derived from the table and the player's selection. */
export interface Model {
  readonly table: ThargosTable;
  /** The reader of the chronicle, if not the current viewer. */
  readonly reader?: Viewer;
  /** Keeps the chronicle from running ahead of the animation. */
  readonly shown?: BeingShown;
  /** The seat whose view is on the screen. */
  readonly viewer: Signal<Seat>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options>;
  readonly held: Signal<Held | undefined>;
  /** Cards placed on colors in a conflict, not confirmed yet. */
  readonly laid: Signal<readonly { readonly card: Instance; readonly colour: Attribute }[]>;
  /** Cards picked so far for a choice of several; they may be copies of the offered ones. */
  readonly picked: Signal<readonly number[]>;
  /** Why the last command was refused. */
  readonly refusal: Signal<Refusal | undefined>;
  readonly people: readonly Seat[];
  /** Sends an answer; the selection is cleared when it is accepted. */
  readonly submit: (command: Command) => Promise<void>;
  readonly letGo: () => void;
  /** Undo for the current viewer. */
  readonly back: TakingBack;
  /** Set while the hand is covered because everyone watches: uncovers it for the current viewer. */
  readonly uncover?: () => void;
  /** The track of the last answer. */
  readonly concerned: Signal<{ readonly track: number } | undefined>;
  /** What others did since the last answer at this device. */
  readonly recap: Signal<readonly EventAbout[]>;
  /** Events since then that no animation shows, for screen readers. */
  readonly news: Signal<readonly EventAbout[]>;
}

/** The first viewer: the person who is asked, otherwise any person, otherwise seat 0. */
export const firstViewer = (table: ThargosTable): Seat => {
  const people = peopleAt(table);
  const { owing } = table.snapshot(people[0] ?? 'spectator');
  return people.find(seat => owing.includes(seat)) ?? people[0] ?? 0;
};

export const tableModel = (table: ThargosTable): Model => {
  const eyes = signal<Seat>(firstViewer(table));
  const held = signal<Held | undefined>(undefined);
  const laid = unconfirmedCards(table, eyes);
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
    // A second click is ignored, unless the first one waits because it couldn't be saved.
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
    viewer: eyes,
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

/** A read-only model of the same table. If several people share the device, it shows only public information. */
export const readOnlyModel = (model: Model): Model => ({
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

/** The model for everyone around one device: the asked player answers openly, and no hand is shown. */
export const coveredModel = (model: Model, uncover: () => void): Model => ({
  ...model,
  reader: 'spectator',
  view: computed(() => ({ ...model.view.value, hand: [] })),
  uncover,
});

/** HT-3.4: heroes are placed openly; no hand is needed for that. */
export const isAskedOpenly = (view: View): boolean => view.question?.type === 'placeHero';
