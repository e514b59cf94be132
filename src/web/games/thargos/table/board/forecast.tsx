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

/** "lead", or what is missing in which color. */
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

/** What an attempt would lack afterwards. */
export const WouldLack = ({ lacks }: { readonly lacks: TrackTotals['lacks'] | undefined }) =>
  lacks ? (
    <small class="th-would-be">
      <span>
        → <LeadOrLack lacks={lacks} />
      </span>
    </small>
  ) : null;

/** What placing it here means: who would lead, and who would lack what. */
export const WouldBe = ({ view, spot, names }: ForeseenProps) => {
  const words = say(WORDS);
  const { attempts, differs } = forecast(view, spot);
  return (
    <small class="th-would-be">
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
