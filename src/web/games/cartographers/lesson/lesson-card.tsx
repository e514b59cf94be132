import { exploreCard, rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { drawShape } from '../art/emblems.ts';
import { cardName } from '../table/question.ts';
import { WORDS } from './messages.ts';

/** The card of this drawing, as on the table. */
export const LessonCard = ({ view }: { readonly view: View }) => {
  if (view.phase.type !== 'draw') return null;
  const card = exploreCard(rulesOf(view.config), view.phase.card);
  return (
    <div class="lesson-card panel">
      {card.shapes.map(({ rows }) => (
        <Art key={rows.join('/')} svg={drawShape(rows)} />
      ))}
      <span>{cardName(card.id)}</span>
      <small>{say(WORDS).time(card.time)}</small>
    </div>
  );
};
