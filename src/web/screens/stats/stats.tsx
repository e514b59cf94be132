import type { ComponentChildren } from 'preact';
import { ChartTable } from '../../ui/chart-table.tsx';
import './stats.css';

/** The components of a game's statistics screen. */

/** A list of a few numbers with their names. */
export const Sums = ({ of }: { readonly of: readonly (readonly [string, ComponentChildren])[] }) => (
  <dl class="stats-sums">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface TableProps extends Pick<Parameters<typeof ChartTable>[0], 'head' | 'rows'> {
  readonly title: string;
}

/** A panel with a table of results, such as those against each bot. */
export const StatsTable = ({ title, ...table }: TableProps) => (
  <section class="panel">
    <h2>{title}</h2>
    <ChartTable class="stats-table" {...table} />
  </section>
);

interface NothingProps {
  readonly says: string;
  readonly href: string;
  readonly action: string;
}

/** The text that replaces the statistics before the first game. */
export const NothingYet = ({ says, href, action }: NothingProps) => (
  <>
    <p>{says}</p>
    <a class="button main-button" href={href}>
      {action}
    </a>
  </>
);

export const StatsNote = ({ children }: { readonly children: string }) => (
  <p class="quiet stats-note">{children}</p>
);
