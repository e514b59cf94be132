import { useEffect, useState } from 'preact/hooks';
import { defined } from '../../../../engine/util.ts';
import type { Deck } from '../../../../games/thargos/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { findGame, listGames } from '../../../store.ts';
import { Page } from '../../../ui/page.tsx';
import type { UserDeck } from '../../../workshop/thargos/decks/model.ts';
import type { ThargosRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import { WORDS as TABLE_WORDS } from '../table/messages.ts';
import { listStored } from '../user-content/storage.ts';
import { deckName } from './deck-name.ts';
import { playedOf, RIVAL, type Stats, statsOf, THARGOS, type WinCount } from './stats.ts';
import './stats.css';
import { WORDS } from './messages.ts';

type OwnDecks = ReadonlyMap<string, Deck>;

const loadStats = async (): Promise<Stats> => {
  const over = (await listGames()).filter(
    ({ game, isOver, isPractice }) => game === 'thargos' && isOver && !isPractice,
  );
  const played = over.map(async kept => {
    const file = await findGame(kept.id);
    return file && playedOf({ ...kept, record: file.record as ThargosRecord });
  });
  return statsOf((await Promise.all(played)).filter(defined));
};

const nameOfBot = (id: string): string => {
  const bot = BOT_NAMES.find(each => each === id);
  return bot ? text(BOT_WORDS[bot].name) : id;
};

/** A game names a deck by the id in its list. */
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
  readonly rows: readonly (WinCount & { readonly id: string; readonly name: string })[];
}

const ScoreTable = ({ title, head, rows }: TableProps) => {
  const words = say(WORDS);
  return (
    <section class="panel">
      <h2>{title}</h2>
      <table class="th-stats-table">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{words.wins}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, wins, games }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{words.of(wins, games)}</td>
              <td>{words.percent(number(Math.round((wins / games) * 100)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Found = ({ stats, own }: { readonly stats: Stats; readonly own: OwnDecks }) => {
  const words = say(WORDS);
  if (stats.games === 0)
    return (
      <>
        <p>{words.none}</p>
        <p>
          <a class="button" href={linkTo('thargos', 'new')}>
            {words.newGame}
          </a>
        </p>
      </>
    );
  return (
    <>
      <dl class="th-stats-sums">
        <div>
          <dt>{words.wins}</dt>
          <dd>{words.of(stats.wins, stats.games)}</dd>
        </div>
        <div>
          <dt>{words.streak}</dt>
          <dd>{number(stats.streak)}</dd>
        </div>
        <div>
          <dt>{words.best}</dt>
          <dd>{number(stats.best)}</dd>
        </div>
      </dl>
      <div class="th-stats-tables">
        <ScoreTable
          title={words.byDeck}
          head={words.deck}
          rows={stats.decks.map(each => ({ ...each, id: each.deck, name: deckName(each.deck, own) }))}
        />
        <ScoreTable
          title={words.byLevel}
          head={words.level}
          rows={stats.levels.map(each => ({ ...each, id: each.level, name: levelName(each.level) }))}
        />
      </div>
    </>
  );
};

/** Wins by deck and opponent, and streaks. */
export const StatsScreen = () => {
  const words = say(WORDS);
  const [found, setFound] = useState<readonly [Stats, OwnDecks] | 'failed'>();
  useEffect(() => {
    Promise.all([loadStats(), loadDecks()]).then(setFound, () => setFound('failed'));
  }, []);
  return (
    <Page title={words.title}>
      {found === undefined && <p role="status">{words.loading}</p>}
      {found === 'failed' && <p role="alert">{words.failed}</p>}
      {typeof found === 'object' && <Found stats={found[0]} own={found[1]} />}
      <p class="quiet th-stats-note">{words.note}</p>
    </Page>
  );
};
