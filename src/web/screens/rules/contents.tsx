interface ContentsProps {
  readonly label: string;
  readonly entries: readonly { readonly title: string; readonly href: string; readonly anchor: string }[];
  /** Called for a link to a hidden part, to show it. */
  readonly onHidden: () => void;
}

/** The table of contents. */
export const Contents = ({ label, entries, onHidden }: ContentsProps) => (
  <nav class="rules-contents no-print" aria-label={label}>
    <ul>
      {entries.map(({ title, href, anchor }) => (
        <li key={href}>
          <a href={href} onClick={() => document.getElementById(anchor) ?? onHidden()}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
