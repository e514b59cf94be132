import { linkTo } from '../route.ts';
import './tabs.css';

interface TabsProps {
  readonly label: string;
  /** The parts of a screen, each with its name and route. */
  readonly tabs: readonly { readonly name: string; readonly at: readonly string[] }[];
  readonly current: number;
}

/** Links to the parts of a screen that look like tabs. */
export const Tabs = ({ label, tabs, current }: TabsProps) => (
  <nav class="tabs" aria-label={label}>
    {tabs.map(({ name, at }, i) => (
      <a key={name} href={linkTo(...at)} aria-current={i === current ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
);
