import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Cell, Cells, type PrintedMap } from '../../../../games/cartographers/ui.ts';
import type { DrawnAward } from '../../../games/cartographers/art/award.ts';
import { say } from '../../../i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Brush } from '../map-canvas/brushes.tsx';
import { MapCanvas } from '../map-canvas/map-canvas.tsx';
import {
  drawingOf,
  type MapChoice,
  NOTHING,
  type Painting,
  painted,
  printedOf,
  resized,
} from '../map-canvas/painting.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { keep, kept } from './files.ts';
import { MapPicker } from './map-choice.tsx';
import { ownCorrections } from './own-values.ts';
import { EditionPicker, type LitEdict, ScoreEdicts } from './score-edicts.tsx';
import { WORDS } from './score-messages.ts';
import { ScoreSums } from './score-sums.tsx';
import { FRESH, type PaperScore, type PaperSheet, paperRules, parseSheet, scorePaper } from './scoring.ts';
import { SheetText } from './sheet-text.tsx';
import './paper.css';
import './score.css';

const KEY = 'alidade.score';
const DEPTH = 100;

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

/** The highlighted spaces on the map. */
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

/** The sheet with its past: a stroke is one step back. */
const usePaper = () => {
  const sheet = useSignal<PaperSheet>(parseSheet(kept(KEY)) ?? FRESH);
  const past = useSignal<readonly Painting[]>([]);
  const change = (part: Partial<PaperSheet>): void => {
    sheet.value = { ...sheet.value, ...part };
    keep(KEY, sheet.value);
  };
  return {
    sheet: sheet.value,
    canUndo: past.value.length > 0,
    change,
    paint: (cell: Cell, letter: string) => {
      const rows = painted(sheet.value.rows, [cell], letter);
      if (rows !== sheet.value.rows) change({ rows });
    },
    begin: () => {
      past.value = [...past.value.slice(1 - DEPTH), sheet.value.rows];
    },
    undo: () => {
      const rows = past.value.at(-1);
      if (!rows) return;
      past.value = past.value.slice(0, -1);
      change({ rows });
    },
    /** A new sheet has no undo history. */
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

interface EaselProps {
  readonly paper: ReturnType<typeof usePaper>;
  readonly scored: PaperScore;
  readonly lit: LitEdict | undefined;
}

const SheetEasel = ({ paper, scored, lit }: EaselProps) => {
  const { sheet } = paper;
  const map = printedOf(sheet.map);
  const drawing = useMemo(() => drawingOf(map, sheet.rows), [map, sheet.rows]);
  const blocked = map.mountain.or(map.wasteland);
  return (
    <MapCanvas
      label={say(WORDS).grid}
      map={map}
      drawing={drawing}
      award={awardOf(map, scored, lit)}
      preyed={lit?.type === 'monsters' ? scored.preyed : undefined}
      rows={sheet.rows}
      brushes={BRUSHES}
      canUndo={paper.canUndo}
      onBegin={paper.begin}
      onPaint={(cell, letter) => {
        if (!blocked.has(cell)) paper.paint(cell, letter);
      }}
      onUndo={paper.undo}
    />
  );
};

/** Counts a paper sheet as the engine would, while it is being copied. */
export const ScoreScreen = () => {
  const words = say(WORDS);
  const paper = usePaper();
  const lit = useSignal<LitEdict | undefined>(undefined);
  const { sheet } = paper;
  const rules = useMemo(() => paperRules(sheet.edition, ownCorrections()), [sheet.edition]);
  const scored = useMemo(() => scorePaper(sheet, rules), [sheet, rules]);
  const show = (wanted: LitEdict | undefined): void => {
    lit.value = wanted;
  };
  return (
    <Page title={words.title}>
      <p>{words.intro}</p>
      <div class="row tally-head">
        <MapPicker chosen={sheet.map} onChoose={map => paper.renew(onMap(sheet.rows, map))} />
        <EditionPicker edition={sheet.edition} onChoose={edition => paper.change({ edition })} />
      </div>
      <div class="tally-layout">
        <SheetEasel paper={paper} scored={scored} lit={lit.value} />
        <div class="stack">
          <ScoreEdicts
            rules={rules}
            scored={scored}
            lit={lit.value}
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
            lit={lit.value}
            onShow={show}
            onChange={paper.change}
          />
        </div>
        <div class="score-rest">
          <SheetText sheet={sheet} onRead={({ map, rows }) => paper.renew({ map, rows })} />
          <ConfirmButton
            question={words.sure}
            onConfirm={() => paper.renew({ ...FRESH, ...onMap([], sheet.map), edicts: sheet.edicts })}
          >
            <Icon name="trash" />
            {words.reset}
          </ConfirmButton>
        </div>
      </div>
    </Page>
  );
};
