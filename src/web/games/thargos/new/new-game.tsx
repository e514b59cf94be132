import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { ScreenProps } from '../../../later.tsx';
import { goTo } from '../../../route.ts';
import { plural, say, text } from '../../../say.ts';
import type { Player } from '../../../table.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { SeedField, seedOf } from '../../../ui/seed-field.tsx';
import { startGame } from '../local-table.ts';
import { usePacks } from '../packs.ts';
import { botName } from './bot-words.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { DeckField } from './deck-field.tsx';
import {
  configOf,
  countOf,
  keepDraft,
  lastDraft,
  NOTHING,
  refusalOf,
  seatsOf,
  type ThargosDraft,
  wishOf,
  withoutLost,
} from './draft.ts';
import { type FormProps, Reason } from './form.tsx';
import { HouseRules } from './house-rules.tsx';
import { ModeField } from './mode-field.tsx';
import './new-game.css';
import { chosenPacks, loadOwn, type OwnThings, ownFor, ownThings } from './own.ts';
import { SeatField } from './seat-field.tsx';
import { SoloField } from './solo-field.tsx';
import { StoryField } from './story-field.tsx';

const WORDS = {
  en: {
    title: 'New game of Thargos',
    start: 'Start',
    wait: 'One moment…',
    seats: (n: number) => `${n} ${plural(n, 'seat', 'seats')}`,
    quick: 'quick play',
    failed: 'The browser did not keep the game, so it was not started. Perhaps this is a private window.',
  },
  fr: {
    title: 'Nouvelle partie de Thargos',
    start: 'Commencer',
    wait: 'Un instant…',
    seats: (n: number) => `${n} ${plural(n, 'place', 'places')}`,
    quick: 'jeu rapide',
    failed:
      'Le navigateur n’a pas gardé la partie, qui n’a donc pas commencé. Est-ce une fenêtre privée\u202f?',
  },
};

/** It lives as long as the page, or until its game begins: kept longer, every game would be the same. */
let typedSeed = '';

/** Bots that nobody named get a name, so that a table of bots can be told apart. */
const playersOf = (draft: ThargosDraft): readonly Player[] =>
  seatsOf(draft).map(({ deck: _, ...player }, seat) =>
    player.bot && !player.name ? { ...player, name: botName(seat) } : player,
  );

const begin = async (draft: ThargosDraft, own: OwnThings): Promise<Refusal | undefined> => {
  keepDraft(draft);
  const packs = await usePacks(chosenPacks(draft, own));
  const config = wishOf(draft, { decks: own.decks, stories: own.stories, packs });
  const id = await startGame({ players: playersOf(draft), config, seed: seedOf(draft.seed) });
  if (isRefusal(id)) return id;
  typedSeed = '';
  goTo('thargos', 'table', id);
  return undefined;
};

const summary = ({ draft, config }: FormProps): string => {
  const words = say(WORDS);
  return [
    text(CHOICE_WORDS.mode.values[draft.mode]),
    ...(countOf(draft) > 1 ? [words.seats(countOf(draft))] : []),
    ...(config.quickPlay ? [words.quick] : []),
  ].join(', ');
};

/** How starting went so far: nothing, busy, or why not. */
type Start = 'rest' | 'busy' | 'failed' | Refusal;

const StartBar = ({ form, start }: { readonly form: FormProps; readonly start: Start }) => {
  const words = say(WORDS);
  const refusal = form.refusal ?? (typeof start === 'object' ? start : undefined);
  return (
    <div class="th-new-start">
      {refusal || start === 'failed' ? (
        <p class="error" role="alert">
          {refusal ? <Reason refusal={refusal} /> : words.failed}
        </p>
      ) : (
        <p>{summary(form)}</p>
      )}
      <button type="submit" class="main-button" disabled={start === 'busy' || form.refusal !== undefined}>
        <Icon name="play" />
        {start === 'busy' ? words.wait : words.start}
      </button>
    </div>
  );
};

const NO_THINGS: OwnThings = {
  decks: NOTHING.decks,
  stories: NOTHING.stories,
  packs: [],
  packsOf: new Map(),
};

export const NewGameScreen = (_: ScreenProps) => {
  const draft = useSignal<ThargosDraft>(undefined as unknown as ThargosDraft);
  draft.value ??= { ...lastDraft(), seed: typedSeed };
  useEffect(() => {
    void loadOwn().then(own => {
      draft.value = withoutLost(
        draft.value,
        own,
        own.packs.map(({ id }) => id),
      );
    });
  }, []);
  // Whoever goes to the settings and back finds the choices again.
  useSignalEffect(() => {
    keepDraft(draft.value);
    typedSeed = draft.value.seed;
  });
  const start = useSignal<Start>('rest');
  const things = ownThings.value;
  const own = ownFor(draft.value, things);
  const form: FormProps = {
    draft: draft.value,
    change: next => {
      draft.value = next;
      start.value = 'rest';
    },
    config: configOf(draft.value, own),
    // Until the browser has told what it keeps, a deck of one's own is not yet lost.
    refusal: things ? refusalOf(draft.value, own) : undefined,
    own: things ?? NO_THINGS,
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (start.value === 'busy') return;
    start.value = 'busy';
    (async () => begin(draft.value, things ?? (await loadOwn())))().then(
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
      <form class="th-new" onSubmit={submit}>
        <ModeField {...form} />
        <StoryField {...form} />
        <SeatField {...form} />
        <SoloField {...form} />
        <DeckField {...form} />
        <SeedField typed={form.draft.seed} onType={seed => form.change({ ...form.draft, seed })} />
        <HouseRules {...form} />
        <StartBar form={form} start={start.value} />
      </form>
    </Page>
  );
};
