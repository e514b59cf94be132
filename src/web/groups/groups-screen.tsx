import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { say } from '../i18n.ts';
import { lazy, type ScreenProps } from '../lazy.tsx';
import { LOAD_MESSAGES, Loading } from '../load-fallback.tsx';
import { FaultLine, NoAccess, useRequests } from '../online/notice.tsx';
import { onlineText } from '../online/refusal-messages.ts';
import { isKey, knownName, me, saveMe, selfTexts } from '../online/stored-keys.ts';
import { NameField } from '../online/waiting-tools.tsx';
import { refuse } from '../refusals.ts';
import { goTo, linkTo, replaceRoute } from '../route.ts';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLoaded } from '../ui/loaded.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { createGroup, fetchInvitation, joinGroup, myGroups } from './api.ts';
import { GroupPage } from './group-page.tsx';
import { GROUP_MESSAGES } from './messages.ts';
import '../online/online.css';
import './groups.css';

const GroupDaily = lazy(async () => (await import('./group-daily.tsx')).GroupDaily, Loading);

/** The name with which a player creates or joins a group. It becomes their usual name. */
const useSelf = () => {
  const [name, setName] = useState(() => knownName() ?? '');
  const isFit = name.trim() !== '' && isEnteredText(name);
  const self = () => {
    saveMe(selfTexts({ name }));
    const { crest } = me();
    return { name: name.trim(), ...(crest !== undefined && { crest }) };
  };
  return { name, setName, isFit, self };
};

const List = () => {
  const words = say(GROUP_MESSAGES);
  const { found } = useLoaded(myGroups);
  const { act, refusal } = useRequests();
  const [title, setTitle] = useState('');
  const { name, setName, isFit, self } = useSelf();
  const groups = found && !isRefusal(found) ? found.groups : undefined;
  const canCreate = isFit && title.trim() !== '' && isEnteredText(title);
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!canCreate) return;
    const made = await act(createGroup(title.trim(), self()));
    if (!isRefusal(made)) goTo('groups', made.id);
  };
  // Servers older than groups don't know this address.
  const isOlder = isRefusal(found) && found.refused === 'no-such-address';
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <div class="one-column">
        <Panel class="stack">
          {!found && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
          {groups?.length === 0 && <p>{words.none}</p>}
          {groups && groups.length > 0 && (
            <ul class="bare-list stack" aria-label={words.title}>
              {groups.map(group => (
                <li key={group.id}>
                  <a class="button online-game" href={linkTo('groups', group.id)}>
                    <span>
                      <b>{group.name}</b>
                      <span class="online-note">
                        {words.members(group.members)}
                        {group.isHost && ` · ${words.host}`}
                      </span>
                    </span>
                    <Icon name="next" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <FaultLine
            refusal={isRefusal(found) ? found : undefined}
            says={isOlder ? words.older : undefined}
          />
        </Panel>
        {!isOlder && (
          <Panel title={words.create}>
            <form class="one-column" onSubmit={event => void create(event)}>
              <NameField label={words.groupName} autocomplete="off" value={title} onValue={setTitle} />
              <NameField label={words.yourName} value={name} autocomplete="nickname" onValue={setName} />
              <UnfitText texts={[title, name]} />
              <div class="row">
                <Button look="main" type="submit" disabled={!canCreate}>
                  {words.create}
                </Button>
              </div>
              <FaultLine refusal={refusal} />
            </form>
          </Panel>
        )}
      </div>
    </Page>
  );
};

interface JoinProps {
  readonly id: string;
  readonly link: string;
}

/** NP-96: asks whether to join the group of an invite link. */
const Join = ({ id, link }: JoinProps) => {
  const words = say(GROUP_MESSAGES);
  const { found } = useLoaded(() => fetchInvitation(id, link), id, link);
  const { act, refusal } = useRequests();
  const { name, setName, isFit, self } = useSelf();
  if (isRefusal(found)) return <NoAccess refusal={found} />;
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!isFit) return;
    if (!isRefusal(await act(joinGroup(id, link, self())))) replaceRoute('groups', id);
  };
  return (
    <Page title={found ? words.joinTitle(found.name) : words.title}>
      {!found && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
      {found && (
        <Panel class="stack">
          <p>{words.members(found.members)}</p>
          {found.isMember ? (
            <div class="row">
              <a class="button main" href={linkTo('groups', id)}>
                {words.open}
              </a>
            </div>
          ) : (
            <form class="one-column" onSubmit={event => void join(event)}>
              <p>{words.joinNote}</p>
              <NameField label={words.yourName} value={name} autocomplete="nickname" onValue={setName} />
              <UnfitText texts={[name]} />
              <div class="row">
                <Button look="main" type="submit" disabled={!isFit}>
                  {words.join}
                </Button>
              </div>
              <FaultLine refusal={refusal} />
            </form>
          )}
        </Panel>
      )}
    </Page>
  );
};

/** The own groups, one group, its daily challenge, or an invitation to it. */
export const GroupsScreen = ({ at: [id, key, ...rest] }: ScreenProps) => {
  if (id === undefined) return <List />;
  if (key === 'daily') return <GroupDaily group={id} game={rest[0]} day={rest[1]} page={rest[2]} />;
  if (key === undefined) return <GroupPage key={id} id={id} />;
  return isKey(key) ? (
    <Join key={key} id={id} link={key} />
  ) : (
    <NoAccess says={onlineText(refuse('no-token'))} />
  );
};
