import { useSignal } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { LANGUAGES, type Language } from '../../../../engine/text.ts';
import {
  blankSheet,
  type Cell,
  isMapId,
  MAPS,
  MAX_SIDE,
  type MapData,
  MIN_SIDE,
} from '../../../../games/cartographers/ui.ts';
import { ErrorLine } from '../../../error-line.tsx';
import { saveFile } from '../../../files.ts';
import { isAnalyzable } from '../../../games/cartographers/advice/analyzable.ts';
import { chooseMap, followMap } from '../../../games/cartographers/new-game/draft.ts';
import { say } from '../../../i18n.ts';
import { readStored, writeStored } from '../../../local-storage.ts';
import { goTo } from '../../../route.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import { type Brush, MapCanvas, useUndo } from '../map-canvas/map-canvas.tsx';
import { NOTHING, painted, parseMapFile, printedLayer, resized } from '../map-canvas/painting.ts';
import { PrintedMaps, refusalWords } from '../paper/map-choice.tsx';
import { isSameMap, namesTaken, saveMap, userMaps } from '../paper/user-maps.ts';
import {
  type EditStep,
  finished,
  freshDraft,
  type MapDraft,
  parseDraft,
  rekeyed,
  sideOf,
} from './map-edit.ts';
import { SavedMaps } from './saved-maps.tsx';

const WORDS = {
  en: {
    intro: 'Draw your own map, or start from a printed one and change it.',
    grid: 'The map. Arrow keys move the cursor, Enter paints, Delete clears. M, R and W choose the brush: mountain, ruins, wasteland.',
    from: 'Start from',
    choose: 'choose…',
    blank: 'an empty map',
    rows: 'Rows',
    columns: 'Columns',
    sides: (least: number, most: number) => `A map has ${least} to ${most} rows and columns.`,
    notAnalyzed: 'Analysis and strong bots need 11 × 11 spaces.',
    noRuins: 'This map has no ruins: after a ruins card, players draw a single space.',
    names: { en: 'Name in English', fr: 'Name in French' },
    good: 'This map can be played. It isn’t saved yet.',
    saved: 'Saved.',
    taken: {
      en: 'Another of your maps has this English name. Choose a different English name.',
      fr: 'Another of your maps has this French name. Choose a different French name.',
    },
    save: 'Save',
    file: 'Save file',
    load: 'Load a file…',
    play: 'Play',
    notKept: 'This browser couldn’t save the map. Save it as a file and choose the file in New game.',
  },
  fr: {
    intro: 'Dessinez votre propre feuille, ou partez d’une feuille imprimée et modifiez-la.',
    grid: 'La feuille. Les flèches déplacent le curseur, Entrée peint, Suppr efface. M, R et W choisissent le pinceau\u202f: montagne, ruine, terre désolée.',
    from: 'Partir de',
    choose: 'choisir…',
    blank: 'une feuille vide',
    rows: 'Lignes',
    columns: 'Colonnes',
    sides: (least: number, most: number) => `Une feuille a de ${least} à ${most} lignes et colonnes.`,
    notAnalyzed: 'L’analyse et les meilleurs bots demandent 11 × 11 cases.',
    noRuins: 'Cette feuille n’a pas de ruine\u202f: après une carte Ruines, on ne dessine qu’une seule case.',
    names: { en: 'Nom en anglais', fr: 'Nom en français' },
    good: 'On peut jouer sur cette feuille. Elle n’est pas encore enregistrée.',
    saved: 'Enregistrée.',
    taken: {
      en: 'Une autre de vos feuilles porte ce nom anglais. Choisissez un autre nom anglais.',
      fr: 'Une autre de vos feuilles porte ce nom français. Choisissez un autre nom français.',
    },
    save: 'Enregistrer',
    file: 'Enregistrer le fichier',
    load: 'Charger un fichier…',
    play: 'Jouer',
    notKept:
      'Ce navigateur n’a pas pu enregistrer la feuille. Enregistrez-la dans un fichier et choisissez-le pour la nouvelle partie.',
  },
};

const KEY = 'alidade.map-draft';

