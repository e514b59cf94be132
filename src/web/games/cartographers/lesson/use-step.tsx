import { useEffect, useMemo, useState } from 'preact/hooks';
import { cartographers as game } from '../../../../games/cartographers/ui.ts';
import type { StepState } from '../../../screens/lesson/plan.ts';
import { momentsOf } from '../table/happened.ts';
import { useTableModel } from '../table/model.ts';
import { LessonBoard } from './lesson-board.tsx';
import { LessonCard } from './lesson-card.tsx';
import { LessonEdicts, SeasonOrder } from './lesson-edicts.tsx';
import { lessonTable } from './lesson-table.ts';
import { LessonWalk } from './lesson-walk.tsx';
import { LessonWon } from './lesson-won.tsx';
import { STEPS, type StepId } from './situations.ts';

/** A step on its map: what comes along the edge first, then the drawing, then what it brought. */
export const useStep = (id: StepId): StepState => {
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
  // Shows the earned stars without being asked.
  useEffect(() => setLit(outcome === 'done' ? edicts?.at(-1) : undefined), [outcome]);
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
