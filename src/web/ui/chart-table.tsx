import type { ComponentChildren } from 'preact';

interface ChartTableProps {
  readonly caption: string;
  /** The headings, the first of them for the rows’ names. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly name: ComponentChildren; readonly cells: readonly string[] }[];
  readonly class?: string;
}

/** The numbers of a chart for those who don’t see it. */
export const ChartTable = ({ caption, head: [first, ...columns], rows, class: own }: ChartTableProps) => (
  <table class={own}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {first ? <th scope="col">{first}</th> : <td />}
        {columns.map(name => (
          <th key={name} scope="col">
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
