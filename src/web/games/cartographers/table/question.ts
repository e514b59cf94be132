import type { Seat } from '../../../../engine/game.ts';
import {
  DECK_CARDS,
  type Options,
  type Terrain,
  terrainName,
  type View,
} from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { namesIn, say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { WORDS } from './messages.ts';

/** Whether the only person at the table has this seat and no name. */
const isYou = (players: readonly SeatedPlayer[], seat: Seat): boolean => {
  const { name, bot } = players[seat]!;
  return !name && bot === undefined && players.filter(player => player.bot === undefined).length === 1;
};

/** A player's name. Players without one are “You”, “Player 2” or “Bot 2”. */
export const seatName = (players: readonly SeatedPlayer[], seat: Seat): string => {
  const { name, bot } = players[seat]!;
  if (name) return name;
  const words = say(WORDS);
  if (bot !== undefined) return words.robot(seat + 1);
  return isYou(players, seat) ? words.you : words.person(seat + 1);
};

/** The title of a map: "Map of Ada", "Your map". */
export const mapTitle = (players: readonly SeatedPlayer[], seat: Seat): string =>
  isYou(players, seat) ? say(WORDS).yourMap : say(WORDS).map(seatName(players, seat));

/** Like mapTitle, for use inside a sentence. */
export const mapName = (players: readonly SeatedPlayer[], seat: Seat): string =>
  isYou(players, seat) ? say(WORDS).onYourMap : say(WORDS).theMap(seatName(players, seat));

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const terrainWord = (terrain: Terrain): string => terrainName(terrain, language.value);

/** The names of terrains: "forest, village or farm". */
export const terrainsNamed = (terrains: readonly Terrain[]): string => {
  const names = terrains.map(terrainWord);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')}${say(WORDS).or}${last}`;
};

export const cardName = (id: string): string => {
  const name = DECK_CARDS.get(id)?.name;
  return name ? text(name) : id;
};

/** With more players than this, their number is shown instead of their names. */
const MOST_NAMED = 6;

/** The players that the others wait for. */
const awaited = ({ owing }: View, players: readonly SeatedPlayer[]): string =>
  owing.length > MOST_NAMED
    ? say(WORDS).manyPlayers(owing.length)
    : namesIn(owing.map(seat => seatName(players, seat)));

/** What the player must do, as one sentence. */
export const question = (view: View, options: Options, players: readonly SeatedPlayer[]): string => {
  const words = say(WORDS);
  const card = 'card' in view.phase ? cardName(view.phase.card) : '';
  const map = 'sheet' in options ? mapName(players, options.sheet) : '';
  switch (options.type) {
    case 'draw': {
      const ask = words.drawAsk(card, terrainsNamed(options.terrains));
      return options.mustCoverRuins ? `${ask}. ${words.ruinsAsk}` : ask;
    }
    case 'drawSingle':
      return words.single[options.why];
    case 'drawMonster':
      return words.monsterAsk(card, map);
    case 'drawMonsterSingle':
      return words.monsterSingle(map);
    case 'drawHero':
      return words.heroAsk(card);
    case 'gaze':
    case 'ravage':
      return words.destroyAsk(card, map);
    case 'choose':
      return words.chooseAsk;
    case 'none':
      if (options.why === 'over') return words.over;
      return words.waiting(awaited(view, players));
  }
};
