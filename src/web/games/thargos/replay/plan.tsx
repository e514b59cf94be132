import { useEffect, useMemo, useState } from 'preact/hooks';
import { design, type Event, refusalText, type State } from '../../../../games/thargos/ui.ts';
import { peopleAt } from '../../../client/table.ts';
import { say, text } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { type ReplayMoment, type ReplaySlots, someReplay } from '../../../screens/replay/plan.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ThargosRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import { WORDS as TABLE_WORDS } from '../table/messages.ts';
import { stray } from '../user-content/pasted.ts';
import { strayText } from '../user-content/pasted-messages.ts';
import type { Frame } from './frames.ts';
import { Log, PrintLog } from './log.tsx';
import { opener, readyToRead } from './opener.ts';
import './replay.css';
import { linesOf, naming, type PointOfView, updatesUntil, viewFor } from './log-lines.ts';
import { WORDS } from './messages.ts';
import { Stage } from './stage.tsx';

const Review = lazy(async () => (await import('../advice/review.tsx')).Review, LoadFailed);

type Moment = ReplayMoment<ThargosRecord, State, Event, Frame>;

const useSlots = (moment: Moment): ReplaySlots => {
  const { record, players, isSent, isReview, playback, end, at, state, goTo } = moment;
  const { frames } = playback;
  const words = say(WORDS);
  // Starts with the view of the first person, or of seat 0 if all players are bots.
  const [viewer, setViewer] = useState<PointOfView>(() => ({
    seat: peopleAt({ players })[0] ?? 0,
    isOpen: false,
  }));
  const { shared } = moment;
  const { seat: ledSeat, open: isLedOpen } = shared?.focus ?? {};
  useEffect(() => {
    if (ledSeat !== undefined && ledSeat < record.seats.length)
      setViewer({ seat: ledSeat, isOpen: isLedOpen ?? false });
  }, [ledSeat, isLedOpen, record]);
  const choose = (chosen: PointOfView): void => {
    shared?.wander();
    setViewer(chosen);
  };
  const [isPrinting, setPrinting] = useState(false);
  const { names, you } = naming(players, end.players.length, isSent, say(TABLE_WORDS));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names depend only on the record and the language.
  const lines = useMemo(
    () => linesOf(playback, viewer, { names, you, language: language.value }),
    [playback, viewer, language.value],
  );
  const isOver = end.result !== null;
  const turns = [
    { turn: 0, at: 0 },
    ...frames.flatMap(({ isTurn, turn }, moment) => (isTurn ? [{ turn, at: moment }] : [])),
  ];
  const shown = { record, names, you };
  return {
    instead: isPrinting && <PrintLog {...shown} playback={playback} onBack={() => setPrinting(false)} />,
    stage: (
      <Stage
        {...shown}
        state={state}
        viewer={viewer}
        told={() => updatesUntil(playback, at, viewer.seat)}
        isShared={shared !== undefined}
      />
    ),
    told: lines[at]!.map(line => line.text),
    jumps: (
      <Field label={words.jump}>
        <Select
          value={frames[at]!.turn}
          onValue={turn => goTo(turns.find(each => each.turn === turn)!.at)}
          options={turns.map(({ turn }) => ({
            value: turn,
            name: turn === 0 ? words.start : words.turn(turn),
          }))}
        />
      </Field>
    ),
    panels: (
      <>
        <div class="row panel">
          <Field label={words.viewer}>
            <Select
              value={viewer.seat}
              onValue={seat => choose({ ...viewer, seat })}
              options={players.map((_, seat) => ({ value: seat, name: names[seat]! }))}
            />
          </Field>
          <Checkbox
            isOn={viewer.isOpen}
            isDisabled={!isOver}
            onToggle={isOpen => choose({ ...viewer, isOpen })}
          >
            {isOver ? words.open : words.openLater}
          </Checkbox>
        </div>
        <Log frames={frames} lines={lines} at={at} view={viewFor(state, viewer)} onAt={goTo} />
      </>
    ),
    review: end.result && (
      <div class="th-replay-review">
        <Review
          {...shown}
          seat={viewer.seat}
          result={end.result}
          isBegun={isReview}
          onBatch={moment.goToBatch}
        />
      </div>
    ),
    below: isOver && (
      <Button onClick={() => setPrinting(true)}>
        <Icon name="print" /> {words.print}
      </Button>
    ),
    names,
    focus: { seat: viewer.seat, open: viewer.isOpen },
    targetText: target => {
      const id =
        'card' in target ? viewFor(state, { ...viewer, isOpen: true }).faces[target.card] : undefined;
      return id ? text(design(end.config, id).card.name) : undefined;
    },
    isPointingMode: true,
  };
};

export const replay = someReplay<ThargosRecord, State, Event, Frame>({
  opener,
  why: refusal => strayText(refusal, language.value) ?? refusalText(refusal, language.value),
  ready: readyToRead,
  stray: content => stray(content, 'game'),
  bots: BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name })),
  // A conflict is shown longer, because it takes longer to read than other frames.
  lengthOf: ({ isFight }) => (isFight ? 3 : 1),
  class: 'th-replay',
  isToldScrolled: true,
  useSlots,
});
