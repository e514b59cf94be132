import { colon } from '../../../../../engine/text.ts';
import type { View } from '../../../../../games/thargos/ui.ts';
import { number, say, signed } from '../../../../i18n.ts';
import { language } from '../../../../settings.ts';
import { AttributeSign } from '../../card/pieces.tsx';
import { WORDS } from '../messages.ts';
import { forecast } from './forecast.ts';
import type { Spot } from './spots.ts';
import type { TrackTotals } from './track-totals.ts';

interface ForeseenProps {
  readonly view: View;
  readonly spot: Spot;
  readonly names: readonly string[];
}

/** Says that an attempt would lead, or how much it would lack in which color. */
const LeadOrLack = ({ lacks }: { readonly lacks: TrackTotals['lacks'] }) => (
  <>
    {lacks.length === 0 ? say(WORDS).leadTag : ''}
    {lacks.map(({ attribute, by }) => (
      <span key={attribute}>
        −{number(by)} <AttributeSign attribute={attribute} />{' '}
      </span>
    ))}
  </>
);

/** Says what an attempt would lack if the player makes this choice. */
export const WouldLack = ({ lacks }: { readonly lacks: TrackTotals['lacks'] | undefined }) =>
  lacks ? (
    <small class="th-would-be in-lines">
      <span>
        → <LeadOrLack lacks={lacks} />
      </span>
    </small>
  ) : null;

/** Says what would change if a card is placed here: who would lead or lack what, or how the two heroes would differ. */
export const WouldBe = ({ view, spot, names }: ForeseenProps) => {
  const words = say(WORDS);
  const { attempts, differs } = forecast(view, spot);
  return (
    <small class="th-would-be in-lines">
      {attempts.map(({ seat, lacks }) => (
        <span key={seat}>
          {seat === view.viewer ? words.you : names[seat]}
          {colon(language.value)} <LeadOrLack lacks={lacks} />
        </span>
      ))}
      {differs.map(({ attribute, by }) => (
        <span key={attribute}>
          {signed(by)} <AttributeSign attribute={attribute} />
        </span>
      ))}
    </small>
  );
};
