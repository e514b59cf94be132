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

/** The way to a rule: it is read over the table, where everything stays as it lies. */
export const RuleLink = ({ rule, class: name, children }: RuleLinkProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        class={name}
        href={linkTo('thargos', 'rules', rule)}
        onClick={event => {
          // Whoever asks for another window gets the whole page of rules there.
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
