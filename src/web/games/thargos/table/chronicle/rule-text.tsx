import { text } from '../../../../i18n.ts';
import { DUEL_CHAPTERS } from '../../rules/duel-messages.ts';
import { MORE_CHAPTERS } from '../../rules/more-messages.ts';

const CHAPTERS = [...DUEL_CHAPTERS, ...MORE_CHAPTERS];

/** The paragraph of the rules page that explains a rule, below its chapter's title. */
export const RuleText = ({ rule }: { readonly rule: string }) => {
  const chapter = CHAPTERS.find(({ paragraphs }) => paragraphs.some(({ rules }) => rules.includes(rule)));
  const told = chapter?.paragraphs.find(({ rules }) => rules.includes(rule));
  if (!chapter || !told) return null;
  return (
    <div class="th-rule-text">
      <h2>{text(chapter.title)}</h2>
      <p>{text(told)}</p>
      <small>{told.rules.join(', ')}</small>
    </div>
  );
};
