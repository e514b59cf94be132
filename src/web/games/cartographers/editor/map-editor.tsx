import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { LANGUAGES } from '../../../../engine/text.ts';
import { type Cell, MAX_SIDE, MIN_SIDE } from '../../../../games/cartographers/board/grid.ts';
import { MAPS, type MapId } from '../../../../games/cartographers/board/maps.ts';
import { blankSheet } from '../../../../games/cartographers/sheet.ts';
import { saveFile } from '../../../files.ts';
import { goTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Brush } from '../easel/brushes.tsx';
import { Easel } from '../easel/easel.tsx';
import { NOTHING, painted, parseMapFile, printedLayer, resized } from '../easel/painting.ts';
import { keep, kept, OWN_MAP } from '../paper/files.ts';
import { mapTitle, refusalWords } from '../paper/map-choice.tsx';
import { FRESH, finished, type MapDraft, parseDraft, sideOf } from './map-edit.ts';

const WORDS = {
  en: {
    intro: 'Draw a map of your own, or start from a printed one and change it.',
    grid: 'The map. Arrow keys move, Enter paints, Delete clears. M, R and W choose the brush: mountain, ruins, wasteland.',
    from: 'Start from',
    choose: 'choose…',
    blank: 'an empty map',
    rows: 'Rows',
    columns: 'Columns',
    sides: (least: number, most: number) => `A map has ${least} to ${most} rows and columns.`,
    noRuins: 'There are no ruins on it: after a ruins card only a single space is drawn.',
    names: { en: 'Name in English', fr: 'Name in French' },
    good: 'This map can be played.',
    save: 'Save as a file',
    load: 'Load a file…',
    play: 'Play it',
    notKept: 'This browser keeps nothing: save the map as a file and choose it for the new game.',
  },
  fr: {
    intro: 'Dessinez votre propre feuille, ou partez d’une feuille imprimée et modifiez-la.',
    grid: 'La feuille. Les flèches déplacent, Entrée peint, Suppr efface. M, R et W choisissent le pinceau\u202f: montagne, ruine, terre désolée.',
    from: 'Partir de',
    choose: 'choisir…',
    blank: 'une feuille vide',
    rows: 'Lignes',
    columns: 'Colonnes',
    sides: (least: number, most: number) => `Une feuille a de ${least} à ${most} lignes et colonnes.`,
    noRuins: 'Il n’y a pas de ruine\u202f: après une carte Ruines, on ne dessine qu’une seule case.',
    names: { en: 'Nom en anglais', fr: 'Nom en français' },
    good: 'On peut jouer sur cette feuille.',
    save: 'Enregistrer dans un fichier',
    load: 'Charger un fichier…',
    play: 'Jouer',
    notKept:
      'Ce navigateur ne garde rien\u202f: enregistrez la feuille dans un fichier et choisissez-le pour la nouvelle partie.',
  },
};

const KEY = 'alidade.map-draft';
const DEPTH = 100;

const BRUSHES: readonly Brush[] = [
  { letter: '^', kind: 'mountain', key: 'M' },
  { letter: 'R', kind: 'ruins', key: 'R' },
  { letter: '#', kind: 'wasteland', key: 'W' },
  { letter: NOTHING, kind: 'plain', key: '⌫' },
];

/** What was asked for last and cannot be; the map stayed as it was. */
type Fault = Refusal | 'sides' | 'unkept';

const useDraft = () => {
  const draft = useSignal<MapDraft>(parseDraft(kept(KEY)) ?? FRESH);
  const past = useSignal<readonly MapDraft[]>([]);
  const fault = useSignal<Fault | undefined>(undefined);
  const change = (part: Partial<MapDraft>): void => {
    draft.value = { ...draft.value, ...part };
    keep(KEY, draft.value);
    fault.value = undefined;
  };
  const begin = (): void => {
    past.value = [...past.value.slice(1 - DEPTH), draft.value];
  };
  return {
    draft: draft.value,
    canUndo: past.value.length > 0,
    fault,
    change,
    begin,
    paint: (cell: Cell, letter: string): void => {
      const rows = painted(draft.value.rows, [cell], letter);
      if (rows !== draft.value.rows) change({ rows });
    },
    replace: (part: Partial<MapDraft>): void => {
      begin();
      change(part);
    },
    undo: (): void => {
      const last = past.value.at(-1);
      past.value = past.value.slice(0, -1);
      if (last) change(last);
    },
  };
};

type Drafting = ReturnType<typeof useDraft>;

