import { useContext } from 'preact/hooks';
import { range } from '../../../../engine/util.ts';
import { hasRival, seatsFor } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { botNotes } from '../../../screens/new-game/bots.ts';
import { IsOnline } from '../../../screens/new-game/plan.ts';
import { FillSeats, SeatCounts, SeatPlayer, UnfitText } from '../../../screens/new-game/seats.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { BOT_WORDS, botName, USUAL_BOT } from './bot-messages.ts';
import { deckPam, unfitDecks } from './deck-checks.ts';
import { DeckSelect } from './deck-select.tsx';
import { countOf, type SeatDraft, seatsOf, withPacksOf, withRivalDeck, withSeatDeck } from './draft.ts';
import { Fault, type FormProps } from './form.tsx';

const WORDS = {
  en: {
    title: 'Seats and decks',
    count: 'Number of seats',
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

/** HT-2.6: a note with the chosen deck's PAM, and the points cap if there is one. */
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

const SeatRow = ({ form, unfit, seat, player, set, pick }: RowProps) => {
  const words = say(WORDS);
  const isFar = useContext(IsOnline);
  // The placeholder is the name that the table gives to a player without a name.
  const isAlone = seatsOf(form.draft).filter(({ bot }) => !bot).length === 1;
  return (
    <li class="new-seat th-new-seat">
      <SeatPlayer
        seat={seat}
        player={player}
        nameless={player.bot ? botName(seat) : isAlone ? words.you : undefined}
        bots={BOT_WORDS}
        set={set}
      />
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
  const [least, most] = seatsFor(draft.mode);
  if (least === most) return null;
  return (
    <div class="row" role="group" aria-label={say(WORDS).count}>
      <SeatCounts
        counts={range(most - least + 1).map(i => least + i)}
        count={countOf(draft)}
        onCount={count => change({ ...draft, count })}
      />
    </div>
  );
};

const RivalRow = ({ form }: { readonly form: FormProps }) => {
  const unfit = unfitDecks(form.config, true);
  const words = say(WORDS);
  const { draft, change, own } = form;
  return (
    <li class="new-seat th-new-seat">
      <div>
        <span class="as-heading">{words.rival}</span>
        <span class="new-why note">{words.rivalNote}</span>
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

export const SeatField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change, config, own } = form;
  const seats = seatsOf(draft);
  const unfit = unfitDecks(config);
  return (
    <FieldPanel title={words.title}>
      <Count {...form} />
      {seats.length > 1 && (
        <FillSeats seats={draft.seats} usualBot={USUAL_BOT} set={next => change({ ...draft, seats: next })} />
      )}
      <ol class="new-seats bare-list">
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
      <p class="new-why note">
        {botNotes(BOT_WORDS, seats)} <a href={linkTo('thargos', 'decks')}>{words.lab}</a>
      </p>
      <Fault form={form} isMine={({ refused }) => refused === 'bad-seats' || refused === 'deck-unknown'} />
    </FieldPanel>
  );
};
