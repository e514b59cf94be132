import type { ComponentChildren } from 'preact';
import type { RuleLinks } from './book.ts';

interface PartProps {
  readonly id: string;
  readonly rules: readonly string[];
  readonly looking: RuleLinks;
  readonly children: ComponentChildren;
}

/** A part of the rules text. A marker beside it opens links with the ids of its rules. */
export const Part = ({ id, rules, looking, children }: PartProps) => (
  <div id={id} tabIndex={-1} class={looking.asked === id ? 'rules-part is-asked' : 'rules-part'}>
    {children}
    <details class="rules-ids" open={looking.asked === id}>
      <summary class="rule-mark" title={rules.join(', ')} aria-label={rules.join(', ')}>
        §
      </summary>
      <span class="panel in-lines">
        {rules.map(rule => (
          <a key={rule} class="rule-mark" href={looking.hrefOf(rule)}>
            {rule}
          </a>
        ))}
      </span>
    </details>
  </div>
);
