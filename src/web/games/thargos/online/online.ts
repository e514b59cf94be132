import { assetKey } from '../../../../engine/module.ts';
import type { Text } from '../../../../engine/text.ts';
import {
  CHOICES,
  type ConfigWish,
  deckFor,
  isStoryMode,
  STORIES,
  seatsFor,
} from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import type { ConfigField, OnlineGame, Term } from '../../../online/online-game.ts';
import { BOT_WORDS, botName } from '../new-game/bot-messages.ts';
import { CHOICE_WORDS, isChoiceKey } from '../new-game/choice-messages.ts';
import { deckTitle } from '../new-game/deck-select.tsx';
import { hasNumberWords, NUMBER_WORDS } from '../new-game/number-messages.ts';
import { reasonOf } from '../new-game/refusal.ts';
import { DeckField } from './deck-choice.tsx';

const WORDS = {
  en: {
    points: 'Maximum PAM per deck',
    story: 'Story',
    packs: 'Card packs',
    own: 'the host’s story',
  },
  fr: {
    points: 'Total de PAM maximal d’un deck',
    story: 'Récit',
    packs: 'Packs de cartes',
    own: 'le récit de l’hôte',
  },
};

/** An option's title and value, as on the new-game form; empty if the form has no text for it. */
const termOf = (key: string, value: unknown): readonly Term[] => {
  if (isChoiceKey(key)) {
    const { title, values } = CHOICE_WORDS[key];
    const names: Readonly<Record<string, Text>> = values;
    return [
      { title: text(title), value: text(names[String(value)] ?? { en: String(value), fr: String(value) }) },
    ];
  }
  return hasNumberWords(key) ? [{ title: text(NUMBER_WORDS[key].title), value: String(value) }] : [];
};

const storyTerm = ({ story = 'kurnor' }: ConfigWish): Term => {
  const words = say(WORDS);
  const { title } = (typeof story === 'string' ? STORIES[story] : story) ?? {};
  return { title: words.story, value: title ? text(title) : words.own };
};

/** The rules of a table as a list for players who want to join: the mode and the changed options. */
const terms = (config: object): readonly Term[] => {
  const words = say(WORDS);
  const wish: ConfigWish = config;
  const { mode = 'duel', pointsCap, packs = [] } = wish;
  return [
    ...termOf('mode', mode),
    ...(isStoryMode({ mode }) ? [storyTerm(wish)] : []),
    ...Object.entries(wish).flatMap(([key, value]) => (key === 'mode' ? [] : termOf(key, value))),
    ...(pointsCap ? [{ title: words.points, value: String(pointsCap) }] : []),
    ...(packs.length > 0
      ? [{ title: words.packs, value: packs.map(({ id, version }) => `${id} ${version}`).join(', ') }]
      : []),
  ];
};

/** The options of a tournament. Its tables compete, so stories and solo modes don't fit. */
const tournamentFields = (config: object): readonly ConfigField[] => {
  const { mode = 'duel', rules = 'book', quickPlay = false }: ConfigWish = config;
  const field = (
    key: 'mode' | 'rules' | 'quickPlay',
    value: string | boolean,
    values: readonly (string | boolean)[],
  ): ConfigField => {
    const names: Readonly<Record<string, Text>> = CHOICE_WORDS[key].values;
    const options = values.map(each => ({ value: each, name: text(names[String(each)]!) }));
    return { key, title: text(CHOICE_WORDS[key].title), value, options };
  };
  return [
    field('mode', mode, ['duel', 'circle']),
    field('rules', rules, CHOICES.rules),
    field('quickPlay', quickPlay, CHOICES.quickPlay),
  ];
};

export const online: OnlineGame = {
  bots: BOT_WORDS,
  usualBot: 'greedy' satisfies keyof typeof BOT_WORDS,
  botName,
  terms,
  modeName: mode => termOf('mode', mode)[0]?.value ?? mode,
  quick: { key: 'mode', sizes: { duel: [2], circle: [3, 4, 5], story: [] } },
  tournaments: {
    fields: tournamentFields,
    seats: config => {
      const { mode = 'duel' }: ConfigWish = config;
      return seatsFor(mode);
    },
    hasCups: false,
  },
  hasOwn: async assets => {
    const { loadStoredPacks } = await import('../packs.ts');
    const packs = await loadStoredPacks();
    return assets.every(need => need.isShared || packs.has(assetKey(need)));
  },
  choice: {
    of: (config, seat) => deckTitle(deckFor(config, seat)),
    Field: DeckField,
    why: reasonOf,
  },
};
