import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { say, text } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { named, withFriend } from '../../../screens/new-game/bots.ts';
import { someNewGame } from '../../../screens/new-game/plan.ts';
import { seatsText } from '../../../screens/new-game/seats.tsx';
import { seedOf } from '../../../screens/new-game/seed-field.tsx';
import { Details } from '../../../ui/details.tsx';
import { type NewCartographers, startGame } from '../local-table.ts';
import { botName } from './bot-messages.ts';
import { CHOICE_WORDS } from './choice-messages.ts';
import { type CartographersDraft, configOf, gameOf, keepDraft, lastDraft, wishOf } from './draft.ts';
import { EdictField } from './edict-field.tsx';
import { type FormProps, reasonOf } from './form.tsx';
import { House } from './house-rules.tsx';
import { MapField } from './map-field.tsx';
import { SeatField } from './seat-field.tsx';
import { SetField } from './set-field.tsx';
import './new-game.css';

const WORDS = {
  en: {
    title: 'New game',
    sheet: (id: string) => `sheet ${id}`,
    alone: 'solo',
    hard: 'How hard is it?',
  },
  fr: {
    title: 'Nouvelle partie',
    sheet: (id: string) => `feuille ${id}`,
    alone: 'en solo',
    hard: 'Est-ce difficile\u202f?',
  },
};

const summary = ({ draft, config: { map } }: FormProps): string => {
  const words = say(WORDS);
  return [
    text(CHOICE_WORDS.game.values[gameOf(draft)]),
    typeof map === 'string' ? words.sheet(map) : text(map.name),
    draft.seats.length === 1 ? words.alone : seatsText(draft.seats.length),
  ].join(', ');
};

const Lab = lazy(async () => (await import('../advice/lab.tsx')).Lab, LoadFailed);

const HowHard = ({ draft }: FormProps) => (
  <Details class="panel new-house" summaryClass="as-heading" summary={say(WORDS).hard}>
    {() => <Lab draft={draft} />}
  </Details>
);

const Choices = (form: FormProps) => (
  <>
    <SetField {...form} />
    <SeatField {...form} />
    <MapField {...form} />
    <EdictField {...form} />
    <HowHard {...form} />
  </>
);

const wished = (draft: CartographersDraft): NewCartographers | Refusal => {
  const config = wishOf(draft);
  if (isRefusal(config)) return config;
  return { players: named(draft.seats, botName), config, seed: seedOf(draft.seed) };
};

export const newGame = someNewGame({
  words: WORDS,
  icon: 'pencil',
  last: lastDraft,
  keep: keepDraft,
  formOf: (draft, change): FormProps => {
    const wish = wishOf(draft);
    return { draft, change, config: configOf(draft), refusal: isRefusal(wish) ? wish : undefined };
  },
  begin: async draft => {
    const wish = wished(draft);
    return isRefusal(wish) ? wish : startGame(wish);
  },
  wished: async draft => wished(draft),
  withFriends: (draft, name) => ({ ...draft, seats: withFriend(draft.seats, name) }),
  summary,
  Reason: ({ refusal, form }) => <>{reasonOf(refusal, form.config)}</>,
  Choices,
  House,
});
