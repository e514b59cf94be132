import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import {
  type Cell,
  type Command,
  checkAnswer,
  cartographers as game,
  type Options,
  type Preview,
  rulesOf,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { peopleAt } from '../../../client/table.ts';
import { type UndoState, undoFor } from '../../../screens/table/undo.ts';
import type { CartographersTable } from '../local-table.ts';
import {
  EMPTY_HAND,
  flippedWay,
  type Hand,
  type Held,
  heldBy,
  shapesFor,
  terrainsFor,
  turnedWay,
} from './hand.ts';

/** The held drawing at the time the pointer came to rest, with its refusal or its preview. */
export interface Rested {
  readonly held: Held | undefined;
  readonly refusal: Refusal | undefined;
  readonly preview: Preview | undefined;
}

/** When and where the player tapped or clicked. */
export interface Tap {
  readonly when: number;
  readonly x: number;
  readonly y: number;
  readonly isMouse: boolean;
}

export interface Tapped extends Tap {
  readonly cell: Cell;
  readonly at: Cell | undefined;
}

/** A pointer that stays on one space for this many milliseconds is resting. */
const REST_MS = 70;

/** Everything the table screen shows, derived from the table and the player's hand. */
export interface Model {
  readonly table: CartographersTable;
  /** The seat whose view is on the screen. */
  readonly viewer: Signal<Seat>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options>;
  readonly hand: Signal<Hand>;
  /** Whether the held drawing stays in place when the pointer moves away. */
  readonly isPinned: Signal<boolean>;
  /** The last tap on the map, and where the shape was held at that time. */
  readonly tapped: Signal<Tapped | undefined>;
  /** The index of the chosen shape, which stays the same when the held shape moves. */
  readonly shape: ReadonlySignal<number>;
  readonly terrain: ReadonlySignal<number>;
  readonly held: ReadonlySignal<Held | undefined>;
  /** Why the held drawing is illegal. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** The preview of the held drawing, or of the player's drawing that waits for the others. */
  readonly preview: ReadonlySignal<Preview | undefined>;
  /**
   * The values of `held`, `refusal` and `preview` when the pointer came to rest. Texts use these, so that
   * they never slow down the movement of the held drawing.
   */
  readonly rested: Signal<Rested>;
  /** Updates `rested` immediately instead of when the pointer rests. */
  readonly rest: () => void;
  readonly isHolding: ReadonlySignal<boolean>;
  /** Whether the held drawing is legal. */
  readonly isReady: ReadonlySignal<boolean>;
  readonly people: readonly Seat[];
  readonly turn: () => void;
  readonly flip: () => void;
  readonly nextShape: () => void;
  readonly nextTerrain: () => void;
  readonly drop: () => void;
  /** Sends the viewer's answer. Returns whether it was accepted. */
  readonly submit: (command: Command) => Promise<boolean>;
  /** Why the last answer was refused. Cleared when the hand changes or the game continues. */
  readonly refused: ReadonlySignal<Refusal | undefined>;
  readonly ink: () => Promise<void>;
  /** The state of undoing finished turns. */
  readonly back: UndoState;
  /** Undoes the viewer's last turn; undefined if that isn't possible. */
  readonly undoTurn: ReadonlySignal<(() => void) | undefined>;
}

/**
 * The seat to show first: the one before a reload, because on a shared device a reload must not reveal a
 * different player's map. Otherwise a person who must answer, any person, or seat 0.
 */
export const firstViewer = (table: CartographersTable): Seat => {
  const people = peopleAt(table);
  const last = kept(table)?.eyes;
  if (last !== undefined && people.includes(last)) return last;
  const { activeSeats } = table.snapshot(people[0] ?? 'spectator');
  return people.find(seat => activeSeats.includes(seat)) ?? people[0] ?? 0;
};

const handKey = (table: CartographersTable): string => `alidade.hand.${table.id}`;

interface KeptHand {
  readonly version: number;
  readonly hand: Hand;
  readonly eyes?: Seat;
}

const kept = (table: CartographersTable): KeptHand | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(handKey(table)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** The hand that was saved before a reload, if the question is still the same. */
const keptHand = (table: CartographersTable): Hand => {
  const found = kept(table);
  return found?.version === table.version.peek() ? found.hand : EMPTY_HAND;
};

/** Saves the hand whenever it is pinned or rests. Returns a function that stops this. */
export const keepHand = ({ table, hand, viewer, isPinned, rested }: Model): (() => void) =>
  effect(() => {
    rested.value;
    const now: KeptHand = {
      version: table.version.value,
      hand: isPinned.value ? hand.value : hand.peek(),
      eyes: viewer.value,
    };
    try {
      sessionStorage.setItem(handKey(table), JSON.stringify(now));
    } catch {
      // Storage may be blocked, as in a private window. Then a reload empties the hand.
    }
  });

const nowOf = ({ held, refusal, preview }: Pick<Model, keyof Rested>): Rested => ({
  held: held.peek(),
  refusal: refusal.peek(),
  preview: preview.peek(),
});

/** Updates `rested` when the hand rests. Returns a function that stops this. */
export const watchHand = (model: Model): (() => void) =>
  effect(() => {
    const { rest } = model;
    // An empty hand rests immediately. Reading the preview subscribes to it, because the preview includes a
    // sent drawing until all players have drawn.
    if (!model.held.value) {
      model.preview.value;
      return rest();
    }
    const timer = setTimeout(rest, REST_MS);
    return () => clearTimeout(timer);
  });

/** Creates the model for the table on screen, and stops its effects when the component unmounts. */
export const useTableModel = (table: CartographersTable): Model => {
  const model = useMemo(() => tableModel(table), [table]);
  useEffect(() => keepHand(model), [model]);
  useEffect(() => watchHand(model), [model]);
  return model;
};

/** Sends answers and remembers their refusals. The screen shows saving errors above the table. */
const answering = (
  table: CartographersTable,
  viewer: ReadonlySignal<Seat>,
  hand: Signal<Hand>,
  isPinned: Signal<boolean>,
): Pick<Model, 'submit' | 'refused' | 'back'> => {
  const last = signal<{ refusal: Refusal; version: number; hand: Hand } | undefined>(undefined);
  const remember = (refusal: Refusal | undefined): void => {
    if (refusal && refusal.refused !== 'not-kept')
      last.value = { refusal, version: table.version.peek(), hand: hand.peek() };
  };
  /** The key of the decision for which an answer was sent. */
  let answered: string | undefined = '';
  return {
    submit: async command => {
      const seat = viewer.peek();
      const { decision } = table.snapshot(seat);
      // Ignores a second tap, unless the first answer is still waiting because it couldn't be saved.
      if (decision === answered && !table.trouble.peek()) return false;
      answered = decision;
      last.value = undefined;
      const refusal = await table.submit(seat, command).finally(() => {
        answered = '';
      });
      remember(refusal);
      return refusal === undefined;
    },
    back: undoFor(table, viewer, refusal => {
      isPinned.value = false;
      hand.value = EMPTY_HAND;
      remember(refusal);
    }),
    refused: computed(() => {
      const now = last.value;
      return now?.version === table.version.value && now.hand === hand.value ? now.refusal : undefined;
    }),
  };
};

export const tableModel = (table: CartographersTable): Model => {
  const viewer = signal<Seat>(firstViewer(table));
  const hand = signal<Hand>(keptHand(table));
  const isPinned = signal(hand.peek().at !== undefined);
  const view = computed(() => {
    table.version.value;
    return table.view(viewer.value);
  });
  const options = computed(() => game.options(view.value));
  const held = computed(() => heldBy(view.value, options.value, hand.value));
  const refusal = computed(() =>
    held.value ? checkAnswer(view.value, viewer.value, held.value.command) : undefined,
  );
  const preview = computed(() => {
    const command = held.value ? held.value.command : view.value.answers[viewer.value];
    if (!command || refusal.value) return undefined;
    const found = game.preview(view.value, command);
    return isRefusal(found) ? undefined : found;
  });
  const rested = signal<Rested>(nowOf({ held, refusal, preview }));
  const change = (part: Partial<Hand>) => {
    hand.value = { ...hand.peek(), ...part };
  };
  const drop = () => {
    isPinned.value = false;
    const { at: _, ...rest } = hand.peek();
    hand.value = rest;
  };
  const { submit, refused, back } = answering(table, viewer, hand, isPinned);
  /** The last confirmed drawing, so that an undo can restore it into the hand. */
  let inked: { readonly seat: Seat; readonly turn: number; readonly hand: Hand } | undefined;
  const ink = async () => {
    const now = held.peek();
    if (!now || refusal.peek()) return;
    const laid = hand.peek();
    const drawing = { seat: viewer.peek(), turn: view.peek().turn, hand: laid };
    const isGranted = await submit(now.command);
    if (isGranted) inked = drawing;
    // Keeps the hand if a quick player already holds the next drawing.
    if (!isGranted || hand.peek() !== laid) return;
    isPinned.value = false;
    hand.value = EMPTY_HAND;
  };
  /** Undoes the last drawing and puts its shape back into the hand. */
  const undo = async (): Promise<void> => {
    const before = hand.peek();
    const isGranted = await submit({ type: 'cancel' });
    // Since then, a different device or a bot may have drawn, or the player may hold a new shape.
    const isLast = inked?.seat === viewer.peek() && inked.turn === view.peek().turn;
    if (!isGranted || !inked || !isLast || hand.peek() !== before) return;
    isPinned.value = true;
    hand.value = inked.hand;
  };
  return {
    table,
    viewer,
    view,
    options,
    hand,
    isPinned,
    tapped: signal<Tapped | undefined>(undefined),
    shape: computed(() => hand.value.shape),
    terrain: computed(() => hand.value.terrain),
    held,
    refusal,
    preview,
    rested,
    rest: () => {
      rested.value = nowOf({ held, refusal, preview });
    },
    isHolding: computed(() => rested.value.held !== undefined),
    isReady: computed(() => rested.value.held !== undefined && rested.value.refusal === undefined),
    people: peopleAt(table),
    turn: () => change({ way: turnedWay(hand.peek().way) }),
    flip: () => change({ way: flippedWay(hand.peek().way) }),
    nextShape: () =>
      change({ shape: (hand.peek().shape + 1) % shapesFor(view.peek(), options.peek()).length }),
    nextTerrain: () => change({ terrain: (hand.peek().terrain + 1) % terrainsFor(options.peek()).length }),
    drop,
    submit,
    refused,
    ink,
    back,
    undoTurn: computed(() => {
      if (table.isStoodIn?.value) return undefined;
      if (options.value.canCancel) return () => void undo();
      return back.can.value ? () => void back.undo() : undefined;
    }),
  };
};

/** The seat whose sheet is on screen: the viewer's, or the one that they draw on during an ambush. */
export const sheetShown = (view: View, options: Options, viewer: Seat): Seat =>
  'sheet' in options ? options.sheet : view.sheets[viewer] ? viewer : 0;

export const gridFor = (view: View) => rulesOf(view.config).map.grid;
