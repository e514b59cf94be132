import { linkTo } from '../route.ts';
import './parts.css';

interface PartsProps {
  readonly label: string;
  /** The parts of a screen, each by its address. */
  readonly parts: readonly { readonly name: string; readonly at: readonly string[] }[];
  readonly current: number;
}

/** Links to the parts of a screen, as tabs. */
export const Parts = ({ label, parts, current }: PartsProps) => (
  <nav class="parts" aria-label={label}>
    {parts.map(({ name, at }, i) => (
      <a key={name} href={linkTo(...at)} aria-current={i === current ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
);
