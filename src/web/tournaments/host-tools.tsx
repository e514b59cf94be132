import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import { NO_SHOWS, type TournamentShown } from '../../sync/tournaments.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { Confirm } from '../confirm.tsx';
import { say } from '../i18n.ts';
import { FaultLine, RefusalText, useRequests } from '../online/notice.tsx';
import { useOnlineGame } from '../online/online-game.ts';
import { inWords } from '../online/time-control.ts';
import { BotLevel, NameField } from '../online/waiting-tools.tsx';
import { SelectField } from '../screens/new-game/fields.tsx';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { useOnce } from '../ui/once.ts';
import { type DraftTournament, WAITS } from './draft.ts';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { addBotTo, cancelTournament, changeTournament, startTournament } from './requests.ts';
import { activeIn, isFull } from './tournament.ts';
import '../screens/new-game/new-game.css';

interface TournamentProps {
  readonly tournament: TournamentShown;
}

type Absence = Pick<DraftTournament, 'noShow' | 'waitSeconds'>;

interface AbsenceProps {
  readonly absence: Absence;
  readonly set: (change: Partial<Absence>) => void;
}

/** What happens if a player doesn't come, and how long the others wait. */
export const AbsenceFields = ({ absence, set }: AbsenceProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  return (
    <div class="new-choices">
      <SelectField
        id="tour-absent"
        title={words.absent}
        value={absence.noShow}
        options={NO_SHOWS.map(value => ({ value, name: words.absences[value] }))}
        pick={noShow => set({ noShow })}
      />
      <SelectField
        id="tour-wait"
        title={words.wait}
        why={words.waitNote}
        value={absence.waitSeconds}
        options={[...new Set([...WAITS, absence.waitSeconds])]
          .toSorted((a, b) => a - b)
          .map(value => ({ value, name: inWords(value, language.value) }))}
        pick={waitSeconds => set({ waitSeconds })}
      />
    </div>
  );
};

/** Changes the name of the tournament, and what happens if players don't come. */
const ChangeForm = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { act, refusal } = useRequests();
  const [draft, setDraft] = useState(() => {
    const { name, noShow, waitSeconds } = tournament;
    return { name, noShow, waitSeconds };
  });
  const [isSaved, setSaved] = useState(false);
  const set = (change: Partial<typeof draft>): void => {
    setSaved(false);
    setDraft(before => ({ ...before, ...change }));
  };
  const name = draft.name.trim();
  const isFit = name !== '' && isEnteredText(name);
  return (
    <form
      class="new-game stack"
      onSubmit={async event => {
        event.preventDefault();
        if (isFit) setSaved(!isRefusal(await act(changeTournament(tournament.id, { ...draft, name }))));
      }}
    >
      <NameField
        label={words.name}
        value={draft.name}
        autocomplete="off"
        onValue={typed => set({ name: typed })}
      />
      <UnfitText texts={[name]} />
      <AbsenceFields absence={draft} set={set} />
      <div class="row">
        <Button type="submit" disabled={!isFit}>
          {words.save}
        </Button>
      </div>
      <p role="status">{isSaved && words.saved}</p>
      <FaultLine refusal={refusal} />
    </form>
  );
};

/** Adds bots, and starts the tournament. */
const BeforeStart = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { id, format, size } = tournament;
  const game = useOnlineGame(tournament.game);
  const { act, refusal } = useRequests();
  const [picked, pick] = useState<string>();
  const level = picked ?? game?.usualBot;
  const isAlone = format === 'cup' && size === 1;
  const isTooFew = activeIn(tournament).length < (isAlone ? 1 : 2);
  const start = useOnce(() => act(startTournament(id)));
  return (
    <>
      <div class="row tour-bots">
        <BotLevel game={game} level={level} pick={pick} />
        <Button
          disabled={level === undefined || isFull(tournament)}
          onClick={() => level !== undefined && void act(addBotTo(id, level))}
        >
          {words.addBot}
        </Button>
      </div>
      <div class="row">
        <Button look="main" disabled={isTooFew} onClick={start}>
          {words.start}
        </Button>
      </div>
      <p class="note">{isTooFew && !isAlone ? words.tooFew : words.startNote}</p>
      <FaultLine refusal={refusal} />
      <Details summary={words.change} class="has-folds">
        {() => <ChangeForm tournament={tournament} />}
      </Details>
    </>
  );
};

/** What only the host may do: add bots, start, change, cancel. */
export const HostTools = ({ tournament }: TournamentProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { id, status } = tournament;
  if (status !== 'open' && status !== 'running') return null;
  const stop = async () => {
    const answer = await cancelTournament(id);
    return isRefusal(answer) ? <RefusalText refusal={answer} /> : undefined;
  };
  return (
    <section class="panel stack no-print" aria-labelledby="tour-host">
      <h2 id="tour-host">{words.host}</h2>
      {status === 'open' && <BeforeStart tournament={tournament} />}
      <Confirm question={words.stopSure} yes={words.yesStop} no={words.no} onConfirm={stop}>
        {words.stop}
      </Confirm>
    </section>
  );
};
