import type { Language, Text } from '../../engine/text.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { type PlayedDuel, pairsOf } from './simulate-game.ts';
import { endsOf, rateOf, shareOf, spreadOf } from './tally.ts';

/** How decks do against each other, both ways together. */

interface Cell {
  readonly deck: string;
  readonly against: string;
  readonly games: readonly PlayedDuel[];
}

/** The deck's victories in a game in which it sat on one side or the other. */
const winsOf = (deck: string, { decks, ...game }: PlayedDuel): number => shareOf(game, decks.indexOf(deck));

const cellsOf = (decks: readonly string[], games: readonly PlayedDuel[]): Cell[] =>
  pairsOf(decks).map(([deck, against]) => ({
    deck,
    against,
    games: games.filter(({ decks: both }) => both.includes(deck) && both.includes(against)),
  }));

const total = (deck: string, games: readonly PlayedDuel[]): number =>
  games.reduce((sum, game) => sum + winsOf(deck, game), 0);

export const matrixOf = (decks: readonly string[], games: readonly PlayedDuel[], seconds: number) => ({
  pairs: cellsOf(decks, games)
    .filter(({ deck, against }) => decks.indexOf(deck) < decks.indexOf(against))
    .map(({ deck, against, games: met }) => ({
      deck,
      against,
      ...rateOf(total(deck, met), met.length),
      rounds: spreadOf(met.map(({ rounds }) => rounds)).mean,
      ends: endsOf(met),
    })),
  decks: decks.map(deck => {
    const met = games.filter(game => game.decks.includes(deck));
    return { deck, ...rateOf(total(deck, met), met.length) };
  }),
  first: rateOf(
    games.reduce((sum, game) => sum + shareOf(game, game.first), 0),
    games.length,
  ),
  rounds: spreadOf(games.map(({ rounds }) => rounds)),
  ends: endsOf(games),
  games: games.length,
  gamesPerSecond: Math.round((games.length / seconds) * 100) / 100,
});

const HEADS: { readonly [K in 'deck' | 'all' | 'figure' | 'value']: Text } = {
  deck: { en: 'Deck', fr: 'Deck' },
  all: { en: 'All', fr: 'Tous' },
  figure: { en: 'Figure', fr: 'Mesure' },
  value: { en: 'Value', fr: 'Valeur' },
};

const LABELS: { readonly [K in 'games' | 'first' | 'rounds' | 'ends']: Text } = {
  games: { en: 'Games', fr: 'Parties' },
  first: { en: 'Won by the first player', fr: 'Gagnées par le premier joueur' },
  rounds: { en: 'Rounds', fr: 'Manches' },
  ends: { en: 'Ended by', fr: 'Fin par' },
};

const percent = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 100)}`);

const withInterval = ({ winRate, interval }: ReturnType<typeof rateOf>): string =>
  `${percent(winRate)} (${percent(interval[0])}–${percent(interval[1])})`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The same as tables for a page: the row's wins in percent, with the interval of 95 %. */
export const matrixMarkdown = (
  decks: readonly string[],
  games: readonly PlayedDuel[],
  language: Language,
): string => {
  const title = (id: string): string => PRECONS.find(precon => precon.id === id)?.title?.[language] ?? id;
  const all = matrixOf(decks, games, 1);
  const rows = decks.map(deck => {
    const cells = decks.map(against => {
      if (against === deck) return '';
      const met = games.filter(({ decks: both }) => both.includes(deck) && both.includes(against));
      return withInterval(rateOf(total(deck, met), met.length));
    });
    const own = all.decks.find(one => one.deck === deck);
    return row([title(deck), ...cells, own ? withInterval(own) : '']);
  });
  const ends = Object.entries(all.ends).map(
    ([why, count]) => `${why} ${percent(count / Math.max(1, games.length))} %`,
  );
  const say = (text: Text): string => text[language];
  return [
    row([say(HEADS.deck), ...decks.map(title), say(HEADS.all)]),
    row(['---', ...decks.map(() => '---:'), '---:']),
    ...rows,
    '',
    row([say(HEADS.figure), say(HEADS.value)]),
    row(['---', '---']),
    row([say(LABELS.games), String(games.length)]),
    row([say(LABELS.first), `${withInterval(all.first)} %`]),
    row([say(LABELS.rounds), `${all.rounds.mean} ± ${all.rounds.sd}`]),
    row([say(LABELS.ends), ends.join(', ')]),
    '',
  ].join('\n');
};
