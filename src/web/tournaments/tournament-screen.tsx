import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { TournamentSummary } from '../../sync/tournaments.ts';
import { say } from '../i18n.ts';
import { lazy, type ScreenProps } from '../lazy.tsx';
import { LOAD_MESSAGES, Loading } from '../load-fallback.tsx';
import { FaultLine } from '../online/notice.tsx';
import { useOnlineGame } from '../online/online-game.ts';
import { useTick } from '../online/time-control.ts';
import { linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { useLoaded } from '../ui/loaded.ts';
import { Page } from '../ui/page.tsx';
import { gameFacts } from './facts.ts';
import { LiveTournament } from './live-screen.tsx';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { fetchTournaments } from './requests.ts';
import '../online/online.css';
import './tournaments.css';

const Create = lazy(async () => (await import('./create-form.tsx')).CreateTournament, Loading);

const Row = ({ of }: { readonly of: TournamentSummary }) => {
  const words = say(TOURNAMENT_MESSAGES);
  const game = useOnlineGame(of.game);
  const { status, round, rounds, entrants, most } = of;
  const role = of.isHost ? words.youHost : of.own !== undefined && words.youPlay;
  return (
    <li class="online-table">
      <a href={linkTo('tournaments', of.id)}>{of.name}</a>
      <span class="online-note">{[...gameFacts(of, game), words.rounds(rounds)].join(' · ')}</span>
      <span class="online-note">
        {[status === 'open' ? words.entrantsOf(entrants, most) : words.entrants(entrants), role]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <b>{status === 'running' ? words.roundOf(round, rounds) : words.statuses[status]}</b>
    </li>
  );
};

interface ListProps {
  readonly title: string;
  readonly none?: string;
  readonly of: readonly TournamentSummary[];
}

const List = ({ title, none, of }: ListProps) => (
  <section class="panel">
    <h2>{title}</h2>
    {of.length === 0 && <p>{none}</p>}
    <ul class="bare-list" aria-label={title}>
      {of.map(each => (
        <Row key={each.id} of={each} />
      ))}
    </ul>
  </section>
);

/** The list is refreshed this often, in milliseconds. */
const FRESH_MS = 15_000;

/** The open tournaments, and those of this player. */
const Lists = () => {
  const words = say(TOURNAMENT_MESSAGES);
  const [count, setCount] = useState(0);
  useTick(true, FRESH_MS);
  const { found } = useLoaded(() => fetchTournaments(), count, Math.floor(Date.now() / FRESH_MS));
  const all = found && !isRefusal(found) ? found.tournaments : [];
  const isOwn = ({ own, isHost }: TournamentSummary): boolean => own !== undefined || isHost === true;
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <div class="row tour-create">
        <a class="button main-button" href={linkTo('tournaments', 'new')}>
          {words.create}
        </a>
      </div>
      <p role="status">{!found && say(LOAD_MESSAGES).loading}</p>
      {isRefusal(found) ? (
        <>
          <FaultLine refusal={found} says={found.refused === 'no-such-address' ? words.older : undefined} />
          <Button onClick={() => setCount(n => n + 1)}>{words.again}</Button>
        </>
      ) : (
        found && (
          <div class="one-column">
            {all.some(isOwn) && <List title={words.own} of={all.filter(isOwn)} />}
            <List title={words.open} none={words.noneOpen} of={all.filter(each => !isOwn(each))} />
          </div>
        )
      )}
    </Page>
  );
};

/** The tournaments: their list, the form for a new one, or one of them. */
export const TournamentScreen = ({ at: [id] }: ScreenProps) => {
  if (id === undefined) return <Lists />;
  return id === 'new' ? <Create /> : <LiveTournament key={id} id={id} />;
};
