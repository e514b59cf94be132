import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isRefusedWith } from '../../sync/refusals.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import type { GameEntry } from '../games/entry.ts';
import { colon, say, text } from '../i18n.ts';
import { type ChallengeKey, enterChallenge } from '../online/api.ts';
import { FaultLine } from '../online/notice.tsx';
import { useOnlineGame } from '../online/online-game.ts';
import { me, saveMe, saveTable, selfTexts } from '../online/stored-keys.ts';
import { Terms } from '../online/terms.tsx';
import { useTick } from '../online/time-control.ts';
import { fromHere, linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import type { Board, BoardResult, BotResult, ChallengeEntry, ChallengeRules } from './board.ts';
import { timeLeft } from './days.ts';
import { CHALLENGE_MESSAGES } from './messages.ts';

/** The link to the table of an entry. */
const tableLink = (game: GameEntry, table: string): string => linkTo(...game.prefix, 'play', table);

/** The outcome as text: "Won in 6 rounds"; empty in games with stars. */
export const outcomeOf = ({ won, rounds = 0 }: Pick<BoardResult, 'won' | 'rounds'>): string => {
  const words = say(CHALLENGE_MESSAGES);
  if (won === undefined) return '';
  return won ? words.won(rounds) : words.lost(rounds);
};

/** The result as text: "34 stars", or "Won in 6 rounds, 14 victory points". */
export const resultOf = (result: Pick<BotResult, 'total' | 'won' | 'rounds'>): string => {
  const words = say(CHALLENGE_MESSAGES);
  if (result.won === undefined) return words.stars(result.total);
  return `${outcomeOf(result)}, ${words.points(result.total)}`;
};

interface RulesProps {
  readonly game: GameEntry;
  readonly rules: ChallengeRules;
}

/** The rules of a challenge, and the decks of both seats if the players of this game bring decks. */
export const RulesShown = ({ game, rules: { config } }: RulesProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const online = useOnlineGame(game.id);
  const { choice } = online ?? {};
  return (
    <>
      <Terms game={online} config={config} />
      {choice && (
        <dl class="online-terms">
          {[words.ownDeck, words.otherDeck].map((title, seat) => (
            <div key={title} class="in-lines">
              <dt>{title}</dt>
              <dd>{choice.of(config, seat)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};

const REFRESH_MS = 20_000;
/** From this time on, a challenge ends in days. */
const LONG_HOURS = 48;

/** Says when the challenge ends, how many players entered, and how many have finished. */
export const ChallengeFacts = ({ board: { endsAt, entries, ended } }: { readonly board: Board }) => {
  const words = say(CHALLENGE_MESSAGES);
  useTick(true, REFRESH_MS);
  const left = endsAt - Date.now();
  const { hours, minutes } = timeLeft(left);
  const endsIn = hours < LONG_HOURS ? words.endsIn(hours, minutes) : words.endsInDays(Math.floor(hours / 24));
  const time = left > 0 ? endsIn : words.over;
  return (
    <p>{[time, words.entries(entries), entries > 0 && words.ended(ended)].filter(Boolean).join(' · ')}</p>
  );
};

interface EntryProps {
  readonly game: GameEntry;
  readonly at: ChallengeKey;
  readonly board: Board;
  /** This player’s entry, if there is one. */
  readonly entry: ChallengeEntry | undefined;
  /** The name with which the player enters. */
  readonly name: string;
  readonly reload: () => void;
}

/** The buttons to play, continue or view the entry of a challenge that isn't over. */
export const EntryActions = ({ game, at, board, entry, name, reload }: EntryProps) => {
  const words = say(CHALLENGE_MESSAGES);
  const [refusal, setRefusal] = useState<Refusal>();
  const isWeek = board.week !== undefined;
  const title = isWeek ? words.weekOf(text(game.name)) : text(game.name);
  const enter = useOnce(async () => {
    const go = fromHere();
    setRefusal(undefined);
    const self = selfTexts({ name, crest: me().crest });
    saveMe(self);
    const made = await enterChallenge(at, self);
    if (isRefusal(made)) {
      setRefusal(made);
      if (made.refused === 'daily-closed') reload();
      return;
    }
    saveTable(made.table, { token: undefined });
    go(...game.prefix, 'play', made.table);
  });
  const isKnown = isRefusedWith(refusal, 'already-entered');
  const known = isKnown ? refusal.table : undefined;
  const { own } = board;
  const table = own?.table ?? entry?.table ?? known;
  const isOver = own !== undefined || (entry !== undefined && entry.status !== 'running');
  return (
    <>
      {own && (
        <p>
          {words.yourResult}
          {colon()} <b>{resultOf(own)}</b>
        </p>
      )}
      {own?.isNew && <p class="note">{words.isNew}</p>}
      <div class="row">
        {table === undefined ? (
          <Button
            look="main"
            aria-label={isWeek ? words.playWeekAt(text(game.name)) : words.playAt(title)}
            disabled={!isEnteredText(name)}
            onClick={enter}
          >
            {words.play}
          </Button>
        ) : (
          <a
            class={isOver ? 'button' : 'button main-button'}
            href={tableLink(game, table)}
            aria-label={isOver ? words.viewAt(title) : words.continueAt(title)}
          >
            {isOver ? words.view : words.continue}
          </a>
        )}
      </div>
      <FaultLine refusal={refusal} says={isKnown ? words.alreadyEntered : undefined} />
    </>
  );
};
