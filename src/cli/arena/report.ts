import { writeFileSync } from 'node:fs';
import type { Language } from '../../engine/text.ts';
import { GAMES } from '../../games/list.ts';
import { UsageError } from '../flags.ts';
import { errorCode, errorMessage, type Io, PROGRAM, plain } from '../io.ts';
import type { Book } from './book.ts';
import { course, escaped, histograms, intervals } from './charts.ts';
import { ARENA_WORDS } from './messages.ts';
import { wholeRounds } from './plan.ts';
import { meetingsIn } from './points.ts';
import { type ArenaSummary, sharesOf } from './summary.ts';

const STYLE = `:root{color-scheme:light dark;--ink:#2b2118;--paper:#f6efe0;--line:#b9a98a;--accent:#8a3b12}
@media(prefers-color-scheme:dark){:root{--ink:#eadfc8;--paper:#1d1a16;--line:#5d5240;--accent:#e39a5c}}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 3rem;background:var(--paper);color:var(--ink);font:1rem/1.5 Georgia,serif}
h1,h2{line-height:1.2;margin:2rem 0 .5rem}h1{margin-top:0}.quiet{opacity:.8;font-size:.9rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right}th:first-child{text-align:left}td{white-space:nowrap}
tbody th{font-weight:normal;min-width:5rem}.met{background:color-mix(in srgb,var(--accent) calc(var(--share)*45%),transparent)}small{opacity:.8}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem}dt{opacity:.8}dd{margin:0;min-width:0}code{overflow-wrap:anywhere}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media print{body{max-width:none;background:none}section{break-inside:avoid}}
svg{display:block;width:100%;min-width:28rem;height:auto;font-size:12px}svg text{fill:var(--ink)}.name{text-anchor:end}.tick{text-anchor:middle}
.grid{stroke:var(--line);stroke-width:.7}.middle,.mean{stroke:var(--ink);stroke-width:1}.middle{stroke-dasharray:4 3}.reach{stroke:var(--accent);stroke-width:2}
circle,rect{fill:var(--accent)}polygon{fill:var(--accent);opacity:.2}polyline{fill:none;stroke:var(--accent);stroke-width:2}`;

const numberIn = (language: Language, digits = 0) => {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // A negative number that is rounded to zero must have no sign.
  return (value: number): string => format.format(value).replace(/^-(?=[0.,]*$)/, '');
};

const shareIn = (language: Language) => {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (value: number): string => format.format(value);
};

const row = (name: string, cells: readonly string[]): string =>
  `<tr><th scope="row">${escaped(name)}</th>${cells.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<table><thead><tr>${heads
    .map(head => `<th scope="col">${escaped(head)}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

const part = (title: string, note: string, inside: string): string =>
  inside === ''
    ? ''
    : `<section><h2>${escaped(title)}</h2><p class="quiet">${escaped(note)}</p><div class="wide">${inside}</div></section>`;

const standings = ({ bots }: ArenaSummary, language: Language): string => {
  const { columns, ratings } = ARENA_WORDS[language];
  const [whole, tenths, share] = [numberIn(language), numberIn(language, 1), shareIn(language)];
  const bars = bots.map(({ bot, elo, interval }) => ({ name: bot, value: elo, interval }));
  const { bot, elo, interval, games, share: part, wins, score, forfeits } = columns;
  const rows = bots.map(each =>
    row(each.bot, [
      whole(each.elo),
      each.interval.map(whole).join(' … '),
      whole(each.games),
      share(each.share),
      each.wins === undefined ? '·' : tenths(each.wins),
      `${tenths(each.score.mean)} ± ${tenths(1.96 * each.score.se)}`,
      whole(each.forfeits),
    ]),
  );
  return (
    table([bot, elo, interval, games, part, wins, score, forfeits], rows) + intervals(ratings, bars, whole)
  );
};

const thoughts = ({ thinking }: ArenaSummary, language: Language): string => {
  const { bot, answers, mean, most } = ARENA_WORDS[language].columns;
  const [whole, tenths] = [numberIn(language), numberIn(language, 1)];
  const rows = thinking.map(each =>
    row(each.bot, [whole(each.answers), tenths(each.mean), tenths(each.most)]),
  );
  return table([bot, answers, mean, most], rows);
};

const crossTable = ({ bots, pairs }: ArenaSummary, language: Language): string => {
  const share = shareIn(language);
  const names = bots.map(({ bot }) => bot);
  const cell = (bot: string, against: string): string => {
    const there = pairs.find(pair => pair.bot === bot && pair.against === against);
    const back = pairs.find(pair => pair.bot === against && pair.against === bot);
    const met =
      there ?? (back && { share: 1 - back.share, interval: [1 - back.interval[1], 1 - back.interval[0]] });
    if (!met) return '<td>·</td>';
    const bounds = `${share(met.interval[0]!)} … ${share(met.interval[1]!)}`;
    return `<td class="met" style="--share:${met.share.toFixed(2)}">${escaped(share(met.share))}<br><small>${escaped(bounds)}</small></td>`;
  };
  const rows = names.map(
    bot =>
      `<tr><th scope="row">${escaped(bot)}</th>${names.map(against => cell(bot, against)).join('')}</tr>`,
  );
  return table(['', ...names], rows);
};

