import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isSame } from '../../../../engine/canonical.ts';
import {
  type Card,
  type CardId,
  checkStory,
  followStory,
  type MissionCard,
  type StoryNode,
  type StoryPlan,
  type StoryPlayers,
  type StoryReport,
  shareOf,
} from '../../../../games/thargos/ui.ts';
import { cardsWith, loadPacks, packs, type StoredPack } from '../../../games/thargos/packs.ts';
import {
  deleteStored,
  forgetWith,
  listStored,
  type StoredContent,
  store,
} from '../../../games/thargos/user-content/storage.ts';
import { text } from '../../../i18n.ts';
import { newId } from '../../../store.ts';
import { trying } from '../decks/trying.ts';
import { laidOut } from './edit.ts';
import { type Needs, needsOf, withPack } from './needs.ts';

export type Pool = ReadonlyMap<CardId, Card>;

const byName = (a: Card, b: Card): number => a.name.en.localeCompare(b.name.en, 'en');
const isMission = (card: Card): card is MissionCard => card.type === 'mission';

/** A card of the story, or the one that a pack puts in its place. */
const cardOf = ({ pool }: Pick<Bench, 'pool'>, id: CardId): Card | undefined =>
  pool.value.get(id) ?? [...pool.value.values()].find(({ replaces }) => replaces === id);

export const missionOf = (bench: Pick<Bench, 'pool'>, id: CardId): MissionCard | undefined => {
  const card = cardOf(bench, id);
  return card && isMission(card) ? card : undefined;
};

export const cardName = (bench: Pick<Bench, 'pool'>, id: CardId): string => {
  const card = cardOf(bench, id);
  return card ? text(card.name) : id;
};

export const missionName = (bench: Pick<Bench, 'pool'>, { mission }: StoryNode): string =>
  cardName(bench, mission);

/** The available Missions by source; ours have no pack. */
export interface Shelf {
  readonly pack?: StoredPack;
  /** Whether the story names this pack already. */
  readonly isChosen: boolean;
  readonly missions: readonly MissionCard[];
}

const shelvesOf = (pool: Pool, { chosen }: Needs, kept: readonly StoredPack[]): readonly Shelf[] => {
  const typed = new Set(chosen.flatMap(({ pack }) => pack.cards.map(({ id }) => id)));
  const ours = [...pool.values()].filter(isMission).filter(({ id }) => !typed.has(id));
  const own = kept.map(pack => {
    const isChosen = chosen.includes(pack);
    const missions = pack.pack.cards.filter(isMission).filter(({ id }) => isChosen || !pool.has(id));
    return { pack, isChosen, missions: [...missions].sort(byName) };
  });
  return [{ isChosen: true, missions: ours.sort(byName) }, ...own].filter(
    ({ missions }) => missions.length > 0,
  );
};

const listed = (pool: Pool, ...types: readonly Card['type'][]): readonly Card[] =>
  [...pool.values()].filter(({ type }) => types.includes(type)).sort(byName);

/** All stories of this browser, the newest first; undefined until it has answered. */
export const stories = signal<readonly StoredContent<StoryPlan>[] | undefined>(undefined);

/** Whether the browser refuses to store anything. */
export const isStorageBlocked = signal(false);

/** A story that was just deleted and can still be brought back. */
export const lastRemoved = signal<StoredContent<StoryPlan> | undefined>(undefined);
forgetWith(() => {
  stories.value = undefined;
  lastRemoved.value = undefined;
});

export const loadStories = async (): Promise<void> => {
  try {
    const found = await listStored<StoryPlan>('stories');
    const here = isStorageBlocked.peek() ? (stories.peek() ?? []) : [];
    // Unsaved items last as long as the page.
    const unkept = here.filter(
      ({ id, changed }) => !found.some(kept => kept.id === id && kept.changed >= changed),
    );
    stories.value = [...unkept, ...found.filter(({ id }) => !unkept.some(kept => kept.id === id))];
  } catch {
    isStorageBlocked.value = true;
    stories.value ??= [];
  }
};

export const keepStory = (id: string, value: StoryPlan): Promise<void> => {
  const others = (stories.peek() ?? []).filter(kept => kept.id !== id);
  stories.value = [{ id, changed: Date.now(), value }, ...others];
  return trying(isStorageBlocked, store('stories', id, value));
};

/** Saves a story under a new key, with positions for its nodes. */
export const keepNew = async (plan: StoryPlan): Promise<string> => {
  const id = newId();
  await keepStory(id, laidOut({ ...plan, id: `own-${id.slice(0, 8)}` }));
  return id;
};

