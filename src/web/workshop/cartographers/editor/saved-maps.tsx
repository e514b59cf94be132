import { Confirm } from '../../../confirm.tsx';
import { followMap } from '../../../games/cartographers/new-game/draft.ts';
import { say, text } from '../../../i18n.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import { deleteMap } from '../paper/user-maps.ts';
import type { Drafting } from './map-editor.tsx';

const WORDS = {
  en: {
    maps: 'Your maps',
    none: 'new map, not saved',
    remove: 'Delete',
    sure: (name: string) => `Delete “${name}”?`,
  },
  fr: {
    maps: 'Vos feuilles',
    none: 'nouvelle feuille, pas enregistrée',
    remove: 'Supprimer',
    sure: (name: string) => `Supprimer «\u202f${name}\u202f»\u202f?`,
  },
};

export const SavedMaps = ({ drafting }: { readonly drafting: Drafting }) => {
  const words = say(WORDS);
  const { saved } = drafting;
  const open = saved.find(({ key }) => key === drafting.draft.key);
  if (saved.length === 0) return null;
  const choose = (chosen: string): void => {
    const found = saved.find(({ key }) => key === chosen);
    if (found) drafting.replace({ name: found.map.name, rows: found.map.rows, key: chosen });
  };
  return (
    <div class="row paper-fields">
      <Field label={words.maps}>
        <SelectGroups value={open?.key ?? ''} onValue={chosen => choose(chosen)}>
          {!open && <option value="">{words.none}</option>}
          {saved.map(({ key, map }) => (
            <option key={key} value={key}>
              {text(map.name)}
            </option>
          ))}
        </SelectGroups>
      </Field>
      {open && (
        <Confirm
          question={words.sure(text(open.map.name))}
          onConfirm={() => {
            deleteMap(open.key);
            followMap(open.map, undefined);
            drafting.rekey(null);
            document.getElementById('start-from')?.focus();
          }}
        >
          <Icon name="trash" />
          {words.remove}
        </Confirm>
      )}
    </div>
  );
};
