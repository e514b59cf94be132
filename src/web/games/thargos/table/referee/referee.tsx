import { lazy } from '../../../../lazy.tsx';
import { Loading } from '../../../../load-fallback.tsx';
import type { RefereeProps } from './referee-panel.tsx';

const Question = lazy<RefereeProps>(
  async () => (await import('./referee-panel.tsx')).RefereeQuestion,
  Loading,
);

/** Only user-made cards have texts that no verb covers, so other games don't load the referee. */
export const RefereePanel = (props: RefereeProps) =>
  props.model.view.value.config.packs.length > 0 ? <Question {...props} /> : null;
