import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  exploreCard,
  cartographers as game,
  rulesOf,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import type { LessonPlan, StepState } from '../../../screens/lesson/plan.ts';
import { Art } from '../../../ui/art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { drawShape } from '../art/emblems.ts';
import { momentsOf } from '../table/happened.ts';
import { useTableModel } from '../table/model.ts';
import { cardName } from '../table/question.ts';
import { LessonBoard, LessonWalk, LessonWon } from './lesson-board.tsx';
import { LessonEdicts, SeasonOrder } from './lesson-edicts.tsx';
import '../table/table.css';
import '../table/rooms.css';
import '../replay/replay.css';
import './lesson.css';
import { WORDS } from './messages.ts';
import { lessonTable, STEP_IDS, STEPS, type StepId } from './situations.ts';

const LessonCard = ({ view }: { readonly view: View }) => {
  if (view.phase.type !== 'draw') return null;
  const card = exploreCard(rulesOf(view.config), view.phase.card);
  return (
    <div class="lesson-card panel in-line as-heading">
      {card.shapes.map(({ rows }) => (
        <Art key={rows.join('/')} svg={drawShape(rows)} />
      ))}
      <span>{cardName(card.id)}</span>
      <small class="note">{say(WORDS).time(card.time)}</small>
    </div>
  );
};

/** The phases of a lesson step: an ambush along the edge if it has one, then the drawing, then its result. */
const useStep = (id: StepId): StepState => {
  const table = useMemo(() => lessonTable(id), [id]);
  const model = useTableModel(table);
  const walk = useMemo(() => {
    const { before, events } = table.situation;
    const moments = momentsOf({ events: events.map(event => ({ event })), before: game.view(before, 0) });
    return moments.find(moment => moment.type === 'walk');
  }, [table]);
  const [isWalking, setWalking] = useState(walk !== undefined);
  const outcome = table.outcome.value;
  const view = model.view.value;
  const { edicts } = STEPS[id];
  const [lit, setLit] = useState<number | undefined>(undefined);
  // Highlights the step's last edict when the step is solved.
  useEffect(() => setLit(outcome === 'done' ? edicts?.at(-1) : undefined), [outcome, edicts]);
  const won = outcome === 'done' ? table.updates(0, 0).at(-1) : undefined;
  if (isWalking && walk)
    return {
      outcome,
      isShowing: true,
      table: <LessonWalk view={view} moment={walk} onDone={() => setWalking(false)} />,
    };
  const events = won?.events.map(({ event }) => event);
  const isScored = events?.some(event => event.type === 'scored');
  const beside = (
    <>
      {!won && <LessonCard view={view} />}
      {edicts && edicts.length > 1 && <SeasonOrder season={isScored ? 0 : view.season} />}
      {edicts && !isScored && <LessonEdicts view={view} edicts={edicts} lit={lit} onLit={setLit} />}
    </>
  );
  if (events) return { outcome, beside, table: <LessonWon view={view} events={events} edict={lit} /> };
  return {
    outcome,
    beside,
    table: <LessonBoard id={id} model={model} edict={lit} onRead={() => setLit(undefined)} />,
  };
};

const Begin = () => (
  <a class="button main-button" href={linkTo('new')}>
    <Icon name="pencil" /> {say(WORDS).play}
  </a>
);

export const lesson: LessonPlan = {
  key: 'alidade.lesson',
  words: WORDS,
  steps: STEP_IDS.map(id => ({ id, words: () => say(WORDS).steps[id], useStep: () => useStep(id) })),
  Begin,
};
