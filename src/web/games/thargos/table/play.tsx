import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Instance, View } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UNCOUNTED } from '../uncounted.ts';
import { Hand, handLook } from './asked/hand.tsx';
import { pickableIn, touch } from './asked/picking.ts';
import { Refused } from './asked/refused.tsx';
import { Buttons, Status } from './bar.tsx';
import { Board, isFought } from './board/board.tsx';
import { OwnRail, Rail } from './board/rails.tsx';
import { isPlacing, Team } from './board/team.tsx';
import { tracksFor, trackTotals } from './board/track-totals.ts';
import { useWhy } from './board/why.tsx';
import { pamMoves, pamOptions } from './conflict/pam-moves.ts';
import { useFollow, useSpotInView } from './focus.ts';
import { useKeys } from './keys.ts';
import { type TableWords, WORDS } from './messages.ts';
import type { Model, TableProps } from './model.ts';
import { movesFor, shortName } from './moves.ts';
import {
  AboutPanel,
  Ask,
  Chronicle,
  HintButton,
  LatestEvents,
  PracticeOffer,
  RefereeQuestion,
  Ring,
  Seen,
  Waiting,
  Watching,
} from './parts.ts';
import { askedTrack } from './relevant-track.ts';
import { type LookedAt, Sheets } from './sheets.tsx';

interface PlayProps extends TableProps {
  /** Replaces the board, for example with the result of a conflict. */
  readonly board?: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** Replaces the question and its answers. If set, the table is read-only. */
  readonly bar?: ComponentChildren;
}

const Nav = ({ model, names }: TableProps) => {
  const words = say(WORDS);
  return (
    <nav class="th-nav in-line" aria-label="Alidade">
      <HintButton model={model} names={names} />
      <a href={linkTo('thargos')} aria-label={words.home} title={words.home}>
        <Icon name="home" />
      </a>
      <a href={linkTo('thargos', 'rules')} aria-label={words.rules} title={words.rules}>
        <Icon name="rules" />
      </a>
      <a href={linkTo('thargos', 'settings')} aria-label={words.menu} title={words.menu}>
        <Icon name="settings" />
      </a>
    </nav>
  );
};

/** The name of the held card or selected track, for screen readers. */
const saidOf = ({ held: { value: held }, view }: Model, words: TableWords): string => {
  if (held?.type === 'track') return words.attempt(held.track + 1);
  if (held?.type === 'hero') return shortName(view.value, held.hero);
  return held?.type === 'card' ? shortName(view.value, held.card) : '';
};

interface Around {
  readonly rails: View;
  readonly inHand: View;
}

/** What is shown around a result or rolls: no later events, and no result while the reveal is running. */
const shownAround = (view: View, shown: Model['shown']): Around => {
  if (!shown || 'beats' in shown.sight) return { rails: view, inHand: view };
  const { rails, coming } = shown.sight;
  const before = 'conflict' in shown.sight ? shown.sight.before : view;
  const isTold = 'steps' in shown.sight || shown.isTold.value;
  const isHere = (card: Instance): boolean =>
    !coming.includes(card) && (isTold || before.hand.includes(card));
  return {
    rails: isTold ? { ...view, ...rails } : before,
    inHand: { ...view, hand: view.hand.filter(isHere) },
  };
};

