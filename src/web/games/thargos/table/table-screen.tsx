import { useEffect, useMemo, useState } from 'preact/hooks';
import { playback } from '../../../client/playback.ts';
import { say } from '../../../i18n.ts';
import { lazy, type ScreenProps } from '../../../lazy.tsx';
import { LoadFailed, Loading } from '../../../load-fallback.tsx';
import { linkTo } from '../../../route.ts';
import { OpenTable } from '../../../screens/table/open-table.tsx';
import { useInView } from '../../../ui/in-view.ts';
import { Page } from '../../../ui/page.tsx';
import { useTitle } from '../../../ui/page-title.ts';
import { useStoryTexts } from '../card/text.ts';
import { Reason } from './asked/refused.tsx';
import { hintsLeft } from './coach/hints.ts';
import { ASKED, focusNext } from './focus.ts';
import { WORDS } from './messages.ts';
import { coveredModel, isAskedOpenly, type Model, tableModel } from './model.ts';
import { withEventContext } from './moments/moments.ts';
import { type Rolls, rollsOf } from './moments/rolls.ts';
import { useSights, useSightView } from './moments/use-sights.tsx';
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

const LateEnd = (props: { readonly hasFailed: boolean }) => (
  <Page>
    <Loading {...props} />
  </Page>
);

const End = lazy(async () => (await import('./end/end-page.tsx')).EndPage, LateEnd);
const Coach = lazy(async () => (await import('./coach/coach.tsx')).Coach);
const Handoff = lazy(async () => (await import('./asked/handoff.tsx')).Handoff, LoadFailed);

/** HT-11.2: the roll for the Rival's first attitude, which is shown before the player's first answer. */
const openingOf = (table: OpenedTable): readonly Rolls[] => {
  if (!table.opening) return [];
  const told = withEventContext({ ...table.opening, before: table.view('spectator') });
  const happened = told.events.filter(({ event: { type } }) => type === 'rolled' || type === 'attitude');
  return rollsOf({ ...told, events: happened }).first;
};

/** Whether the coach gives hints: only in duels of one person against bots. */
const mayBeCoached = ({ people, view }: Model): boolean =>
  people.length === 1 && view.peek().config.mode === 'duel' && hintsLeft().length > 0;

/** Shows the end page, the handoff page, or the table with its current animation. */
export const Seated = ({ table }: { readonly table: OpenedTable }) => {
  const words = say(WORDS);
  useTitle(words.title);
  const shown = useMemo(() => playback(table), [table]);
  const model = useMemo(() => tableModel(shown), [shown]);
  const given = table.players.map(({ name = '' }) => name).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player may get their name later.
  const names = useMemo(() => namesOf(table, words), [table, words, given]);
  const isCoached = useMemo(() => mayBeCoached(model), [model]);
  // Preloads the code for conflicts and their results.
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
  // If several people share the device, it starts with the handoff page, because any of them may have opened the table.
  const [isHere, setHere] = useState(model.people.length < 2);
  const isOther = asked !== undefined && asked !== model.viewer.value && model.people.includes(asked);
  const isOpen = model.people.length > 1 && isAskedOpenly(view);
  // If a question can be answered openly, there is no handoff: the viewer changes and the hand is covered.
  useEffect(() => {
    if (sight || !isOpen || !isOther) return;
    model.letGo();
    model.viewer.value = asked;
    setHere(false);
  }, [sight, isOpen, isOther, asked, model]);
  const covered = useMemo(() => coveredModel(model, () => setHere(true)), [model]);
  const isPlaying = !sight && !view.result && !isOther && (isHere || isOpen);
  useEffect(() => {
    if (!isPlaying) return undefined;
    // Waits for the next frame, because a bot may have answered since this render.
    const frame = requestAnimationFrame(() => focusNext(model));
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, model]);
  // Scrolls only if the viewer must answer.
  const isMine = isPlaying && asked === model.viewer.value;
  useInView(isMine ? [shown.version.value, model.viewer.value].join() : undefined, ASKED);
  if (!seen && view.result) return <End model={model} view={view} names={names} />;
  const next = isOther ? asked : model.viewer.value;
  const isCovered = isOpen && !isHere;
  if (!seen && !isCovered && (isOther || !isHere))
    return (
      <Handoff
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
  <OpenTable id={id} open={openTable} why={refusal => <Reason refusal={refusal} />} home={linkTo('thargos')}>
    {(table: OpenedTable) => <Seated table={table} />}
  </OpenTable>
);