/** A story out of a link: the same one if it is here already, for a link may be opened more than once. */
export const keepArrived = async (plan: StoryPlan): Promise<string> => {
  await loadStories();
  const wanted = laidOut(plan);
  const same = (stories.peek() ?? []).find(({ value }) => isSame({ ...value, id: plan.id }, wanted));
  return same?.id ?? keepNew(plan);
};

export const removeStory = (kept: StoredContent<StoryPlan>): Promise<void> => {
  stories.value = (stories.peek() ?? []).filter(({ id }) => id !== kept.id);
  lastRemoved.value = kept;
  return trying(isStorageBlocked, deleteStored('stories', kept.id));
};

export const bringBack = async (): Promise<void> => {
  const kept = lastRemoved.peek();
  lastRemoved.value = undefined;
  if (kept) await keepStory(kept.id, kept.value);
};

/** A story on the workbench. */
export interface Bench {
  readonly id: string;
  readonly plan: Signal<StoryPlan>;
  readonly selected: Signal<string | undefined>;
  /** The node from which a path is being drawn. */
  readonly linking: Signal<string | undefined>;
  readonly guests: Signal<StoryPlayers>;
  readonly needs: ReadonlySignal<Needs>;
  /** Our cards with the story's packs on top. */
  readonly pool: ReadonlySignal<Pool>;
  readonly shelves: ReadonlySignal<readonly Shelf[]>;
  readonly actions: ReadonlySignal<readonly Card[]>;
  readonly bannable: ReadonlySignal<readonly Card[]>;
  readonly isKept: ReadonlySignal<boolean>;
  readonly past: Signal<readonly StoryPlan[]>;
  readonly change: (plan: StoryPlan) => void;
  /** Saves the current state, after unsaved intermediate changes. */
  readonly keep: () => void;
  readonly undo: () => void;
}

/** Targets of ready-made teams are between 24 and 34; the default is the highest. */
const USUAL: StoryPlayers = { players: 2, target: 34 };
const LONGEST_PAST = 100;

export const makeBench = (id: string, first: StoryPlan): Bench => {
  const plan = signal(first);
  const past = signal<readonly StoryPlan[]>([]);
  const set = (next: StoryPlan): void => {
    plan.value = next;
    void keepStory(id, next);
  };
  const needs = computed(() => needsOf(plan.value, packs.value ?? []));
  // Other packs are another pool; a Mission on another place is not.
  const hashes = computed(() => needs.value.chosen.map(({ ref }) => ref.hash).join());
  const pool = computed<Pool>(() => {
    void hashes.value;
    return new Map(cardsWith(needs.peek().chosen).map(card => [card.id, card]));
  });
  return {
    id,
    plan,
    needs,
    pool,
    shelves: computed(() => shelvesOf(pool.value, needs.peek(), packs.value ?? [])),
    actions: computed(() => listed(pool.value, 'action')),
    bannable: computed(() => listed(pool.value, 'advantage', 'action')),
    selected: signal<string | undefined>(Object.keys(first.nodes)[0]),
    linking: signal<string | undefined>(undefined),
    guests: signal(USUAL),
    isKept: computed(() => !isStorageBlocked.value),
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
  // Without the packs a story of our own cards can still be opened.
  await Promise.all([loadStories(), loadPacks().catch(() => [])]);
  const kept = stories.peek()?.find(each => each.id === id);
  return kept && makeBench(id, laidOut(kept.value));
};

/** A story follows the cards that its packs put in the place of ours. */
export const reportOn = (plan: StoryPlan, pool: Pool, guests: StoryPlayers): StoryReport =>
  checkStory(followStory(plan, [...pool.values()]), pool, guests);

/** HT-A-32: what those who play together need, when each of them has a team as dear as this. */
export const sharedBy = ({ players, target, together }: StoryPlayers): StoryPlayers =>
  together ? { players, target: players * shareOf(target, players), together } : { players, target };

/** The Mission that was chosen, and the story with the pack that it comes from. */
export const pickedFrom = (bench: Bench, value: string): readonly [StoryPlan, MissionCard | undefined] => {
  const [id, from] = value.split(' ');
  const shelf = bench.shelves.value.find(({ pack, missions }) =>
    from === undefined ? missions.some(card => card.id === id) : pack?.id === from,
  );
  const mission = shelf?.missions.find(card => card.id === id);
  const plan = bench.plan.value;
  return [mission && shelf?.pack && !shelf.isChosen ? withPack(plan, shelf.pack) : plan, mission];
};
