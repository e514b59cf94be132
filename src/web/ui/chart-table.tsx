import type { ComponentChildren } from 'preact';

interface ChartTableProps {
  /** The title of the table; absent if a heading names the table. */
  readonly caption?: string;
  /** The column headings. The first is above the names of the rows. */
  readonly head: readonly ComponentChildren[];
  readonly rows: readonly {
    readonly name: ComponentChildren;
    readonly cells: readonly ComponentChildren[];
  }[];
  readonly class?: string;
}

/** A table of numbers, such as those in a chart, for players who can’t see the chart. */
export const ChartTable = ({ caption, head: [first, ...columns], rows, class: own }: ChartTableProps) => (
  <table class={own}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {first ? <th scope="col">{first}</th> : <td />}
        {columns.map((name, i) => (
          <th key={i} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }, i) => (
        <tr key={i}>
          <th scope="row">{name}</th>
          {cells.map((cell, j) => (
            <td key={j}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
