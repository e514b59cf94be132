import { later } from '../../../../later.tsx';
import { Late } from '../../../../lost.tsx';
import type { RefereeProps } from './referee-panel.tsx';

const Question = later<RefereeProps>(async () => (await import('./referee-panel.tsx')).RefereeQuestion, Late);

/** Only user-made cards have texts that no verb covers, so other games don't load the referee. */
export const RefereePanel = (props: RefereeProps) =>
  props.model.view.value.config.packs.length > 0 ? <Question {...props} /> : null;
