import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Instance, View } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UNCOUNTED } from '../uncounted.ts';
import { About } from './about.tsx';
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
import type { Model } from './model.ts';
import { movesFor, shortName } from './moves.ts';
import { Ask, Chronicle, HintButton, News, PracticeOffer, Ring, Seen, Waiting, Watching } from './parts.ts';
import { RefereePanel } from './referee/referee.tsx';
import { askedTrack } from './relevant-track.ts';
import { type LookedAt, Sheets } from './sheets.tsx';

interface PlayProps {
  readonly model: Model;
  readonly names: readonly string[];
  /** In place of the board: the result of a conflict. */
  readonly board?: ComponentChildren;
  /** The coach's hint, above the answers. */
  readonly hint?: ComponentChildren;
  /** In place of the question and its answers: the table is read-only. */
  readonly bar?: ComponentChildren;
}

const Nav = ({ model, names }: Pick<PlayProps, 'model' | 'names'>) => {
  const words = say(WORDS);
  return (
    <nav class="th-nav" aria-label="Alidade">
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

/** Announces the held card to screen readers. */
const saidOf = ({ held: { value: held }, view }: Model, words: TableWords): string => {
  if (held?.type === 'track') return words.attempt(held.track + 1);
  if (held?.type === 'hero') return shortName(view.value, held.hero);
  return held?.type === 'card' ? shortName(view.value, held.card) : '';
};

interface Around {
  readonly rails: View;
  readonly inHand: View;
}

/** The view around a result or dice: nothing of the next turn, and no result during the reveal. */
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
  const eyes = model.viewer.value;
  const watch = watched.value ?? eyes;
  const held = model.held.value;
  const placing = pamOptions(options);
  const moves = placing ? pamMoves(view, placing, model.laid.value) : movesFor(view, options, held, words);
  useKeys(model);
  useFollow(model);
  // When a player has to decide, shows what the decision is about.
  useLayoutEffect(() => {
    if (view.question?.seat === eyes) watched.value = undefined;
  }, [view, eyes]);
  // A held card is placed on the player's own tracks.
  useLayoutEffect(() => {
    if (held) watched.value = undefined;
  }, [held]);
  // Closes opened sheets before and after a moment.
  useLayoutEffect(() => {
    shown.value = undefined;
    watched.value = undefined;
  }, [model]);
  const asked = pickableIn(model);
  // A card that is chosen above the board isn't shown there a second time.
  const looked =
    options.type === 'choose' ? view.looked.filter(({ card }) => !options.from.includes(card)) : view.looked;
  const ledgers = useMemo(
    () => tracksFor(view, watch).map(track => trackTotals(view, track, watch)),
    [view, watch],
  );
  const concerned = model.concerned.value;
  const asking = askedTrack(view, held);
  const showTrack = (track: number | undefined): void => {
    const at = ledgers.findIndex(ledger => ledger.track === track);
    if (at >= 0) shownTrack.value = at;
  };
  // A phone shows one track: that of the last answer, then that of the question.
  useLayoutEffect(() => showTrack(concerned?.track), [concerned]);
  useLayoutEffect(() => showTrack(asking), [asking]);
  useSpotInView(held);
  const look = (card: Instance): void => {
    if (!touch(model, card)) shown.value = { type: 'card', card };
  };
  const showPiles = (seat: Seat): void => {
    shown.value = { type: 'piles', seat };
  };
  const why = useWhy(view, ledgers, names);
  const isLookedOn = model.people.length === 0;
  const { rails: counted, inHand } = shownAround(view, model.shown);
  const isRing = view.players.length > 2 && !view.story;
  const others = view.players.flatMap((_, seat) => (seat === eyes ? [] : [seat]));
  const isCrowded = others.length > 1;
  const rail = (seat: Seat) => (
    <Rail
      key={seat}
      view={counted}
      seat={seat}
      name={names[seat]!}
      // During a moment nobody has to answer.
      isAsked={bar === undefined && view.question?.seat === seat}
      isCrowded={isCrowded && seat !== eyes}
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
      <header class={`th-top ${isCrowded ? 'is-crowded' : ''}`} data-part="top">
        {others.map(rail)}
        <Nav model={model} names={names} />
      </header>
      <main class="th-board" data-part="board">
        <h1 class="hidden">{words.title}</h1>
        {isRing && (
          <Watching
            name={watch === eyes && !isLookedOn ? undefined : names[watch]}
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
        <RefereePanel model={model} names={names} />
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
          ledgers={ledgers}
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
          <OwnRail view={view} seat={eyes} />
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
        {rail(eyes)}
        <Hand model={model} view={inHand} />
      </section>
      <div class="th-aside">
        {isRing && (
          <Ring
            view={view}
            names={names}
            watched={watch}
            onWatch={seat => {
              watched.value = seat === eyes ? undefined : seat;
            }}
          />
        )}
        {view.story && !shownInstead && <About model={model} names={names} onLook={look} />}
        <Chronicle model={model} names={names} />
        {why.panel}
      </div>
      <Sheets model={model} names={names} shown={shown} />
      {model.back.isAsking.value && <PracticeOffer uncounted={say(UNCOUNTED)} back={model.back} />}
      <div class="hidden" role="log" aria-label={words.recap}>
        <News model={model} names={names} />
      </div>
      <p class="hidden" role="status">
        {saidOf(model, words)}
      </p>
    </div>
  );
};
