import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../../../../../engine/refusal.ts';
import type { Language } from '../../../../../engine/text.ts';
import { ruleOf } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { language } from '../../../../settings.ts';
import { ErrorCode } from '../../../../ui/error-code.tsx';
import { RuleLink } from '../chronicle/cite.tsx';
import { WORDS } from '../messages.ts';
import type { Model } from '../model.ts';

/** Texts for refusals. They are large and rarely needed, so they load when the first refusal occurs. */
const wording = signal<((refusal: Refusal, language: Language) => string) | undefined>(undefined);

const fetchWords = async (): Promise<void> => {
  const { refusalText } = await import('../../../../../games/thargos/refusals/refusals.ts');
  wording.value = refusalText;
};

export const Reason = ({ refusal }: { readonly refusal: Refusal }) => {
  useEffect(() => {
    // If the texts can't be loaded, only the rule id is shown.
    if (!wording.peek()) fetchWords().catch(() => undefined);
  }, []);
  return <>{wording.value?.(refusal, language.value)}</>;
};

/** Explains why the last command was refused, with a link to the rule. */
export const Refused = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const refusal = model.refusal.value;
  if (!refusal) return null;
  const rule = ruleOf(refusal.refused);
  return (
    <p class="th-refused" role="alert">
      <Reason refusal={refusal} />{' '}
      {rule && (
        <RuleLink rule={rule}>
          {words.ruleOf} {rule}
        </RuleLink>
      )}
      <ErrorCode refusal={refusal} />
    </p>
  );
};
