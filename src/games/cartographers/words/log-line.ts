import type { Language, Text } from '../../../engine/text.ts';
import { type Cell, makeCell } from '../board/grid.ts';
import type { Corner, Direction } from '../cards/ambush.ts';
import type { Config } from '../config.ts';
import { titleText } from '../result.ts';
import { ambushCard, type Rules, rulesOf } from '../rules.ts';
import type { CardId, Event, Result } from '../types.ts';
import type { LogDetails } from './log-details.ts';
import { SEASON_WORDS, terrainName } from './names.ts';

/** Describes events in sentences, for the game log of the page and the terminal. */

export interface Sentence {
  readonly text: string;
  readonly rule?: string;
}

/** The language, names and config with which the log is written. */
export interface LogReader {
  readonly language: Language;
  readonly names: readonly string[];
  /** By seat, the phrase for the seat's sheet inside a sentence, such as "the map of Ada". */
  readonly sheets: readonly string[];
  readonly config: Config;
}

type Tellers = {
  readonly [T in Event['type']]: (
    reader: LogReader,
    event: Extract<Event, { type: T }>,
    about: LogDetails,
  ) => readonly Sentence[];
};

const NNBSP = '\u202f';
const NOTHING: readonly Sentence[] = [];
const untold = (): readonly Sentence[] => NOTHING;

const say = ({ language }: LogReader, text: Text, rule?: string): Sentence => ({
  text: text[language],
  ...(rule ? { rule } : {}),
});

const cellsIn = (rules: Rules, cells: readonly Cell[]): string =>
  cells.map(cell => makeCell(rules.map.grid, cell)).join(' ');

const cells = ({ config }: LogReader, list: readonly Cell[]): string => cellsIn(rulesOf(config), list);

const cardName = ({ config, language }: LogReader, id: CardId): string =>
  rulesOf(config).card(id).name[language];

/** A number with a typographic minus sign. */
const written = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

const counted = (n: number, { language }: LogReader, one: Text, many: Text): string => {
  const isOne = language === 'fr' ? Math.abs(n) < 2 : n === 1;
  return `${written(n)} ${(isOne ? one : many)[language]}`;
};

const coins = (reader: LogReader, n: number): string =>
  counted(n, reader, { en: 'coin', fr: 'pièce' }, { en: 'coins', fr: 'pièces' });

const stars = (reader: LogReader, n: number): string =>
  counted(n, reader, { en: 'star', fr: 'étoile' }, { en: 'stars', fr: 'étoiles' });

const CORNERS: { readonly [C in Corner]: Text } = {
  'top-left': { en: 'top left', fr: 'en haut à gauche' },
  'top-right': { en: 'top right', fr: 'en haut à droite' },
  'bottom-right': { en: 'bottom right', fr: 'en bas à droite' },
  'bottom-left': { en: 'bottom left', fr: 'en bas à gauche' },
};

const WAYS: { readonly [D in Direction]: Text } = {
  clockwise: { en: 'clockwise', fr: 'dans le sens horaire' },
  'counter-clockwise': {
    en: 'counterclockwise',
    fr: 'dans le sens antihoraire',
  },
};

/** CS-02: says where a solo ambush was placed and how many places it tried. */
const walk = (reader: LogReader, id: CardId, tried: number, spot: readonly Cell[]): Sentence => {
  const { soloCorner, pass } = ambushCard(rulesOf(reader.config), id);
  const [name, at] = [cardName(reader, id), cells(reader, spot)];
  const [corner, way] = [CORNERS[soloCorner], WAYS[pass]];
  return say(
    reader,
    {
      en: `${name} walks ${way.en} along the edge from the ${corner.en}: it fits at spot ${tried}, ${at}.`,
      fr: `${name} longe le bord depuis le coin ${corner.fr}, ${way.fr}${NNBSP}: place libre à l’essai ${tried}, en ${at}.`,
    },
    'CS-02',
  );
};

const season = (reader: LogReader, n: number): string => SEASON_WORDS[reader.language][n] ?? '';

const drawn: Tellers['drawn'] = (reader, event, { beast }) => {
  const { names, sheets, language } = reader;
  const [at, map] = [cells(reader, event.cells), sheets[event.sheet]];
  const what = terrainName(event.terrain, language);
  if (beast !== undefined) {
    const name = cardName(reader, beast);
    const text = {
      en: `${name} spreads on ${map}: ${what} on ${at}.`,
      fr: `${name} se répand sur ${map}${NNBSP}: ${what} en ${at}.`,
    };
    return [say(reader, text, 'CH-14')];
  }
  if (event.by === null)
    return [say(reader, { en: `On ${map}: ${what} on ${at}.`, fr: `Sur ${map}${NNBSP}: ${what} en ${at}.` })];
  const on = event.by === event.sheet ? { en: '', fr: '' } : { en: ` on ${map}`, fr: ` sur ${map}` };
  const who = names[event.by];
  return [
    say(reader, {
      en: `${who}${on.en}: ${what} on ${at}.`,
      fr: `${who}${on.fr}${NNBSP}: ${what} en ${at}.`,
    }),
    ...(event.single
      ? [
          say(reader, {
            en: 'A single space: no shape fits.',
            fr: `Une seule case${NNBSP}: aucune forme ne tient.`,
          }),
        ]
      : []),
  ];
};

