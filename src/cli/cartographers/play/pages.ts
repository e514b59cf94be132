import type { Seat } from '../../../engine/game.ts';
import { soloPar, titleText } from '../../../games/cartographers/result.ts';
import type { Result, Scored, View } from '../../../games/cartographers/types.ts';
import { table, widthOf, wrapText } from '../../terminal/layout.ts';
import { minus } from './messages.ts';
import { edictName, playerName, type Scene } from './scene.ts';
import { awardText } from './why.ts';

/**
 * Returns the page at the end of a season: the stars of each seat, and the spaces of the player's own sheet that earned
 * them.
 */
export const seasonPage = (scene: Scene, scored: readonly Scored[], reader: Seat): string[] => {
  const { words, paint, width } = scene;
  const first = scored[0]!;
  const headed = (edicts: readonly string[]) => [
    words.seat,
    ...edicts,
    words.coinsHead,
    words.monstersHead,
    words.total,
  ];
  const rows = scored.map(({ sheet, edicts, coins, monsters, total }) => [
    playerName(scene, sheet),
    ...edicts.map(({ stars }) => minus(stars)),
    String(coins),
    minus(-monsters),
    minus(total),
  ]);
  const named = table([
    headed(first.edicts.map(({ edict, card }) => `${edict} ${edictName(scene, card)}`)),
    ...rows,
  ]);
  // If the table is too wide, it has only the letters of the cards, because the lines below it name the cards.
  const isTooWide = named.some(line => widthOf(line) > width);
  const own = scored.find(({ sheet }) => sheet === reader) ?? first;
  const why = own.edicts.flatMap(({ edict, card, stars, awards }) => {
    const title = words.whyLine(edict, edictName(scene, card), stars);
    return wrapText(`${title}${scene.words.colon}${awardText(scene, awards)}`, width, 4);
  });
  return [
    paint.strong(words.seasonOver(words.seasons[first.season]!)),
    ...(isTooWide ? table([headed(first.edicts.map(({ edict }) => edict)), ...rows]) : named),
    ...why,
  ];
};

const soloLines = (scene: Scene, view: View, result: Result): string[] => {
  if (!result.solo) return [];
  const { words, rules, language } = scene;
  const { rating, title } = result.solo;
  const name = title === null ? undefined : titleText(title, view.config.titleSet);
  return [
    words.rating(result.totals[0]!, soloPar(rules, view.edicts), rating),
    name ? words.title(name[language]) : words.noTitle,
  ];
};

const winnerLines = (scene: Scene, result: Result): string[] => {
  const { words, paint } = scene;
  if (result.solo) return [];
  const most = Math.max(...result.totals);
  const isTied = result.totals.filter(total => total === most).length > 1;
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [playerName(scene, seat)] : []));
  const names = winners.join(' & ');
  return [
    ...(isTied ? [words.tied] : []),
    ...(winners.length > 1 ? [words.shared(names)] : []),
    paint.strong(words.royal(names, most)),
  ];
};

/** Returns the end page: the table, who won and why, the rating of a solo game, and how to verify the game. */
export const finalPage = (scene: Scene, view: View): string[] => {
  const { words, paint, width } = scene;
  const { result } = view;
  if (!result) return [];
  const order = result.totals.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!);
  const rows = order.map(seat => [
    playerName(scene, seat),
    ...view.tracks[seat]!.seasons.map(season => minus(season.total)),
    minus(result.totals[seat]!),
    String(result.monsters[seat]),
    String(result.places[seat]),
  ]);
  const named = table([[words.seat, ...words.seasons, words.total, words.lost, words.place], ...rows]);
  const seasons = words.seasons.map(season => season.slice(0, 3));
  const short = table([[words.seat, ...seasons, words.total, words.lostShort, words.place], ...rows]);
  return [
    paint.strong(words.gameOver),
    ...(named.some(line => widthOf(line) > width) ? short : named),
    ...winnerLines(scene, result),
    ...soloLines(scene, view, result),
    words.seed(view.seed ?? ''),
    ...wrapText(words.seedShown, width),
  ];
};
