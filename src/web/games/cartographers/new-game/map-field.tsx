import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { keysOf } from '../../../../engine/util.ts';
import {
  blankSheet,
  MAPS,
  type MapData,
  namedMap,
  type PrintedMap,
  parseMap,
  UNSURE_MAPS,
} from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Option } from '../../../screens/new-game/fields.tsx';
import { Art } from '../../../ui/art.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { useNear } from '../../../ui/use-near.ts';
import { isSameMap, readMap, userMaps } from '../../../workshop/cartographers/paper/user-maps.ts';
import { drawSmall, smallSize } from '../art/small.ts';
import { refuseJson } from './draft.ts';
import { Fault, type FormProps, reasonOf, withKey } from './form.tsx';

const WORDS = {
  en: {
    title: 'Map',
    sheet: (id: string) => `Sheet ${id}`,
    upload: 'Map from a file',
    editor: 'Draw or edit',
    own: (rows: number, columns: number) => `Your own map, ${rows}\u00a0×\u00a0${columns}`,
    kept: 'Map rejected.',
    unsure: 'Unverified: we haven’t seen the printed sheet. You can correct it.',
  },
  fr: {
    title: 'Feuille',
    sheet: (id: string) => `Feuille ${id}`,
    upload: 'Feuille depuis un fichier',
    editor: 'Dessiner, modifier',
    own: (rows: number, columns: number) => `Votre propre feuille, ${rows}\u00a0×\u00a0${columns}`,
    kept: 'Feuille refusée.',
    unsure: 'Non vérifiée\u202f: nous n’avons pas vu la feuille imprimée. Vous pouvez la corriger.',
  },
};

const pictures = new WeakMap<PrintedMap, string>();

const pictureOf = (map: PrintedMap): string => {
  const known = pictures.get(map) ?? drawSmall({ map, sheet: blankSheet(map.grid) });
  pictures.set(map, known);
  return known;
};

/** Parses a map file. Returns a refusal if the rules don't accept the map. */
const readMapFile = (content: string): MapData | Refusal => {
  try {
    return readMap(JSON.parse(content));
  } catch {
    return refuseJson('not-json', { key: 'map' });
  }
};

interface SheetProps {
  readonly name: string;
  readonly note: string;
  readonly map: PrintedMap;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A picture of a map, drawn only when it is near the visible part of the page, because there are many. */
const Picture = ({ map }: { readonly map: PrintedMap }) => {
  const [place, isNear] = useNear<HTMLSpanElement>({ stays: true });
  return (
    <span ref={place} class="new-map-room" style={{ aspectRatio: smallSize(map.grid).join(' / ') }}>
      {isNear && <Art class="new-map-picture" svg={pictureOf(map)} />}
    </span>
  );
};

const SheetOption = ({ name, note, map, isChosen, choose }: SheetProps) => (
  <Option
    group="map"
    title={name}
    isChosen={isChosen}
    choose={choose}
    picture={<Picture map={map} />}
    class="new-map"
    notes={[note]}
  />
);

interface OwnProps {
  readonly map: MapData;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

const OwnOption = ({ map, isChosen, choose }: OwnProps) => {
  const printed = useMemo(() => parseMap(map), [map]);
  if (isRefusal(printed)) return null;
  const { height, width } = printed.grid;
  return (
    <SheetOption
      name={text(map.name)}
      note={say(WORDS).own(height, width)}
      map={printed}
      isChosen={isChosen}
      choose={choose}
    />
  );
};

/** Offers the saved maps as options, and the chosen map if it came from a file. */
const UserMaps = ({ form: { draft, change } }: { readonly form: FormProps }) => {
  const saved = useMemo(() => userMaps(), []);
  const { map: chosen } = draft.wish;
  const own = typeof chosen === 'object' ? chosen : undefined;
  const isFromFile = own !== undefined && !saved.some(({ map }) => isSameMap(map, own));
  const shown = [...saved, ...(isFromFile ? [{ key: 'file', map: own }] : [])];
  return (
    <>
      {shown.map(({ key, map }) => (
        <OwnOption
          key={key}
          map={map}
          isChosen={own !== undefined && isSameMap(map, own)}
          choose={() => change(withKey(draft, 'map', map))}
        />
      ))}
    </>
  );
};

const Upload = ({ form, failed }: { readonly form: FormProps; readonly failed: (why?: Refusal) => void }) => {
  const words = say(WORDS);
  const take = (content: string): void => {
    const map = readMapFile(content);
    failed(isRefusal(map) ? map : undefined);
    if (!isRefusal(map)) form.change(withKey(form.draft, 'map', map));
  };
  return (
    <div class="row">
      <TextFileButton accept=".json,application/json" onText={take}>
        <Icon name="upload" />
        {words.upload}
      </TextFileButton>
      <a class="button plain-button" href={linkTo('editor')}>
        <Icon name="pencil" />
        {words.editor}
      </a>
    </div>
  );
};

/** Lets the player choose one of the sheets A to D, a saved map or a map file. */
export const MapField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change, config } = form;
  const why = useSignal<Refusal | undefined>(undefined);
  const chosen = draft.wish.map ?? config.map;
  return (
    <FieldPanel title={words.title}>
      <div class="new-cards new-maps">
        {keysOf(MAPS).map(id => (
          <SheetOption
            key={id}
            name={words.sheet(id)}
            note={text(MAPS[id].name)}
            map={namedMap(id)}
            isChosen={chosen === id}
            choose={() => change(withKey(draft, 'map', id))}
          />
        ))}
        <UserMaps form={form} />
      </div>
      {typeof chosen === 'string' && UNSURE_MAPS.includes(chosen) && (
        <p class="new-why note">{words.unsure}</p>
      )}
      <Upload
        form={form}
        failed={refusal => {
          why.value = refusal;
        }}
      />
      {why.value && (
        <p class="error" role="alert">
          {words.kept} {reasonOf(why.value, config)}
        </p>
      )}
      <Fault of="map" form={form} />
    </FieldPanel>
  );
};
