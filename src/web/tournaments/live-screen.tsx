import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TournamentShown } from '../../sync/tournaments.ts';
import { gameOf } from '../games/list.ts';
import { date, listed, namesIn, say } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { ConnectionNote, FaultLine } from '../online/notice.tsx';
import { useOnlineGame } from '../online/online-game.ts';
import { PaceNote, Terms } from '../online/terms.tsx';
import { inWords } from '../online/time-control.ts';
import { linkTo } from '../route.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { markTitle } from '../ui/page-title.ts';
import { ring } from '../ui/sound.ts';
import { Toast } from '../ui/toast.tsx';
import { EnterForm, Entrants, Invite } from './entrants.tsx';
import { gameFacts, nameOf, withNames } from './facts.ts';
import { HostTools } from './host-tools.tsx';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { CurrentRound, EarlierRounds } from './rounds.tsx';
import { Downloads, Standings, Winners } from './standings.tsx';
import { entrantOf, isFull, mayEnter, type OwnPlace, ownPlace } from './tournament.ts';
import { useTournament } from './use-tournament.ts';

interface TournamentProps {
  readonly tournament: TournamentShown;
}

type AtTable = Extract<OwnPlace, { at: 'table' }>;

const tableLink = ({ game }: TournamentShown, { table }: AtTable): string =>
  linkTo(...(gameOf(game)?.prefix ?? []), 'play', table.table);

/** Announces the own table in the window title and with a sound, and says when a new round begins. */
const RoundNotice = ({ tournament, place }: TournamentProps & { readonly place: OwnPlace }) => {
  const words = say(TOURNAMENT_MESSAGES);
  const open = place.at === 'table' && place.table.status === 'running' ? place : undefined;
  const first = useRef(tournament.round);
  const [seen, setSeen] = useState<number>();
  const round = open?.round;
  useEffect(() => {
    if (round === undefined) return undefined;
    markTitle(say(ONLINE_MESSAGES).yourTurn);
    ring('turn', true);
    return () => markTitle('');
  }, [round]);
  const isNew = open !== undefined && open.round !== first.current && open.round !== seen;
  return (
    <Toast place="edge" text={isNew && words.begins(open.round)}>
      {open && (
        <>
          <a class="button main-button" href={tableLink(tournament, open)}>
            {words.playRound(open.round)}
          </a>
          <Button onClick={() => setSeen(open.round)}>{words.later}</Button>
        </>
      )}
    </Toast>
  );
};

/** What the player at this device does now: play, wait, or enter. */
const OwnPanel = ({ tournament, place }: TournamentProps & { readonly place: OwnPlace }) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { own, round, rounds, format } = tournament;
  if (place.at === 'nowhere') return null;
  const says = {
    done: round < rounds ? words.done : words.doneLast,
    bye: format === 'cup' ? words.byeCup : words.bye,
    next: words.soon,
    left: words.withdrawn,
  };
  if (place.at !== 'table') return <div class="panel">{says[place.at]}</div>;
  const others = place.table.seats.flatMap(({ entrant }) =>
    entrant === own ? [] : [nameOf(tournament, entrant)],
  );
  return (
    <section class="panel tour-own" aria-labelledby="tour-own">
      <div>
        <h2 id="tour-own">
          {words.yourTable} · {words.round(place.round)}
        </h2>
        <p>{others.length > 0 ? words.against(namesIn(others)) : words.alone}</p>
      </div>
      {place.table.status === 'running' ? (
        <a class="button main-button tour-play" href={tableLink(tournament, place)}>
          <Icon name="play" /> {words.play}
        </a>
      ) : (
        <p role="status">{words.tableStatuses[place.table.status]}</p>
      )}
    </section>
  );
};

