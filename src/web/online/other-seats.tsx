import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { makeHost, nudge, seatBot } from './api.ts';
import { BotOffer, FaultLine, useRequests } from './notice.tsx';
import type { Around } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';

/** Actions about the other players: nudge them, let a bot play for them, make them the host. */
export const OtherSeats = ({ transport, names, activeSeats, botFrom }: Omit<Around, 'away'>) => {
  const words = say(PRESENCE_MESSAGES);
  const { id, seats, viewer, status, isHost, clock } = transport.room.value;
  const present = transport.presence.value?.seats ?? [];
  const { act, refusal } = useRequests();
  const others = seats.flatMap(({ kind, hasLeft }, seat) =>
    kind === 'person' && !hasLeft && seat !== viewer ? [seat] : [],
  );
  if (typeof viewer !== 'number' && !isHost) return null;
  return (
    <>
      {others.map(seat => {
        const name = names[seat]!;
        const isPlaying = status === 'running' && seats[seat]!.standIn === undefined;
        return (
          <section key={seat} class="row">
            {isPlaying && !present[seat] && (
              <BotOffer
                name={name}
                from={botFrom[seat]}
                says={words.botFor(name)}
                onClick={() => act(seatBot(id, seat))}
              />
            )}
            {isPlaying && present[seat] && activeSeats.includes(seat) && !clock && (
              <Button onClick={() => act(nudge(id, seat))}>{words.nudge(name)}</Button>
            )}
            {isHost && <Button onClick={() => act(makeHost(id, seat))}>{words.makeHost(name)}</Button>}
          </section>
        );
      })}
      <FaultLine refusal={refusal} />
    </>
  );
};
