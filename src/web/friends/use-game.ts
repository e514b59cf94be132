import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../games/list.ts';
import type { FarGame } from './far-game.ts';

/** What a room needs to know about its game, once loaded. */
export const useFarGame = (id: string | undefined): FarGame | undefined => {
  const [game, setGame] = useState<FarGame>();
  useEffect(() => {
    if (id === undefined) return;
    gameOf(id)
      ?.far()
      .then(setGame, () => undefined);
  }, [id]);
  return game;
};
