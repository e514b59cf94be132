import { useContext } from 'preact/hooks';
import { hasRival, seatsFor } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { botNotes } from '../../../screens/new-game/bots.ts';
import { IsOnline } from '../../../screens/new-game/online-context.ts';
import { FillSeats, SeatBot, SeatName, UnfitText } from '../../../screens/new-game/seats.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { BOT_WORDS, botName, USUAL_BOT } from './bot-messages.ts';
import { deckPam } from './deck-pam.ts';
import { DeckSelect } from './deck-select.tsx';
import { countOf, type SeatDraft, seatsOf, withPacksOf, withRivalDeck, withSeatDeck } from './draft.ts';
import { Fault, type FormProps } from './form.tsx';
import { unfitDecks } from './unfit.ts';

const WORDS = {
  en: {
    title: 'Seats and decks',
    count: 'Number of seats',
    seats: (n: number) => (n === 1 ? '1 seat' : `${n} seats`),
    you: 'You',
    deck: (seat: number) => `Deck for seat ${seat}`,
    rival: 'The Rival',
    rivalDeck: 'The Rival’s deck',
    rivalNote: 'Played by dice, with the deck’s heroes and two in reserve.',
    lab: 'Build a deck',
    friend: 'The player in this seat may choose another deck.',
    pam: (n: number, cap: number) => `${n} of ${cap} PAM.`,
  },
  fr: {
    title: 'Places et decks',
    count: 'Nombre de places',
    seats: (n: number) => (n === 1 ? '1 place' : `${n} places`),
    you: 'Vous',
    deck: (seat: number) => `Deck de la place ${seat}`,
    rival: 'Le Rival',
    rivalDeck: 'Deck du Rival',
    rivalNote: 'Joué par les dés, avec les héros du deck et deux en réserve.',
    lab: 'Construire un deck',
    friend: 'La personne à cette place peut choisir un autre deck.',
    pam: (n: number, cap: number) => `${n} PAM sur ${cap}.`,
  },
};

/** HT-2.6: what the chosen deck comes to, beside the cap. */
const capNote = (form: FormProps, deck: string, isRivals = false): string => {
  const cap = form.draft.wish.pointsCap ?? null;
  const pam = cap === null ? undefined : deckPam(form, deck, isRivals);
  return cap === null || pam === undefined ? '' : say(WORDS).pam(pam, cap);
};

interface RowProps {
  readonly form: FormProps;
  readonly unfit: ReadonlySet<string>;
  readonly seat: number;
  readonly player: SeatDraft;
  readonly set: (player: SeatDraft) => void;
  readonly pick: (deck: string) => void;
}

const withName = ({ name: _, ...rest }: SeatDraft, name: string): SeatDraft =>
  name === '' ? rest : { ...rest, name };

const withBot = ({ bot: _, ...rest }: SeatDraft, bot: string): SeatDraft =>
  bot === '' ? rest : { ...rest, bot };

const SeatRow = ({ form, unfit, seat, player, set, pick }: RowProps) => {
  const words = say(WORDS);
  const isFar = useContext(IsOnline);
  // The table's name for a nameless player.
  const isAlone = seatsOf(form.draft).filter(({ bot }) => !bot).length === 1;
  return (
    <li class="th-new-seat">
      <SeatName
        seat={seat}
        name={player.name ?? ''}
        nameless={player.bot ? botName(seat) : isAlone ? words.you : undefined}
        onName={name => set(withName(player, name))}
      />
      <SeatBot seat={seat} bot={player.bot ?? ''} bots={BOT_WORDS} onBot={bot => set(withBot(player, bot))} />
      <DeckSelect
        own={form.own.decks}
        id={`seat-${seat}`}
        label={words.deck(seat + 1)}
        deck={player.deck}
        pick={pick}
        unfit={unfit}
        note={`${capNote(form, player.deck)} ${isFar && seat > 0 && !player.bot ? words.friend : ''}`}
      />
      <UnfitText texts={[player.name]} />
      <Fault form={form} isMine={refusal => refusal.seat === seat} />
    </li>
  );
};

const Count = ({ draft, change }: FormProps) => {
  const words = say(WORDS);
  const [least, most] = seatsFor(draft.mode);
  const count = countOf(draft);
  if (least === most) return null;
  return (
    <div class="row" role="group" aria-label={words.count}>
      {Array.from({ length: most - least + 1 }, (_, i) => least + i).map(n => (
        <Button
          key={n}
          aria-pressed={count === n}
          aria-label={words.seats(n)}
          onClick={() => change({ ...draft, count: n })}
        >
          {n}
        </Button>
      ))}
    </div>
  );
};

const Fill = ({ draft, change }: FormProps) => {
  if (countOf(draft) === 1) return null;
  const fill = (bot: string): void =>
    change({ ...draft, seats: draft.seats.map((seat, i) => withBot(seat, i > 0 ? bot : '')) });
  return <FillSeats onBots={() => fill(USUAL_BOT)} onPeople={() => fill('')} />;
};

const RivalRow = ({ form }: { readonly form: FormProps }) => {
  const unfit = unfitDecks(form.config, true);
  const words = say(WORDS);
  const { draft, change, own } = form;
  return (
    <li class="th-new-seat">
      <div>
        <span class="new-option-name">{words.rival}</span>
        <span class="new-why">{words.rivalNote}</span>
      </div>
      <DeckSelect
        own={form.own.decks}
        id="rival"
        label={words.rivalDeck}
        deck={draft.rival}
        pick={deck => change(withPacksOf(withRivalDeck(draft, deck), deck, own.packsOf))}
        unfit={unfit}
        note={capNote(form, draft.rival, true)}
      />
      <Fault form={form} isMine={refusal => refusal.seat === countOf(draft)} />
    </li>
  );
};

/** Who sits at the table, and with what. */
export const SeatField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change, config, own } = form;
  const seats = seatsOf(draft);
  const unfit = unfitDecks(config);
  return (
    <FieldPanel title={words.title}>
      <Count {...form} />
      <Fill {...form} />
      <ol class="new-seats">
        {seats.map((player, seat) => (
          <SeatRow
            key={seat}
            form={form}
            unfit={unfit}
            seat={seat}
            player={player}
            set={next => change({ ...draft, seats: draft.seats.with(seat, next) })}
            pick={deck => change(withPacksOf(withSeatDeck(draft, seat, deck), deck, own.packsOf))}
          />
        ))}
        {hasRival(config) && <RivalRow form={form} />}
      </ol>
      <p class="new-why">
        {botNotes(BOT_WORDS, seats)} <a href={linkTo('thargos', 'decks')}>{words.lab}</a>
      </p>
      <Fault form={form} isMine={({ refused }) => refused === 'bad-seats' || refused === 'deck-unknown'} />
    </FieldPanel>
  );
};
