import type { ComponentChildren } from 'preact';
import type { RuleLinks } from './book.ts';

interface PartProps {
  readonly id: string;
  readonly rules: readonly string[];
  readonly looking: RuleLinks;
  readonly children: ComponentChildren;
}

/** The text of some rules, with their ids as links behind a marker. */
export const Part = ({ id, rules, looking, children }: PartProps) => (
  <div id={id} tabIndex={-1} class={looking.asked === id ? 'rules-part is-asked' : 'rules-part'}>
    {children}
    <details class="rules-ids" open={looking.asked === id}>
      <summary class="rule-mark" title={rules.join(', ')} aria-label={rules.join(', ')}>
        §
      </summary>
      <span class="panel">
        {rules.map(rule => (
          <a key={rule} href={looking.hrefOf(rule)}>
            {rule}
          </a>
        ))}
      </span>
    </details>
  </div>
);
