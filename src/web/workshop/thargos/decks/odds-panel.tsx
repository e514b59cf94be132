import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { stream } from '../../../../engine/random.ts';
import type { CardId } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { number, say, text } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { ShareBar } from '../../../ui/meter.tsx';
import { Select } from '../../../ui/select.tsx';
import { comboChance, combosIn, deckSize, missionChance } from './combos.ts';
import { dealHand, dealHands, type Hands } from './hands.ts';
import type { Lab } from './lab-state.ts';
import { chanceOf } from './odds.ts';
import { PANEL_WORDS } from './panel-messages.ts';

const Odd = ({ label, chance }: { readonly label: string; readonly chance: number }) => (
  <li class="th-decks-odd">
    <span>{label}</span>
    <ShareBar class="th-decks-odd-bar" to={chance} />
    <b>{say(PANEL_WORDS).percent(chance)}</b>
  </li>
);

const namesIn =
  (pool: Lab['pool']['value']) =>
  (id: CardId): string =>
    text(pool.get(id)?.name ?? { en: id, fr: id });

/** Any two cards of the deck; the same one twice means two copies. */
const PairOdds = ({ lab, seen }: { readonly lab: Lab; readonly seen: number }) => {
  const words = say(PANEL_WORDS);
  const first = useSignal<CardId | ''>('');
  const second = useSignal<CardId | ''>('');
  const { deck } = lab.own.value;
  const nameOf = namesIn(lab.pool.value);
  const ids = (Object.keys(deck.cards) as CardId[]).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const [a, b] = [first.value, second.value];
  const copies = (id: CardId | ''): number => (id ? (deck.cards[id] ?? 0) : 0);
  const needs =
    a === b ? [{ copies: copies(a), atLeast: 2 }] : [a, b].map(id => ({ copies: copies(id), atLeast: 1 }));
  return (
    <fieldset class="th-decks-pair">
      <legend>{words.ownCombo}</legend>
      {[
        { label: words.first, chosen: first },
        { label: words.second, chosen: second },
      ].map(({ label, chosen }) => (
        <Select<CardId | ''>
          key={label}
          aria-label={label}
          value={chosen.value}
          onValue={picked => {
            chosen.value = picked;
          }}
          options={[{ value: '', name: label }, ...ids.map(id => ({ value: id, name: nameOf(id) }))]}
        />
      ))}
      <output>{a && b && <b>{words.percent(chanceOf(needs, deckSize(deck), seen))}</b>}</output>
    </fieldset>
  );
};

const MANY = 1000;

const random = () => stream(randomSeed().seed, 'hands');

const DealtHands = ({ hands }: { readonly hands: Hands }) => {
  const words = say(PANEL_WORDS);
  const { mission, advantage, action, pam } = hands.means;
  const [m, l, a, p] = [mission, advantage, action, pam].map(mean => number(Math.round(mean * 10) / 10));
  return (
    <div role="status">
      <p>{words.dealt(hands.count)}</p>
      <ul class="th-decks-odds">
        {hands.missions.map((count, missions) => (
          <Odd key={missions} label={words.withMissions(missions)} chance={count / hands.count} />
        ))}
      </ul>
      <ul class="th-decks-odds">
        {hands.attempts.map((count, i) => (
          <Odd key={i} label={words.attempt[i]!} chance={count / hands.count} />
        ))}
      </ul>
      <p>{words.means(m!, l!, a!, p!)}</p>
    </div>
  );
};

const Goldfish = ({ lab }: { readonly lab: Lab }) => {
  const words = say(PANEL_WORDS);
  const hands = useSignal<Hands | undefined>(undefined);
  const hand = useSignal<readonly CardId[]>([]);
  const { deck } = lab.own.value;
  const isEmpty = deckSize(deck) === 0;
  return (
    <div class="th-decks-hands">
      <div class="row">
        <Button
          disabled={isEmpty}
          onClick={() => {
            hands.value = dealHands(random(), deck, lab.pool.value, MANY);
          }}
        >
          {words.hands(MANY)}
        </Button>
        <Button
          disabled={isEmpty}
          onClick={() => {
            hand.value = dealHand(random(), deck);
          }}
        >
          {hand.value.length === 0 ? words.oneHand : words.another}
        </Button>
      </div>
      {hands.value && <DealtHands hands={hands.value} />}
      {hand.value.length > 0 && (
        <ul class="th-decks-hand" aria-label={words.hand}>
          {hand.value.map((id, i) => {
            const card = lab.pool.value.get(id);
            return card && <li key={i}>{<CardFace card={card} size="hand" />}</li>;
          })}
        </ul>
      )}
    </div>
  );
};

/** What comes up how often. */
export const OddsPanel = ({ lab }: { readonly lab: Lab }) => {
  const words = say(PANEL_WORDS);
  const seen = useSignal(18);
  const { deck } = lab.own.value;
  const pool = lab.pool.value;
  const combos = useMemo(() => combosIn(deck, pool), [deck, pool]);
  const nameOf = namesIn(pool);
  return (
    <section class="th-decks-odds-panel" aria-labelledby="odds-title">
      <h2 id="odds-title">{words.odds}</h2>
      <ul class="th-decks-odds">
        <Odd label={words.twoMissions} chance={missionChance(deck, pool)} />
      </ul>
      <Field label={words.seen} class="th-decks-seen">
        <Input
          type="number"
          min="6"
          max="60"
          value={seen.value}
          onInput={({ currentTarget }) => {
            const typed = Math.round(Number(currentTarget.value));
            if (typed >= 1 && typed <= 60) seen.value = typed;
          }}
        />
      </Field>
      {combos.length > 0 && (
        <ul class="th-decks-odds" aria-label={words.bySeen(seen.value)}>
          {combos.map(combo => {
            const [first, ...others] = combo.partners;
            const partner = first ? words.orOthers(nameOf(first), others.length) : words.noPartner;
            return (
              <Odd
                key={combo.card}
                label={words.combo(nameOf(combo.card), partner)}
                chance={comboChance(deck, combo, seen.value)}
              />
            );
          })}
        </ul>
      )}
      <PairOdds lab={lab} seen={seen.value} />
      <Goldfish lab={lab} />
    </section>
  );
};
