/**
 * Where things lie in the memory of the kernel, in bytes. A set of spaces is 32 bytes there: sixteen rows of 16 bits, of
 * which eleven are used; two vectors hold it, and a step to another row or column is one instruction for eight rows.
 */
export const PAGES = 6;
export const SET = 32;

/** A sheet as layout.ts has it: the one on which games are played on. */
export const SHEET_AT = 0;
/** The sets of that sheet, in the same order, as vectors. */
export const SETS_AT = 512;
/** What the map prints, as vectors. */
export const MOUNTAIN_AT = 1024;
export const BESIDE_MOUNTAIN_AT = 1056;
export const RUINS_AT = 1088;
/** Numbers of the rules: see KernelRules in kernel.ts. */
export const COIN_CAP_AT = 1120;
export const BOUNTY_AT = 1124;
export const ALWAYS_SETTLE_AT = 1128;
export const FREE_SHAPE_AT = 1132;
/** By season how often each of the four edicts will still be scored. */
export const WEIGHTS_AT = 1136;
/** What a call leaves besides its answer: how much chance it took, and how many drawings it weighed. */
export const TRIED_AT = 1200;
export const NODES_AT = 1204;
/** The edicts: which card, the sets it reads, its values. */
export const EDICTS_AT = 1216;
export const EDICT_SIZE = 32;
export const EDICT = { card: 0, reads: 4, values: 8 } as const;
/** Empty spaces beside monsters. */
export const PREY_AT = 1376;
/** The empty spaces and the ruins among them, as seen from so many rows above. */
export const EMPTY_BELOW_AT = 1408;
export const RUINS_BELOW_AT = 1920;
/** How many drawings of a card are tried at most. */
export const MOST_LOOKS = 128;
/** The drawings that are weighed together; the first of them draws nothing. */
export const BATCH_AT = 2560;
export const BATCH_SIZE = 64;
export const BATCH = { mask: 0, terrain: 32, bit: 36, lay: 40, value: 44, isBroken: 48 } as const;
/** Lists of clusters: spaces, spaces beside them, size. 61 is the most that 11 × 11 spaces can hold. */
export const CLUSTER_SIZE = 80;
export const CLUSTER = { spaces: 0, beside: 32, size: 64 } as const;
const CLUSTERS_SIZE = 62 * CLUSTER_SIZE;
export const CLUSTERS_AT = BATCH_AT + (1 + MOST_LOOKS) * BATCH_SIZE;
export const OTHER_CLUSTERS_AT = CLUSTERS_AT + CLUSTERS_SIZE;
export const SPARE_CLUSTERS_AT = OTHER_CLUSTERS_AT + CLUSTERS_SIZE;
/** What is dealt, and behind it what is tried, in numbers of 32 bits: each look takes two of them. */
export const DEALT = 64;
export const TRIED = 16 * 2 * MOST_LOOKS;
export const BITS_AT = SPARE_CLUSTERS_AT + CLUSTERS_SIZE;
/** The lays that were listed last: a card has two shapes of eight ways at most. */
const MOST_WAYS = 16;
export const LISTED_AT = BITS_AT + 4 * (DEALT + TRIED);
/** The explore cards, and behind them all that they point to. */
export const CARDS_AT = LISTED_AT + 2 * 121 * MOST_WAYS;
export const CARD_SIZE = 64;
export const CARD = {
  /** How many terrains, and which. */
  choices: 0,
  terrains: 4,
  /** A bit for each of these terrains. */
  bits: 28,
  /** By way: its coin, how many spaces it has, where they are, whether they are apart, and its masks row by row. */
  ways: 32,
  wayCount: 36,
  height: 40,
  /** The cards that stand for a single space in its place (CA-25, CA-26). */
  single: 44,
  ruinsSingle: 48,
} as const;
export const WAY_SIZE = 16 + 11 * SET;
export const WAY = { coin: 0, spaceCount: 4, spaces: 8, isBroken: 12, masks: 16 } as const;
export const TABLES_AT = CARDS_AT + 32 * CARD_SIZE;
