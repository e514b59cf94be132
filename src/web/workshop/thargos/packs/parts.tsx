import { useState } from 'preact/hooks';
import { CARD_TYPES, makeCsv, type Pack, progressOf, TYPE_NAMES } from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import { say, text } from '../../../i18n.ts';
import { Button, Field, Icon, Meter, TextFileButton } from '../../../ui/ui.ts';
import { useImport } from '../shared/import.tsx';
import { WORDS as SHARED } from '../shared/messages.ts';
import { WORDS } from './messages.ts';
import { parseAny } from './model.ts';

/** Components for both the list of packs and the screen of one pack. */

export const titleOf = ({ pack }: Pack): string => text(pack.title ?? { en: pack.id, fr: pack.id });

export const Progress = ({ pack }: { readonly pack: Pack }) => {
  const words = say(WORDS);
  const progress = progressOf(pack.cards);
  return (
    <ul class="th-box-progress columns bare-list" aria-label={words.progress}>
      {CARD_TYPES.map(type => {
        const { have, of } = progress[type];
        const id = `box-progress-${type}`;
        return (
          <li key={type}>
            <label for={id}>{text(TYPE_NAMES[type])}</label>
            <Meter id={id} max={of} value={have} />
            <span>{words.of(have, of)}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** Exports a pack as a file, for a backup or a different device. */
export const Exports = ({ pack }: { readonly pack: Pack }) => (
  <div class="row">
    <Button onClick={() => saveFile(`${pack.pack.id}.json`, `${JSON.stringify(pack, undefined, 1)}\n`)}>
      <Icon name="download" /> {say(SHARED).saveFile}
    </Button>
    <Button onClick={() => saveFile(`${pack.pack.id}.csv`, makeCsv(pack), 'text/csv')}>
      <Icon name="download" /> {say(WORDS).asTable}
    </Button>
  </div>
);

/** Reads at most this many bytes of a file: more than a valid pack has, so that the parser reports longer ones. */
const ENOUGH = 2_100_000;

/** Imports a pack from a file or a table, and lists faults line by line. */
export const Import = ({ onRead }: { readonly onRead: (pack: Pack) => unknown }) => {
  const words = say(WORDS);
  const shared = say(SHARED);
  const [typed, setTyped] = useState('');
  const { read, shown } = useImport('pack', parseAny, async pack => {
    await onRead(pack);
    setTyped('');
    return words.imported(pack.cards.length);
  });
  return (
    <section class="panel stack" aria-labelledby="box-import">
      <h2 id="box-import">{shared.import}</h2>
      <p>{words.importNote}</p>
      <div class="row">
        <TextFileButton
          accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
          read={file => file.slice(0, ENOUGH).text()}
          onText={read}
        >
          <Icon name="upload" /> {shared.fromFile}
        </TextFileButton>
        <Button onClick={() => saveFile('thargos-cards.csv', makeCsv({ cards: [] }), 'text/csv')}>
          <Icon name="download" /> {words.sample}
        </Button>
      </div>
      <Field label={words.paste} class="full-fields">
        <textarea
          class="th-box-code"
          rows={5}
          spellcheck={false}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <Button disabled={typed.trim() === ''} onClick={() => read(typed)}>
        {shared.import}
      </Button>
      {shown}
    </section>
  );
};