const Sides = ({ drafting }: { readonly drafting: Drafting }) => {
  const words = say(WORDS);
  const { rows } = drafting.draft;
  const [height, width] = [rows.length, rows[0]!.length];
  const side = (label: string, value: number, onSide: (side: number) => void) => (
    <label>
      <span class="field-name">{label}</span>
      <input
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
    </label>
  );
  return (
    <>
      <div class="row">
        {side(words.rows, height, next => drafting.replace({ rows: resized(rows, next, width) }))}
        {side(words.columns, width, next => drafting.replace({ rows: resized(rows, height, next) }))}
      </div>
      <p class="error" role="alert">
        {drafting.fault.value === 'sides' && words.sides(MIN_SIDE, MAX_SIDE)}
      </p>
    </>
  );
};

const StartFrom = ({ drafting }: { readonly drafting: Drafting }) => {
  const words = say(WORDS);
  const start = (value: string): void => {
    if (value === 'blank') drafting.replace(FRESH);
    else if (value !== '')
      drafting.replace({ name: MAPS[value as MapId].name, rows: MAPS[value as MapId].rows });
  };
  return (
    <label>
      <span class="field-name">{words.from}</span>
      <select
        value=""
        onChange={event => {
          start(event.currentTarget.value);
          event.currentTarget.value = '';
        }}
      >
        <option value="">{words.choose}</option>
        <option value="blank">{words.blank}</option>
        {(Object.keys(MAPS) as MapId[]).map(id => (
          <option value={id} key={id}>
            {mapTitle(id)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Whether it is a map yet, and what can be done with it. */
const Verdict = ({ drafting }: { readonly drafting: Drafting }) => {
  const words = say(WORDS);
  const { fault } = drafting;
  const map = finished(drafting.draft);
  const isGood = !isRefusal(map);
  const play = (): void => {
    if (keep(OWN_MAP, map)) goTo('new');
    else fault.value = 'unkept';
  };
  const load = (content: string): void => {
    const read = parseMapFile(content);
    if (isRefusal(read)) {
      fault.value = read;
      return;
    }
    const { name, rows } = read;
    drafting.replace({ name, rows });
  };
  return (
    <>
      <p class={isGood ? 'editor-good' : 'error'} role="status">
        {isGood ? fault.value === undefined && words.good : refusalWords(map)}
      </p>
      {isGood && !drafting.draft.rows.some(row => row.includes('R')) && <p class="quiet">{words.noRuins}</p>}
      <div class="row">
        <button type="button" class="main-button" disabled={!isGood} onClick={play}>
          {words.play}
        </button>
        <button
          type="button"
          disabled={!isGood}
          onClick={() => isGood && saveFile(`${map.id}.json`, `${JSON.stringify(map, null, 2)}\n`)}
        >
          <Icon name="download" />
          {words.save}
        </button>
        <TextFileButton accept=".json,.txt" onText={load}>
          <Icon name="upload" />
          {words.load}
        </TextFileButton>
      </div>
      <p class="error" role="alert">
        {isRefusal(fault.value) && refusalWords(fault.value)}
        {fault.value === 'unkept' && words.notKept}
      </p>
    </>
  );
};

const MapEasel = ({ drafting }: { readonly drafting: Drafting }) => {
  const { rows } = drafting.draft;
  const map = useMemo(() => printedLayer(rows), [rows]);
  const drawing = useMemo(() => blankSheet(map.grid), [map.grid]);
  return (
    <Easel
      label={say(WORDS).grid}
      map={map}
      drawing={drawing}
      rows={rows}
      brushes={BRUSHES}
      canUndo={drafting.canUndo}
      onBegin={drafting.begin}
      onPaint={drafting.paint}
      onUndo={drafting.undo}
    />
  );
};

export const MapEditor = () => {
  const words = say(WORDS);
  const drafting = useDraft();
  const { name } = drafting.draft;
  return (
    <>
      <p>{words.intro}</p>
      <div class="editor-layout one-column">
        <MapEasel drafting={drafting} />
        <div class="panel stack">
          <StartFrom drafting={drafting} />
          <Sides drafting={drafting} />
          {LANGUAGES.map(language => (
            <label key={language}>
              <span class="field-name">{words.names[language]}</span>
              <input
                type="text"
                maxLength={60}
                value={name[language]}
                onInput={event =>
                  drafting.change({ name: { ...name, [language]: event.currentTarget.value } })
                }
              />
            </label>
          ))}
          <Verdict drafting={drafting} />
        </div>
      </div>
    </>
  );
};
