import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FORM_WORDS } from './messages.ts';
import { endsWhole, offersAt } from './offers.ts';

interface OffersProps {
  readonly text: string;
  readonly caret: number;
  /** The list; from the text one comes to it by Ctrl and the space bar. */
  readonly list: RefObject<HTMLSelectElement | null>;
  /** The text with what was chosen in it, and where the caret goes. */
  readonly onInsert: (text: string, caret: number) => void;
}

/** Completions at the caret as a list, for keyboard and screen readers too. */
export const JsonOffers = ({ text, caret, list, onInsert }: OffersProps) => {
  const words = say(FORM_WORDS);
  const chosen = useSignal('');
  const offers = offersAt(text, caret);
  const offer = offers.list.find(({ name }) => name === chosen.value) ?? offers.list[0];
  const insert = (): void => {
    if (!offer) return;
    const before = text.slice(0, offers.from);
    // Behind a whole part the next one needs its comma, which people forget.
    const comma = endsWhole(before) ? ', ' : '';
    const after = text.slice(offers.to);
    const next = /^\s*["{[]/.test(after) ? ', ' : '';
    onInsert(
      `${before}${comma}${offer.insert}${next}${after}`,
      before.length + comma.length + offer.insert.length,
    );
    chosen.value = '';
  };
  return (
    <div class="row th-box-offers">
      <Field label={words.offers[offers.what](offers.of)}>
        <Select
          ref={list}
          disabled={offers.list.length === 0}
          value={offer?.name ?? ''}
          onValue={picked => {
            chosen.value = picked;
          }}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            insert();
          }}
          options={offers.list.map(({ name }) => ({ value: name, name }))}
        />
      </Field>
      <Button disabled={!offer} onClick={insert}>
        {words.insert}
      </Button>
    </div>
  );
};
