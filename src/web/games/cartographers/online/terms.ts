import {
  CHOICES,
  type ConfigWish,
  EDICT_LETTERS,
  EDICTS,
  isMapId,
  MAPS,
  PRESETS,
} from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import type { ConfigField, Term } from '../../../online/online-game.ts';
import { CHOICE_WORDS, type ChoiceKey, FACT_WORDS } from '../new-game/choice-messages.ts';

const WORDS = {
  en: {
    map: 'Map',
    sheet: (id: string) => `sheet ${id}`,
    edicts: 'Edicts',
    pool: 'Scoring cards drawn from',
    pools: { base: 'Cartographers', heroes: 'Heroes', both: 'both boxes' },
    ambushes: 'Ambushes',
    chosen: (n: number) => `${n} chosen cards`,
    changed: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  },
  fr: {
    map: 'Feuille',
    sheet: (id: string) => id,
    edicts: 'Décrets',
    pool: 'Cartes Décompte tirées parmi',
    pools: { base: 'Cartographers', heroes: 'Heroes', both: 'les deux boîtes' },
    ambushes: 'Embuscades',
    chosen: (n: number) => `${n} cartes choisies`,
    changed: (n: number) => (n === 1 ? '1 carte' : `${n} cartes`),
  },
};

const isChoice = (key: string): key is ChoiceKey => Object.hasOwn(CHOICES, key);

const choiceTerm = (key: ChoiceKey, value: unknown): Term => {
  const { title, values } = CHOICE_WORDS[key];
  const names: Readonly<Record<string, typeof title>> = values;
  const words = names[String(value)];
  return { title: text(title), value: words ? text(words) : String(value) };
};

export const modeName = (mode: string): string => choiceTerm('game', mode).value;

export const mapName = (map: string): string => (isMapId(map) ? `${map} · ${text(MAPS[map].name)}` : map);

/** The map sheet as a term of the table. Each box has its own default sheet. */
const mapTerm = ({ game = 'base', map = PRESETS[game].map }: ConfigWish): Term => {
  const words = say(WORDS);
  return { title: words.map, value: typeof map === 'string' ? words.sheet(map) : text(map.name) };
};

/** Cards and numbers that the host changed one by one, as terms of the table. */
const factTerms = (wish: ConfigWish): readonly Term[] => {
  const [words, facts] = [say(WORDS), say(FACT_WORDS)];
  const { edicts, scoringPool, ambushPool, coinCap, thresholds, corrections = {} } = wish;
  const corrected = Object.keys(corrections).length;
  const nameOf = (id: string): string => text(EDICTS.get(id)?.name ?? { en: id, fr: id });
  return [
    ...(edicts
      ? [{ title: words.edicts, value: EDICT_LETTERS.map(letter => nameOf(edicts[letter])).join(', ') }]
      : []),
    ...(scoringPool !== undefined
      ? [
          {
            title: words.pool,
            value:
              typeof scoringPool === 'string' ? words.pools[scoringPool] : words.chosen(scoringPool.length),
          },
        ]
      : []),
    ...(ambushPool ? [{ title: words.ambushes, value: words.chosen(ambushPool.length) }] : []),
    ...(coinCap !== undefined ? [{ title: facts.coinCap, value: String(coinCap) }] : []),
    ...(thresholds ? [{ title: facts.thresholds, value: thresholds.join(' ') }] : []),
    ...(corrected > 0 ? [{ title: facts.cards, value: words.changed(corrected) }] : []),
  ];
};

/** The rules of a table as a list for players who want to join: box, map and changed options. */
export const terms = (config: object): readonly Term[] => {
  // Cast: the server validates the config of a table with the same code.
  const wish = config as ConfigWish;
  const changed = Object.entries(wish).flatMap(([key, value]) =>
    key !== 'game' && isChoice(key) ? [choiceTerm(key, value)] : [],
  );
  return [choiceTerm('game', wish.game ?? 'base'), mapTerm(wish), ...changed, ...factTerms(wish)];
};

/** The options of a tournament: box and map. */
export const tournamentFields = (config: object): readonly ConfigField[] => {
  const { game = 'base', map = PRESETS[game].map }: ConfigWish = config;
  const { title, values } = CHOICE_WORDS.game;
  return [
    {
      key: 'game',
      title: text(title),
      value: game,
      options: CHOICES.game.map(value => ({ value, name: text(values[value]) })),
    },
    {
      key: 'map',
      title: say(WORDS).map,
      value: typeof map === 'string' ? map : map.id,
      options: Object.keys(MAPS).map(value => ({ value, name: mapName(value) })),
    },
  ];
};
