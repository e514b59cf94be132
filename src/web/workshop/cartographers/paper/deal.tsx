import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { CHOICES, type Config, MAX_SEATS } from '../../../../games/cartographers/ui.ts';
import { ErrorLine } from '../../../error-line.tsx';
import { say } from '../../../i18n.ts';
import { readStored, writeStored } from '../../../local-storage.ts';
import { randomHex } from '../../../random-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DealTable } from './deal-table.tsx';
import { type Deal, dealGame } from './dealer.ts';
import { refusalWords } from './map-choice.tsx';
import { type Corrections, userCorrections } from './user-corrections.ts';
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

/** A deal in progress: its settings, and how many cards have been dealt. */
interface Dealing {
  readonly game: Config['game'];
  readonly seats: number;
  readonly seed: string;
  /** The card corrections at the start of the deal, because later ones must not change which cards are dealt. */
  readonly corrections: Corrections;
  readonly at: number;
}

const parseDealing = (value: unknown): Dealing | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  // Cast: each field is checked below, except the corrections, which the rules check.
  const { game, seats, seed, corrections = {}, at } = value as Dealing;
  const isGood =
    CHOICES.game.includes(game) &&
    Number.isInteger(seats) &&
    typeof seed === 'string' &&
    Number.isInteger(at) &&
    at >= 0;
  return isGood ? { game, seats, seed, corrections, at } : undefined;
};

/** How many bytes a random seed has: few, so that it can be read aloud. */
const SEED_BYTES = 6;

const dealOf = ({ game, seats, seed, corrections }: Dealing): Deal | Refusal =>
  dealGame(seats, parseSeed(seed), { game, corrections });

interface StartProps {
  readonly onStart: (dealing: Dealing) => void;
}

const Start = ({ onStart }: StartProps) => {
  const words = say(WORDS);
  const [game, setGame] = useState<Config['game']>('base');
  const [seats, setSeats] = useState(2);
  const [seed, setSeed] = useState('');
  const [wrong, setWrong] = useState<Refusal>();
  const start = (event: Event): void => {
    event.preventDefault();
    const wished = seed.trim() || randomHex(SEED_BYTES);
    const dealing = { game, seats, seed: wished, corrections: userCorrections(), at: 0 };
    const deal = dealOf(dealing);
    if (isRefusal(deal)) setWrong(deal);
    else onStart(dealing);
  };
  return (
    <form class="panel stack deal-start" onSubmit={start}>
      <RadioCards
        group="game"
        legend={words.game}
        value={game}
        options={CHOICES.game.map(value => ({ value, name: words.games[value] }))}
        onValue={setGame}
      />
      <Field label={words.players}>
        <Input
          type="number"
          min={1}
          max={MAX_SEATS}
          value={seats}
          required
          onInput={({ currentTarget }) => setSeats(currentTarget.valueAsNumber)}
        />
      </Field>
      <TextField label={words.seed} maxLength={100} value={seed} onValue={setSeed} hint={words.seedHint} />
      {Object.keys(userCorrections()).length > 0 && <p class="quiet">{words.corrected}</p>}
      <ErrorLine>{wrong && refusalWords(wrong)}</ErrorLine>
      <Button type="submit" look="main">
        {words.start}
      </Button>
    </form>
  );
};

/** Deals cards for a game on paper, instead of the printed decks. The deal is saved and survives a reload. */
export const DealScreen = () => {
  const words = say(WORDS);
  const dealing = useSignal<Dealing | undefined>(parseDealing(readStored(KEY)));
  const set = (next: Dealing | undefined): void => {
    dealing.value = next;
    writeStored(KEY, next ?? null);
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
