import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { plural, say, text } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { named, withFriend } from '../../../screens/new-game/bots.ts';
import { someNewGame } from '../../../screens/new-game/plan.ts';
import { seedOf } from '../../../screens/new-game/seed-field.tsx';
import { type NewCartographers, startGame } from '../local-table.ts';
import { botName } from './bot-name.ts';
import { CHOICE_WORDS } from './choice-messages.ts';
import { type CartographersDraft, configOf, gameOf, keepDraft, lastDraft, wishOf } from './draft.ts';
import { EdictField } from './edict-field.tsx';
import { type FormProps, reasonOf } from './form.tsx';
import { House } from './house-rules.tsx';
import { MapField } from './map-field.tsx';
import './new-game.css';
import { SeatField } from './seat-field.tsx';
import { SetField } from './set-field.tsx';

const WORDS = {
  en: {
    title: 'New game',
    sheet: (id: string) => `sheet ${id}`,
    alone: 'solo',
    hard: 'How hard is it?',
    seats: (n: number) => `${n} ${plural(n, 'seat', 'seats')}`,
  },
  fr: {
    title: 'Nouvelle partie',
    sheet: (id: string) => `feuille ${id}`,
    alone: 'en solo',
    hard: 'Est-ce difficile\u202f?',
    seats: (n: number) => `${n} ${plural(n, 'place', 'places')}`,
  },
};

const summary = ({ draft, config: { map } }: FormProps): string => {
  const words = say(WORDS);
  return [
    text(CHOICE_WORDS.game.values[gameOf(draft)]),
    typeof map === 'string' ? words.sheet(map) : text(map.name),
    draft.seats.length === 1 ? words.alone : words.seats(draft.seats.length),
  ].join(', ');
};

const Lab = lazy(async () => (await import('../advice/lab.tsx')).Lab, LoadFailed);

/** Shows the difficulty of the chosen options. */
const HowHard = ({ draft }: FormProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="panel new-house" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say(WORDS).hard}</summary>
      {isOpen && <Lab draft={draft} />}
    </details>
  );
};

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
