import { say } from '../i18n.ts';

const WORDS = { en: { rule: 'Rule' }, fr: { rule: 'Règle' } };

interface RuleMarkProps {
  readonly id: string;
  readonly href: string;
}

/** The way to a rule. Players need not read its id: who points at it or listens gets it. */
export const RuleMark = ({ id, href }: RuleMarkProps) => {
  const name = `${say(WORDS).rule} ${id}`;
  return (
    <a class="rule-mark" href={href} title={name} aria-label={name}>
      §
    </a>
  );
};
