import { useSignal } from '@preact/signals';
import type { Refusal } from '../../../../engine/refusal.ts';
import {
  authorFaultText,
  type Card,
  cardAt,
  type Fault,
  isError,
  makeCsv,
  type Pack,
} from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import { stray } from '../../../games/thargos/user-content/pasted.ts';
import { strayText } from '../../../games/thargos/user-content/pasted-messages.ts';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useEachInTurn } from '../../../ui/once.ts';
import { WORDS } from './messages.ts';
import { parseAny } from './model.ts';

/** No pack is as long as this; the reader of packs says so when one is. */
const ENOUGH = 2_100_000;

/** Longer lists don't help; the first faults explain the others. */
const MOST = 40;

interface LinesProps {
  readonly faults: readonly Fault[];
  /** The cards of the pack that they are about. */
  readonly cards?: readonly Card[];
  readonly onEdit?: (card: Card) => void;
}

/** Faults in words, each with its line or its card, and the way to that card where there is one. */
export const Lines = ({ faults, cards = [], onEdit }: LinesProps) => {
  const words = say(WORDS);
  return (
    <ul>
      {faults.slice(0, MOST).map((fault, i) => {
        const card = cardAt(fault, cards);
        return (
          <li key={i}>
            {authorFaultText(fault, language.value, cards)}{' '}
            {card && onEdit && (
              <Button look="plain" onClick={() => onEdit(card)}>
                {words.correct(text(card.name) || card.id)}
              </Button>
            )}
          </li>
        );
      })}
      {faults.length > MOST && <li>{words.more(faults.length - MOST)}</li>}
    </ul>
  );
};

/** Imports a pack from a file or a table; faults are listed line by line. */
export const Import = ({ onRead }: { readonly onRead: (pack: Pack) => Promise<void> }) => {
  const words = say(WORDS);
  const typed = useSignal('');
  const said = useSignal('');
  const faults = useSignal<readonly Fault[]>([]);
  const refused = useSignal<Refusal | undefined>(undefined);
  const read = useEachInTurn(async (input: string) => {
    const { value, faults: found } = parseAny(input);
    const other = value ? undefined : stray(input, 'pack');
    faults.value = other ? [] : found;
    refused.value = other;
    const wrong = found.filter(isError);
    if (!value) {
      said.value = other ? '' : words.failed(wrong.length);
      return;
    }
    await onRead(value);
    typed.value = '';
    said.value = words.imported(value.cards.length);
  });
  const wrong = faults.value.filter(isError);
  const notes = faults.value.filter(fault => !isError(fault));
  return (
    <section class="panel stack th-box-import" aria-labelledby="box-import">
      <h2 id="box-import">{words.import}</h2>
      <p>{words.importNote}</p>
      <div class="row">
        <TextFileButton
          accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
          read={file => file.slice(0, ENOUGH).text()}
          onText={read}
        >
          <Icon name="upload" /> {words.fromFile}
        </TextFileButton>
        <Button onClick={() => saveFile('thargos-cards.csv', makeCsv({ cards: [] }), 'text/csv')}>
          <Icon name="download" /> {words.sample}
        </Button>
      </div>
      <Field label={words.paste}>
        <textarea
          rows={5}
          spellcheck={false}
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </Field>
      <Button disabled={typed.value.trim() === ''} onClick={() => read(typed.value)}>
        {words.read}
      </Button>
      <p role="status">{said.value}</p>
      {refused.value && (
        <p class="error" role="alert">
          {strayText(refused.value, language.value)}
        </p>
      )}
      {wrong.length > 0 && (
        <div class="error" role="alert">
          <Lines faults={wrong} />
        </div>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{words.notes(notes.length)}</summary>
          <Lines faults={notes} />
        </details>
      )}
    </section>
  );
};
