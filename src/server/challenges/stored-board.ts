import { type BoardPosition, type BoardRank, comparePositions, type HistogramBar } from '../board.ts';
import { type Challenge, challengeName } from '../challenge.ts';
import { bodyOf } from '../club/bodies.ts';
import type { DocumentStore } from '../data.ts';
import { dropDocument, putDocument } from '../documents.ts';
import { newTableId } from '../keys.ts';

/**
 * The board of a challenge that is over: a document with the counts, and one for each page of ranks. They contain no
 * names: boards read the names from the rooms.
 */

export const PER_PAGE = 100;

/** The counts and the histogram of a board. */
export interface BoardSummary {
  readonly entries: number;
  readonly ended: number;
  /** NP-79: the finished entries without a place. */
  readonly unranked: number;
  readonly ranked: number;
  readonly histogram: readonly HistogramBar[];
}

export interface StoredBoard extends BoardSummary {
  /** Changes each time the board is stored. */
  readonly stamp: string;
  /** The first position of each page. */
  readonly starts: readonly BoardPosition[];
}

interface StoredPage {
  readonly ranks: readonly BoardRank[];
}

const idOf = (challenge: Challenge): string => `board:${challengeName(challenge)}`;
const pageId = (challenge: Challenge, page: number): string =>
  `board-page:${page}:${challengeName(challenge)}`;

export const pagesOf = ({ ranked }: Pick<BoardSummary, 'ranked'>): number => Math.ceil(ranked / PER_PAGE);

export const findBoard = async (
  data: DocumentStore,
  challenge: Challenge,
): Promise<StoredBoard | undefined> => {
  const found = await data.document(idOf(challenge));
  return found && bodyOf<StoredBoard>(found);
};

export const readPage = async (
  data: DocumentStore,
  challenge: Challenge,
  page: number,
): Promise<readonly BoardRank[]> => {
  const found = await data.document(pageId(challenge, page));
  return found ? bodyOf<StoredPage>(found).ranks : [];
};

/** Finds the rank of a result. */
export const findRank = async (
  data: DocumentStore,
  challenge: Challenge,
  { starts }: StoredBoard,
  position: BoardPosition,
): Promise<BoardRank | undefined> => {
  const page = starts.findLastIndex(start => comparePositions(start, position) <= 0) + 1;
  const ranks = await readPage(data, challenge, page);
  return ranks.find(({ table }) => table === position.table);
};

/** Stores a board. The pages come first, so that a crash leaves no incomplete board. */
export const saveBoard = async (
  data: DocumentStore,
  challenge: Challenge,
  summary: BoardSummary,
  ranks: readonly BoardRank[],
): Promise<StoredBoard> => {
  const starts: BoardPosition[] = [];
  for (let page = 1; page <= pagesOf(summary); page++) {
    const part = ranks.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const { order, at, table } = part[0]!;
    starts.push({ order, at, table });
    const body: StoredPage = { ranks: part };
    await putDocument(data, { id: pageId(challenge, page), at: page, names: [], body });
  }
  const board: StoredBoard = { ...summary, starts, stamp: newTableId() };
  await putDocument(data, { id: idOf(challenge), at: 0, names: [], body: board });
  return board;
};

/** Removes a stored board, so that the next request ranks all entries again. */
export const dropBoard = (data: DocumentStore, challenge: Challenge): Promise<void> =>
  dropDocument(data, idOf(challenge));
