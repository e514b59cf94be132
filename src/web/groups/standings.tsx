import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { Group, GroupSeason, GroupStanding } from '../../sync/groups.ts';
import { number, say } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { FaultLine } from '../online/notice.tsx';
import { linkTo } from '../route.ts';
import { Field } from '../ui/field.tsx';
import { useLoaded } from '../ui/loaded.ts';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { fetchStandings } from './api.ts';
import { GROUP_MESSAGES } from './messages.ts';

interface GroupProps {
  readonly group: Group;
  /** Changes when the results may have changed. */
  readonly tick: number;
}

/** Points, which the server counts in halves, such as 2½. */
const inPoints = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return whole === 0 && half ? half : `${number(whole)}${half}`;
};

interface RowProps {
  readonly group: Group;
  readonly row: GroupStanding;
}

const Row = ({ group: { members, own }, row: { rank, member, points, wins, games } }: RowProps) => {
  const words = say(GROUP_MESSAGES);
  const known = members.find(each => each.member === member);
  return (
    <tr aria-current={member === own || undefined}>
      <td>{number(rank)}</td>
      <th scope="row">
        {known?.name ?? words.former}
        {member === own && ` (${words.you})`}
        {known?.profile !== undefined && (
          <>
            {' '}
            <a class="note" href={linkTo('profile', known.profile)}>
              {words.profile}
            </a>
          </>
        )}
      </th>
      <td>{inPoints(points)}</td>
      <td>{number(wins)}</td>
      <td>{number(games)}</td>
    </tr>
  );
};

/** NP-98: the standings of one season. */
export const Standings = ({ group, tick }: GroupProps) => {
  const words = say(GROUP_MESSAGES);
  const last = group.seasons.length;
  const [chosen, choose] = useState<number>();
  const season = chosen ?? last;
  const { found } = useLoaded(() => fetchStandings(group.id, season), group.id, season, tick);
  const nameOf = ({ number: count, name }: GroupSeason): string => words.seasonOf(count, name);
  const rows = found && !isRefusal(found) && found.season.number === season ? found.standings : undefined;
  return (
    <Panel title={words.standings} class="stack">
      {last > 1 && (
        <Field label={words.season}>
          <Select
            value={season}
            options={group.seasons
              .map(each => ({
                value: each.number,
                name: each.number === last ? words.current(nameOf(each)) : nameOf(each),
              }))
              .toReversed()}
            onValue={choose}
          />
        </Field>
      )}
      {!rows && !isRefusal(found) && <p role="status">{say(LOAD_MESSAGES).loading}</p>}
      {rows?.length === 0 && <p>{words.noResults}</p>}
      {rows && rows.length > 0 && (
        <>
          <table class="figures group-standings" aria-label={words.standings}>
            <thead>
              <tr>
                {[words.rank, words.player, words.points, words.wins, words.games].map(head => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <Row key={row.member} group={group} row={row} />
              ))}
            </tbody>
          </table>
          <p class="note">{words.rule}</p>
        </>
      )}
      <FaultLine refusal={isRefusal(found) ? found : undefined} />
    </Panel>
  );
};