const BRUSHES: readonly Brush[] = [
  { letter: '^', kind: 'mountain', key: 'M' },
  { letter: 'R', kind: 'ruins', key: 'R' },
  { letter: '#', kind: 'wasteland', key: 'W' },
  { letter: NOTHING, kind: 'plain', key: '⌫' },
];

/** Why the last action failed. The failed action didn't change the map. */
type Fault = Refusal | 'sides' | 'unkept' | { readonly taken: readonly Language[] };

/** The languages in which a different saved map already has this name. */
const takenIn = (fault: Fault | undefined): readonly Language[] =>
  typeof fault === 'object' && !isRefusal(fault) ? fault.taken : [];

const useDraft = () => {
  const [first] = useState(userMaps);
  const saved = useSignal(first);
  const [start] = useState<EditStep>(() => ({
    ...(parseDraft(readStored(KEY), first) ?? freshDraft(first)),
    origin: 0,
  }));
  const draft = useSignal(start);
  const { past, add, pop } = useUndo<EditStep>();
  const origins = useRef(0);
  const fault = useSignal<Fault | undefined>(undefined);
  const change = (part: Partial<EditStep>): void => {
    draft.value = { ...draft.value, ...part };
    const { origin: _, ...stored } = draft.value;
    writeStored(KEY, stored);
    fault.value = undefined;
  };
  const begin = (): void => add(draft.value);
  return {
    draft: draft.value,
    rows: draft.value.rows,
    saved: saved.value,
    canUndo: past.value.length > 0,
    fault,
    change,
    begin,
    paint: (cell: Cell, letter: string): void => {
      const rows = painted(draft.value.rows, [cell], letter);
      if (rows !== draft.value.rows) change({ rows });
    },
    resize: (height: number, width: number): void => {
      begin();
      change({ rows: resized(draft.value.rows, height, width) });
    },
    replace: (next: MapDraft): void => {
      begin();
      origins.current += 1;
      change({ ...next, origin: origins.current });
    },
    /** Changes the key in the map's undo steps. Called after the map was saved or deleted. */
    rekey: (key: string | null): void => {
      past.value = rekeyed(past.value, draft.value, key);
      change({ key });
      saved.value = userMaps();
    },
    undo: (): void => {
      const last = pop();
      if (last) change(last);
    },
  };
};

export type Drafting = ReturnType<typeof useDraft>;

const Sides = ({ drafting }: { readonly drafting: Drafting }) => {
  const words = say(WORDS);
  const { rows } = drafting;
  const [height, width] = [rows.length, rows[0]!.length];
  const side = (label: string, value: number, onSide: (side: number) => void) => (
    <Field label={label}>
      <Input
        type="number"
        min={MIN_SIDE}
        max={MAX_SIDE}
        value={value}
        onChange={event => {
          const next = sideOf(event.currentTarget.valueAsNumber);
          if (next !== undefined) return onSide(next);
          drafting.fault.value = 'sides';
          event.currentTarget.value = String(value);
        }}
      />
    </Field>
  );
  return (
    <>
      <div class="row">
        {side(words.rows, height, next => drafting.resize(next, width))}
        {side(words.columns, width, next => drafting.resize(height, next))}
      </div>
      {!isAnalyzable({ height, width }) && <p class="quiet editor-hint">{words.notAnalyzed}</p>}
      <ErrorLine>{drafting.fault.value === 'sides' && words.sides(MIN_SIDE, MAX_SIDE)}</ErrorLine>
    </>
  );
};

const StartFrom = ({ drafting }: { readonly drafting: Drafting }) => {
  const words = say(WORDS);
  const start = (value: string): void => {
    if (value === 'blank') drafting.replace(freshDraft(drafting.saved));
    else if (isMapId(value)) drafting.replace({ name: MAPS[value].name, rows: MAPS[value].rows, key: null });
  };
  return (
    <Field label={words.from}>
      <SelectGroups id="start-from" value="" onValue={start}>
        <option value="">{words.choose}</option>
        <option value="blank">{words.blank}</option>
        <PrintedMaps />
      </SelectGroups>
    </Field>
  );
};

