import type { View } from '../../../../../games/thargos/types.ts';
import { number, say, signed } from '../../../../say.ts';
import { AttributeSign } from '../../card/pieces.tsx';
import { WORDS } from '../words.ts';
import { foresee } from './foresee.ts';
import type { Spot } from './spots.ts';

interface ForeseenProps {
  readonly view: View;
  readonly spot: Spot;
  readonly names: readonly string[];
}

/** What it would mean to lay it here: who would lead, and who would lack what. */
export const WouldBe = ({ view, spot, names }: ForeseenProps) => {
  const words = say(WORDS);
  const { attempts, differs } = foresee(view, spot);
  return (
    <small class="th-would-be">
      {attempts.map(({ seat, lacks }) => (
        <span key={seat}>
          {seat === view.viewer ? words.you : names[seat]}: {lacks.length === 0 ? words.leadTag : ''}
          {lacks.map(({ attribute, by }) => (
            <span key={attribute}>
              −{number(by)} <AttributeSign attribute={attribute} />{' '}
            </span>
          ))}
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
