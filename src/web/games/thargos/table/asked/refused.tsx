import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../../../../../engine/refusal.ts';
import type { Language } from '../../../../../engine/text.ts';
import { ruleOf } from '../../../../../games/thargos/refusals/codes.ts';
import { say } from '../../../../say.ts';
import { language } from '../../../../settings.ts';
import { ErrorCode } from '../../../../ui/error-code.tsx';
import { RuleLink } from '../chronicle/rule-link.tsx';
import type { Model } from '../model.ts';
import { WORDS } from '../words.ts';

/** The words of all refusals are many and seldom needed: they come with the first one. */
const wording = signal<((refusal: Refusal, language: Language) => string) | undefined>(undefined);

const fetchWords = async (): Promise<void> => {
  const { refusalText } = await import('../../../../../games/thargos/refusals/refusals.ts');
  wording.value = refusalText;
};

/** A refusal in the reader's words. */
export const Reason = ({ refusal }: { readonly refusal: Refusal }) => {
  useEffect(() => {
    // Without a network the rule alone has to do.
    if (!wording.peek()) fetchWords().catch(() => undefined);
  }, []);
  return <>{wording.value?.(refusal, language.value)}</>;
};

/** Why the last wish was not granted, with the way to the rule behind it. */
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
