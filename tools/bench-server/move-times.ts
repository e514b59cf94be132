import { range } from '../../src/engine/util.ts';
import { makeSolo, talkOf } from './alidade.ts';
import type { KnownGame } from './games.ts';
import { VISITOR } from './health.ts';
import { hangUp, openTalks, sayAtPace } from './lines.ts';

const TABLES = 30;
const MOVES_PER_SECOND = 40;

/** Plays known games at a steady rate from another address than the attacker's. Each call returns the times of its moves. */
export const openMoves = async (
  url: string,
  games: readonly KnownGame[],
): Promise<{
  readonly times: (seconds: number) => Promise<readonly number[]>;
  readonly close: () => void;
}> => {
  const tables = await makeSolo(url, TABLES, games);
  const talks = tables.map((table, i) => ({
    ...talkOf(url, table, games[i % games.length]!),
    localAddress: VISITOR,
  }));
  const open = await openTalks(talks);
  const said = range(open.length).map(() => 0);
  const players = open.map((talk, i) => ({ ...talk, say: () => talk.say(said[i]!++) }));
  return {
    times: seconds => sayAtPace(players, MOVES_PER_SECOND, seconds),
    close: () => hangUp(open),
  };
};
