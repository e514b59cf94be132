import type { Seat } from '../../../engine/game.ts';
import { sum } from '../../../engine/util.ts';
import { EDICT_LETTERS } from '../../../games/cartographers/config.ts';
import { sheetScore } from '../../../games/cartographers/preview.ts';
import { edictsOfSeason, isStillScored, starsEarned, timeOf } from '../../../games/cartographers/rules.ts';
import { coinsOf } from '../../../games/cartographers/sheet.ts';
import type { Track, View } from '../../../games/cartographers/types.ts';
import { wrapText } from '../../terminal/layout.ts';
import { minus } from './messages.ts';
import { cardName, edictName, playerName, type Scene } from './scene.ts';

const heading = (scene: Scene, view: View): string => {
  const { rules, words, paint } = scene;
  const time = timeOf(rules, view.column);
  return paint.strong(words.time(words.seasons[view.season]!, time, rules.thresholds[view.season]!));
};

const columnLine = (scene: Scene, view: View): string => {
  const { rules, words } = scene;
  const cards = view.column.map(id => {
    const card = rules.card(id);
    return card.kind === 'explore' ? `${cardName(scene, id)} ${card.time}` : cardName(scene, id);
  });
  return `${words.column}${words.colon}${cards.join(', ') || words.nothing}`;
};

/** The width of the panel, and whether it omits the texts of the edicts. */
interface Room {
  readonly width: number;
  readonly isShort: boolean;
}

const edictLines = (scene: Scene, view: View, seat: Seat, { width, isShort }: Room): string[] => {
  const { rules, language, words, paint } = scene;
  const sheet = view.sheets[seat];
  const stars = sheet && sheetScore(rules, view.edicts, sheet).edicts;
  const now = edictsOfSeason(view.season);
  const lines = view.edicts.flatMap((id, i) => {
    const { card, values } = rules.edict(id);
    const mark = now.includes(i) ? '>' : ' ';
    const count = isStillScored(view.season, i)
      ? stars && words.stars(stars[i]!)
      : words.scored(starsEarned(view.tracks[seat]!.seasons, i));
    const title = `${mark} ${EDICT_LETTERS[i]} ${edictName(scene, id)}${count ? ` ${count}` : ''}`;
    const text = isShort ? [] : wrapText(`    ${card.text(values)[language]}`, width, 4).map(paint.faint);
    return [now.includes(i) ? paint.strong(title) : title, ...text];
  });
  return [(words.edicts + words.colon).trimEnd(), ...lines];
};

export const totalOf = ({ seasons }: Track): number => sum(seasons.map(season => season.total));

const trackLine = (scene: Scene, view: View, seat: Seat): string => {
  const { words, rules } = scene;
  const sheet = view.sheets[seat];
  const coins = words.coins(view.tracks[seat]!.coinsEarned - view.tracks[seat]!.coinsSpent);
  const monsters = sheet ? `, ${words.monsters(sheetScore(rules, view.edicts, sheet).monsters)}` : '';
  return `${coins}${monsters}`;
};

/** Returns the name of a seat. If the seat has a bot with a name, the kind of the bot follows in parentheses. */
const kindOf = (scene: Scene, seat: Seat): string => {
  const name = playerName(scene, seat);
  const bot = scene.bots[seat];
  return bot === undefined || name.includes(`(${bot})`) ? name : `${name} (${bot})`;
};

const otherLines = (scene: Scene, view: View, seat: Seat): string[] =>
  view.tracks.flatMap((track, other) =>
    other === seat
      ? []
      : [
          `  ${kindOf(scene, other)}${scene.words.colon}${minus(totalOf(track))}${scene.words.semicolon}${trackLine(scene, view, other)}`,
        ],
  );

/** Returns the text beside the map: season and time, edicts with current scores, coins, monsters, other players. */
export const panel = (scene: Scene, view: View, seat: Seat, room: Room): string[] => {
  const { words } = scene;
  const { width } = room;
  const { cards, ambushes, heroes } = view.deck;
  const others = otherLines(scene, view, seat);
  return [
    heading(scene, view),
    ...wrapText(columnLine(scene, view), width, 2),
    ...wrapText(words.deck(cards, ambushes, heroes), width, 2),
    '',
    ...edictLines(scene, view, seat, room),
    '',
    `${words.soFar(totalOf(view.tracks[seat]!))}${words.semicolon}${trackLine(scene, view, seat)}`,
    ...(others.length > 0 ? [(words.others + words.colon).trimEnd(), ...others] : []),
  ];
};

/** Answers `score`: returns the current scores, and those of the seasons so far. */
export const standingLines = (scene: Scene, view: View, seat: Seat): string[] => {
  const { words, rules, language, width, paint } = scene;
  const sheet = view.sheets[seat];
  if (!sheet) return [];
  const now = sheetScore(rules, view.edicts, sheet);
  return [
    ...view.edicts.flatMap((id, i) => {
      const { card, values } = rules.edict(id);
      return [
        words.whyLine(EDICT_LETTERS[i]!, edictName(scene, id), now.edicts[i]!),
        ...wrapText(`    ${card.text(values)[language]}`, width, 4).map(paint.faint),
      ];
    }),
    `${words.coins(coinsOf(sheet))}, ${words.monsters(now.monsters)}`,
    ...sheet.seasons.map(
      ({ first, second, coins, monsters, total }, s) =>
        `${words.seasons[s]}${words.colon}${minus(first)} + ${minus(second)} + ${coins} − ${monsters} = ${minus(total)}`,
    ),
    words.soFar(totalOf(sheet)),
  ];
};
