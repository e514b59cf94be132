interface ArtProps {
  /** Markup from the art functions; it never holds text that somebody typed unescaped. */
  readonly svg: string;
  readonly class?: string;
  /** What it shows, for those who do not see it; without it the drawing is an ornament. */
  readonly label?: string;
}

/** A drawing of ours in the page. */
export const Art = ({ svg, class: look = '', label }: ArtProps) => (
  <span
    class={`art ${look}`}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);