const destroyed: Tellers['destroyed'] = (reader, event) => {
  const [at, map] = [cells(reader, event.cells), reader.sheets[event.sheet]];
  const texts: { readonly [W in typeof event.why]: Text } = {
    heroes: { en: `Heroes destroy ${at} on ${map}.`, fr: `Les héros détruisent ${at} sur ${map}.` },
    gaze: {
      en: `The gorgon’s gaze destroys ${at} on ${map}.`,
      fr: `Le regard de la gorgone détruit ${at} sur ${map}.`,
    },
    ravage: { en: `The troll destroys ${at} on ${map}.`, fr: `Le troll détruit ${at} sur ${map}.` },
  };
  return [say(reader, texts[event.why])];
};

const coined: Tellers['coined'] = (reader, event) => {
  if (event.to === null || event.coins === 0) return NOTHING;
  const [at, who, n] = [cells(reader, event.cells), reader.names[event.to], coins(reader, event.coins)];
  switch (event.why) {
    case 'shape':
      return [
        say(reader, { en: `${who}: +${n} for the shape.`, fr: `${who}${NNBSP}: +${n} pour la forme.` }),
      ];
    case 'mountain':
      return [
        say(reader, {
          en: `${who}: +${n}, mountain ${at} is surrounded.`,
          fr: `${who}${NNBSP}: +${n}, la montagne ${at} est entourée.`,
        }),
      ];
    case 'bounty':
      return [
        say(
          reader,
          { en: `${who}: +${n}, the beast is subdued.`, fr: `${who}${NNBSP}: +${n}, la bête est domptée.` },
          'CH-18',
        ),
      ];
  }
};

const soloEnd = (
  reader: LogReader,
  total: number,
  { rating, title }: NonNullable<Result['solo']>,
): Sentence => {
  const name = title === null ? undefined : titleText(title, reader.config.titleSet);
  const [sum, rated] = [stars(reader, total), written(rating)];
  return say(reader, {
    en: `${sum}, rating ${rated}: ${name?.en ?? '–'}.`,
    fr: `${sum}, note solo ${rated}${NNBSP}: ${name?.fr ?? '–'}.`,
  });
};

const winners = (reader: LogReader, { places, totals }: Result): Sentence => {
  const seats = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = seats.map(seat => reader.names[seat]).join({ en: ' and ', fr: ' et ' }[reader.language]);
  const sum = stars(reader, totals[seats[0] ?? 0] ?? 0);
  return seats.length > 1
    ? say(reader, {
        en: `${names} share the victory with ${sum}.`,
        fr: `${names} partagent la victoire avec ${sum}.`,
      })
    : say(reader, {
        en: `${names}: ${sum}, Royal Cartographer!`,
        fr: `${names}${NNBSP}: ${sum}, Cartographe Royal${NNBSP}!`,
      });
};

const TELLERS: Tellers = {
  started: untold,
  begun: (reader, event) => {
    const name = season(reader, event.season);
    return [say(reader, { en: `${name} begins.`, fr: `La saison commence${NNBSP}: ${name.toLowerCase()}.` })];
  },
  revealed: (reader, { card }, { tried, spot }) => {
    const name = cardName(reader, card);
    const turned = say(reader, { en: `Card revealed: ${name}.`, fr: `Carte révélée${NNBSP}: ${name}.` });
    return tried !== undefined && spot ? [turned, walk(reader, card, tried, spot)] : [turned];
  },
  asked: untold,
  submitted: untold,
  cancelled: untold,
  ignored: (reader, { card }, { tried }) => {
    const name = cardName(reader, card);
    const text =
      tried === undefined
        ? {
            en: `${name} doesn’t fit and is ignored.`,
            fr: `${name} ne trouve aucune place${NNBSP}: la carte est ignorée.`,
          }
        : {
            en: `${name} fits in none of the ${tried} spots tried and is ignored.`,
            fr: `${name} ne tient dans aucun des ${tried} endroits essayés${NNBSP}: la carte est ignorée.`,
          };
    return [say(reader, text, 'CS-02')];
  },
  drawn,
  marked: (reader, event) => {
    const [who, at] = [reader.names[event.sheet], cells(reader, event.cells)];
    return event.cells.length > 0
      ? [
          say(reader, {
            en: `${who}: attack marks on ${at}.`,
            fr: `${who}${NNBSP}: marques d’attaque en ${at}.`,
          }),
        ]
      : NOTHING;
  },
  destroyed,
  coined,
  // All sheets are scored together, so the log mentions the scoring only once.
  scored: (reader, event) => {
    const name = season(reader, event.season);
    return event.sheet === 0
      ? [say(reader, { en: `${name} is scored.`, fr: `Décompte de saison${NNBSP}: ${name.toLowerCase()}.` })]
      : NOTHING;
  },
  ended: (reader, { result }) => [
    say(reader, { en: 'The game is over.', fr: 'La partie est terminée.' }),
    result.solo ? soloEnd(reader, result.totals[0] ?? 0, result.solo) : winners(reader, result),
  ],
};

const NONE: LogDetails = {};

/** The sentences for one event, with its additional data; empty if the log doesn't mention the event. */
export const logLines = (
  event: Event,
  about: LogDetails | undefined,
  reader: LogReader,
): readonly Sentence[] => {
  // The cast is safe: the entry was found by the event's type, which TypeScript can't infer.
  const tell = TELLERS[event.type] as (
    reader: LogReader,
    event: Event,
    about: LogDetails,
  ) => readonly Sentence[];
  return tell(reader, event, about ?? NONE);
};