/** Saves the draft under its name. Returns why this failed, or undefined. */
const saveDraft = ({ draft, rekey }: Drafting, map: MapData): Fault | undefined => {
  const own = draft.key ?? undefined;
  const taken = namesTaken(map, own);
  if (taken.length > 0) return { taken };
  const before = userMaps().find(({ key }) => key === own);
  const key = saveMap(map, own);
  if (!key) return 'unkept';
  if (before) followMap(before.map, map);
  rekey(key);
  return undefined;
};

/** Says whether the map is valid, with buttons to play, save, export and import it. */
const Verdict = ({ drafting }: { readonly drafting: Drafting }) => {
  const words = say(WORDS);
  const { fault, draft } = drafting;
  const map = finished(draft);
  const isGood = !isRefusal(map);
  const isSaved =
    isGood && drafting.saved.some(({ key, map: saved }) => key === draft.key && isSameMap(saved, map));
  const save = (): boolean => {
    if (isGood && !isSaved) fault.value = saveDraft(drafting, map);
    return isGood && fault.value === undefined;
  };
  const play = (): void => {
    if (!isGood || !save()) return;
    chooseMap(map);
    goTo('new');
  };
  const load = (content: string): void => {
    const read = parseMapFile(content);
    if (isRefusal(read)) fault.value = read;
    else drafting.replace({ name: read.name, rows: read.rows, key: null });
  };
  return (
    <>
      <p class={isGood ? 'editor-good' : 'error'} role="status">
        {isGood ? fault.value === undefined && (isSaved ? words.saved : words.good) : refusalWords(map)}
      </p>
      {isGood && !drafting.draft.rows.some(row => row.includes('R')) && <p class="quiet">{words.noRuins}</p>}
      <div class="row">
        <Button look="main" disabled={!isGood} onClick={play}>
          {words.play}
        </Button>
        {/* After saving, the button is only `aria-disabled`, because a disabled button would lose the focus. */}
        <Button disabled={!isGood} aria-disabled={isSaved} onClick={save}>
          {words.save}
        </Button>
        <Button
          disabled={!isGood}
          onClick={() => isGood && saveFile(`${map.id}.json`, `${JSON.stringify(map, null, 2)}\n`)}
        >
          <Icon name="download" />
          {words.file}
        </Button>
        <TextFileButton accept=".json,.txt" onText={load}>
          <Icon name="upload" />
          {words.load}
        </TextFileButton>
      </div>
      <ErrorLine>
        {isRefusal(fault.value)
          ? refusalWords(fault.value)
          : fault.value === 'unkept'
            ? words.notKept
            : takenIn(fault.value)
                .map(language => words.taken[language])
                .join(' ')}
      </ErrorLine>
    </>
  );
};

const EditorCanvas = ({ drafting }: { readonly drafting: Drafting }) => {
  const { rows } = drafting;
  const map = useMemo(() => printedLayer(rows), [rows]);
  const drawing = useMemo(() => blankSheet(map.grid), [map.grid]);
  return (
    <MapCanvas label={say(WORDS).grid} map={map} drawing={drawing} painter={drafting} brushes={BRUSHES} />
  );
};

export const MapEditor = () => {
  const words = say(WORDS);
  const drafting = useDraft();
  const { name } = drafting.draft;
  return (
    <>
      <p>{words.intro}</p>
      <div class="editor-layout paper-columns one-column">
        <EditorCanvas drafting={drafting} />
        <div class="panel stack">
          <SavedMaps drafting={drafting} />
          <StartFrom drafting={drafting} />
          <Sides drafting={drafting} />
          {LANGUAGES.map(language => (
            <Field label={words.names[language]} key={language}>
              <Input
                type="text"
                maxLength={60}
                value={name[language]}
                aria-invalid={takenIn(drafting.fault.value).includes(language)}
                onValue={typed => drafting.change({ name: { ...name, [language]: typed } })}
              />
            </Field>
          ))}
          <Verdict drafting={drafting} />
        </div>
      </div>
    </>
  );
};
