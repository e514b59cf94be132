import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../../../../later.tsx';
import { Lost } from '../../../../lost.tsx';
import { linkTo } from '../../../../route.ts';
import { say } from '../../../../say.ts';
import { Sheet } from '../board/close.tsx';
import { WORDS } from '../words.ts';

const RuleText = later(async () => (await import('./rule-text.tsx')).RuleText, Lost);

interface RuleLinkProps {
  readonly rule: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A link to a rule, shown on top of the table. */
export const RuleLink = ({ rule, class: name, children }: RuleLinkProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        class={name}
        href={linkTo('thargos', 'rules', rule)}
        onClick={event => {
          // With a modifier key, the whole rules page opens in a new window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Sheet label={`${say(WORDS).ruleOf} ${rule}`} onClose={() => setOpen(false)}>
          <RuleText rule={rule} />
        </Sheet>
      )}
    </>
  );
};
