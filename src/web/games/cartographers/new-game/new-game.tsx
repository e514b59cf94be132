import { useSignal, useSignalEffect } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { ScreenProps } from '../../../app.tsx';
import { goTo } from '../../../route.ts';
import { plural, say, text } from '../../../say.ts';
import type { Player } from '../../../table.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { SeedField, seedOf } from '../../../ui/seed-field.tsx';
import { startGame } from '../local-table.ts';
import { botName } from './bot-words.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { type CartographersDraft, configOf, gameOf, keepDraft, lastDraft, wishOf } from './draft.ts';
import { EdictField } from './edict-field.tsx';
import { type FormProps, reasonOf } from './form.tsx';
import { HouseRules } from './house-rules.tsx';
import { MapField } from './map-field.tsx';
import './new-game.css';
import { SeatField } from './seat-field.tsx';
import { SetField } from './set-field.tsx';

const WORDS = {
  en: {
    title: 'New game',
    start: 'Start',
    wait: 'One moment…',
    sheet: (id: string) => `sheet ${id}`,
    alone: 'alone',
    seats: (n: number) => `${n} ${plural(n, 'seat', 'seats')}`,
    failed: 'The browser did not keep the game, so it was not started. Perhaps this is a private window.',
  },
  fr: {
    title: 'Nouvelle partie',
    start: 'Commencer',
    wait: 'Un instant…',
    sheet: (id: string) => `feuille ${id}`,
    alone: 'en solo',
    seats: (n: number) => `${n} ${plural(n, 'place', 'places')}`,
    failed:
      'Le navigateur n’a pas gardé la partie, qui n’a donc pas commencé. Est-ce une fenêtre privée\u202f?',
  },
};

/** Bots that nobody named get a name, so that a table of bots can be told apart. */
const named = (seats: readonly Player[]): readonly Player[] =>
  seats.map((seat, i) => (seat.bot && !seat.name ? { ...seat, name: botName(i) } : seat));

/** It lives as long as the page, or until its game begins: kept longer, every game would be the same. */
let typedSeed = '';

const begin = async (draft: CartographersDraft): Promise<Refusal | undefined> => {
  const config = wishOf(draft);
  if (isRefusal(config)) return config;
  keepDraft(draft);
  const id = await startGame({ players: named(draft.seats), config, seed: seedOf(draft.seed) });
  if (isRefusal(id)) return id;
  typedSeed = '';
  goTo('table', id);
  return undefined;
};

const summary = (draft: CartographersDraft): string => {
  const words = say(WORDS);
  const { map } = configOf(draft);
  return [
    text(CHOICE_WORDS.game.values[gameOf(draft)]),
    typeof map === 'string' ? words.sheet(map) : text(map.name),
    draft.seats.length === 1 ? words.alone : words.seats(draft.seats.length),
  ].join(', ');
};

/** How starting went so far: nothing, busy, or why not. */
type Start = 'rest' | 'busy' | 'failed' | Refusal;

interface BarProps {
  readonly form: FormProps;
  readonly start: Start;
}

const StartBar = ({ form, start }: BarProps) => {
  const words = say(WORDS);
  const why = form.refusal ?? (typeof start === 'object' ? start : undefined);
  const fault = why ? reasonOf(why, form.config) : start === 'failed' ? words.failed : undefined;
  return (
    <div class="new-start">
      {fault ? (
        <p class="error" role="alert">
          {fault}
        </p>
      ) : (
        <p>{summary(form.draft)}</p>
      )}
      <button type="submit" class="main-button" disabled={start === 'busy' || form.refusal !== undefined}>
        <Icon name="pencil" />
        {start === 'busy' ? words.wait : words.start}
      </button>
    </div>
  );
};

export const NewGameScreen = (_: ScreenProps) => {
  const draft = useSignal<CartographersDraft>(undefined as unknown as CartographersDraft);
  draft.value ??= { ...lastDraft(), seed: typedSeed };
  // Whoever goes to the settings and back finds the choices again.
  useSignalEffect(() => {
    keepDraft(draft.value);
    typedSeed = draft.value.seed;
  });
  const start = useSignal<Start>('rest');
  const wish = wishOf(draft.value);
  const form: FormProps = {
    draft: draft.value,
    change: next => {
      draft.value = next;
      start.value = 'rest';
    },
    config: configOf(draft.value),
    refusal: isRefusal(wish) ? wish : undefined,
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (start.value === 'busy') return;
    start.value = 'busy';
    begin(draft.value).then(
      refusal => {
        start.value = refusal ?? 'rest';
      },
      () => {
        start.value = 'failed';
      },
    );
  };
  return (
    <Page title={say(WORDS).title}>
      <form class="new-game" onSubmit={submit}>
        <SetField {...form} />
        <SeatField {...form} />
        <MapField {...form} />
        <EdictField {...form} />
        <SeedField typed={form.draft.seed} onType={seed => form.change({ ...form.draft, seed })} />
        <HouseRules {...form} />
        <StartBar form={form} start={start.value} />
      </form>
    </Page>
  );
};
