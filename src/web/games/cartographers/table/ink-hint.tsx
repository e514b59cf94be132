import { say } from '../../../i18n.ts';
import { isFinger } from '../../../ui/pointer.ts';
import { inksAgain } from './holding.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';

/** Announces that a second tap is final. */
export const InkHint = ({ model }: { readonly model: Model }) => {
  if (!inksAgain(model)) return null;
  const { tap, click } = say(WORDS).inks;
  return <small class="ink-hint">{isFinger() ? tap : click}</small>;
};
