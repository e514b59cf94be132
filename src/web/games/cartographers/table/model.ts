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
import { type TakingBack, takingBack } from '../../../ui/taking-back.ts';
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

/** The held drawing when the pointer came to rest, with its refusal or its preview. */
export interface Rested {
  readonly held: Held | undefined;
  readonly refusal: Refusal | undefined;
  readonly preview: Preview | undefined;
}

/** The time and place of a tap or click. */
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

/** A pointer that stays on a space this long is resting. */
const REST_MS = 70;

/** Everything the table screen shows, derived from the table and the player's hand. */
export interface Model {
  readonly table: CartographersTable;
  /** The seat whose view is on the screen. */
  readonly eyes: Signal<Seat>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options>;
  readonly hand: Signal<Hand>;
  /** Whether the ghost stays in place while the pointer moves on. */
  readonly isPinned: Signal<boolean>;
  /** The last tap on the map, and the hand at that time. */
  readonly tapped: Signal<Tapped | undefined>;
  /** The chosen shape and terrain, independent of the hand's place. */
  readonly shape: ReadonlySignal<number>;
  readonly terrain: ReadonlySignal<number>;
  readonly held: ReadonlySignal<Held | undefined>;
  /** Why the held drawing is illegal. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** The preview of the held drawing, or of the player's drawing that waits for the others. */
  readonly preview: ReadonlySignal<Preview | undefined>;
  /** The same after the pointer rests, so that texts never delay the ghost. */
  readonly rested: Signal<Rested>;
  /** Rests the hand now, without the usual delay. */
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
  /** Sends the current viewer's answer. Returns whether it was accepted. */
  readonly submit: (command: Command) => Promise<boolean>;
  /** Why the last answer was refused, until something else is held or happens. */
  readonly refused: ReadonlySignal<Refusal | undefined>;
  readonly ink: () => Promise<void>;
  /** Undo of finished turns. */
  readonly back: TakingBack;
  /** Undoes the current viewer's last turn; undefined if that isn't possible. */
  readonly undoTurn: ReadonlySignal<(() => void) | undefined>;
}

/**
 * The first viewer: the last one, so that a reload during a handoff shows nobody's map; otherwise a person who owes an answer,
 * any person, or seat 0.
 */
