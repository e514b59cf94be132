import { CHOICES } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Option } from '../../../screens/new-game/fields.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { CHOICE_WORDS } from './choice-messages.ts';
import { withRules } from './draft.ts';
import { type FormProps, plannedGame, RuleLink } from './form.tsx';
import { changesIn } from './rule-set.ts';

const WORDS = {
  en: {
    book: 'The rulebook as written.',
    balanced: 'Our changes for an even match:',
    change: (title: string, says: string) => `${title}: ${says}`,
  },
  fr: {
    book: 'Le livret tel qu’il est écrit.',
    balanced: 'Nos changements pour une partie équilibrée\u202f:',
    change: (title: string, says: string) => `${title}\u202f: ${says}`,
  },
};

/** HT-A-52: the set of rules, and what it changes. */
export const RulesField = ({ draft, config, change }: FormProps) => {
  const words = say(WORDS);
  return (
    <FieldPanel title={text(CHOICE_WORDS.rules.title)}>
      <div class="new-cards">
        {CHOICES.rules.map(rules => (
          <Option
            key={rules}
            group="rules"
            title={text(CHOICE_WORDS.rules.values[rules])}
            isChosen={config.rules === rules}
            choose={() => change(withRules(draft, rules))}
          >
            <span class="new-why">{words[rules]}</span>
            {changesIn(rules, plannedGame({ config, draft })).map(({ key, title, says }) => (
              <span key={key} class="new-why">
                {words.change(title, says)}
              </span>
            ))}
          </Option>
        ))}
      </div>
      <p class="new-why">
        {text(CHOICE_WORDS.rules.why)} <RuleLink id={CHOICE_WORDS.rules.rule} />
      </p>
    </FieldPanel>
  );
};