/** The rules of the tournament. */
const Rules = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const game = useOnlineGame(tournament.game);
  const { format, size, rounds, clock, noShow, waitSeconds } = tournament;
  const facts = [
    words.rounds(rounds),
    words.perTable(size),
    `${listed(words.absent, words.absences[noShow])} (${inWords(waitSeconds, language.value)})`,
  ];
  return (
    <Details class="panel has-folds no-print" summaryClass="as-heading" summary={words.settings}>
      {() => (
        <>
          <p>{words.formatNotes[format]}</p>
          <ul>
            {facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <Terms game={game} config={tournament.config} />
          {clock && <PaceNote pace={clock} />}
        </>
      )}
    </Details>
  );
};

/** The way back: to the group of the tournament for its members, otherwise to all tournaments. */
const Back = ({ group }: { readonly group?: string | undefined }) => {
  const words = say(TOURNAMENT_MESSAGES);
  return (
    <p class="no-print">
      <a class="button" href={group === undefined ? linkTo('tournaments') : linkTo('groups', group)}>
        {group === undefined ? words.back : words.backToGroup}
      </a>
    </p>
  );
};

const Facts = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { status, round, rounds, host, since } = tournament;
  const game = useOnlineGame(tournament.game);
  return (
    <p>
      <b>{status === 'running' ? words.roundOf(round, rounds) : words.statuses[status]}</b>{' '}
      <span class="note">
        {[
          ...gameFacts(tournament, game),
          host.name && words.hostedBy(host.name),
          date(since, { dateStyle: 'medium' }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
};

interface ShownProps extends TournamentProps {
  readonly isConnected: ReadonlySignal<boolean>;
}

/** The tournament in each of its states: entries, rounds, and the final standings. */
const Shown = ({ tournament, isConnected }: ShownProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { status, own, isHost, name } = tournament;
  const place = ownPlace(tournament);
  const isOpen = status === 'open';
  const isOut = own === undefined || entrantOf(tournament, own)?.left === true;
  return (
    <Page title={name}>
      <Facts tournament={tournament} />
      <ConnectionNote isConnected={isConnected} />
      <div class="one-column">
        <RoundNotice tournament={tournament} place={place} />
        {status === 'cancelled' && <div class="panel">{words.cancelledNote}</div>}
        <OwnPanel tournament={tournament} place={place} />
        {isOut &&
          mayEnter(tournament) &&
          (isFull(tournament) ? (
            <div class="panel">{words.full}</div>
          ) : (
            <EnterForm tournament={tournament} />
          ))}
        {isOpen && own !== undefined && (
          <div class="panel" role="status">
            {words.entered} {!isHost && words.waits}
          </div>
        )}
        {isOpen && isHost && <HostTools tournament={tournament} />}
        {status === 'over' && <Winners tournament={tournament} />}
        {status === 'running' && <CurrentRound tournament={tournament} />}
        {!isOpen && tournament.standings.length > 0 && <Standings tournament={tournament} />}
        {status === 'over' && <Downloads tournament={tournament} />}
        <EarlierRounds tournament={tournament} />
        {isOpen ? (
          <div class="columns">
            <Invite tournament={tournament} />
            <Entrants tournament={tournament} />
          </div>
        ) : (
          status === 'running' && (
            <>
              <Entrants tournament={tournament} />
              {mayEnter(tournament) && <Invite tournament={tournament} />}
            </>
          )
        )}
        {!isOpen && isHost && <HostTools tournament={tournament} />}
        <Rules tournament={tournament} />
      </div>
      <Back group={own !== undefined || isHost ? tournament.group : undefined} />
    </Page>
  );
};

/** One tournament, live. */
export const LiveTournament = ({ id }: { readonly id: string }) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { tournament, gone, isConnected } = useTournament(id);
  const game = useOnlineGame(tournament?.game);
  if (tournament) return <Shown tournament={withNames(tournament, game)} isConnected={isConnected} />;
  return (
    <Page title={words.title}>
      {gone ? (
        <FaultLine refusal={gone} says={gone.refused === 'no-such-address' ? words.older : undefined} />
      ) : (
        <p role="status">{say(LOAD_MESSAGES).loading}</p>
      )}
      <ConnectionNote isConnected={isConnected} />
      <Back />
    </Page>
  );
};
