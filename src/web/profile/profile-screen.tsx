import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { GAMES } from '../games/list.ts';
import { say } from '../i18n.ts';
import type { ScreenProps } from '../lazy.tsx';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { changeProfile, fetchOwnProfile, fetchProfile } from '../online/api.ts';
import { FaultLine } from '../online/notice.tsx';
import { useOnlineGame } from '../online/online-game.ts';
import { knownName, me, saveMe, selfTexts } from '../online/stored-keys.ts';
import { NameField } from '../online/waiting-tools.tsx';
import { linkTo } from '../route.ts';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { NothingYet } from '../screens/stats/stats.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Details } from '../ui/details.tsx';
import { useLoaded } from '../ui/loaded.ts';
import { Page } from '../ui/page.tsx';
import { PROFILE_MESSAGES } from './messages.ts';
import type { PlayerProfile } from './profile.ts';
import { Bests, Mode, Totals } from './results.tsx';
import '../online/online.css';
import './profile.css';

/** The crest of a player, drawn by the first game that has crests. */
const ProfileCrest = ({ crest }: { readonly crest: string | undefined }) => {
  const Crest = useOnlineGame(GAMES[0]?.id)?.crests?.Crest;
  return Crest && crest !== undefined ? <Crest crest={crest} seat={0} /> : null;
};

const Explanation = () => {
  const words = say(PROFILE_MESSAGES);
  return (
    <Details summary={words.explain} class="has-folds">
      {() => words.explanation.map(each => <p key={each}>{each}</p>)}
    </Details>
  );
};

interface ResultProps {
  readonly profile: PlayerProfile;
  readonly name: string;
}

const Results = ({ profile, name }: ResultProps) => (
  <>
    <Totals profile={profile} />
    {profile.modes.map(mode => (
      <Mode key={`${mode.game}:${mode.mode}`} of={mode} name={name} />
    ))}
    <Bests bests={profile.bests} />
    {profile.modes.some(({ rating }) => rating) && <Explanation />}
  </>
);

interface SharingProps {
  readonly profile: PlayerProfile;
  readonly onChange: (profile: PlayerProfile) => void;
}

/** The switch that shows the profile to others, and the name that they see. */
const Sharing = ({ profile, onChange }: SharingProps) => {
  const words = say(PROFILE_MESSAGES);
  const { isPublic, id } = profile;
  const [name, setName] = useState(profile.name ?? knownName() ?? '');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaved, setSaved] = useState(false);
  /** The new position of the switch while the server has not confirmed it. */
  const [wanted, setWanted] = useState<boolean>();
  const send = async (shared: boolean, names: boolean): Promise<void> => {
    setRefusal(undefined);
    setSaved(false);
    setWanted(shared);
    // The switch doesn't send a name that no one may enter. The field says what is wrong with it.
    const sent = names || isEnteredText(name);
    const answer = await changeProfile({
      ...(sent && { name: name.trim(), crest: me().crest ?? '' }),
      isPublic: shared,
    });
    setWanted(undefined);
    if (isRefusal(answer)) return setRefusal(answer);
    if (sent) saveMe(selfTexts({ name }));
    setSaved(true);
    onChange(answer);
  };
  return (
    <section class="panel stack">
      <h2>{words.sharing}</h2>
      <Checkbox isOn={wanted ?? isPublic} about="profile-note" onToggle={shared => void send(shared, false)}>
        {words.share}
      </Checkbox>
      <p id="profile-note" class="note">
        {words.shareNote}
      </p>
      <NameField
        label={words.name}
        value={name}
        autocomplete="nickname"
        onValue={value => {
          setSaved(false);
          setName(value);
        }}
      />
      <UnfitText texts={[name]} />
      <div class="row">
        <Button disabled={!isEnteredText(name)} onClick={() => void send(isPublic, true)}>
          {words.save}
        </Button>
        {isPublic && id !== undefined && (
          <a class="button" href={linkTo('profile', id)}>
            {words.view}
          </a>
        )}
      </div>
      <p role="status">{isSaved && words.saved}</p>
      <FaultLine refusal={refusal} />
    </section>
  );
};

const Unavailable = ({ refusal, reload }: { readonly refusal: Refusal; readonly reload: () => void }) => {
  const words = say(PROFILE_MESSAGES);
  // Servers older than profiles don't know this address.
  const isOlder = refusal.refused === 'no-such-address';
  return (
    <>
      <FaultLine refusal={refusal} says={isOlder ? words.older : undefined} />
      {refusal.refused !== 'no-such-profile' && (
        <div class="row">
          <Button onClick={reload}>{words.again}</Button>
        </div>
      )}
    </>
  );
};

const Own = () => {
  const words = say(PROFILE_MESSAGES);
  const [count, setCount] = useState(0);
  const [changed, setChanged] = useState<PlayerProfile>();
  const { found } = useLoaded(fetchOwnProfile, count);
  const profile = changed ?? (found && !isRefusal(found) ? found : undefined);
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      {!profile && !found && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
      {!profile && isRefusal(found) && <Unavailable refusal={found} reload={() => setCount(n => n + 1)} />}
      {profile && (
        <div class="one-column">
          {profile.games > 0 ? (
            <Results profile={profile} name={words.you} />
          ) : (
            <section class="panel stack">
              <h2>{words.results}</h2>
              <NothingYet says={words.none} href={linkTo('friends')} action={words.play} />
            </section>
          )}
          <Sharing profile={profile} onChange={setChanged} />
        </div>
      )}
    </Page>
  );
};

const Other = ({ id }: { readonly id: string }) => {
  const words = say(PROFILE_MESSAGES);
  const [count, setCount] = useState(0);
  const { found } = useLoaded(async () => ({ of: id, answer: await fetchProfile(id) }), id, count);
  const answer = found?.of === id ? found.answer : undefined;
  const profile = answer && !isRefusal(answer) ? answer : undefined;
  const name = profile?.name ?? words.nameless;
  return (
    <Page title={profile ? words.titleOf(name) : words.title}>
      {!answer && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
      {isRefusal(answer) && <Unavailable refusal={answer} reload={() => setCount(n => n + 1)} />}
      {profile && (
        <div class="one-column">
          <ProfileCrest crest={profile.crest} />
          {profile.games > 0 ? <Results profile={profile} name={name} /> : <p>{words.noneOf}</p>}
        </div>
      )}
      <div class="row profile-after">
        <a class="button" href={linkTo('profile')}>
          {words.back}
        </a>
      </div>
    </Page>
  );
};

/** The own profile, or a public one of someone else. */
export const ProfileScreen = ({ at: [id] }: ScreenProps) =>
  id === undefined ? <Own /> : <Other key={id} id={id} />;
