import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { listed, say } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { useLoaded } from '../ui/loaded.ts';
import { fetchSeatProfiles } from './api.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { watchesTable } from './stored-keys.ts';

const NONE: readonly (string | null)[] = [];

/** NP-64: the ids of the public profiles of the players at a table, by seat. Empty until the server answers. */
export const useSeatProfiles = ({
  id,
  seats,
  viewer,
  isHost,
}: Pick<RoomShown, 'id' | 'seats' | 'viewer' | 'isHost'>): readonly (string | null)[] => {
  const others = seats.map(({ kind, name = '-' }, seat) =>
    kind === 'person' && seat !== viewer ? name : '',
  );
  // Someone with only an invite has no key to the table yet.
  const hasKey = typeof viewer === 'number' || isHost || watchesTable(id);
  const isAsked = hasKey && others.some(Boolean);
  const { found } = useLoaded(
    async () => (isAsked ? fetchSeatProfiles(id) : undefined),
    id,
    isAsked,
    others.join('/'),
  );
  // Older servers refuse this request.
  return found && !isRefusal(found) ? found.profiles : NONE;
};

interface LinkProps {
  readonly profile: string | null | undefined;
  readonly name: string;
}

/** A link to the public profile of a player; nothing if they don't share it. */
export const ProfileLink = ({ profile, name }: LinkProps) => {
  const words = say(ONLINE_MESSAGES);
  if (!profile) return null;
  return (
    <a class="online-profile" href={linkTo('profile', profile)} aria-label={listed(words.profile, name)}>
      {words.profile}
    </a>
  );
};

interface ListProps {
  readonly room: RoomShown;
  readonly names: readonly string[];
}

/** Links to the profiles of the players at a table; nothing if no one shares theirs. */
export const ProfileLinks = ({ room, names }: ListProps) => {
  const profiles = useSeatProfiles(room);
  if (!profiles.some(Boolean)) return null;
  return (
    <section>
      <h3>{say(ONLINE_MESSAGES).profiles}</h3>
      <ul class="bare-list">
        {profiles.map(
          (profile, seat) =>
            profile && (
              <li key={seat}>
                <a class="online-profile" href={linkTo('profile', profile)}>
                  {names[seat]}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};
