import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { gridOf, isMapId, MAPS, type MapId, refusalText } from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Field } from '../../../ui/field.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import { type MapChoice, parseMapFile } from '../map-canvas/painting.ts';
import { isSameMap, ownMaps } from './own-maps.ts';

const WORDS = {
  en: { map: 'Map', file: 'Map file…', mine: 'yours' },
  fr: { map: 'Feuille', file: 'Fichier de feuille…', mine: 'la vôtre' },
};

/** Why it cannot be, in the reader's words. */
export const refusalWords = (refusal: Refusal): string =>
  refusalText(refusal, language.value, gridOf(11, 11));

export const mapTitle = (map: MapChoice): string =>
  isMapId(map) ? `${map} · ${text(MAPS[map].name)}` : text(map.name);

interface MapChoiceProps {
  readonly chosen: MapChoice;
  readonly onChoose: (map: MapChoice) => void;
}

/** One of the printed maps, of the saved ones, or one from a file; a bad file is refused in words. */
export const MapPicker = ({ chosen, onChoose }: MapChoiceProps) => {
  const words = say(WORDS);
  const wrong = useSignal<Refusal | undefined>(undefined);
  const saved = useMemo(() => ownMaps(), []);
  const file = isMapId(chosen) || saved.some(({ map }) => isSameMap(map, chosen)) ? [] : [chosen];
  const own = [...saved.map(({ map }) => map), ...file];
  const take = (value: string): void => {
    wrong.value = undefined;
    const map = isMapId(value) ? value : own[Number(value)];
    if (map) onChoose(map);
  };
  const read = (content: string): void => {
    const map = parseMapFile(content);
    wrong.value = isRefusal(map) ? map : undefined;
    if (!isRefusal(map)) onChoose(map);
  };
  return (
    <div class="paper-map row">
      <Field label={words.map}>
        <SelectGroups
          value={isMapId(chosen) ? chosen : `${own.findIndex(map => isSameMap(map, chosen))}`}
          onValue={chosen => take(chosen)}
        >
          {(Object.keys(MAPS) as MapId[]).map(id => (
            <option value={id} key={id}>
              {mapTitle(id)}
            </option>
          ))}
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
      <p class="error" role="alert">
        {wrong.value && refusalWords(wrong.value)}
      </p>
    </div>
  );
};
