import { later } from '../../../../later.tsx';
import { Late } from '../../../../lost.tsx';
import type { RefereeProps } from './referee-panel.tsx';

const Question = later<RefereeProps>(async () => (await import('./referee-panel.tsx')).RefereeQuestion, Late);

/** Only cards that somebody typed in have texts that no verb can do: without such cards nobody needs a referee. */
export const RefereePanel = (props: RefereeProps) =>
  props.model.view.value.config.packs.length > 0 ? <Question {...props} /> : null;
