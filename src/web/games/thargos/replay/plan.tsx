import { useMemo, useState } from 'preact/hooks';
import { type Event, refusalText, type State } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { type ReplayMoment, type ReplaySlots, someReplay } from '../../../screens/replay/plan.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ThargosRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import { WORDS as TABLE_WORDS } from '../table/messages.ts';
import { stray } from '../user-content/pasted.ts';
import { strayText } from '../user-content/pasted-messages.ts';
import { EyesField, TurnField } from './choices.tsx';
import type { Frame } from './frames.ts';
import { Log } from './log.tsx';
import { naming } from './names.ts';
import { opener, readyToRead } from './opener.ts';
import { PrintLog } from './print.tsx';
import './replay.css';
import { WORDS } from './messages.ts';
import { Stage } from './stage.tsx';
import { type Eyes, linesOf, toldUntil, viewFor } from './tell.ts';

const Review = lazy(async () => (await import('../advice/review.tsx')).Review, LoadFailed);

/** The first person of a game, whose point of view is shown first; seat 0 if there is none. */
const personIn = ({ seats }: ThargosRecord, bots: readonly string[]): number =>
  Math.max(
    0,
    seats.findIndex(({ bot }, seat) => !(bots[seat] ?? bot)),
  );

type Moment = ReplayMoment<ThargosRecord, State, Event, Frame>;

const useSlots = (moment: Moment): ReplaySlots => {
  const { record, bots, isSent, isReview, playback, end, at, state, goTo } = moment;
  const { frames } = playback;
  const [eyes, setEyes] = useState<Eyes>(() => ({ seat: personIn(record, bots), isOpen: false }));
  const [isPrinting, setPrinting] = useState(false);
  const { names, you } = naming(
    { seats: record.seats, players: end.players.length, bots, isSent },
    say(TABLE_WORDS),
  );
  const lines = useMemo(
    () => linesOf(playback, eyes, { names, you, language: language.value }),
    [playback, eyes, language.value],
  );
  const isOver = end.result !== null;
  const shown = { record, names, you };
  return {
    instead: isPrinting && <PrintLog {...shown} playback={playback} onBack={() => setPrinting(false)} />,
    stage: <Stage {...shown} state={state} eyes={eyes} told={() => toldUntil(playback, at, eyes.seat)} />,
    told: lines[at]!.map(({ text }) => text),
    jumps: <TurnField frames={frames} at={at} onAt={goTo} />,
    panels: (
      <>
        <EyesField eyes={eyes} onEyes={setEyes} names={names.slice(0, record.seats.length)} isOver={isOver} />
        <Log frames={frames} lines={lines} at={at} view={viewFor(state, eyes)} onAt={goTo} />
      </>
    ),
    review: end.result && (
      <div class="th-replay-review">
        <Review
          {...shown}
          seat={eyes.seat}
          result={end.result}
          isBegun={isReview}
          onBatch={moment.goToBatch}
        />
      </div>
    ),
    below: isOver && (
      <Button onClick={() => setPrinting(true)}>
        <Icon name="print" /> {say(WORDS).print}
      </Button>
    ),
    seats: record.seats.map(({ bot = '' }, seat) => ({ name: names[seat]!, bot: bots[seat] ?? bot })),
  };
};

export const replay = someReplay<ThargosRecord, State, Event, Frame>({
  opener,
  why: refusal => strayText(refusal, language.value) ?? refusalText(refusal, language.value),
  ready: readyToRead,
  stray: content => stray(content, 'game'),
  bots: BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name })),
  // The sums of a conflict take longer to read than one card.
  lengthOf: ({ isFight }) => (isFight ? 3 : 1),
  class: 'th-replay',
  isToldScrolled: true,
  useSlots,
});
