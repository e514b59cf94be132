import { ruleOf } from '../../../../games/thargos/codes.ts';
import { refusalText } from '../../../../games/thargos/refusals.ts';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { language } from '../../../settings.ts';
import type { Model } from './model.ts';
import { WORDS } from './words.ts';

/** Why the last wish was not granted, with the way to the rule behind it. */
export const Refused = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const refusal = model.refusal.value;
  if (!refusal) return null;
  const rule = ruleOf(refusal.refused);
  return (
    <p class="th-refused" role="alert">
      {refusalText(refusal, language.value)}{' '}
      {rule && (
        <a href={linkTo('thargos', 'rules', rule)}>
          {words.ruleOf} {rule}
        </a>
      )}
    </p>
  );
};
