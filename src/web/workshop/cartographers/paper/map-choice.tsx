import type { ComponentProps } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { keysOf } from '../../../../engine/util.ts';
import { gridOf, isMapId, MAPS, refusalText } from '../../../../games/cartographers/ui.ts';
import { ErrorLine } from '../../../error-line.tsx';
import { glossedName } from '../../../games/cartographers/table/gloss.tsx';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Field } from '../../../ui/field.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import { type MapChoice, parseMapFile } from '../map-canvas/painting.ts';
import { isSameMap, userMaps } from './user-maps.ts';

const WORDS = {
  en: { map: 'Map', file: 'Map file…', mine: 'yours' },
  fr: { map: 'Feuille', file: 'Fichier de feuille…', mine: 'la vôtre' },
};

/** Explains in the reader's language why a map is refused. */
export const refusalWords = (refusal: Refusal): string =>
  refusalText(refusal, language.value, gridOf(11, 11));

export const mapTitle = (map: MapChoice): string =>
  isMapId(map) ? `${map} · ${text(MAPS[map].name)}` : text(map.name);

export const PrintedMaps = () => (
  <>
    {keysOf(MAPS).map(id => (
      <option value={id} key={id}>
        {mapTitle(id)}
      </option>
    ))}
  </>
);

interface CardPickerProps extends Omit<ComponentProps<typeof SelectGroups>, 'children'> {
  readonly groups: readonly {
    readonly name: string;
    readonly cards: readonly (Parameters<typeof glossedName>[0] & { readonly id: string })[];
  }[];
}

export const CardPicker = ({ groups, ...select }: CardPickerProps) => (
  <SelectGroups {...select}>
    {groups.map(({ name, cards }) => (
      <optgroup label={name} key={name}>
        {cards.map(card => (
          <option value={card.id} key={card.id}>
            {glossedName(card)}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectGroups>
);

interface MapChoiceProps {
  readonly chosen: MapChoice;
  readonly onChoose: (map: MapChoice) => void;
}

/** Lets the user choose a printed map, a saved map, or a map file. Shows an error if the file is invalid. */
export const MapPicker = ({ chosen, onChoose }: MapChoiceProps) => {
  const words = say(WORDS);
  const [wrong, setWrong] = useState<Refusal>();
  const saved = useMemo(() => userMaps(), []);
  const file = isMapId(chosen) || saved.some(({ map }) => isSameMap(map, chosen)) ? [] : [chosen];
  const own = [...saved.map(({ map }) => map), ...file];
  const take = (value: string): void => {
    setWrong(undefined);
    const map = isMapId(value) ? value : own[Number(value)];
    if (map) onChoose(map);
  };
  const read = (content: string): void => {
    const map = parseMapFile(content);
    setWrong(isRefusal(map) ? map : undefined);
    if (!isRefusal(map)) onChoose(map);
  };
  return (
    <div class="row paper-fields">
      <Field label={words.map}>
        <SelectGroups
          value={isMapId(chosen) ? chosen : `${own.findIndex(map => isSameMap(map, chosen))}`}
          onValue={take}
        >
          <PrintedMaps />
          {own.map((map, i) => (
            <option value={`${i}`} key={i}>
              {mapTitle(map)} ({words.mine})
            </option>
          ))}
        </SelectGroups>
      </Field>
      <TextFileButton accept=".json,.txt" onText={read}>
        {words.file}
      </TextFileButton>
      <ErrorLine>{wrong && refusalWords(wrong)}</ErrorLine>
    </div>
  );
};
