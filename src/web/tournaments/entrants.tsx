import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { EntrantShown, TournamentShown } from '../../sync/tournaments.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { Confirm } from '../confirm.tsx';
import { say } from '../i18n.ts';
import { lazy } from '../lazy.tsx';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { isOnlyHere } from '../online/links.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { FaultLine, RefusalText, useRequests } from '../online/notice.tsx';
import { type OnlineGame, useOnlineGame } from '../online/online-game.ts';
import { ProfileLink } from '../online/seat-profiles.tsx';
import { knownName, me, saveMe, selfTexts } from '../online/stored-keys.ts';
import { NameField } from '../online/waiting-tools.tsx';
import { linkTo } from '../route.ts';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { Icon } from '../ui/icon.tsx';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { enterTournament, removeEntrant } from './requests.ts';
import { activeIn } from './tournament.ts';

/** Loads on demand, because it contains the QR code. */
const ShareLink = lazy(async () => (await import('../online/share-link.tsx')).ShareLink);

interface TournamentProps {
  readonly tournament: TournamentShown;
}

/** Asks for the player's name and enters the tournament. */
export const EnterForm = ({ tournament: { id, status } }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { act, refusal } = useRequests();
  const [name, setName] = useState(knownName() ?? '');
  const [isBusy, setBusy] = useState(false);
  const isFit = !isBusy && name.trim() !== '' && isEnteredText(name);
  const enter = async (): Promise<void> => {
    setBusy(true);
    saveMe(selfTexts({ name }));
    const entered = await act(enterTournament(id, selfTexts({ name, crest: me().crest })));
    // Otherwise, the form disappears with the next message of the server.
    if (isRefusal(entered)) setBusy(false);
  };
  return (
    <form
      class="panel stack"
      onSubmit={event => {
        event.preventDefault();
        if (isFit) void enter();
      }}
    >
      <h2>{words.enterTitle}</h2>
      {status === 'running' && <p>{words.lateNote}</p>}
      <div class="row">
        <NameField label={say(ONLINE_MESSAGES).name} value={name} autocomplete="nickname" onValue={setName} />
        <Button type="submit" look="main" disabled={!isFit}>
          {isBusy ? say(LOAD_MESSAGES).loading : words.enter}
        </Button>
      </div>
      <UnfitText texts={[name]} />
      <FaultLine
        refusal={refusal}
        says={refusal?.refused === 'already-entered' ? words.already : undefined}
      />
      {refusal?.refused === 'in-tournament' && (
        <p>
          <a href={linkTo('tournaments', String(refusal.tournament))}>{words.other}</a>
        </p>
      )}
    </form>
  );
};

/** The link to this page, with its QR code. */
export const Invite = ({ tournament: { id, isHost, group } }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const online = say(ONLINE_MESSAGES);
  return (
    <section class="panel no-print">
      <h2>{words.invite}</h2>
      <p>{group === undefined ? words.inviteNote : words.forGroup}</p>
      {isHost && isOnlyHere() && (
        <p class="error">
          {online.onlyHere} <code class="online-command">npm start -- --host 0.0.0.0</code>{' '}
          {online.onlyHereThen}
        </p>
      )}
      <ShareLink
        link={`${location.origin}${location.pathname}${linkTo('tournaments', id)}`}
        label={words.invite}
        with={words.shareText}
      />
    </section>
  );
};

interface EntrantProps extends TournamentProps {
  readonly of: EntrantShown;
  readonly game: OnlineGame | undefined;
}

const noteOf = ({ own, host }: TournamentShown, { entrant, left }: EntrantShown): string => {
  const words = say(TOURNAMENT_MESSAGES);
  return [
    entrant === own && words.you,
    entrant === host.entrant && say(ONLINE_MESSAGES).host,
    left && words.left,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Removes an entrant, or lets the player at this device leave. Asks first. */
const Remove = ({ tournament: { id, own, status }, of }: Pick<EntrantProps, 'tournament' | 'of'>) => {
  const words = say(TOURNAMENT_MESSAGES);
  const isOwn = of.entrant === own;
  const remove = async () => {
    const answer = await removeEntrant(id, of.entrant);
    return isRefusal(answer) ? <RefusalText refusal={answer} /> : undefined;
  };
  return (
    <Confirm
      class="online-sure"
      question={
        isOwn ? (status === 'open' ? words.withdrawOpen : words.withdrawSure) : words.removeSure(of.name)
      }
      yes={isOwn ? words.yesLeave : words.yesRemove}
      no={words.cancel}
      onConfirm={remove}
    >
      {asking => (
        <Button {...asking} aria-label={isOwn ? words.withdraw : words.remove(of.name)}>
          {isOwn ? words.withdrawShort : words.removeShort}
        </Button>
      )}
    </Confirm>
  );
};

const Entrant = ({ tournament, of, game }: EntrantProps) => {
  const Crest = game?.crests?.Crest;
  const { isHost, own } = tournament;
  return (
    <li class="online-seat">
      {Crest ? <Crest crest={of.crest} seat={of.entrant} /> : <Icon name={of.bot ? 'bot' : 'people'} />}
      <span class="online-seat-words">
        <b>{of.name}</b>
        <span>{noteOf(tournament, of)}</span>
        <ProfileLink profile={of.profile} name={of.name} />
      </span>
      {!of.left && (isHost || of.entrant === own) && <Remove tournament={tournament} of={of} />}
    </li>
  );
};

/** Everyone in the tournament. The host can remove entrants, and all players can leave. */
export const Entrants = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const game = useOnlineGame(tournament.game);
  const { entrants, most, status } = tournament;
  const count = activeIn(tournament).length;
  const list = () => (
    <ul class="online-seats bare-list tour-entrants" aria-label={words.list}>
      {entrants.map(each => (
        <Entrant key={each.entrant} tournament={tournament} of={each} game={game} />
      ))}
    </ul>
  );
  // During the tournament, the standings show who plays.
  if (status !== 'open')
    return (
      <Details class="panel has-folds no-print" summaryClass="as-heading" summary={words.list}>
        {list}
      </Details>
    );
  return (
    <section class="panel no-print" aria-labelledby="tour-entrants">
      <h2 id="tour-entrants">{words.list}</h2>
      <p role="status">{entrants.length === 0 ? words.noEntrants : words.entrantsOf(count, most)}</p>
      {list()}
    </section>
  );
};
