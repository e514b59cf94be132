import { isGameId } from '../../src/games/list.ts';
import { TOOL_GAMES } from '../games.ts';
import type { CorpusGame } from './play.ts';

export const corpusOf = (game: string): Promise<CorpusGame> => {
  if (!isGameId(game)) throw new Error(`expected a known game, found ${game}`);
  return TOOL_GAMES[game].corpus();
};
