import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Cell } from '../../../../games/cartographers/board/grid.ts';
import { checkAnswer } from '../../../../games/cartographers/decide.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import type { Options } from '../../../../games/cartographers/options.ts';
import type { Preview } from '../../../../games/cartographers/preview.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Command, View } from '../../../../games/cartographers/types.ts';
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

/** What was held when the hand came to rest, and why it may not be drawn, or what would come of it. */
export interface Rested {
  readonly held: Held | undefined;
  readonly refusal: Refusal | undefined;
  readonly preview: Preview | undefined;
}

/** When and where the screen was touched or clicked. */
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

/** A hand that stays on a space for so long rests; a brisk one is on the next by then. */
const REST_MS = 70;

/** Everything the screen of a table shows, derived from the table and from what the player holds. */
export interface Model {
  readonly table: CartographersTable;
  /** Whose eyes look at the screen. */
  readonly eyes: Signal<Seat>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options>;
  readonly hand: Signal<Hand>;
  /** Whether the ghost stays where it was put while the pointer moves on. */
  readonly isPinned: Signal<boolean>;
  /** The last tap on the map, and where the hand was then. */
  readonly tapped: Signal<Tapped | undefined>;
  /** Which shape and terrain are chosen, wherever the hand is. */
  readonly shape: ReadonlySignal<number>;
  readonly terrain: ReadonlySignal<number>;
  readonly held: ReadonlySignal<Held | undefined>;
  /** Why what is held may not be drawn. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** What would come of what is held, or of the own drawing that waits for the others. */
  readonly preview: ReadonlySignal<Preview | undefined>;
  /** The same once the hand rests: the ghost is never kept waiting by what is said about it. */
  readonly rested: Signal<Rested>;
  /** Rests the hand now, without the usual delay. */
  readonly rest: () => void;
  readonly isHolding: ReadonlySignal<boolean>;
  /** Whether what is held may be drawn. */
  readonly isReady: ReadonlySignal<boolean>;
  readonly people: readonly Seat[];
  readonly turn: () => void;
  readonly flip: () => void;
  readonly nextShape: () => void;
  readonly nextTerrain: () => void;
  readonly drop: () => void;
  /** Gives an answer of the current viewer; answers whether it was granted. */
  readonly submit: (command: Command) => Promise<boolean>;
  /** Why the last answer was not granted, until something else is held or happens. */
  readonly refused: ReadonlySignal<Refusal | undefined>;
  readonly ink: () => Promise<void>;
  /** Undo of turns that were carried out. */
  readonly back: TakingBack;
  /** Undoes the last turn of the current viewer; undefined where that cannot be done. */
  readonly undoTurn: ReadonlySignal<(() => void) | undefined>;
}

/**
 * Who looks first: whoever looked last, so that a reload while the device goes round shows nobody's map; else a
 * person who owes an answer, else any person, else nobody in particular.
 */
export const firstEyes = (table: CartographersTable): Seat => {
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

/** A reload in the middle of a drag finds the hand again, if the question is still the same. */
const keptHand = (table: CartographersTable): Hand => {
  const found = kept(table);
  return found?.version === table.version.peek() ? found.hand : EMPTY_HAND;
};

/** Keeps the hand from now on, where it was laid down or rested; answers how to stop. */
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
      // A private window may forbid it; a reload then begins with an empty hand.
    }
  });

const nowOf = ({ held, refusal, preview }: Pick<Model, keyof Rested>): Rested => ({
  held: held.peek(),
  refusal: refusal.peek(),
  preview: preview.peek(),
});

/** Notices from now on when the hand rests; answers how to stop. */
export const watchHand = (model: Model): (() => void) =>
  effect(() => {
    const { rest } = model;
    // An empty hand has nothing to wait for; a drawing that was sent counts until the turn resolves.
    if (!model.held.value) {
      model.preview.value;
      return rest();
    }
    const timer = setTimeout(rest, REST_MS);
    return () => clearTimeout(timer);
  });

/** The model of the table on the screen; with the screen it lets go of the table. */
export const useTableModel = (table: CartographersTable): Model => {
  const model = useMemo(() => tableModel(table), [table]);
  useEffect(() => keepHand(model), [model]);
  useEffect(() => watchHand(model), [model]);
  return model;
};

/** Gives answers, and remembers why one was not granted. What could not be kept is said above the table. */
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
  /** What is being answered. */
  let answered: string | undefined = '';
  return {
    submit: async command => {
      const seat = eyes.peek();
      const { decision } = table.snapshot(seat);
      // A second tap was meant for what is gone by then, unless the first waits because it could not be kept.
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
  const eyes = signal<Seat>(firstEyes(table));
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
  /** The drawing that was inked last, to put it back into the hand. */
  let inked: { readonly seat: Seat; readonly turn: number; readonly hand: Hand } | undefined;
  const ink = async () => {
    const now = held.peek();
    if (!now || refusal.peek()) return;
    const laid = hand.peek();
    const drawing = { seat: eyes.peek(), turn: view.peek().turn, hand: laid };
    const isGranted = await submit(now.command);
    if (isGranted) inked = drawing;
    // A quick hand may hold the next drawing already.
    if (!isGranted || hand.peek() !== laid) return;
    isPinned.value = false;
    hand.value = EMPTY_HAND;
  };
  /** Takes the last drawing back and puts it into the hand, where it was. */
  const takeBack = async (): Promise<void> => {
    const before = hand.peek();
    const isGranted = await submit({ type: 'cancel' });
    // Another drawing may have been inked since, on another device or by a bot, or a new shape picked up.
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

/** The sheet one looks at: the own one, or the one that was passed on. */
export const sheetShown = (view: View, options: Options, eyes: Seat): Seat =>
  'sheet' in options ? options.sheet : view.sheets[eyes] ? eyes : 0;

export const gridFor = (view: View) => rulesOf(view.config).map.grid;
