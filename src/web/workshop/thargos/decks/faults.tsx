import {
  type Card,
  type CardId,
  type Fault,
  type FaultCode,
  faultText,
  isError,
} from '../../../../games/thargos/ui.ts';
import { Mark } from '../../../games/thargos/card/pieces.tsx';
import { text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { RuleMark } from '../../../ui/rule-mark.tsx';

/** The rule behind each fault of a deck. */
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

/** People know cards by their names. */
const named = (fault: Fault, pool: ReadonlyMap<CardId, Card>): Fault => {
  const name = (key: 'id' | 'other'): Record<string, string> => {
    const id = fault.details[key];
    const card = typeof id === 'string' ? pool.get(id as CardId) : undefined;
    return card ? { [key]: text(card.name) } : {};
  };
  return { ...fault, details: { ...fault.details, ...name('id'), ...name('other') } };
};

interface FaultsProps {
  readonly faults: readonly Fault[];
  readonly pool: ReadonlyMap<CardId, Card>;
}

/** What is wrong with a deck, in words, with the rule that says so. */
export const DeckFaults = ({ faults, pool }: FaultsProps) => (
  <>
    {faults.map(fault => {
      const rule = RULES[fault.code];
      return (
        <li key={fault.code + fault.place} class={isError(fault) ? 'is-wrong' : 'is-odd'}>
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
