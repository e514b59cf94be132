import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../games/list.ts';
import type { OnlineGame } from './online-game.ts';

/** What a room needs to know about its game, once loaded. */
export const useOnlineGame = (id: string | undefined): OnlineGame | undefined => {
  const [game, setGame] = useState<OnlineGame>();
  useEffect(() => {
    if (id === undefined) return;
    gameOf(id)
      ?.online()
      .then(setGame, () => undefined);
  }, [id]);
  return game;
};
