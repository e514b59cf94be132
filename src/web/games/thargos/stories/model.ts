import { type Signal, signal } from '@preact/signals';
import type { Card, CardId, MissionCard } from '../../../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { checkStory, type StoryReport } from '../../../../games/thargos/stories/check.ts';
import type { StoryPlan } from '../../../../games/thargos/stories/story.ts';
import { newId } from '../../../store.ts';
import { dropKept, findKept, type Kept, keep, listKept } from '../kept.ts';
import { laidOut } from './edit.ts';

export const POOL: ReadonlyMap<CardId, Card> = new Map(DEFAULT_SET.map(card => [card.id, card]));

const byName = (a: Card, b: Card): number => a.name.en.localeCompare(b.name.en, 'en');
export const MISSIONS: readonly MissionCard[] = DEFAULT_SET.filter(
  (card): card is MissionCard => card.type === 'mission',
).sort(byName);
export const ACTIONS: readonly Card[] = DEFAULT_SET.filter(({ type }) => type === 'action').sort(byName);
export const BANNABLE: readonly Card[] = DEFAULT_SET.filter(
  ({ type }) => type !== 'hero' && type !== 'mission',
).sort(byName);

export const missionOf = (id: CardId): MissionCard | undefined => {
  const card = POOL.get(id);
  return card?.type === 'mission' ? card : undefined;
};

/** All stories of this browser, the newest first; undefined until it has answered. */
export const stories = signal<readonly Kept<StoryPlan>[] | undefined>(undefined);
export const isForgetful = signal(false);

export const loadStories = async (): Promise<void> => {
  try {
    stories.value = await listKept<StoryPlan>('stories');
    isForgetful.value = false;
  } catch {
    stories.value = [];
    isForgetful.value = true;
  }
};

/** Keeps a story under a new key, with its nodes laid out. */
export const keepNew = async (plan: StoryPlan): Promise<string> => {
  const id = newId();
  await keep('stories', id, laidOut({ ...plan, id: `own-${id.slice(0, 8)}` }));
  await loadStories();
  return id;
};

export const dropStory = async (id: string): Promise<void> => {
  await dropKept('stories', id);
  await loadStories();
};

/** Who the story is checked for. */
export interface Guests {
  readonly players: number;
  readonly target: number;
}

/** A story on the workbench. */
export interface Bench {
  readonly id: string;
  readonly plan: Signal<StoryPlan>;
  readonly selected: Signal<string | undefined>;
  /** The node from which a path is being drawn. */
  readonly linking: Signal<string | undefined>;
  readonly guests: Signal<Guests>;
  readonly isKept: Signal<boolean>;
  readonly past: Signal<readonly StoryPlan[]>;
  readonly change: (plan: StoryPlan) => void;
  /** Keeps it as it stands, after a change that was not kept on the way. */
  readonly keep: () => void;
  readonly undo: () => void;
}

/** The targets of ready-made teams lie between 24 and 34; a story that lasts serves the dearest. */
const USUAL: Guests = { players: 2, target: 34 };
const LONGEST_PAST = 100;

export const makeBench = (id: string, first: StoryPlan): Bench => {
  const plan = signal(first);
  const isKept = signal(true);
  const past = signal<readonly StoryPlan[]>([]);
  const set = (next: StoryPlan): void => {
    plan.value = next;
    keep('stories', id, next).then(
      () => {
        isKept.value = true;
      },
      () => {
        isKept.value = false;
      },
    );
  };
  return {
    id,
    plan,
    selected: signal<string | undefined>(Object.keys(first.nodes)[0]),
    linking: signal<string | undefined>(undefined),
    guests: signal(USUAL),
    isKept,
    past,
    change: next => {
      past.value = [...past.value.slice(1 - LONGEST_PAST), plan.value];
      set(next);
    },
    keep: () => set(plan.value),
    undo: () => {
      const last = past.value.at(-1);
      if (!last) return;
      past.value = past.value.slice(0, -1);
      set(last);
    },
  };
};

export const findBench = async (id: string): Promise<Bench | undefined> => {
  const kept = await findKept<StoryPlan>('stories', id);
  return kept && makeBench(id, laidOut(kept.value));
};

export const reportOn = (plan: StoryPlan, guests: Guests): StoryReport => checkStory(plan, POOL, guests);
