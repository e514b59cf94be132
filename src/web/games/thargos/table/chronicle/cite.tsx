import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { design, type LogLine, type View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { lazy } from '../../../../lazy.tsx';
import { LoadFailed } from '../../../../load-fallback.tsx';
import { linkTo } from '../../../../route.ts';
import { Button } from '../../../../ui/button.tsx';
import { Close, Sheet } from '../board/card-sheet.tsx';
import { WORDS } from '../messages.ts';

const RuleText = lazy(async () => (await import('./rule-text.tsx')).RuleText, LoadFailed);

interface RuleLinkProps {
  readonly rule: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A link to a rule. A click shows the rule on top of the table. */
export const RuleLink = ({ rule, class: name, children }: RuleLinkProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        class={name}
        href={linkTo('thargos', 'rules', rule)}
        onClick={event => {
          // With a modifier key, the browser opens the rules page in a new window.
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

interface CiteProps {
  readonly told: Pick<LogLine, 'rule' | 'card'>;
  /** A printed log has only the config instead of a view, because nothing can be opened on paper. */
  readonly view: View | Pick<View, 'config'>;
  readonly class: string;
}

/** The rule or card that a line cites, as a link or button that shows it. */
export const Cite = ({ told: { rule, card }, view, class: name }: CiteProps) => {
  const [isOpen, setOpen] = useState(false);
  if (card) {
    const says = text(design(view.config, card).card.name);
    // A card that returned to a deck is hidden again, so it can't be shown.
    const seen = 'faces' in view ? view.faces.indexOf(card) : -1;
    if (!('faces' in view) || seen < 0) return <span class={name}>{says}</span>;
    return (
      <>
        <Button class={name} title={say(WORDS).look(says)} onClick={() => setOpen(true)}>
          {says}
        </Button>
        {isOpen && <Close view={view} card={seen} onClose={() => setOpen(false)} />}
      </>
    );
  }
  return rule ? (
    <RuleLink class={name} rule={rule}>
      {rule.replace('HT-', '')}
    </RuleLink>
  ) : null;
};
