import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isSame } from '../../../../engine/canonical.ts';
import {
  type Card,
  type CardId,
  checkStory,
  type Deck,
  followStory,
  type MissionCard,
  type StoryNode,
  type StoryPlan,
  type StoryPlayers,
  type StoryReport,
  shareOf,
  targetOf,
} from '../../../../games/thargos/ui.ts';
import { cardsWith, loadPacks, packs, type StoredPack } from '../../../games/thargos/packs.ts';
import { listStored, type StoredContent } from '../../../games/thargos/user-content/storage.ts';
import { text } from '../../../i18n.ts';
import { newId } from '../../../store.ts';
import { type EditHistory, makeHistory, type SavedContent, storedContent } from '../shared/content.ts';
import { laidOut } from './edit.ts';
import { type Needs, needsOf, withPack } from './needs.ts';

export type Pool = ReadonlyMap<CardId, Card>;

const byName = (a: Card, b: Card): number => a.name.en.localeCompare(b.name.en, 'en');
const isMission = (card: Card): card is MissionCard => card.type === 'mission';

/** The card with this id, or the card in a pack that replaces it. */
const cardOf = ({ pool }: Pick<Bench, 'pool'>, id: string): Card | undefined => {
  const cards: ReadonlyMap<string, Card> = pool.value;
  return cards.get(id) ?? [...cards.values()].find(({ replaces }) => replaces === id);
};

export const missionOf = (bench: Pick<Bench, 'pool'>, id: CardId): MissionCard | undefined => {
  const card = cardOf(bench, id);
  return card && isMission(card) ? card : undefined;
};

export const cardName = (bench: Pick<Bench, 'pool'>, id: string): string => {
  const card = cardOf(bench, id);
  return card ? text(card.name) : id;
};

export const missionName = (bench: Pick<Bench, 'pool'>, { mission }: StoryNode): string =>
  cardName(bench, mission);

/** The Missions in one pack that the user can choose. If `pack` is undefined, the other Missions in the story's pool. */
export interface MissionGroup {
  readonly pack?: StoredPack;
  /** Whether the story already uses this pack. */
  readonly isChosen: boolean;
  readonly missions: readonly MissionCard[];
}

