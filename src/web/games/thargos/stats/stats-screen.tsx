import { defined } from '../../../../engine/util.ts';
import type { Deck } from '../../../../games/thargos/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { NothingYet, StatsNote, StatsTable, Sums } from '../../../screens/stats/stats.tsx';
import { findGame, listGames } from '../../../store.ts';
import { useLoaded } from '../../../ui/loaded.ts';
import { Page } from '../../../ui/page.tsx';
import type { UserDeck } from '../../../workshop/thargos/decks/model.ts';
import type { ThargosRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import { WORDS as TABLE_WORDS } from '../table/messages.ts';
import { listStored } from '../user-content/storage.ts';
import { WORDS } from './messages.ts';
import { deckName, playedOf, RIVAL, type Stats, statsOf, THARGOS, type WinCount } from './stats.ts';

type OwnDecks = ReadonlyMap<string, Deck>;

const loadStats = async (): Promise<Stats> => {
  const over = (await listGames()).filter(
    ({ game, isOver, isPractice }) => game === 'thargos' && isOver && !isPractice,
  );
  const played = over.map(async kept => {
    const file = await findGame(kept.id);
    // Cast: the list contains only Thargos games.
    return file && playedOf({ ...kept, record: file.record as ThargosRecord });
  });
  return statsOf((await Promise.all(played)).filter(defined));
};

const nameOfBot = (id: string): string => {
  const bot = BOT_NAMES.find(each => each === id);
  return bot ? text(BOT_WORDS[bot].name) : id;
};

/** The player's own decks by the id inside the deck, because games store that id. */
const loadDecks = async (): Promise<OwnDecks> => {
  const kept = await listStored<UserDeck>('decks');
  return new Map(kept.map(({ value: { deck } }) => [deck.id, deck]));
};

const levelName = (level: string): string => {
  if (level === RIVAL) return say(TABLE_WORDS).rival;
  return level === THARGOS ? say(WORDS).nobody : level.split(' ').map(nameOfBot).join(', ');
};

interface TableProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly (WinCount & { readonly name: string })[];
}

const ScoreTable = ({ title, head, rows }: TableProps) => {
  const words = say(WORDS);
  return (
    <StatsTable
      title={title}
      head={[head, words.wins, words.share]}
      rows={rows.map(({ name, wins, games }) => ({
        name,
        cells: [words.of(wins, games), words.percent(number(Math.round((wins / games) * 100)))],
      }))}
    />
  );
};

const Found = ({ stats, own }: { readonly stats: Stats; readonly own: OwnDecks }) => {
  const words = say(WORDS);
  if (stats.games === 0)
    return <NothingYet says={words.none} href={linkTo('thargos', 'new')} action={words.newGame} />;
  return (
    <>
      <Sums
        of={[
          [words.wins, words.of(stats.wins, stats.games)],
          [words.streak, number(stats.streak)],
          [words.best, number(stats.best)],
        ]}
      />
      <div class="columns">
        <ScoreTable
          title={words.byDeck}
          head={words.deck}
          rows={stats.decks.map(each => ({ ...each, name: deckName(each.id, own) }))}
        />
        <ScoreTable
          title={words.byLevel}
          head={words.level}
          rows={stats.levels.map(each => ({ ...each, name: levelName(each.id) }))}
        />
      </div>
    </>
  );
};

export const StatsScreen = () => {
  const words = say(WORDS);
  const { found, hasFailed } = useLoaded(() => Promise.all([loadStats(), loadDecks()]));
  return (
    <Page title={words.title}>
      {!found && !hasFailed && <p role="status">{words.loading}</p>}
      {hasFailed && <p role="alert">{words.failed}</p>}
      {found && <Found stats={found[0]} own={found[1]} />}
      <StatsNote>{words.note}</StatsNote>
    </Page>
  );
};
