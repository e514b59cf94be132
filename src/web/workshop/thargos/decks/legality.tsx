import type { RefObject } from 'preact';
import {
  BUILDS,
  type Card,
  checkDeck,
  type Fault,
  type FaultCode,
  faultText,
  hasError,
  isError,
  sizeOf,
  sumsOf,
} from '../../../../games/thargos/ui.ts';
import { Meanings } from '../../../games/thargos/card/meanings.tsx';
import { Mark } from '../../../games/thargos/card/pieces.tsx';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { classNames } from '../../../ui/dom.ts';
import { Button, RuleMark } from '../../../ui/ui.ts';
import { deckSize, mendCost, mended } from './edit.ts';
import type { Lab } from './lab-state.ts';
import { WORDS } from './messages.ts';
import { deckRules } from './model.ts';

/** The rule that each fault breaks. */
const RULES: Partial<Record<FaultCode, string>> = {
  'deck-heroes': 'HT-2.1',
  'deck-size': 'HT-2.1',
  'deck-split': 'HT-2.2',
  'deck-count': 'HT-2.3',
  'deck-copies': 'HT-2.3',
  'deck-locked': 'HT-2.3',
  'deck-same-person': 'HT-2.4',
  'deck-points': 'HT-2.6',
  'deck-points-cap': 'HT-2.6',
  'deck-few-missions': 'HT-2.8',
  'deck-no-missions': 'HT-2.9',
  'deck-other-set': 'HT-1.3',
  'deck-mission-pam': 'HT-9.2',
};

/** Replaces the card ids in a fault with names, because players don't know the ids. */
const named = (fault: Fault, pool: ReadonlyMap<string, Card>): Fault => {
  const name = (key: 'id' | 'other'): Record<string, string> => {
    const id = fault.details[key];
    const card = typeof id === 'string' ? pool.get(id) : undefined;
    return card ? { [key]: text(card.name) } : {};
  };
  return { ...fault, details: { ...fault.details, ...name('id'), ...name('other') } };
};

interface FaultsProps {
  readonly faults: readonly Fault[];
  readonly pool: ReadonlyMap<string, Card>;
}

/** The faults of a deck as text, each with the rule that it breaks. */
const DeckFaults = ({ faults, pool }: FaultsProps) => (
  <>
    {faults.map(fault => {
      const rule = RULES[fault.code];
      return (
        <li key={fault.code + fault.place} class={classNames('in-line', isError(fault) && 'is-wrong')}>
          <Mark name={isError(fault) ? 'lost' : 'secret'} />
          <span>
            {faultText(named(fault, pool), language.value)}{' '}
            {rule && <RuleMark id={rule} href={linkTo('thargos', 'rules', rule)} />}
          </span>
        </li>
      );
    })}
  </>
);

const Check = ({ children }: { readonly children: string }) => (
  <li class="in-line">
    <Mark name="won" />
    <span>{children}</span>
  </li>
);

interface LegalityProps {
  readonly lab: Lab;
  readonly frame: RefObject<HTMLDivElement | null>;
}

export const Legality = ({ lab, frame }: LegalityProps) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  const faults = lab.faults.value;
  const { counts, pam, hp } = sumsOf(deck, lab.cards.value);
  const has = (...codes: readonly string[]): boolean => faults.some(({ code }) => codes.includes(code));
  const build = BUILDS.find(([, cap]) => pam <= cap);
  const split = `${counts.mission} / ${counts.advantage} / ${counts.action}`;
  return (
    <div role="status" tabIndex={-1} ref={frame}>
      <ul class="th-decks-legal bare-list">
        {!has('deck-heroes', 'deck-same-person') && <Check>{words.target(hp, Math.ceil(hp / 2))}</Check>}
        {!has('deck-size') && (
          <Check>{`${words.ofSize(deckSize(deck), sizeOf(deckRules(rules)))} · ${split}`}</Check>
        )}
        {deckSize(deck) > 0 && !has('deck-points', 'deck-points-cap') && (
          <Check>
            {`${words.points(pam)} · ${build ? words.build(words.builds[build[0]], build[1]) : words.overBuild}`}
          </Check>
        )}
        <DeckFaults faults={faults} pool={lab.pool.value} />
        {!hasError(faults) && <Check>{words.allGood}</Check>}
      </ul>
      <Meanings of={['pam']} />
    </div>
  );
};

/** The summary that stays in view in the deck lab: whether the deck is legal, number of cards, points. */
export const Sums = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  const { pam } = sumsOf(deck, lab.cards.value);
  const isLegal = !hasError(lab.faults.value);
  return (
    <span class={`th-decks-sums row ${isLegal ? '' : 'is-wrong'}`}>
      <Mark name={isLegal ? 'won' : 'lost'} />
      <span>{isLegal ? words.legal : words.illegal}</span>
      <span>
        {deckSize(deck)} / {sizeOf(deckRules(rules))}
        <span class="hidden"> {words.cardsWord}</span>
      </span>
      <span>{words.points(pam)}</span>
    </span>
  );
};

/** A button that removes cards that the rules forbid. It is shown only if this reduces the number of errors. */
export const Mend = ({ lab, onMended }: { readonly lab: Lab; readonly onMended: () => void }) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  if (lab.kind !== 'own' || !hasError(lab.faults.value)) return null;
  const better = mended(deck, lab.cards.value, deckRules(rules));
  const cost = mendCost(deck, better);
  const left = checkDeck(better, lab.cards.value, deckRules(rules)).filter(isError).length;
  if (cost === 0 || left >= lab.faults.value.filter(isError).length) return null;
  return (
    <Button
      onClick={() => {
        lab.changeDeck(better);
        lab.said.value = words.mended(cost);
        onMended();
      }}
    >
      {words.mend(cost)}
    </Button>
  );
};