export const Play = ({ model, names, board: shownInstead, hint, bar }: PlayProps) => {
  const words = say(WORDS);
  const shown = useSignal<LookedAt | undefined>(undefined);
  const watched = useSignal<Seat | undefined>(undefined);
  const shownTrack = useSignal(0);
  const view = model.view.value;
  const options = model.options.value;
  const viewer = model.viewer.value;
  const watch = watched.value ?? viewer;
  const held = model.held.value;
  const placing = pamOptions(options);
  const moves = placing ? pamMoves(view, placing, model.laid.value) : movesFor(view, options, held, words);
  useKeys(model);
  useFollow(model);
  // Returns to the player's own tracks when they must answer.
  useLayoutEffect(() => {
    if (view.question?.seat === viewer) watched.value = undefined;
  }, [view, viewer, watched]);
  // Returns to the player's own tracks when they hold a card, because they place it there.
  useLayoutEffect(() => {
    if (held) watched.value = undefined;
  }, [held, watched]);
  // Closes opened sheets before and after an animation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new model means that an animation begins or ends.
  useLayoutEffect(() => {
    shown.value = undefined;
    watched.value = undefined;
  }, [model, shown, watched]);
  const asked = pickableIn(model);
  // Omits seen cards that are candidates of the question, because the question already lists them.
  const looked =
    options.type === 'choose' ? view.looked.filter(({ card }) => !options.from.includes(card)) : view.looked;
  const allTotals = useMemo(
    () => tracksFor(view, watch).map(track => trackTotals(view, track, watch)),
    [view, watch],
  );
  const concerned = model.concerned.value;
  const asking = askedTrack(view, held);
  const showTrack = (track: number | undefined): void => {
    const at = allTotals.findIndex(trackTotals => trackTotals.track === track);
    if (at >= 0) shownTrack.value = at;
  };
  // A phone shows one track: the one that the last answer changed, or the one of a new question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer selects a track, because the player may select a different one afterward.
  useLayoutEffect(() => showTrack(concerned?.track), [concerned]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question selects a track, because the player may select a different one afterward.
  useLayoutEffect(() => showTrack(asking), [asking]);
  useSpotInView(held);
  const look = (card: Instance): void => {
    if (!touch(model, card)) shown.value = { type: 'card', card };
  };
  const showPiles = (seat: Seat): void => {
    shown.value = { type: 'piles', seat };
  };
  const why = useWhy(view, allTotals, names);
  const isLookedOn = model.people.length === 0;
  const { rails: counted, inHand } = shownAround(view, model.shown);
  const isRing = view.players.length > 2 && !view.story;
  const others = view.players.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const isCrowded = others.length > 1;
  const rail = (seat: Seat) => (
    <Rail
      key={seat}
      view={counted}
      seat={seat}
      name={names[seat]!}
      // During an animation nobody must answer.
      isAsked={bar === undefined && view.question?.seat === seat}
      isCrowded={isCrowded && seat !== viewer}
      onPiles={() => showPiles(seat)}
    />
  );
  const shownAs = `${isFought(view) && !shownInstead ? 'is-conflict' : ''} ${shownInstead ? 'is-result' : ''} ${view.result ? 'is-over' : ''}`;
  return (
    <div
      data-part="table"
      class={`th-table ${shownAs} ${handLook({ model, view: inHand })}`}
      data-version={bar === undefined ? model.table.version.value : undefined}
    >
      <header class={`th-top row ${isCrowded ? 'is-crowded' : ''}`} data-part="top">
        {others.map(rail)}
        <Nav model={model} names={names} />
      </header>
      <main class="th-board" data-part="board">
        <h1 class="hidden">{words.title}</h1>
        {isRing && (
          <Watching
            name={watch === viewer && !isLookedOn ? undefined : names[watch]}
            onBack={
              isLookedOn
                ? undefined
                : () => {
                    watched.value = undefined;
                  }
            }
          />
        )}
        {options.type === 'choose' && <Ask model={model} options={options} names={names} />}
        {view.config.packs.length > 0 && <RefereeQuestion model={model} names={names} />}
        {!shownInstead && looked.length > 0 && (
          <Seen view={view} looked={looked} names={names} onLook={look} />
        )}
        {shownInstead}
        <Board
          model={model}
          names={names}
          isAway={shownInstead !== undefined}
          watch={watch}
          asked={asked}
          allTotals={allTotals}
          shownTrack={shownTrack}
          onLook={look}
          onWhy={why.onWhy}
        />
        <Team model={model} />
        {isPlacing(view) && <Waiting view={view} names={names} onLook={look} />}
      </main>
      {bar === undefined ? (
        <section key="bar" class="th-bar" data-part="bar" aria-label={words.toDo} tabIndex={-1}>
          <Status model={model} names={names} />
          <OwnRail view={view} seat={viewer} />
          <Refused model={model} />
          {hint}
          <Buttons
            model={model}
            moves={moves}
            onRecap={() => {
              shown.value = { type: 'recap' };
            }}
            onLook={
              held?.type === 'card' || held?.type === 'hero'
                ? () => {
                    shown.value = { type: 'card', card: held.type === 'card' ? held.card : held.hero };
                  }
                : undefined
            }
          />
        </section>
      ) : (
        bar
      )}
      <section key="mine" class="th-mine" aria-label={words.hand}>
        {rail(viewer)}
        <Hand model={model} view={inHand} />
      </section>
      <div class="th-aside">
        {isRing && (
          <Ring
            view={view}
            names={names}
            watched={watch}
            onWatch={seat => {
              watched.value = seat === viewer ? undefined : seat;
            }}
          />
        )}
        {view.story && !shownInstead && <AboutPanel model={model} names={names} onLook={look} />}
        <Chronicle model={model} names={names} />
        {why.panel}
      </div>
      <Sheets model={model} names={names} shown={shown} />
      {model.back.isAsking.value && <PracticeOffer uncounted={say(UNCOUNTED)} back={model.back} />}
      <div class="hidden" role="log" aria-label={words.recap}>
        <LatestEvents model={model} names={names} />
      </div>
      <p class="hidden" role="status">
        {saidOf(model, words)}
      </p>
    </div>
  );
};
