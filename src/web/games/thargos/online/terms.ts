import { CHOICES, type ConfigWish, isStoryMode, STORIES } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import type { Term } from '../../../online/online-game.ts';
import { CHOICE_WORDS, type ChoiceKey } from '../new-game/choice-messages.ts';
import { NUMBER_WORDS } from '../new-game/number-messages.ts';

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

const isChoice = (key: string): key is ChoiceKey => Object.hasOwn(CHOICES, key);

/** A rule that was chosen, in the words of the form it was chosen on. */
const termOf = (key: string, value: unknown): readonly Term[] => {
  if (isChoice(key)) {
    const { title, values } = CHOICE_WORDS[key];
    const words = (values as Readonly<Record<string, typeof title | undefined>>)[String(value)];
    return [{ title: text(title), value: words ? text(words) : String(value) }];
  }
  if (!Object.hasOwn(NUMBER_WORDS, key)) return [];
  return [{ title: text(NUMBER_WORDS[key as keyof typeof NUMBER_WORDS].title), value: String(value) }];
};

const storyTerm = ({ story = 'kurnor' }: ConfigWish): Term => {
  const words = say(WORDS);
  const { title } = (typeof story === 'string' ? STORIES[story] : story) ?? {};
  return { title: words.story, value: title ? text(title) : words.own };
};

/** The mode and the chosen options. */
export const terms = (config: object): readonly Term[] => {
  const words = say(WORDS);
  const wish = config as ConfigWish;
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
