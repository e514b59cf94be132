import type { Language, Text } from '../../engine/text.ts';
import { readyMade } from '../../games/thargos/decks/difficulty-decks.ts';
import type { Defenses } from './defenses.ts';
import type { rateOf } from './rates.ts';

type Rate = ReturnType<typeof rateOf>;

interface Summary {
  readonly decks: readonly (Rate & { readonly deck: string })[];
  readonly first: Rate;
  readonly rounds: { readonly mean: number; readonly sd: number };
  readonly ends: Readonly<Record<string, number>>;
  readonly defences: Defenses;
  readonly games: number;
}

const HEADS: { readonly [K in 'deck' | 'all' | 'figure' | 'value']: Text } = {
  deck: { en: 'Deck', fr: 'Deck' },
  all: { en: 'All', fr: 'Tous' },
  figure: { en: 'Figure', fr: 'Mesure' },
  value: { en: 'Value', fr: 'Valeur' },
};

const LABELS: { readonly [K in 'games' | 'first' | 'rounds' | 'ends' | 'defences']: Text } = {
  games: { en: 'Games', fr: 'Parties' },
  first: { en: 'Won by the first player', fr: 'Gagnées par le premier joueur' },
  rounds: { en: 'Rounds', fr: 'Manches' },
  ends: { en: 'Ended by', fr: 'Fin par' },
  defences: { en: 'Defenses', fr: 'Défenses' },
};

const DEFENCES: { readonly [K in 'open' | 'lost' | 'held']: Text } = {
  open: { en: 'decided by the cards played', fr: 'décidées par les cartes jouées' },
  lost: { en: 'lost with every choice of cards', fr: 'perdues quelles que soient les cartes jouées' },
  held: { en: 'held without cards', fr: 'tenues sans carte' },
};

const percent = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 100)}`);

const withInterval = ({ winRate, interval }: Rate): string =>
  `${percent(winRate)} (${percent(interval[0])}–${percent(interval[1])})`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * Writes the matrix as Markdown tables. A cell has the wins of the deck of its row in percent, with the 95 % interval.
 */
export const matrixMarkdown = (
  { decks, first, rounds, ends, defences, games }: Summary,
  rateAgainst: (deck: string, against: string) => Rate,
  language: Language,
): string => {
  const say = (text: Text): string => text[language];
  const title = (id: string): string => readyMade(id)?.title[language] ?? id;
  const titles = decks.map(({ deck }) => title(deck));
  const rows = decks.map(own => {
    const cells = decks.map(({ deck }) =>
      deck === own.deck ? '' : withInterval(rateAgainst(own.deck, deck)),
    );
    return row([title(own.deck), ...cells, withInterval(own)]);
  });
  const shares = Object.entries(ends).map(
    ([why, count]) => `${why} ${percent(count / Math.max(1, games))} %`,
  );
  const stood = (['open', 'lost', 'held'] as const).map(
    kind => `${say(DEFENCES[kind])} ${percent(defences[kind] / Math.max(1, defences.conflicts))} %`,
  );
  return [
    row([say(HEADS.deck), ...titles, say(HEADS.all)]),
    row(['---', ...decks.map(() => '---:'), '---:']),
    ...rows,
    '',
    row([say(HEADS.figure), say(HEADS.value)]),
    row(['---', '---']),
    row([say(LABELS.games), String(games)]),
    row([say(LABELS.first), `${withInterval(first)} %`]),
    row([say(LABELS.rounds), `${rounds.mean} ± ${rounds.sd}`]),
    row([say(LABELS.ends), shares.join(', ')]),
    row([say(LABELS.defences), stood.join(', ')]),
    '',
  ].join('\n');
};
