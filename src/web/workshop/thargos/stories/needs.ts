import {
  type Card,
  type CardId,
  DEFAULT_SET,
  type PackRef,
  type StoryPlan,
} from '../../../../games/thargos/ui.ts';
import { cardsWith, type StoredPack } from '../../../games/thargos/packs.ts';
import { text } from '../../../i18n.ts';

/** Which packs and cards a story needs besides the built-in cards, and which of them this device has. */
export interface Needs {
  /** The story's packs that this device has, in the order in which the story lists them. */
  readonly chosen: readonly StoredPack[];
  readonly missing: readonly PackRef[];
  /** Cards in the story that are neither built in nor in the chosen packs. */
  readonly unknown: readonly CardId[];
  /** Packs on this device that have some of the unknown cards but that the story doesn't use. */
  readonly offered: readonly StoredPack[];
}

const OURS: ReadonlySet<CardId> = new Set(DEFAULT_SET.map(({ id }) => id));

/** The ids of these cards and of the cards that they replace, because a story may still name a replaced card. */
const namesIn = (cards: readonly Card[]): ReadonlySet<CardId> =>
  new Set(cards.flatMap(({ id, replaces }) => (replaces ? [id, replaces] : [id])));

const cardsOf = ({
  nodes,
  secondary = [],
  allowActions = [],
  banCards = [],
}: StoryPlan): readonly CardId[] => [
  ...new Set([
    ...Object.values(nodes).map(({ mission }) => mission),
    ...secondary,
    ...allowActions,
    ...banCards,
  ]),
];

/**
 * Finds a story's pack on this device by its hash, or by its name if the pack was edited, which changes the hash. If
 * several packs have the same name, returns the one with most of the story's cards.
 */
const found = (
  ref: PackRef,
  kept: readonly StoredPack[],
  unknownIds: readonly CardId[],
): StoredPack | undefined => {
  const same = kept.find(pack => pack.ref.hash === ref.hash);
  if (same) return same;
  const knows = ({ pack }: StoredPack): number => {
    const names = namesIn(pack.cards);
    return unknownIds.filter(id => names.has(id)).length;
  };
  return kept.filter(pack => pack.ref.id === ref.id).sort((a, b) => knows(b) - knows(a))[0];
};

export const needsOf = (plan: StoryPlan, kept: readonly StoredPack[]): Needs => {
  const cards = cardsOf(plan);
  const unknownIds = cards.filter(id => !OURS.has(id));
  const refs = plan.packs ?? [];
  const pairs = refs.map(ref => [ref, found(ref, kept, unknownIds)] as const);
  const chosen = [...new Set(pairs.flatMap(([, pack]) => pack ?? []))];
  // For speed: most stories need no packs, and the ids of the built-in cards are already known.
  const known = chosen.length > 0 ? namesIn(cardsWith(chosen)) : OURS;
  const unknown = cards.filter(id => !known.has(id));
  return {
    chosen,
    missing: pairs.flatMap(([ref, pack]) => (pack ? [] : [ref])),
    unknown,
    offered: kept.filter(
      pack => !chosen.includes(pack) && pack.pack.cards.some(({ id }) => unknown.includes(id)),
    ),
  };
};

export const titleOf = ({ pack: { pack } }: StoredPack): string =>
  (pack.title && text(pack.title)) || pack.id;

/** A name for a pack that this device lacks. It isn't the pack's title, because a story doesn't contain that. */
export const refName = ({ id, version }: PackRef): string => `${id} ${version}`;

export const withPack = (plan: StoryPlan, pack: StoredPack): StoryPlan => ({
  ...plan,
  packs: [...(plan.packs ?? []).filter(({ hash }) => hash !== pack.ref.hash), pack.ref],
});

/** The story without this pack, which was found by hash or by name. */
export const withoutPack = (
  plan: StoryPlan,
  kept: readonly StoredPack[],
  gone: StoredPack | PackRef,
): StoryPlan => {
  const unknownIds = cardsOf(plan).filter(id => !OURS.has(id));
  const { packs = [], ...rest } = plan;
  const left = packs.filter(ref =>
    'hash' in gone ? ref.hash !== gone.hash : found(ref, kept, unknownIds)?.id !== gone.id,
  );
  return left.length > 0 ? { ...rest, packs: left } : rest;
};
