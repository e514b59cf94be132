import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { makeHost, nudge, seatBot } from './api.ts';
import { BotOffer } from './bot-offer.tsx';
import type { AnySocketTransport } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { RefusalText } from './refusal.tsx';
import { keyFor } from './stored-keys.ts';

interface OthersProps {
  readonly link: AnySocketTransport;
  readonly names: readonly string[];
  readonly owing: readonly number[];
  /** From when a bot may answer for each player. */
  readonly botFrom: readonly (number | undefined)[];
}

/** What you can do about the other players: nudge them, let a bot play for them, make them the host. */
export const OtherSeats = ({ link, names, owing, botFrom }: OthersProps) => {
  const words = say(PRESENCE_MESSAGES);
  const { id, seats, viewer, status, isHost, clock } = link.room.value;
  const present = link.presence.value?.seats ?? [];
  const fault = useSignal<Refusal | undefined>(undefined);
  const act = async (work: Promise<unknown>): Promise<void> => {
    const answer = await work;
    fault.value = isRefusal(answer) ? answer : undefined;
  };
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
                onClick={() => act(seatBot(id, keyFor(id), seat))}
              />
            )}
            {isPlaying && present[seat] && owing.includes(seat) && !clock && (
              <Button onClick={() => act(nudge(id, keyFor(id), seat))}>{words.nudge(name)}</Button>
            )}
            {isHost && (
              <Button onClick={() => act(makeHost(id, keyFor(id), seat))}>{words.makeHost(name)}</Button>
            )}
          </section>
        );
      })}
      <p role="alert" class="error">
        {fault.value && <RefusalText refusal={fault.value} />}
      </p>
    </>
  );
};
