import { type Signal, useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { MAX_SEATS } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { plural, say } from '../../../i18n.ts';
import { botNotes, withText } from '../../../screens/new-game/bots.ts';
import { IsConvention, IsOnline } from '../../../screens/new-game/plan.ts';
import { FillSeats, SeatCounts, SeatPlayer, UnfitText } from '../../../screens/new-game/seats.tsx';
import { Art } from '../../../ui/art.tsx';
import { Button, MenuButton } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { crestFor, drawCrest, makeCrest, parseCrest } from '../art/crest.ts';
import { BOT_WORDS, botName, USUAL_BOT } from './bot-messages.ts';
import { CrestDesigner } from './crest-designer.tsx';
import { Fault, type FormProps } from './form.tsx';
import './seat-field.css';

const WORDS = {
  en: {
    title: 'Seats',
    count: 'Number of seats',
    alone: 'Solo',
    range: 'A game has 1 to 100 seats.',
    more: (seat: number) => `Title, motto and crest of seat ${seat}`,
    jobTitle: 'Title',
    motto: 'Motto',
    crest: 'Crest',
    people: (n: number) => `${n} ${plural(n, 'person', 'people')}, `,
    bots: (n: number) => `${n} ${plural(n, 'bot', 'bots')}`,
    usual: 'Reset crest',
  },
  fr: {
    title: 'Places',
    count: 'Nombre de places',
    alone: 'En solo',
    range: 'Une partie a de 1 à 100 places.',
    more: (seat: number) => `Titre, devise et blason de la place ${seat}`,
    jobTitle: 'Titre',
    motto: 'Devise',
    crest: 'Blason',
    people: (n: number) => `${n} ${plural(n, 'personne', 'personnes')}, `,
    bots: (n: number) => `${n} ${plural(n, 'bot', 'bots')}`,
    usual: 'Réinitialiser le blason',
  },
};

const resized = (seats: readonly SeatedPlayer[], count: number): readonly SeatedPlayer[] => {
  const fresh = seats.some((seat, i) => i > 0 && !seat.bot) ? {} : { bot: USUAL_BOT };
  return Array.from({ length: count }, (_, i) => seats[i] ?? fresh);
};

interface SeatProps {
  readonly seat: number;
  readonly player: SeatedPlayer;
  readonly set: (player: SeatedPlayer) => void;
  /** The seat whose details (crest, level of a bot) are expanded. */
  readonly open: Signal<number | undefined>;
}

const Details = ({ seat, player, set }: Omit<SeatProps, 'open'>) => {
  const words = say(WORDS);
  const fields = [
    ['title', words.jobTitle],
    ['motto', words.motto],
  ] as const;
  return (
    <div class="new-seat-details">
      {fields.map(([key, label]) => (
        <label key={key}>
          {label}
          <Input
            value={player[key] ?? ''}
            maxLength={60}
            onValue={typed => set(withText(player, key, typed))}
          />
        </label>
      ))}
      <CrestDesigner
        name={`crest-${seat}`}
        crest={parseCrest(player.crest ?? '') ?? crestFor(seat)}
        choose={crest => set(withText(player, 'crest', makeCrest(crest)))}
      />
      {player.crest && (
        <Button look="plain" onClick={() => set(withText(player, 'crest', ''))}>
          {words.usual}
        </Button>
      )}
    </div>
  );
};

const SeatRow = ({ seat, player, set, open }: SeatProps) => {
  const words = say(WORDS);
  const isOpen = open.value === seat;
  const isFar = useContext(IsOnline);
  return (
    <li class="new-seat new-seat-own">
      <MenuButton
        class="new-seat-crest"
        isOpen={isOpen}
        disabled={isFar && seat > 0}
        aria-label={words.more(seat + 1)}
        title={words.more(seat + 1)}
        onToggle={next => {
          open.value = next ? seat : undefined;
        }}
      >
        <Art svg={drawCrest(parseCrest(player.crest ?? '') ?? crestFor(seat))} />
        <Icon name="pencil" />
      </MenuButton>
      <SeatPlayer
        seat={seat}
        player={player}
        nameless={player.bot && botName(seat)}
        bots={BOT_WORDS}
        set={set}
      />
      <UnfitText texts={[player.name, player.title, player.motto]} />
      {isOpen && <Details seat={seat} player={player} set={set} />}
    </li>
  );
};

const Count = ({ draft, change }: FormProps) => {
  const words = say(WORDS);
  const count = draft.seats.length;
  const isFar = useContext(IsOnline);
  const typed = useSignal<string | undefined>(undefined);
  // Whether an invalid number was removed when the field lost the focus. Then a message says so.
  const wasWrong = useSignal(false);
  const number = Number(typed.value ?? count);
  const isWrong = !Number.isInteger(number) || number < 1 || number > MAX_SEATS;
  const resize = (n: number): void => change({ ...draft, seats: resized(draft.seats, n) });
  return (
    <>
      <div class="row">
        <SeatCounts
          counts={isFar ? [2, 3, 4, 5] : [1, 2, 3, 4]}
          count={count}
          alone={words.alone}
          onCount={n => {
            typed.value = undefined;
            wasWrong.value = false;
            resize(n);
          }}
        />
        <label class="new-seat-count in-line">
          <span>{words.count}</span>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_SEATS}
            value={typed.value ?? count}
            aria-invalid={isWrong}
            onInput={event => {
              typed.value = event.currentTarget.value;
              wasWrong.value = false;
              const n = Number(typed.value);
              if (Number.isInteger(n) && n >= 1 && n <= MAX_SEATS) resize(n);
            }}
            onBlur={() => {
              wasWrong.value = isWrong;
              typed.value = undefined;
            }}
          />
        </label>
      </div>
      {(isWrong || wasWrong.value) && (
        <p class="error" role="alert">
          {words.range}
        </p>
      )}
    </>
  );
};

export const SeatField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const open = useSignal<number | undefined>(undefined);
  const { seats } = draft;
  const bots = seats.filter(seat => seat.bot).length;
  if (useContext(IsConvention)) return null;
  return (
    <FieldPanel title={words.title}>
      <Count {...form} />
      {seats.length > 1 && (
        <FillSeats seats={seats} usualBot={USUAL_BOT} set={next => change({ ...draft, seats: next })}>
          <span class="new-why note">
            {words.people(seats.length - bots)}
            {words.bots(bots)}
          </span>
        </FillSeats>
      )}
      <ol class="new-seats bare-list">
        {seats.map((player, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            player={player}
            open={open}
            set={next => change({ ...draft, seats: seats.with(seat, next) })}
          />
        ))}
      </ol>
      {bots > 0 && <p class="new-why note">{botNotes(BOT_WORDS, seats)}</p>}
      <Fault of="seats" form={form} />
    </FieldPanel>
  );
};
