import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../../../i18n.ts';
import { lazy } from '../../../../lazy.tsx';
import { LoadFailed } from '../../../../load-fallback.tsx';
import { linkTo } from '../../../../route.ts';
import { Sheet } from '../board/card-sheet.tsx';
import { WORDS } from '../messages.ts';

const RuleText = lazy(async () => (await import('./rule-text.tsx')).RuleText, LoadFailed);

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
