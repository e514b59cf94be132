import { CARD_TYPES, makeCsv, type Pack, progressOf, TYPE_NAMES } from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import { say, text } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { WORDS } from './messages.ts';

export const titleOf = ({ pack }: Pack): string => text(pack.title ?? { en: pack.id, fr: pack.id });

/** How many cards of a box are typed in, type by type. */
export const Progress = ({ pack }: { readonly pack: Pack }) => {
  const words = say(WORDS);
  const progress = progressOf(pack.cards);
  return (
    <ul class="th-box-progress" aria-label={words.progress}>
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

/** The file of a pack, for backup or another device. */
export const Exports = ({ pack }: { readonly pack: Pack }) => {
  const words = say(WORDS);
  return (
    <div class="row">
      <Button onClick={() => saveFile(`${pack.pack.id}.json`, `${JSON.stringify(pack, undefined, 1)}\n`)}>
        <Icon name="download" /> {words.asFile}
      </Button>
      <Button onClick={() => saveFile(`${pack.pack.id}.csv`, makeCsv(pack), 'text/csv')}>
        <Icon name="download" /> {words.asTable}
      </Button>
    </div>
  );
};
