import { useEffect, useMemo, useState } from 'preact/hooks';
import { playback } from '../../../client/playback.ts';
import { later, type ScreenProps } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { useTitle } from '../../../ui/arrive.ts';
import { useInView } from '../../../ui/in-view.ts';
import { Opened } from '../../../ui/opened.tsx';
import { useStoryTexts } from '../card/text.ts';
import { Reason } from './asked/refused.tsx';
import { hintsLeft } from './coach/hints.ts';
import { ASKED, goOn } from './follow.ts';
import { coveredModel, isAskedOpenly, type Model, tableModel } from './model.ts';
import { tellingOf } from './moments/moments.ts';
import { type Rolls, rollsOf } from './moments/rolls.ts';
import { useSeen } from './moments/use-seen.tsx';
import { useSights } from './moments/use-sights.ts';
import { namesOf } from './names.ts';
import { type OpenedTable, openTable } from './open.ts';
import { fetchRest } from './parts.ts';
import { Play } from './play.tsx';
import { WORDS } from './words.ts';
import './table.css';
import './board/board.css';
import './asked/hand.css';
import './asked/hand-phone.css';
import './conflict/conflict.css';
import './rooms.css';
import './buttons.css';
import './low.css';

// Loaded on demand.
const End = later(async () => (await import('./end/end.tsx')).End, Lost);
const Coach = later(async () => (await import('./coach/coach.tsx')).Coach);
const Curtain = later(async () => (await import('./asked/curtain.tsx')).Curtain, Lost);

/** HT-11.2: the die of the setup, shown until the first answer. */
const openingOf = (table: OpenedTable): readonly Rolls[] => {
  if (!table.opening) return [];
  const told = tellingOf({ ...table.opening, before: table.view('spectator') });
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
  const seen = useSeen(sights, model, names);
  const view = model.view.value;
  useStoryTexts(view.story !== null);
  const asked = view.question?.seat;
  // At a table with several people, anyone may have opened it.
  const [isHere, setHere] = useState(model.people.length < 2);
  const isOther = asked !== undefined && asked !== model.eyes.value && model.people.includes(asked);
  const isOpen = model.people.length > 1 && isAskedOpenly(view);
  // Open answers need no handoff; the hand is covered instead.
  useEffect(() => {
    if (sight || !isOpen || !isOther) return;
    model.letGo();
    model.eyes.value = asked;
    setHere(false);
  }, [sight, isOpen, isOther, asked]);
  const covered = useMemo(() => coveredModel(model, () => setHere(true)), [model]);
  const isPlaying = !sight && !view.result && !isOther && (isHere || isOpen);
  useEffect(() => {
    if (!isPlaying) return undefined;
    // A bot may have answered since this render, so wait for the next frame.
    const frame = requestAnimationFrame(() => goOn(model));
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, model]);
  // Doesn't move the focus of players who only wait.
  const isMine = isPlaying && asked === model.eyes.value;
  useInView(isMine ? [shown.version.value, model.eyes.value].join() : undefined, ASKED);
  if (!seen && view.result) return <End model={model} view={view} names={names} />;
  const next = isOther ? asked : model.eyes.value;
  const isCovered = isOpen && !isHere;
  if (!seen && !isCovered && (isOther || !isHere))
    return (
      <Curtain
        view={shown.view('spectator')}
        seat={next}
        names={names}
        onTake={() => {
          model.letGo();
          model.eyes.value = next;
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
