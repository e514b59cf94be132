import type { ComponentChildren } from 'preact';
import type { Looking } from './book.ts';

interface PartProps {
  readonly id: string;
  readonly rules: readonly string[];
  readonly looking: Looking;
  readonly children: ComponentChildren;
}

/** What is told of some rules, with their ids, each a way to itself. */
export const Part = ({ id, rules, looking, children }: PartProps) => (
  <div id={id} tabIndex={-1} class={looking.asked === id ? 'rules-part is-asked' : 'rules-part'}>
    {children}
    <span class="rules-ids">
      {rules.map(rule => (
        <a key={rule} href={looking.hrefOf(rule)}>
          {rule}
        </a>
      ))}
    </span>
  </div>
);
