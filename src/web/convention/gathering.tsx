import type { RoomShown } from '../../sync/messages.ts';
import { gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { inviteLink } from '../online/links.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { useOnlineGame } from '../online/online-game.ts';
import { nameAt } from '../online/seat-list.tsx';
import { Qr } from '../online/share-link.tsx';
import { CONVENTION_MESSAGES } from './messages.ts';

/** The names of the players who have taken a seat. */
export const SeatedNames = ({ room }: { readonly room: RoomShown }) => {
  const words = say(CONVENTION_MESSAGES);
  const game = useOnlineGame(room.game);
  const { seats } = room;
  const taken = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));
  return (
    <>
      <p class="conv-count" role="status">
        {words.taken(taken.length, seats.length)}
      </p>
      <ul class="conv-names in-lines bare-list" aria-label={say(ONLINE_MESSAGES).seats}>
        {taken.map(seat => (
          <li key={seat}>{nameAt(seats, seat, game)}</li>
        ))}
      </ul>
    </>
  );
};

interface GatheringProps {
  readonly room: RoomShown;
  readonly invite: string | undefined;
}

/** The big screen before the game: the QR code of the invite, and the players who have joined. */
export const Gathering = ({ room, invite }: GatheringProps) => {
  const words = say(CONVENTION_MESSAGES);
  const game = useOnlineGame(room.game);
  const name = text(gameOf(room.game)?.name ?? { en: room.game, fr: room.game });
  const terms = game?.terms(room.config).map(({ value }) => value) ?? [];
  const link = invite && inviteLink(room.id, invite);
  return (
    <div class="conv-gathering">
      <div class="conv-join">
        {link ? (
          <>
            <h2>{words.scan}</h2>
            <Qr link={link} />
            <p>{words.scanNote}</p>
            <p class="conv-link">
              {words.orOpen} <code>{link}</code>
            </p>
          </>
        ) : (
          <p>{words.noInvite}</p>
        )}
      </div>
      <div class="conv-seated">
        <h1>{name}</h1>
        <p>
          {terms
            .filter(value => value !== name)
            .slice(0, 2)
            .join(' · ')}
        </p>
        <SeatedNames room={room} />
      </div>
    </div>
  );
};