const scoresOf = ({ head, games }: Book, { bots }: ArenaSummary, language: Language): string => {
  const groups = bots.map(({ bot }) => ({
    name: bot,
    values: games.flatMap(({ bots: sitting, scores = [] }) =>
      scores.filter((_, seat) => head.bots[sitting[seat]!] === bot),
    ),
  }));
  return histograms(ARENA_WORDS[language].scores, groups, numberIn(language));
};

const verdict = ({ sprt }: ArenaSummary, { head }: Book, language: Language): string => {
  if (!sprt) return '';
  const words = ARENA_WORDS[language];
  const number = numberIn(language, 2);
  const says = words.sprt[sprt.says](head.bots[0]!, sprt.wanted);
  return `<p><strong>${escaped(says)}</strong> ${escaped(words.evidence(number(sprt.evidence), number(sprt.bound)))}</p>`;
};

const spent = ({ spend }: ArenaSummary, language: Language): string => {
  const { spends } = ARENA_WORDS[language];
  const number = numberIn(language);
  if (!spend) return spends.usual;
  return 'ms' in spend ? spends.ms(number(spend.ms)) : spends.nodes(number(spend.nodes));
};

/** Quotes a text for a shell, if it needs quotes. */
const quoted = (text: string): string =>
  /^[\w.,:/+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Returns the shell commands that play these games again. The first one writes the options to a file. */
const repeating = ({ game, named, seats, rounds, seed, spend, server }: ArenaSummary): string => {
  const bots = named.map(bot => bot.replaceAll(',', ',,')).join();
  const flags = {
    game,
    bots,
    players: seats,
    rounds,
    seed,
    ...spend,
    ...(server && { server }),
    config: 'rules.json',
  };
  return `${PROGRAM} arena ${Object.entries(flags)
    .map(([flag, value]) => `--${flag} ${quoted(`${value}`)}`)
    .join(' ')}`;
};

/** Lists the settings of the games, so that readers can judge the games and play them again. */
const facts = (summary: ArenaSummary, language: Language): string => {
  const { about } = ARENA_WORDS[language];
  const { game, seed, engine, rulesVersion, config } = summary;
  const code = (text: string): string => `<code>${escaped(text)}</code>`;
  const name = GAMES.find(({ id }) => id === game)?.name[language] ?? game;
  const rows = [
    [about.game, escaped(`${name}, ${about.version(engine, rulesVersion)}`)],
    [about.rules, code(JSON.stringify(config))],
    [about.spend, escaped(spent(summary, language))],
    [about.seed, code(seed)],
    [about.again, `${code(repeating(summary))}<br><small>${escaped(about.file)}</small>`],
  ];
  return `<dl>${rows.map(([key, value]) => `<dt>${escaped(key!)}</dt><dd>${value}</dd>`).join('')}</dl>`;
};

/** Writes the report as one HTML page without external files, so that it can be sent and opened offline. */
export const reportOf = (book: Book, summary: ArenaSummary, language: Language): string => {
  const words = ARENA_WORDS[language];
  const { head } = book;
  const games = wholeRounds(head, book.games);
  const rounds = new Set(games.map(({ round }) => round)).size;
  const shares = head.bots.length === 2 ? sharesOf(meetingsIn(head, games)) : [];
  const [first] = head.bots;
  const title = words.title(summary.bots.map(({ bot }) => bot));
  const played = [
    `${words.of(summary.games, rounds, head.seats)}.`,
    summary.lacking > 0 ? words.lacking(summary.lacking) : '',
    summary.open > 0 ? words.open(summary.open) : '',
  ].join(' ');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(played)}</p>${verdict(summary, book, language)}
${part(words.ratings, words.ratingsNote, standings(summary, language))}
${part(words.against, words.againstNote, crossTable(summary, language))}
${part(words.course, words.courseNote(first!), course(words.course, shares, shareIn(language)))}
${part(words.scores, words.scoresNote, scoresOf({ head, games }, summary, language))}
${part(words.thinking, words.thinkingNote, thoughts(summary, language))}
<section><h2>${escaped(words.about.title)}</h2>${facts(summary, language)}</section></body></html>
`;
};

const reasonOf = (error: unknown, language: Language): string => {
  const code = errorCode(error);
  const { noFolder, isFolder, notAllowed } = ARENA_WORDS[language];
  if (code === 'ENOENT' || code === 'ENOTDIR') return noFolder;
  if (code === 'EISDIR') return isFolder;
  return code === 'EACCES' || code === 'EPERM' ? notAllowed : errorMessage(error);
};

export const writeReport = (
  file: string,
  book: Book,
  summary: ArenaSummary,
  { errors, language }: Io,
): void => {
  const words = ARENA_WORDS[language];
  try {
    writeFileSync(file, reportOf(book, summary, language));
  } catch (error) {
    throw new UsageError(words.cannotSaveReport(file, reasonOf(error, language)));
  }
  errors.write(`${plain(words.reportAt(file))}\n`);
};
