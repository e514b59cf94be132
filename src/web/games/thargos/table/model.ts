import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import type { Attribute, Command, Instance, Options, View } from '../../../../games/thargos/ui.ts';
import { peopleAt } from '../../../client/table.ts';
import { type UndoState, undoFor } from '../../../screens/table/undo.ts';
import { game } from '../device.ts';
import type { ThargosTable } from '../local-table.ts';
import type { EventAbout } from './moments/moments.ts';
import type { BeingShown } from './moments/sights.ts';
import { trackOfCommand } from './relevant-track.ts';
import { unconfirmedCards } from './unconfirmed-cards.ts';

/** What the player has selected. `advised`: the track that a hint suggests for the selected card. */
export type Held =
  | { readonly type: 'card'; readonly card: Instance; readonly advised?: number }
  | { readonly type: 'hero'; readonly hero: Instance; readonly advised?: number }
  | { readonly type: 'track'; readonly track: number }
  | { readonly type: 'node'; readonly node: string };

/** Everything the table screen shows, derived from the table and the player's selection. */
export interface Model {
  readonly table: ThargosTable;
  /** Who reads the chronicle, if it isn't the current viewer. */
  readonly reader?: Viewer;
  /** What is being animated, so that the chronicle doesn't list later events yet. */
  readonly shown?: BeingShown;
  /** The seat whose view is on the screen. */
  readonly viewer: Signal<Seat>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options>;
  readonly held: Signal<Held | undefined>;
  /** Cards that the player has placed on colors in a conflict but not confirmed yet. */
  readonly laid: Signal<readonly { readonly card: Instance; readonly colour: Attribute }[]>;
  /** What the player has picked so far. A picked card may be a different copy than the one that the game offers. */
  readonly picked: Signal<readonly number[]>;
  /** Why the last command was refused. */
  readonly refusal: Signal<Refusal | undefined>;
  readonly people: readonly Seat[];
  /** Sends an answer. Clears the selection when the answer is accepted. */
  readonly submit: (command: Command) => Promise<void>;
  readonly letGo: () => void;
  /** The state of undoing turns for the current viewer. */
  readonly back: UndoState;
  /** Shows the hand. Absent unless the hand is covered because several people look at the screen. */
  readonly uncover?: () => void;
  /** The track that the last answer changed. */
  readonly concerned: Signal<{ readonly track: number } | undefined>;
  /** What other players did since the last answer at this device. */
  readonly recap: Signal<readonly EventAbout[]>;
  /** Events since the last answer at this device that no animation shows. Screen readers announce them. */
  readonly news: Signal<readonly EventAbout[]>;
}

export interface TableProps {
  readonly model: Model;
  readonly names: readonly string[];
}

/** Props of components with cards that can be opened in full size. */
export interface LookProps extends TableProps {
  readonly onLook: (card: Instance) => void;
}

/** The seat to show first: a person who must answer, otherwise any person, otherwise seat 0. */
export const firstViewer = (table: ThargosTable): Seat => {
  const people = peopleAt(table);
  const { activeSeats } = table.snapshot(people[0] ?? 'spectator');
  return people.find(seat => activeSeats.includes(seat)) ?? people[0] ?? 0;
};

export const tableModel = (table: ThargosTable): Model => {
  const viewer = signal<Seat>(firstViewer(table));
  const held = signal<Held | undefined>(undefined);
  const laid = unconfirmedCards(table, viewer);
  const picked = signal<readonly number[]>([]);
  const refusal = signal<Refusal | undefined>(undefined);
  const view = computed(() => {
    table.version.value;
    return table.view(viewer.value);
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
    // Ignores a second click, unless the first answer is still waiting because it couldn't be saved.
    if (last && !table.trouble.peek()) return;
    last = command;
    const track = trackOfCommand(view.peek(), command);
    try {
      const refused = await table.submit(viewer.peek(), command);
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
  const back = undoFor(table, viewer, refused => {
    letGo();
    if (refused) refusal.value = refused;
    else {
      recap.value = [];
      news.value = [];
    }
  });
  return {
    table,
    viewer,
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

/** A read-only model of the same table. If several people share the device, it contains only public information. */
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

/** The model while several people look at one device. It covers the hand; the player answers openly. */
export const coveredModel = (model: Model, uncover: () => void): Model => ({
  ...model,
  reader: 'spectator',
  view: computed(() => ({ ...model.view.value, hand: [] })),
  uncover,
});

/** HT-3.4: whether a player can answer without seeing their hand, as when heroes are placed. */
export const isAskedOpenly = (view: View): boolean => view.question?.type === 'placeHero';
