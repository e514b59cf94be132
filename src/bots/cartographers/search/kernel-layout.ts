/**
 * The addresses in the memory of the kernel, in bytes. A set of spaces has 32 bytes: sixteen rows of 16 bits, of which
 * eleven are used. Two vectors contain a set, so one instruction shifts eight rows by a row or a column.
 */
export const PAGES = 6;
export const SET = 32;

/** The sheet of the current playout, in the format of layout.ts. */
export const SHEET_AT = 0;
/** The sets of the sheet at SHEET_AT as vectors, in the same order. */
export const SETS_AT = 512;
/** The printed layer of the map, as vectors. */
export const MOUNTAIN_AT = 1024;
export const BESIDE_MOUNTAIN_AT = 1056;
export const RUINS_AT = 1088;
/** Numbers from the rules, which `CoreRules` and the printed map in layout.ts explain. */
export const COIN_CAP_AT = 1120;
export const BOUNTY_AT = 1124;
export const ALWAYS_SETTLE_AT = 1128;
export const FREE_SHAPE_AT = 1132;
/** How often each of the four edicts will still be scored, by season. */
export const WEIGHTS_AT = 1136;
/** Two additional results of a call: how many random numbers it used, and how many drawings it evaluated. */
export const TRIED_AT = 1200;
export const NODES_AT = 1204;
/** The four edicts. Each has the index of its card, the sets that the card reads, and its values. */
export const EDICTS_AT = 1216;
export const EDICT_SIZE = 32;
export const EDICT = { card: 0, reads: 4, values: 8 } as const;
/** The empty spaces next to monsters. */
export const PREY_AT = 1376;
/** Copies of the empty spaces and of the empty ruins that are shifted up by 0, 1, 2 rows and so on. */
export const EMPTY_BELOW_AT = 1408;
export const RUINS_BELOW_AT = 1920;
/** The maximum number of drawings that are tried for a card. */
export const MOST_LOOKS = 128;
/** The sheets that are evaluated together, each with a different drawing; the first has none. */
export const BATCH_AT = 2560;
export const BATCH_SIZE = 64;
export const BATCH = { mask: 0, terrain: 32, bit: 36, lay: 40, value: 44, isBroken: 48 } as const;
/** Lists of clusters: their spaces, adjacent spaces and size. 11 × 11 spaces can have at most 61 clusters. */
export const CLUSTER_SIZE = 80;
export const CLUSTER = { spaces: 0, beside: 32, size: 64 } as const;
const CLUSTERS_SIZE = 62 * CLUSTER_SIZE;
export const CLUSTERS_AT = BATCH_AT + (1 + MOST_LOOKS) * BATCH_SIZE;
export const OTHER_CLUSTERS_AT = CLUSTERS_AT + CLUSTERS_SIZE;
export const SPARE_CLUSTERS_AT = OTHER_CLUSTERS_AT + CLUSTERS_SIZE;
/** The random numbers of 32 bits: first DEALT numbers for dealing, then two numbers for each tried drawing. */
export const DEALT = 64;
export const TRIED = 16 * 2 * MOST_LOOKS;
export const BITS_AT = SPARE_CLUSTERS_AT + CLUSTERS_SIZE;
/** A card has at most two shapes with eight orientations each. */
const MOST_WAYS = 16;
export const LISTED_AT = BITS_AT + 4 * (DEALT + TRIED);
/** The explore cards, followed by the data to which they point. */
export const CARDS_AT = LISTED_AT + 2 * 121 * MOST_WAYS;
export const CARD_SIZE = 64;
export const CARD = {
  /** The number of terrains, and the set of each. */
  choices: 0,
  terrains: 4,
  /** A bit mask of the card's terrains. */
  bits: 28,
  /**
   * For each orientation: its coin, the number and positions of its spaces, whether they are disconnected, and a mask
   * for each row.
   */
  ways: 32,
  wayCount: 36,
  height: 40,
  /** The pseudo-cards for drawing a single space instead of a shape (CA-25, CA-26). */
  single: 44,
  ruinsSingle: 48,
} as const;
export const WAY_SIZE = 16 + 11 * SET;
export const WAY = { coin: 0, spaceCount: 4, spaces: 8, isBroken: 12, masks: 16 } as const;
export const TABLES_AT = CARDS_AT + 32 * CARD_SIZE;