const missionGroupsOf = (
  pool: Pool,
  { chosen }: Needs,
  kept: readonly StoredPack[],
): readonly MissionGroup[] => {
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

/** Adds the stories that couldn't be saved. They exist only until the page is closed. */
const withUnsaved = (found: readonly StoredStory[]): readonly StoredStory[] => {
  const here = stories.isStorageBlocked.peek() ? (stories.all.peek() ?? []) : [];
  const unkept = here.filter(
    ({ id, changed }) => !found.some(kept => kept.id === id && kept.changed >= changed),
  );
  return [...unkept, ...found.filter(({ id }) => !unkept.some(kept => kept.id === id))];
};

export type StoredStory = StoredContent<StoryPlan>;

export const stories: SavedContent<StoredStory> = storedContent('stories', async () =>
  withUnsaved(await listStored('stories')),
);

export const keepStory = (id: string, value: StoryPlan): Promise<void> =>
  stories.save({ id, changed: Date.now(), value });

/** Saves a story under a new key and gives its nodes positions. Returns the key. */
export const keepNew = async (plan: StoryPlan): Promise<string> => {
  const id = newId();
  await keepStory(id, laidOut({ ...plan, id: `own-${id.slice(0, 8)}` }));
  return id;
};

/**
 * Saves a story that came from a link, and returns its key. If an equal story is already saved, returns that story's key,
 * because a link may be opened more than once.
 */
export const keepArrived = async (plan: StoryPlan): Promise<string> => {
  await stories.load();
  const wanted = laidOut(plan);
  const same = (stories.all.peek() ?? []).find(({ value }) => isSame({ ...value, id: plan.id }, wanted));
  return same?.id ?? keepNew(plan);
};

/** The state of the story editor for one story. */
export interface Bench extends EditHistory<StoryPlan> {
  readonly id: string;
  readonly plan: Signal<StoryPlan>;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly select: (key: string | undefined) => void;
  /** The node from which the user is drawing paths; undefined if they aren't drawing any. */
  readonly linking: ReadonlySignal<string | undefined>;
  readonly link: (from: string | undefined) => void;
  readonly guests: Signal<StoryPlayers>;
  readonly needs: ReadonlySignal<Needs>;
  /** The built-in cards and those in the story's packs. */
  readonly pool: ReadonlySignal<Pool>;
  readonly missionGroups: ReadonlySignal<readonly MissionGroup[]>;
  readonly actions: ReadonlySignal<readonly Card[]>;
  readonly bannable: ReadonlySignal<readonly Card[]>;
  /** Saves the current state. Needed after changes that aren't saved immediately, such as those during a drag. */
  readonly keep: () => void;
}

/** For new stories: ready-made teams have targets between 24 and 34, and this is the highest. */
const USUAL: StoryPlayers = { players: 2, target: 34 };

export const makeBench = (id: string, first: StoryPlan): Bench => {
  const plan = signal(first);
  const selected = signal<string | undefined>(Object.keys(first.nodes)[0]);
  const linking = signal<string | undefined>(undefined);
  const set = (next: StoryPlan): void => {
    plan.value = next;
    void keepStory(id, next);
  };
  const needs = computed(() => needsOf(plan.value, packs.value ?? []));
  // A computed string, so that the pool changes only if the packs change, not when a Mission is moved.
  const hashes = computed(() => needs.value.chosen.map(({ ref }) => ref.hash).join());
  const pool = computed<Pool>(() => {
    void hashes.value;
    return new Map(cardsWith(needs.peek().chosen).map(card => [card.id, card]));
  });
  return {
    ...makeHistory(() => plan.value, set),
    id,
    plan,
    needs,
    pool,
    missionGroups: computed(() => missionGroupsOf(pool.value, needs.peek(), packs.value ?? [])),
    actions: computed(() => listed(pool.value, 'action')),
    bannable: computed(() => listed(pool.value, 'advantage', 'action')),
    selected,
    select: key => {
      selected.value = key;
    },
    linking,
    link: from => {
      linking.value = from;
    },
    guests: signal(USUAL),
    keep: () => set(plan.value),
  };
};

export const findBench = async (id: string): Promise<Bench | undefined> => {
  // If the packs can't be loaded, stories with only built-in cards can still be opened.
  await Promise.all([stories.load(), loadPacks().catch(() => [])]);
  const kept = stories.all.peek()?.find(each => each.id === id);
  return kept && makeBench(id, laidOut(kept.value));
};

/** Checks a story with the cards in its packs. These may replace built-in cards. */
export const reportOn = (plan: StoryPlan, pool: Pool, guests: StoryPlayers): StoryReport =>
  checkStory(followStory(plan, [...pool.values()]), pool, guests);

/** HT-A-32: the shared target of players who play together, if each has a team with this target. */
export const sharedBy = ({ players, target, together }: StoryPlayers): StoryPlayers =>
  together ? { players, target: players * shareOf(target, players), together } : { players, target };

/** The Mission that the user picked, and the story with that Mission's pack added. */
export const pickedFrom = (bench: Bench, value: string): readonly [StoryPlan, MissionCard | undefined] => {
  const [id, from] = value.split(' ');
  const group = bench.missionGroups.value.find(({ pack, missions }) =>
    from === undefined ? missions.some(card => card.id === id) : pack?.id === from,
  );
  const mission = group?.missions.find(card => card.id === id);
  const plan = bench.plan.value;
  return [mission && group?.pack && !group.isChosen ? withPack(plan, group.pack) : plan, mission];
};

/** Whether certain teams can play a story: their target, and how many points the story lacks. */
export interface Fit {
  readonly quickPlay: boolean;
  readonly target: number;
  /** How many points the worst path lacks to reach the target; 0 if every path reaches it. */
  readonly lacks: number;
}

const pointsOf = (pool: Pool, { heroes }: Pick<Deck, 'heroes'>): number => {
  const pointsIn = (id: CardId): number => {
    const card = pool.get(id) ?? [...pool.values()].find(({ replaces }) => replaces === id);
    return card?.type === 'hero' ? card.hp : 0;
  };
  return heroes.slice(0, 4).reduce((sum, id) => sum + pointsIn(id), 0);
};

/**
 * HT-9.4, HT-8.3: whether the story has enough points for a whole game, or only for a quick game. Users can't choose the
 * target, because it depends on the teams. Undefined if the points can't be counted.
 */
export const fitOf = (
  plan: StoryPlan,
  pool: Pool,
  teams: readonly Pick<Deck, 'heroes'>[],
): Fit | undefined => {
  const points = Math.max(...teams.map(team => pointsOf(pool, team)));
  const fits = [false, true].flatMap((quickPlay): Fit[] => {
    const target = targetOf(points, quickPlay);
    const { proof } = reportOn(plan, pool, { players: teams.length, target });
    return proof ? [{ quickPlay, target, lacks: proof.worst.lacks }] : [];
  });
  return fits.find(({ lacks }) => lacks === 0) ?? fits.at(-1);
};
