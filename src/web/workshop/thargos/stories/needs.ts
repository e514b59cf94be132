import {
  type Card,
  type CardId,
  DEFAULT_SET,
  type PackRef,
  type StoryPlan,
} from '../../../../games/thargos/ui.ts';
import { cardsWith, type StoredPack } from '../../../games/thargos/packs.ts';
import { text } from '../../../i18n.ts';

/** What a story needs besides our cards, and which of it is on this device. */
export interface Needs {
  /** In the order of the story. */
  readonly chosen: readonly StoredPack[];
  readonly missing: readonly PackRef[];
  /** Cards of the story that are not among ours nor in the chosen packs. */
  readonly unknown: readonly CardId[];
  /** Packs of this device that know some of those, but are not chosen. */
  readonly offered: readonly StoredPack[];
}

const OURS: ReadonlySet<CardId> = new Set(DEFAULT_SET.map(({ id }) => id));

/** A story follows a card that a pack retires, so its old name is known too. */
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
 * The required pack: the same cards, or one with the same name, because its owner may have edited it. Among several, the one with
 * most of the story's cards.
 */
const found = (
  ref: PackRef,
  kept: readonly StoredPack[],
  strangers: readonly CardId[],
): StoredPack | undefined => {
  const same = kept.find(pack => pack.ref.hash === ref.hash);
  if (same) return same;
  const knows = ({ pack }: StoredPack): number => {
    const names = namesIn(pack.cards);
    return strangers.filter(id => names.has(id)).length;
  };
  return kept.filter(pack => pack.ref.id === ref.id).sort((a, b) => knows(b) - knows(a))[0];
};

export const needsOf = (plan: StoryPlan, kept: readonly StoredPack[]): Needs => {
  const cards = cardsOf(plan);
  const strangers = cards.filter(id => !OURS.has(id));
  const refs = plan.packs ?? [];
  const pairs = refs.map(ref => [ref, found(ref, kept, strangers)] as const);
  const chosen = [...new Set(pairs.flatMap(([, pack]) => pack ?? []))];
  // Most stories need no pack: then all their cards are ours.
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

/** A pack that is not here has no title: only its name travels. */
export const refName = ({ id, version }: PackRef): string => `${id} ${version}`;

export const withPack = (plan: StoryPlan, pack: StoredPack): StoryPlan => ({
  ...plan,
  packs: [...(plan.packs ?? []).filter(({ hash }) => hash !== pack.ref.hash), pack.ref],
});

/** Without what this reference means, however it was found. */
export const withoutPack = (
  plan: StoryPlan,
  kept: readonly StoredPack[],
  gone: StoredPack | PackRef,
): StoryPlan => {
  const strangers = cardsOf(plan).filter(id => !OURS.has(id));
  const { packs = [], ...rest } = plan;
  const left = packs.filter(ref =>
    'hash' in gone ? ref.hash !== gone.hash : found(ref, kept, strangers)?.id !== gone.id,
  );
  return left.length > 0 ? { ...rest, packs: left } : rest;
};
