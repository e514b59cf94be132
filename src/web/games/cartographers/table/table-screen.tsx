import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { gridOf, refusalText } from '../../../../games/cartographers/ui.ts';
import type { ScreenProps } from '../../../app.tsx';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { linkTo } from '../../../route.ts';
import { OpenTable } from '../../../screens/table/open-table.tsx';
import { useRecord } from '../../../screens/table/table-data.ts';
import { handover, language } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Button, ContinueButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorCode } from '../../../ui/error-code.tsx';
import { useInView } from '../../../ui/in-view.ts';
import { Page } from '../../../ui/page.tsx';
import { focusHeading, useTitle } from '../../../ui/page-title.ts';
import { dailyName } from '../home/summary.ts';
import { type CartographersTable, openTable } from '../local-table.ts';
import { Practice } from './controls.tsx';
import { type Moment, momentsOf, nextPerson, unopened } from './happened.ts';
import { ASKED, focusBoard } from './holding.ts';
import { useUndoKey } from './keys.ts';
import { WORDS } from './messages.ts';
import { gridFor, type Model, useTableModel } from './model.ts';
import { crestOf, Time } from './panels.tsx';
import { Play } from './play.tsx';
import { seatName } from './question.ts';
import '../art/seasons.css';
import './table.css';
import './rooms.css';
import './small-rooms.css';

const SeasonEnd = lazy(async () => (await import('../score/season-end.tsx')).SeasonEnd, LoadFailed);
const GameEnd = lazy(async () => (await import('../score/game-end.tsx')).GameEnd, LoadFailed);

/** The page that is shown while players pass the device, so that nobody sees a different player's map. */
interface PassProps {
  readonly model: Model;
  readonly who: Seat;
  readonly onTake: () => void;
  /** Undoes the previous player's turn; absent if they can't undo it. */
  readonly onUndo?: (() => void) | undefined;
}

const Pass = ({ model, who, onTake, onUndo }: PassProps) => {
  const words = say(WORDS);
  const name = seatName(model.table.players, who);
  const isOpen = model.view.value.config.openSheets;
  const isSkipped = useSignal(false);
  useUndoKey(model);
  return (
    <Page title={words.pass(name)}>
      <div class="pass panel">
        <Art class="pass-crest" svg={crestOf(model, who)} />
        <Time model={model} />
        <p>{isOpen ? words.passOpen : words.passNote(name)}</p>
        {model.refused.value && (
          <p role="alert" class="error">
            {refusalText(model.refused.value, language.value, gridFor(model.view.value))}{' '}
            <ErrorCode refusal={model.refused.value} />
          </p>
        )}
        <ContinueButton
          class="main-button pass-go"
          onGo={() => {
            if (isSkipped.value) handover.value = 'none';
            onTake();
          }}
        >
          {words.passNow(name)}
        </ContinueButton>
        {onUndo && (
          <Button title={words.undoNote} onClick={onUndo}>
            {words.undo}
          </Button>
        )}
        {isOpen && (
          <Checkbox
            isOn={isSkipped.value}
            onToggle={isOn => {
              isSkipped.value = isOn;
            }}
          >
            {words.passSkip}
          </Checkbox>
        )}
        <Practice model={model} />
      </div>
    </Page>
  );
};

type Shown = Moment['type'] | 'over' | 'pass' | 'play';

/** Sets the window title, and moves the focus to the map: keyboard users don't have to start at the top of the page. */
const useArrival = (shown: Shown, day: string | undefined): void => {
  const table = day ? dailyName(day) : say(WORDS).table;
  useTitle(shown === 'pass' || shown === 'ignored' ? undefined : table);
  const before = useRef<Shown | undefined>(undefined);
  // A layout effect, because the map must have its place before later frames measure it.
  useLayoutEffect(() => {
    if (shown === 'play' && (before.current === 'season' || before.current === 'pass')) scrollTo(0, 0);
  }, [shown]);
  useEffect(() => {
    if (shown === 'play' && before.current === undefined) focusHeading();
    else if (shown === 'play') focusBoard();
    before.current = shown;
  }, [shown]);
};

const useLight = (season: number): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.season = `${season}`;
    return () => {
      delete dataset.season;
    };
  }, [season]);
};

/** Shows a moment (such as a season end), the end of the game, the handoff page, or the map. */
export const Seated = ({ table }: { readonly table: CartographersTable }) => {
  const model = useTableModel(table);
  const moments = useSignal<readonly Moment[]>([]);
  const seen = useSignal(table.version.peek());
  useSignalEffect(() => {
    const now = table.version.value;
    const more = table.shown(model.viewer.peek(), seen.peek()).flatMap(momentsOf);
    table.release(now);
    seen.value = now;
    if (more.length > 0) moments.value = [...moments.peek(), ...more];
  });
  // An ambush may be the first card, revealed before this page opened the table.
  useEffect(() => {
    if (table.version.peek() > 1) return;
    void table.updatesSince(model.viewer.peek(), 0).then(told => {
      if (isRefusal(told) || table.version.peek() > 1) return;
      const before = unopened(model.view.peek());
      moments.value = told.flatMap(({ events: happened }) => momentsOf({ events: happened, before }));
    });
  }, [table, model, moments]);
  const next = useComputed(() => nextPerson(model.view.value, model.people, model.viewer.value));
  const pass = () => {
    moments.value = moments.value.slice(1);
  };
  const [moment] = moments.value;
  const { players } = table;
  const who = next.value;
  const isNext = who !== undefined && who !== model.viewer.value && model.people.length > 1;
  const isPass = isNext && (handover.value === 'page' || !model.view.value.config.openSheets);
  useEffect(() => {
    if (isNext && !isPass && moments.value.length === 0) model.viewer.value = who;
  });
  // If two people share this device, their views reach the end one after the other. The model waits for both.
  const { turn, phase, season } = model.view.value;
  const isOver = phase.type === 'over';
  const record = useRecord(table, isOver);
  const shown = moment?.type ?? (isOver ? 'over' : isPass ? 'pass' : 'play');
  useArrival(shown, table.day);
  // Preloads the summary screen that comes next.
  useEffect(() => void (shown === 'season' ? GameEnd : SeasonEnd).fetch(), [shown]);
  useLight(moment?.type === 'season' ? moment.scored[0]!.season : season);
  useInView([shown, turn, phase.type, model.viewer.value].join(), ASKED);
  if (moment?.type === 'walk' || moment?.type === 'ignored')
    return <Play model={model} ambush={moment} onDone={pass} />;
  if (moment?.type === 'season')
    return (
      <SeasonEnd
        view={model.view.value}
        scored={moment.scored}
        sheets={moment.sheets}
        seat={model.viewer.value}
        players={players}
        onDone={pass}
      />
    );
  if (isOver)
    return (
      <GameEnd
        id={table.id}
        view={model.view.value}
        players={players}
        sheets={model.view.value.sheets}
        record={record}
        config={table.config}
        day={table.day}
        isPractice={model.back.isPractice.value}
      />
    );
  if (isPass)
    return (
      <Pass
        model={model}
        who={who}
        onTake={() => {
          model.viewer.value = who;
        }}
        onUndo={model.undoTurn.value}
      />
    );
  return <Play model={model} />;
};

export const why = (refusal: Refusal): string => refusalText(refusal, language.value, gridOf(11, 11));

export const TableScreen = ({ at: [id = ''] }: ScreenProps) => (
  <OpenTable id={id} open={openTable} why={why} home={linkTo()}>
    {(table: CartographersTable) => <Seated table={table} />}
  </OpenTable>
);
