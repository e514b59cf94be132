import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Group, GroupMember } from '../../sync/groups.ts';
import type { LobbyTable } from '../../sync/lobby.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { Confirm } from '../confirm.tsx';
import { nameFor } from '../game-routes.ts';
import { GAMES } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { takeOpenSeat } from '../online/api.ts';
import { LobbyRow } from '../online/lobby.tsx';
import { FaultLine, RefusalText, useRequests } from '../online/notice.tsx';
import { openToGroup } from '../online/online-options.tsx';
import { ShareLink } from '../online/share-link.tsx';
import { me, saveTable, selfTexts } from '../online/stored-keys.ts';
import { NameField } from '../online/waiting-tools.tsx';
import { goTo, linkTo, replaceRoute } from '../route.ts';
import { today } from '../today.ts';
import { fetchTournaments } from '../tournaments/requests.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { useLoaded } from '../ui/loaded.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import {
  closeGroup,
  fetchGroup,
  fetchGroupTables,
  makeGroupHost,
  makeGroupLink,
  removeMember,
  renameGroup,
  startSeason,
} from './api.ts';
import { GROUP_MESSAGES } from './messages.ts';
import { Standings } from './standings.tsx';

/** How often the page reads the tables of the group, and everything else. */
const TABLES_MS = 4000;
const GROUP_MS = 20_000;

/** A number that grows regularly while the page is visible. */
const useBeat = (everyMs: number): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const beat = (): void => {
      if (document.visibilityState === 'visible') setCount(n => n + 1);
    };
    const timer = setInterval(beat, everyMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [everyMs]);
  return count;
};

interface GroupProps {
  readonly group: Group;
}

interface HostProps extends GroupProps {
  readonly reload: () => void;
}

export const groupLink = ({ id, key }: Pick<Group, 'id' | 'key'>): string =>
  `${location.origin}${location.pathname}${linkTo('groups', id, key)}`;

