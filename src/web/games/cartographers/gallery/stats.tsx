import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EDICTS } from '../../../../games/cartographers/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { listGames } from '../../../store.ts';
import { daysIn, streakOf } from '../daily/daily-days.ts';
import { mapName } from '../home/summary.ts';
import { Gloss } from '../table/gloss.tsx';
import { capital } from '../table/question.ts';
import type { FinishedMap } from './finished.ts';
import { GALLERY_MESSAGES } from './messages.ts';
import { type StarCount, statsOf } from './stats.ts';
import './stats.css';

const tenth = (stars: number): string => number(Math.round(stars * 10) / 10);

const edictName = (id: string): string => {
  const card = EDICTS.get(id);
  return card ? text(card.name) : id;
};

interface TableProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly (StarCount & { readonly name: string; readonly card?: string })[];
}

const StarTable = ({ title, head, rows }: TableProps) => {
  const words = say(GALLERY_MESSAGES);
  return (
    <section class="panel">
      <h2>{title}</h2>
      <table class="shelf-stats">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.average}</th>
            <th scope="col">{words.best}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, card, maps, average, best, bestId }) => (
            <tr key={name}>
              <th scope="row">
                {name} {card && <Gloss card={EDICTS.get(card)} />}
              </th>
              <td>{number(maps)}</td>
              <td>{tenth(average)}</td>
              <td>
                <a href={linkTo('table', bestId)} aria-label={`${number(best)}, ${words.bestMap(name)}`}>
                  {number(best)}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Sum = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** How many days in a row have a finished daily map; nothing where the list cannot be read. */
const useStreak = (): number => {
  const [streak, setStreak] = useState(0);
  useEffect(() => {
    listGames().then(
      games => setStreak(streakOf(daysIn(games))),
      () => undefined,
    );
  }, []);
  return streak;
};

const Found = ({ maps }: { readonly maps: readonly FinishedMap[] }) => {
  const words = say(GALLERY_MESSAGES);
  const { all, sheets, edicts } = statsOf(maps);
  const streak = useStreak();
  if (!all)
    return (
      <>
        <p>{words.nothing}</p>
        <a class="button main-button" href={linkTo('new')}>
          {words.play}
        </a>
      </>
    );
  return (
    <>
      <dl class="shelf-sums">
        <Sum name={words.counted}>{number(all.maps)}</Sum>
        <Sum name={words.average}>{tenth(all.average)}</Sum>
        <Sum name={words.best}>{number(all.best)}</Sum>
        <Sum name={words.streak}>
          <a href={linkTo('daily')}>{words.days(streak)}</a>
        </Sum>
      </dl>
      <div class="columns">
        <StarTable
          title={words.bySheet}
          head={words.sheet}
          rows={sheets.map(each => ({ ...each, name: capital(mapName(each.map)) }))}
        />
        <StarTable
          title={words.byEdict}
          head={words.edict}
          rows={edicts.map(each => ({ ...each, name: edictName(each.card) }))}
        />
      </div>
    </>
  );
};

/** Average and best stars by map sheet and scoring card. */
export const Stats = ({ maps }: { readonly maps: readonly FinishedMap[] }) => (
  <>
    <Found maps={maps} />
    <p class="quiet shelf-stats-note">{say(GALLERY_MESSAGES).statsNote}</p>
  </>
);
