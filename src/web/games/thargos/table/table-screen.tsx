import { useEffect, useMemo, useState } from 'preact/hooks';
import { playback } from '../../../client/playback.ts';
import { say } from '../../../i18n.ts';
import { lazy, type ScreenProps } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { linkTo } from '../../../route.ts';
import { useTitle } from '../../../ui/arrive.ts';
import { useInView } from '../../../ui/in-view.ts';
import { Opened } from '../../../ui/opened.tsx';
import { useStoryTexts } from '../card/text.ts';
import { Reason } from './asked/refused.tsx';
import { hintsLeft } from './coach/hints.ts';
import { ASKED, focusNext } from './focus.ts';
import { WORDS } from './messages.ts';
import { coveredModel, isAskedOpenly, type Model, tableModel } from './model.ts';
import { withEventContext } from './moments/moments.ts';
import { type Rolls, rollsOf } from './moments/rolls.ts';
import { useSightView } from './moments/use-sight-view.tsx';
import { useSights } from './moments/use-sights.ts';
import { namesOf } from './names.ts';
import { type OpenedTable, openTable } from './open.ts';
import { fetchRest } from './parts.ts';
import { Play } from './play.tsx';
import './table.css';
import './board/board.css';
import './asked/hand.css';
import './asked/hand-phone.css';
import './conflict/conflict.css';
import './layouts.css';
import './buttons.css';
import './low.css';

// Loaded on demand.
const End = lazy(async () => (await import('./end/end.tsx')).End, LoadFailed);
const Coach = lazy(async () => (await import('./coach/coach.tsx')).Coach);
const Curtain = lazy(async () => (await import('./asked/handoff.tsx')).Handoff, LoadFailed);

/** HT-11.2: the die of the setup, shown until the first answer. */
const openingOf = (table: OpenedTable): readonly Rolls[] => {
  if (!table.opening) return [];
  const told = withEventContext({ ...table.opening, before: table.view('spectator') });
  const happened = told.events.filter(({ event: { type } }) => type === 'rolled' || type === 'attitude');
  return rollsOf({ ...told, events: happened }).first;
};

/** The coach is for duels of one person against bots. */
const mayBeCoached = ({ people, view }: Model): boolean =>
  people.length === 1 && view.peek().config.mode === 'duel' && hintsLeft().length > 0;

/** The current screen: a conflict's result, the end, a handoff, or the board. */
export const Seated = ({ table }: { readonly table: OpenedTable }) => {
  const words = say(WORDS);
  useTitle(words.title);
  const shown = useMemo(() => playback(table), [table]);
  const model = useMemo(() => tableModel(shown), [shown]);
  const given = table.players.map(({ name = '' }) => name).join('\n');
  const names = useMemo(() => namesOf(table, words), [table, words, given]);
  const isCoached = useMemo(() => mayBeCoached(model), [model]);
  // Preloads the conflict and its result.
  useEffect(() => {
    void fetchRest();
    import('./moments/result.tsx').catch(() => undefined);
    import('./moments/stage.tsx').catch(() => undefined);
  }, []);
  const sights = useSights(
    shown,
    model,
    useMemo(() => openingOf(table), [table]),
  );
  const { sight } = sights;
  const seen = useSightView(sights, model, names);
  const view = model.view.value;
  useStoryTexts(view.story !== null);
  const asked = view.question?.seat;
  // At a table with several people, anyone may have opened it.
  const [isHere, setHere] = useState(model.people.length < 2);
  const isOther = asked !== undefined && asked !== model.viewer.value && model.people.includes(asked);
  const isOpen = model.people.length > 1 && isAskedOpenly(view);
  // Open answers need no handoff; the hand is covered instead.
  useEffect(() => {
    if (sight || !isOpen || !isOther) return;
    model.letGo();
    model.viewer.value = asked;
    setHere(false);
  }, [sight, isOpen, isOther, asked]);
  const covered = useMemo(() => coveredModel(model, () => setHere(true)), [model]);
  const isPlaying = !sight && !view.result && !isOther && (isHere || isOpen);
  useEffect(() => {
    if (!isPlaying) return undefined;
    // A bot may have answered since this render, so wait for the next frame.
    const frame = requestAnimationFrame(() => focusNext(model));
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, model]);
  // Doesn't move the focus of players who only wait.
  const isMine = isPlaying && asked === model.viewer.value;
  useInView(isMine ? [shown.version.value, model.viewer.value].join() : undefined, ASKED);
  if (!seen && view.result) return <End model={model} view={view} names={names} />;
  const next = isOther ? asked : model.viewer.value;
  const isCovered = isOpen && !isHere;
  if (!seen && !isCovered && (isOther || !isHere))
    return (
      <Curtain
        view={shown.view('spectator')}
        seat={next}
        names={names}
        onTake={() => {
          model.letGo();
          model.viewer.value = next;
          setHere(true);
        }}
      />
    );
  return (
    <Play
      model={isCovered ? covered : model}
      names={names}
      hint={isCoached && <Coach model={model} names={names} />}
      {...seen}
    />
  );
};

export const TableScreen = ({ at: [id = ''] }: ScreenProps) => (
  <Opened id={id} open={openTable} why={refusal => <Reason refusal={refusal} />} home={linkTo('thargos')}>
    {(table: OpenedTable) => <Seated table={table} />}
  </Opened>
);