/** NP-97: the tables that members may join. */
const Tables = ({ group }: GroupProps) => {
  const words = say(GROUP_MESSAGES);
  const beat = useBeat(TABLES_MS);
  const { found } = useLoaded(() => fetchGroupTables(group.id), group.id, beat);
  const { act, refusal } = useRequests();
  const tables = found && !isRefusal(found) ? found.tables : undefined;
  const open = tables?.filter(({ seats }) => seats.some(({ kind }) => kind === 'open')) ?? [];
  const join = async ({ id }: LobbyTable): Promise<void> => {
    const { name } = group.members.find(({ member }) => member === group.own) ?? {};
    const taken = await act(takeOpenSeat(id, selfTexts({ name, crest: me().crest })));
    if (isRefusal(taken)) return;
    saveTable(id, { token: undefined });
    goTo('friends', 'room', id);
  };
  return (
    <Panel title={words.tables} class="stack">
      {!tables && !isRefusal(found) && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
      {tables && open.length === 0 && <p>{words.noTables}</p>}
      {open.length > 0 && (
        <ul class="bare-list" aria-label={words.tables}>
          {open.map(table => (
            <LobbyRow key={table.id} table={table} join={each => void join(each)} />
          ))}
        </ul>
      )}
      <div class="row">
        {GAMES.map(game => (
          <a
            key={game.id}
            class="button"
            href={linkTo(...game.prefix, nameFor(game, 'new'), 'friends')}
            onClick={() => openToGroup(game.id, { id: group.id, name: group.name })}
          >
            {words.newTable(text(game.name))}
          </a>
        ))}
      </div>
      <FaultLine refusal={refusal ?? (isRefusal(found) ? found : undefined)} />
    </Panel>
  );
};

/** The tournaments that only members may enter. */
const Tournaments = ({ group: { id }, tick }: GroupProps & { readonly tick: number }) => {
  const words = say(GROUP_MESSAGES);
  const { found } = useLoaded(() => fetchTournaments(id), id, tick);
  const tournaments = found && !isRefusal(found) ? found.tournaments : [];
  return (
    <Panel title={words.tournaments} class="stack">
      {tournaments.length > 0 ? (
        <ul class="bare-list" aria-label={words.tournaments}>
          {tournaments.map(each => (
            <li key={each.id}>
              <a href={linkTo('tournaments', each.id)}>{each.name}</a>{' '}
              <span class="note">{words.tournamentStates[each.status]}</span>
            </li>
          ))}
        </ul>
      ) : (
        found && !isRefusal(found) && <p>{words.noTournaments}</p>
      )}
      <div class="row">
        <a class="button" href={`${linkTo('tournaments', 'new')}?group=${id}`}>
          {words.newTournament}
        </a>
      </div>
      <FaultLine refusal={isRefusal(found) ? found : undefined} />
    </Panel>
  );
};

/** NP-99: links to today's challenges of the group. */
const Daily = ({ group: { id } }: GroupProps) => {
  const words = say(GROUP_MESSAGES);
  return (
    <Panel title={words.daily} class="stack">
      <p>{words.dailyNote}</p>
      <div class="row">
        {GAMES.map(game => (
          <a key={game.id} class="button" href={linkTo('groups', id, 'daily', game.id, today())}>
            {text(game.name)}
          </a>
        ))}
      </div>
    </Panel>
  );
};

const failed = (answer: unknown) => (isRefusal(answer) ? <RefusalText refusal={answer} /> : undefined);

interface MemberProps extends HostProps {
  readonly of: GroupMember;
}

const Member = ({ group: { id, host, own }, of: { member, name, profile }, reload }: MemberProps) => {
  const words = say(GROUP_MESSAGES);
  const marks = [member === own && words.you, member === host && words.host].filter(Boolean);
  const run = (work: Promise<undefined | Refusal>) => async () => {
    const fault = failed(await work);
    reload();
    return fault;
  };
  return (
    <li class="in-lines group-member">
      <span>
        {profile === undefined ? name : <a href={linkTo('profile', profile)}>{name}</a>}
        {marks.length > 0 && ` (${marks.join(', ')})`}
      </span>
      {own === host && member !== own && (
        <span class="row">
          <Confirm
            look="plain"
            question={words.makeHostAsk(name)}
            yes={words.makeHost}
            no={words.cancel}
            onConfirm={() => run(makeGroupHost(id, member))()}
          >
            {({ ref, onClick }) => (
              <Button look="plain" ref={ref} onClick={onClick} aria-label={words.makeHostOf(name)}>
                {words.makeHost}
              </Button>
            )}
          </Confirm>
          <Confirm
            look="plain"
            question={words.removeAsk(name)}
            yes={words.remove}
            no={words.cancel}
            onConfirm={() => run(removeMember(id, member))()}
          >
            {({ ref, onClick }) => (
              <Button look="plain" ref={ref} onClick={onClick} aria-label={words.removeOf(name)}>
                {words.remove}
              </Button>
            )}
          </Confirm>
        </span>
      )}
    </li>
  );
};

const Members = ({ group, reload }: HostProps) => {
  const words = say(GROUP_MESSAGES);
  const { id, name, own, host } = group;
  const leave = async () => {
    const fault = failed(await removeMember(id, own));
    if (!fault) replaceRoute('groups');
    return fault;
  };
  return (
    <Panel title={words.people} class="stack">
      <ul class="bare-list" aria-label={words.people}>
        {group.members.map(of => (
          <Member key={of.member} group={group} of={of} reload={reload} />
        ))}
      </ul>
      <h3>{words.invite}</h3>
      <ShareLink link={groupLink(group)} label={words.invite} with={words.inviteText(name)} />
      <div class="row">
        {own === host && (
          <Confirm
            question={words.newLinkAsk}
            yes={words.newLinkSure}
            no={words.cancel}
            onConfirm={async () => {
              const fault = failed(await makeGroupLink(id));
              reload();
              return fault;
            }}
          >
            {words.newLink}
          </Confirm>
        )}
        <Confirm question={words.leaveAsk} yes={words.leave} no={words.cancel} onConfirm={leave}>
          {words.leave}
        </Confirm>
      </div>
    </Panel>
  );
};

/** What only the host may change. */
const Manage = ({ group, reload }: HostProps) => {
  const words = say(GROUP_MESSAGES);
  const { id } = group;
  const { act, refusal } = useRequests();
  const [name, setName] = useState(group.name);
  const [season, setSeason] = useState('');
  const [isSaved, setSaved] = useState(false);
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    setSaved(!isRefusal(await act(renameGroup(id, name.trim()))));
    reload();
  };
  const close = async () => {
    const fault = failed(await closeGroup(id));
    if (!fault) replaceRoute('groups');
    return fault;
  };
  const begin = async () => {
    const fault = failed(await startSeason(id, season.trim()));
    if (!fault) setSeason('');
    reload();
    return fault;
  };
  return (
    <Panel class="stack">
      <Details summary={words.manage} class="has-folds">
        {() => (
          <div class="stack">
            <form class="row" onSubmit={event => void rename(event)}>
              <NameField
                label={words.groupName}
                autocomplete="off"
                value={name}
                onValue={value => {
                  setSaved(false);
                  setName(value);
                }}
              />
              <Button type="submit" disabled={name.trim() === '' || !isEnteredText(name)}>
                {words.rename}
              </Button>
            </form>
            <p role="status">{isSaved && words.saved}</p>
            <NameField label={words.seasonName} autocomplete="off" value={season} onValue={setSeason} />
            <div>
              <Confirm
                question={words.newSeasonAsk}
                yes={words.newSeason}
                no={words.cancel}
                onConfirm={begin}
              >
                {words.newSeason}
              </Confirm>
            </div>
            <div>
              <Confirm question={words.closeAsk} yes={words.close} no={words.cancel} onConfirm={close}>
                {words.close}
              </Confirm>
            </div>
            <FaultLine refusal={refusal} />
          </div>
        )}
      </Details>
    </Panel>
  );
};

interface PageProps {
  readonly id: string;
}

/** NP-95: a group as its members see it. */
export const GroupPage = ({ id }: PageProps) => {
  const words = say(GROUP_MESSAGES);
  const [changes, setChanges] = useState(0);
  const beat = useBeat(GROUP_MS);
  const { found } = useLoaded(() => fetchGroup(id), id, changes, beat);
  const [last, setLast] = useState<Group>();
  useEffect(() => {
    if (found && !isRefusal(found)) setLast(found);
  }, [found]);
  const isGone = isRefusal(found) && found.refused === 'no-such-group';
  const group = isGone ? undefined : last;
  const reload = (): void => setChanges(n => n + 1);
  return (
    <Page title={group?.name ?? words.title}>
      {!group && !isRefusal(found) && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
      {group && (
        <div class="one-column">
          <Tables group={group} />
          <Daily group={group} />
          <Tournaments group={group} tick={beat} />
          <Standings group={group} tick={beat} />
          <Members group={group} reload={reload} />
          {group.own === group.host && <Manage key={group.name} group={group} reload={reload} />}
        </div>
      )}
      <FaultLine refusal={isRefusal(found) ? found : undefined} />
      <p class="group-after">
        <a href={linkTo('groups')}>{words.all}</a>
      </p>
    </Page>
  );
};
