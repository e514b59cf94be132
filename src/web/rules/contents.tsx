interface ContentsProps {
  readonly label: string;
  readonly entries: readonly { readonly title: string; readonly href: string; readonly anchor: string }[];
  /** Somebody goes to a part that is not shown: what hides it must give way. */
  readonly onHidden: () => void;
}

/** What a long text holds, each part a way to it. */
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
