import { useSignal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { type Cell, Cells, type PrintedMap } from '../../../../games/cartographers/ui.ts';
import { Confirm } from '../../../confirm.tsx';
import { ErrorLine } from '../../../error-line.tsx';
import { saveFile } from '../../../files.ts';
import type { DrawnAward } from '../../../games/cartographers/art/award.ts';
import { say } from '../../../i18n.ts';
import { readStored, writeStored } from '../../../local-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { type Brush, MapCanvas, useUndo } from '../map-canvas/map-canvas.tsx';
import {
  drawingOf,
  type MapChoice,
  makeMapText,
  NOTHING,
  type Painting,
  painted,
  parseMapText,
  printedOf,
  type ReadSheet,
  resized,
} from '../map-canvas/painting.ts';
import { MapPicker, refusalWords } from './map-choice.tsx';
import { EditionPicker, type LitEdict, ScoreEdicts } from './score-edicts.tsx';
import { WORDS } from './score-messages.ts';
import { ScoreSums } from './score-sums.tsx';
import { FRESH, type PaperScore, type PaperSheet, paperRules, parseSheet, scorePaper } from './scoring.ts';
import { userCorrections } from './user-corrections.ts';
import './paper.css';
import './score.css';

const KEY = 'alidade.score';

const BRUSHES: readonly Brush[] = [
  { letter: 'F', kind: 'forest', key: 'F' },
  { letter: 'V', kind: 'village', key: 'V' },
  { letter: 'A', kind: 'farm', key: 'A' },
  { letter: 'W', kind: 'water', key: 'W' },
  { letter: 'M', kind: 'monster', key: 'M' },
  { letter: 'H', kind: 'hero', key: 'H' },
  { letter: 'X', kind: 'destroyed', key: 'X' },
  { letter: NOTHING, kind: 'plain', key: '⌫' },
];

/** The spaces to highlight on the map, and why. */
const awardOf = (
  map: PrintedMap,
  { counts }: PaperScore,
  lit: LitEdict | undefined,
): DrawnAward | undefined => {
  if (lit?.type !== 'edict') return undefined;
  const { awards } = counts[lit.edict]!;
  const shown = lit.award === undefined ? awards : awards.slice(lit.award, lit.award + 1);
  return {
    cells: Cells.union(
      map.grid,
      shown.map(award => award.cells),
    ).list(),
  };
};

/** The copied sheet with its undo history. A stroke over several spaces is one undo step. */
const usePaper = () => {
  const sheet = useSignal<PaperSheet>(parseSheet(readStored(KEY)) ?? FRESH);
  const { past, add, pop } = useUndo<Painting>();
  const change = (part: Partial<PaperSheet>): void => {
    sheet.value = { ...sheet.value, ...part };
    writeStored(KEY, sheet.value);
  };
  const map = printedOf(sheet.value.map);
  const blocked = map.mountain.or(map.wasteland);
  return {
    map,
    sheet: sheet.value,
    rows: sheet.value.rows,
    canUndo: past.value.length > 0,
    change,
    paint: (cell: Cell, letter: string) => {
      if (blocked.has(cell)) return;
      const rows = painted(sheet.value.rows, [cell], letter);
      if (rows !== sheet.value.rows) change({ rows });
    },
    begin: () => add(sheet.value.rows),
    undo: () => {
      const rows = pop();
      if (rows) change({ rows });
    },
    /** Starts a new sheet, whose undo history is empty. */
    renew: (part: Partial<PaperSheet>) => {
      past.value = [];
      change(part);
    },
  };
};

const onMap = (rows: Painting, map: MapChoice): Partial<PaperSheet> => {
  const { height, width } = printedOf(map).grid;
  return { map, rows: resized(rows, height, width) };
};

interface SheetCanvasProps {
  readonly paper: ReturnType<typeof usePaper>;
  readonly scored: PaperScore;
  readonly lit: LitEdict | undefined;
}

const SheetCanvas = ({ paper, scored, lit }: SheetCanvasProps) => {
  const { map, rows } = paper;
  const drawing = useMemo(() => drawingOf(map, rows), [map, rows]);
  return (
    <MapCanvas
      label={say(WORDS).grid}
      map={map}
      drawing={drawing}
      award={awardOf(map, scored, lit)}
      preyed={lit?.type === 'monsters' ? scored.preyed : undefined}
      painter={paper}
      brushes={BRUSHES}
    />
  );
};

interface SheetTextProps {
  readonly sheet: PaperSheet;
  readonly onRead: (read: ReadSheet) => void;
}

/** The sheet as text with the letters that the rules use. The user can save, send and import it. */
const SheetText = ({ sheet, onRead }: SheetTextProps) => {
  const words = say(WORDS);
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<Refusal>();
  const written = makeMapText(printedOf(sheet.map), sheet.rows);
  const read = (found: string): void => {
    const parsed = parseMapText(found);
    setWrong(isRefusal(parsed) ? parsed : undefined);
    setTyped(isRefusal(parsed) ? found : undefined);
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
            value={typed ?? written}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <ErrorLine>{wrong && refusalWords(wrong)}</ErrorLine>
        <div class="row">
          <Button onClick={() => read(typed ?? written)}>{words.read}</Button>
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

/** Scores a paper sheet while the user copies it into the page. */
export const ScoreScreen = () => {
  const words = say(WORDS);
  const paper = usePaper();
  const [lit, show] = useState<LitEdict>();
  const { sheet } = paper;
  const rules = useMemo(() => paperRules(sheet.edition, userCorrections()), [sheet.edition]);
  const scored = useMemo(() => scorePaper(sheet, rules), [sheet, rules]);
  return (
    <Page title={words.title}>
      <p>{words.intro}</p>
      <div class="row tally-head paper-fields">
        <MapPicker chosen={sheet.map} onChoose={map => paper.renew(onMap(sheet.rows, map))} />
        <EditionPicker edition={sheet.edition} onChoose={edition => paper.change({ edition })} />
      </div>
      <div class="tally-layout paper-columns one-column">
        <SheetCanvas paper={paper} scored={scored} lit={lit} />
        <div class="stack">
          <ScoreEdicts
            rules={rules}
            scored={scored}
            lit={lit}
            onShow={show}
            onChoose={edicts => {
              show(undefined);
              paper.change({ edicts });
            }}
          />
          <ScoreSums
            sheet={sheet}
            scored={scored}
            most={rules.config.coinCap}
            lit={lit}
            onShow={show}
            onChange={paper.change}
          />
        </div>
        <div class="stack">
          <SheetText sheet={sheet} onRead={({ map, rows }) => paper.renew({ map, rows })} />
          <Confirm
            question={words.sure}
            onConfirm={async () => paper.renew({ ...FRESH, ...onMap([], sheet.map), edicts: sheet.edicts })}
          >
            <Icon name="trash" />
            {words.reset}
          </Confirm>
        </div>
      </div>
    </Page>
  );
};
