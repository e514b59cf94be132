import { say } from '../i18n.ts';

const WORDS = { en: { rule: 'Rule' }, fr: { rule: 'Règle' } };

interface RuleMarkProps {
  readonly id: string;
  readonly href: string;
}

/** A link to a rule. It shows the rule's id on hover, and screen readers announce it. */
export const RuleMark = ({ id, href }: RuleMarkProps) => {
  const name = `${say(WORDS).rule} ${id}`;
  return (
    <a class="rule-mark" href={href} title={name} aria-label={name}>
      §
    </a>
  );
};
