import { useSignal } from '@preact/signals';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { CHOICES, type Config, MAX_SEATS } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { randomHex } from '../../../random-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { DealTable } from './deal-table.tsx';
import { type Deal, dealGame } from './dealer.ts';
import { keep, kept } from './files.ts';
import { refusalWords } from './map-choice.tsx';
import { type Corrections, ownCorrections } from './own-values.ts';
import './paper.css';
import './deal.css';

const WORDS = {
  en: {
    title: 'Deal the cards',
    intro: 'You draw on paper. This page reveals the cards, tracks time and ends the seasons.',
    game: 'Cards',
    games: { base: 'Cartographers', heroes: 'Cartographers Heroes', combined: 'Both boxes' },
    players: 'Players',
    seed: 'Seed',
    seedHint: 'Leave empty for a new deal. The same seed deals the same cards.',
    corrected: 'The deal uses your corrected card values.',
    start: 'Deal',
  },
  fr: {
    title: 'Distribuer les cartes',
    intro: 'Vous dessinez sur papier. Cette page révèle les cartes, compte le temps et annonce les saisons.',
    game: 'Cartes',
    games: { base: 'Cartographers', heroes: 'Cartographers Heroes', combined: 'Les deux boîtes' },
    players: 'Joueurs',
    seed: 'Graine',
    seedHint: 'Laissez vide pour une nouvelle donne. La même graine donne les mêmes cartes.',
    corrected: 'La donne utilise vos valeurs corrigées.',
    start: 'Distribuer',
  },
};

const KEY = 'alidade.deal';

/** A deal in progress: what it is made of, and how far it has come. */
interface Dealing {
  readonly game: Config['game'];
  readonly seats: number;
  readonly seed: string;
  /** As they were at the start: a value corrected later does not shift the cards. */
  readonly corrections: Corrections;
  readonly at: number;
}

const parseDealing = (value: unknown): Dealing | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { game, seats, seed, corrections = {}, at } = value as Dealing;
  const isGood =
    CHOICES.game.includes(game) &&
    Number.isInteger(seats) &&
    typeof seed === 'string' &&
    Number.isInteger(at) &&
    at >= 0;
  return isGood ? { game, seats, seed, corrections, at } : undefined;
};

/** Short enough to say aloud. */
const SEED_BYTES = 6;

const dealOf = ({ game, seats, seed, corrections }: Dealing): Deal | Refusal =>
  dealGame(seats, parseSeed(seed), { game, corrections });

interface StartProps {
  readonly onStart: (dealing: Dealing) => void;
}

const Start = ({ onStart }: StartProps) => {
  const words = say(WORDS);
  const game = useSignal<Config['game']>('base');
  const seats = useSignal(2);
  const seed = useSignal('');
  const wrong = useSignal<Refusal | undefined>(undefined);
  const start = (event: Event): void => {
    event.preventDefault();
    const text = seed.value.trim() || randomHex(SEED_BYTES);
    const dealing = {
      game: game.value,
      seats: seats.value,
      seed: text,
      corrections: ownCorrections(),
      at: 0,
    };
    const deal = dealOf(dealing);
    wrong.value = isRefusal(deal) ? deal : undefined;
    if (!isRefusal(deal)) onStart(dealing);
  };
  return (
    <form class="panel stack deal-start" onSubmit={start}>
      <RadioCards
        group="game"
        legend={words.game}
        value={game.value}
        options={CHOICES.game.map(value => ({ value, name: words.games[value] }))}
        onValue={chosen => {
          game.value = chosen;
        }}
      />
      <Field label={words.players}>
        <Input
          type="number"
          min={1}
          max={MAX_SEATS}
          value={seats.value}
          required
          onInput={event => {
            seats.value = event.currentTarget.valueAsNumber;
          }}
        />
      </Field>
      <Field label={words.seed}>
        <Input
          type="text"
          maxLength={100}
          autocomplete="off"
          aria-describedby="seed-hint"
          value={seed.value}
          onValue={typed => {
            seed.value = typed;
          }}
        />
        <span class="quiet deal-hint" id="seed-hint">
          {words.seedHint}
        </span>
      </Field>
      {Object.keys(ownCorrections()).length > 0 && <p class="quiet">{words.corrected}</p>}
      <p class="error" role="alert">
        {wrong.value && refusalWords(wrong.value)}
      </p>
      <Button type="submit" look="main">
        {words.start}
      </Button>
    </form>
  );
};

/** Replaces the box's decks for a game on paper. It is saved, so a reload loses nothing. */
export const DealScreen = () => {
  const words = say(WORDS);
  const dealing = useSignal<Dealing | undefined>(parseDealing(kept(KEY)));
  const set = (next: Dealing | undefined): void => {
    dealing.value = next;
    keep(KEY, next ?? null);
  };
  const now = dealing.value;
  const deal = now && dealOf(now);
  if (!now || !deal || isRefusal(deal))
    return (
      <Page title={words.title}>
        <p>{words.intro}</p>
        <Start onStart={set} />
      </Page>
    );
  const at = Math.min(now.at, deal.steps.length - 1);
  return (
    <Page>
      <DealTable
        deal={deal}
        at={at}
        isSolo={now.seats === 1}
        seed={now.seed}
        onGo={next => set({ ...now, at: next })}
        onEnd={() => set(undefined)}
      />
    </Page>
  );
};