export const firstViewer = (table: CartographersTable): Seat => {
  const people = peopleAt(table);
  const last = kept(table)?.eyes;
  if (last !== undefined && people.includes(last)) return last;
  const { owing } = table.snapshot(people[0] ?? 'spectator');
  return people.find(seat => owing.includes(seat)) ?? people[0] ?? 0;
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

/** Restores the hand after a reload during a drag, if the question is the same. */
const keptHand = (table: CartographersTable): Hand => {
  const found = kept(table);
  return found?.version === table.version.peek() ? found.hand : EMPTY_HAND;
};

/** Saves the hand whenever it is pinned or rests. Returns a function to stop. */
export const keepHand = ({ table, hand, eyes, isPinned, rested }: Model): (() => void) =>
  effect(() => {
    rested.value;
    const now: KeptHand = {
      version: table.version.value,
      hand: isPinned.value ? hand.value : hand.peek(),
      eyes: eyes.value,
    };
    try {
      sessionStorage.setItem(handKey(table), JSON.stringify(now));
    } catch {
      // A private window may forbid it; then a reload starts with an empty hand.
    }
  });

const nowOf = ({ held, refusal, preview }: Pick<Model, keyof Rested>): Rested => ({
  held: held.peek(),
  refusal: refusal.peek(),
  preview: preview.peek(),
});

/** Detects when the hand rests. Returns a function to stop. */
export const watchHand = (model: Model): (() => void) =>
  effect(() => {
    const { rest } = model;
    // An empty hand needs no delay; a sent drawing counts until the turn resolves.
    if (!model.held.value) {
      model.preview.value;
      return rest();
    }
    const timer = setTimeout(rest, REST_MS);
    return () => clearTimeout(timer);
  });

/** The model of the table on screen; unmounting releases the table. */
export const useTableModel = (table: CartographersTable): Model => {
  const model = useMemo(() => tableModel(table), [table]);
  useEffect(() => keepHand(model), [model]);
  useEffect(() => watchHand(model), [model]);
  return model;
};

/** Sends answers and remembers refusals. The screen shows saving errors above the table. */
const answering = (
  table: CartographersTable,
  eyes: ReadonlySignal<Seat>,
  hand: Signal<Hand>,
  isPinned: Signal<boolean>,
): Pick<Model, 'submit' | 'refused' | 'back'> => {
  const last = signal<{ refusal: Refusal; version: number; hand: Hand } | undefined>(undefined);
  const remember = (refusal: Refusal | undefined): void => {
    if (refusal && refusal.refused !== 'not-kept')
      last.value = { refusal, version: table.version.peek(), hand: hand.peek() };
  };
  /** The decision that is being answered. */
  let answered: string | undefined = '';
  return {
    submit: async command => {
      const seat = eyes.peek();
      const { decision } = table.snapshot(seat);
      // A second tap is ignored, unless the first one waits because it couldn't be saved.
      if (decision === answered && !table.trouble.peek()) return false;
      answered = decision;
      last.value = undefined;
      const refusal = await table.submit(seat, command).finally(() => {
        answered = '';
      });
      remember(refusal);
      return refusal === undefined;
    },
    back: takingBack(table, eyes, refusal => {
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
  const eyes = signal<Seat>(firstViewer(table));
  const hand = signal<Hand>(keptHand(table));
  const isPinned = signal(hand.peek().at !== undefined);
  const view = computed(() => {
    table.version.value;
    return table.view(eyes.value);
  });
  const options = computed(() => game.options(view.value));
  const held = computed(() => heldBy(view.value, options.value, hand.value));
  const refusal = computed(() =>
    held.value ? checkAnswer(view.value, eyes.value, held.value.command) : undefined,
  );
  const preview = computed(() => {
    const command = held.value ? held.value.command : view.value.answers[eyes.value];
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
  const { submit, refused, back } = answering(table, eyes, hand, isPinned);
  /** The last confirmed drawing, to restore it into the hand. */
  let inked: { readonly seat: Seat; readonly turn: number; readonly hand: Hand } | undefined;
  const ink = async () => {
    const now = held.peek();
    if (!now || refusal.peek()) return;
    const laid = hand.peek();
    const drawing = { seat: eyes.peek(), turn: view.peek().turn, hand: laid };
    const isGranted = await submit(now.command);
    if (isGranted) inked = drawing;
    // A quick player may already hold the next drawing.
    if (!isGranted || hand.peek() !== laid) return;
    isPinned.value = false;
    hand.value = EMPTY_HAND;
  };
  /** Undoes the last drawing and restores it into the hand. */
  const takeBack = async (): Promise<void> => {
    const before = hand.peek();
    const isGranted = await submit({ type: 'cancel' });
    // Another drawing may have been confirmed since, on another device or by a bot, or a new shape picked up.
    const isLast = inked?.seat === eyes.peek() && inked.turn === view.peek().turn;
    if (!isGranted || !inked || !isLast || hand.peek() !== before) return;
    isPinned.value = true;
    hand.value = inked.hand;
  };
  return {
    table,
    eyes,
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
      if (options.value.canCancel) return () => void takeBack();
      return back.can.value ? () => void back.takeBack() : undefined;
    }),
  };
};

/** The sheet on screen: the viewer's, or the one passed to them. */
export const sheetShown = (view: View, options: Options, eyes: Seat): Seat =>
  'sheet' in options ? options.sheet : view.sheets[eyes] ? eyes : 0;

export const gridFor = (view: View) => rulesOf(view.config).map.grid;
