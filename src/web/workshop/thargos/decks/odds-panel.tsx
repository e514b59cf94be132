import { useMemo, useState } from 'preact/hooks';
import { stream } from '../../../../engine/random.ts';
import type { CardId } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { number, say, text } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { Button, NumberField, Select, ShareBar } from '../../../ui/ui.ts';
import { deckSize, idsIn } from './edit.ts';
import {
  chanceOf,
  comboChance,
  combosIn,
  dealHand,
  dealHands,
  type Hands,
  missionChance,
} from './figures.ts';
import type { Lab } from './lab-state.ts';
import { PANEL_WORDS } from './panel-messages.ts';

const Odd = ({ label, chance }: { readonly label: string; readonly chance: number }) => (
  <li class="th-decks-odd">
    <span>{label}</span>
    <ShareBar to={chance} />
    <b>{say(PANEL_WORDS).percent(chance)}</b>
  </li>
);

const namesIn =
  (pool: Lab['pool']['value']) =>
  (id: CardId): string =>
    text(pool.get(id)?.name ?? { en: id, fr: id });

/** The odds of drawing any two cards in the deck. If both are the same card, the odds of two copies. */
const PairOdds = ({ lab, seen }: { readonly lab: Lab; readonly seen: number }) => {
  const words = say(PANEL_WORDS);
  const [a, setA] = useState<CardId | ''>('');
  const [b, setB] = useState<CardId | ''>('');
  const { deck } = lab.own.value;
  const nameOf = namesIn(lab.pool.value);
  const ids = idsIn(deck.cards).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const copies = (id: CardId | ''): number => (id ? (deck.cards[id] ?? 0) : 0);
  const needs =
    a === b ? [{ copies: copies(a), atLeast: 2 }] : [a, b].map(id => ({ copies: copies(id), atLeast: 1 }));
  return (
    <fieldset class="row">
      <legend>{words.ownCombo}</legend>
      {(
        [
          [words.first, a, setA],
          [words.second, b, setB],
        ] as const
      ).map(([label, chosen, choose]) => (
        <Select<CardId | ''>
          key={label}
          aria-label={label}
          value={chosen}
          onValue={choose}
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
      <ul class="bare-list">
        {hands.missions.map((count, missions) => (
          <Odd key={missions} label={words.withMissions(missions)} chance={count / hands.count} />
        ))}
      </ul>
      <ul class="bare-list">
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
  const [hands, setHands] = useState<Hands | undefined>(undefined);
  const [hand, setHand] = useState<readonly CardId[]>([]);
  const { deck } = lab.own.value;
  const isEmpty = deckSize(deck) === 0;
  return (
    <div class="stack">
      <div class="row">
        <Button disabled={isEmpty} onClick={() => setHands(dealHands(random(), deck, lab.pool.value, MANY))}>
          {words.hands(MANY)}
        </Button>
        <Button disabled={isEmpty} onClick={() => setHand(dealHand(random(), deck))}>
          {hand.length === 0 ? words.oneHand : words.another}
        </Button>
      </div>
      {hands && <DealtHands hands={hands} />}
      {hand.length > 0 && (
        <ul class="th-decks-hand bare-list in-lines" aria-label={words.hand}>
          {hand.map((id, i) => {
            const card = lab.pool.value.get(id);
            return card && <li key={i}>{<CardFace card={card} size="hand" />}</li>;
          })}
        </ul>
      )}
    </div>
  );
};

export const OddsPanel = ({ lab }: { readonly lab: Lab }) => {
  const words = say(PANEL_WORDS);
  const [seen, setSeen] = useState(18);
  const { deck } = lab.own.value;
  const pool = lab.pool.value;
  const combos = useMemo(() => combosIn(deck, pool), [deck, pool]);
  const nameOf = namesIn(pool);
  return (
    <section class="th-decks-odds-panel th-decks-part stack" aria-labelledby="odds-title">
      <h2 id="odds-title">{words.odds}</h2>
      <ul class="bare-list">
        <Odd label={words.twoMissions} chance={missionChance(deck, pool)} />
      </ul>
      <NumberField label={words.seen} least={1} most={60} value={seen} onValue={setSeen} />
      {combos.length > 0 && (
        <ul class="bare-list" aria-label={words.bySeen(seen)}>
          {combos.map(combo => {
            const [first, ...others] = combo.partners;
            const partner = first ? words.orOthers(nameOf(first), others.length) : words.noPartner;
            return (
              <Odd
                key={combo.card}
                label={words.combo(nameOf(combo.card), partner)}
                chance={comboChance(deck, combo, seen)}
              />
            );
          })}
        </ul>
      )}
      <PairOdds lab={lab} seen={seen} />
      <Goldfish lab={lab} />
    </section>
  );
};
