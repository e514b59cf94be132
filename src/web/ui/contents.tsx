interface ContentsProps {
  readonly class: string;
  readonly label: string;
  readonly entries: readonly { readonly title: string; readonly href: string }[];
  /** Somebody goes there: what hides it must give way. */
  readonly onGo: () => void;
}

/** What a long text holds, each part a way to it. */
export const Contents = ({ class: name, label, entries, onGo }: ContentsProps) => (
  <nav class={name} aria-label={label}>
    <ul>
      {entries.map(({ title, href }) => (
        <li key={href}>
          <a href={href} onClick={onGo}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
