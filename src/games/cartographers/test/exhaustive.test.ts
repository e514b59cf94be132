import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAPS, type MapId } from '../board/maps.ts';
import { SETS } from '../cards/sets.ts';
import { CHOICES, type Config } from '../config.ts';
import { boxesOf } from '../configure.ts';
import { playGame } from './games.ts';

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(card => card.id);

/** Every card that can occur in a game with these explore cards. */
const allCards = (game: Config['game'], exploreSet: Config['exploreSet']): Set<string> => {
  const boxes = boxesOf(game).map(box => SETS[box]);
  return new Set([
    ...ids(SETS[exploreSet].explore),
    ...boxes.flatMap(box => [
      ...ids(box.ruins),
      ...ids(box.ambushes),
      ...ids(box.heroes),
      ...ids(box.edicts),
    ]),
  ]);
};

const MOST_GAMES = 1000;

/** Plays games until every card has occurred. It fails if a card is still missing after many games. */
const playUntilAllSeen = (game: Config['game'], exploreSet: Config['exploreSet'], map: MapId): void => {
  const missing = allCards(game, exploreSet);
  for (let i = 0; missing.size > 0; i++) {
    const name = `exhaustive ${game} ${exploreSet} ${map} ${i}`;
    assert.ok(
      i < MOST_GAMES,
      `expected every card to occur in ${MOST_GAMES} games, but never found ${[...missing]}`,
    );
    try {
      const { state, start } = playGame(1 + (i % 3), name, { game, exploreSet, map }, ({ events }) => {
        for (const event of events) if (event.type === 'revealed') missing.delete(event.card);
      });
      for (const event of start) if (event.type === 'revealed') missing.delete(event.card);
      for (const id of state.edicts) missing.delete(id);
    } catch (error) {
      throw new Error(`expected the game "${name}" to end without errors`, { cause: error });
    }
  }
};

for (const game of CHOICES.game)
  for (const exploreSet of game === 'combined' ? CHOICES.exploreSet : [game])
    for (const map of Object.keys(MAPS) as MapId[])
      test(`in random games on map ${map}, every card of the game ${game} with the ${exploreSet} explore cards occurs`, () =>
        playUntilAllSeen(game, exploreSet, map));
