import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { saveFile } from '../../../files.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { makeMapText, parseMapText, printedOf, type ReadSheet } from '../map-canvas/painting.ts';
import { refusalWords } from './map-choice.tsx';
import { WORDS } from './score-messages.ts';
import type { PaperSheet } from './scoring.ts';

interface SheetTextProps {
  readonly sheet: PaperSheet;
  readonly onRead: (read: ReadSheet) => void;
}

/** The sheet as text in the letters of the rules, to save, send and read back. */
export const SheetText = ({ sheet, onRead }: SheetTextProps) => {
  const words = say(WORDS);
  const typed = useSignal<string | undefined>(undefined);
  const wrong = useSignal<Refusal | undefined>(undefined);
  const written = makeMapText(printedOf(sheet.map), sheet.rows);
  const read = (found: string): void => {
    const parsed = parseMapText(found);
    wrong.value = isRefusal(parsed) ? parsed : undefined;
    typed.value = isRefusal(parsed) ? found : undefined;
    if (!isRefusal(parsed)) onRead(parsed);
  };
  return (
    <details class="panel tally-text">
      <summary>{words.text}</summary>
      <div class="stack">
        <Field label={words.textHint}>
          <textarea
            rows={13}
            spellcheck={false}
            value={typed.value ?? written}
            onInput={event => {
              typed.value = event.currentTarget.value;
            }}
          />
        </Field>
        <p class="error" role="alert">
          {wrong.value && refusalWords(wrong.value)}
        </p>
        <div class="row">
          <Button onClick={() => read(typed.value ?? written)}>{words.read}</Button>
          <Button onClick={() => saveFile('sheet.txt', written, 'text/plain')}>
            <Icon name="download" />
            {words.save}
          </Button>
          <TextFileButton accept=".txt" onText={read}>
            <Icon name="upload" />
            {words.load}
          </TextFileButton>
        </div>
      </div>
    </details>
  );
};
