interface ArtProps {
  /** SVG markup from the art functions, in which all user input is escaped. */
  readonly svg: string;
  readonly class?: string;
  /** The accessible name; without it, screen readers skip the drawing. */
  readonly label?: string;
}

/** Shows a drawing from the art functions as inline SVG. */
export const Art = ({ svg, class: look = '', label }: ArtProps) => (
  <span
    class={`art ${look}`}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);
