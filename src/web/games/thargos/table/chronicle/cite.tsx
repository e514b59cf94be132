import { useState } from 'preact/hooks';
import { design, type LogLine, type View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Close } from '../board/card-sheet.tsx';
import { WORDS } from '../messages.ts';
import './cite.css';
import { RuleLink } from './rule-link.tsx';

interface CiteProps {
  readonly told: Pick<LogLine, 'rule' | 'card'>;
  /** Print needs only the configuration, since nothing can be opened. */
  readonly view: View | Pick<View, 'config'>;
  readonly class: string;
}

/** The source of a line: a rule to read, or a card to open. */
export const Cite = ({ told: { rule, card }, view, class: name }: CiteProps) => {
  const [isOpen, setOpen] = useState(false);
  if (card) {
    const says = text(design(view.config, card).card.name);
    // A card that returned to a deck is hidden again.
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
