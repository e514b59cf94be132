import { EDICTS } from '../../../../games/cartographers/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { NothingYet, StatsNote, StatsTable, Sums } from '../../../screens/stats/stats.tsx';
import { listGames } from '../../../store.ts';
import { useLoaded } from '../../../ui/loaded.ts';
import { daysIn, streakOf } from '../daily/daily-days.ts';
import { mapName } from '../home/summary.ts';
import { Gloss } from '../table/gloss.tsx';
import { capital } from '../table/question.ts';
import type { FinishedMap } from './finished.ts';
import { GALLERY_MESSAGES } from './messages.ts';
import { type StarCount, statsOf } from './stats.ts';

const tenth = (stars: number): string => number(Math.round(stars * 10) / 10);

interface TableProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly (StarCount & { readonly name: string; readonly card?: string })[];
}

const StarTable = ({ title, head, rows }: TableProps) => {
  const words = say(GALLERY_MESSAGES);
  return (
    <StatsTable
      title={title}
      head={[head, words.played, words.average, words.best]}
      rows={rows.map(({ name, card = '', maps, average, best, bestId }) => ({
        name: (
          <>
            {name} <Gloss card={EDICTS.get(card)} />
          </>
        ),
        cells: [
          number(maps),
          tenth(average),
          <a key="best" href={linkTo('table', bestId)} aria-label={`${number(best)}, ${words.bestMap(name)}`}>
            {number(best)}
          </a>,
        ],
      }))}
    />
  );
};

const Found = ({ maps }: { readonly maps: readonly FinishedMap[] }) => {
  const words = say(GALLERY_MESSAGES);
  const { all, sheets, edicts } = statsOf(maps);
  const { found: games = [] } = useLoaded(listGames);
  if (!all) return <NothingYet says={words.nothing} href={linkTo('new')} action={words.play} />;
  return (
    <>
      <Sums
        of={[
          [words.counted, number(all.maps)],
          [words.average, tenth(all.average)],
          [words.best, number(all.best)],
          [
            words.streak,
            <a key="days" href={linkTo('daily')}>
              {words.days(streakOf(daysIn(games)))}
            </a>,
          ],
        ]}
      />
      <div class="columns">
        <StarTable
          title={words.bySheet}
          head={words.sheet}
          rows={sheets.map(each => ({ ...each, name: capital(mapName(each.map)) }))}
        />
        <StarTable
          title={words.byEdict}
          head={words.edict}
          rows={edicts.map(each => {
            const card = EDICTS.get(each.card);
            return { ...each, name: card ? text(card.name) : each.card };
          })}
        />
      </div>
    </>
  );
};

export const Stats = ({ maps }: { readonly maps: readonly FinishedMap[] }) => (
  <>
    <Found maps={maps} />
    <StatsNote>{say(GALLERY_MESSAGES).statsNote}</StatsNote>
  </>
);
