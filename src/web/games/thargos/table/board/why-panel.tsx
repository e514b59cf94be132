import { useLayoutEffect, useRef } from 'preact/hooks';
import { ATTRIBUTE_NAMES, design, type View } from '../../../../../games/thargos/ui.ts';
import { number, say, signed, text } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { AttributeSign } from '../../card/pieces.tsx';
import { WORDS } from '../messages.ts';
import type { TrackSide, TrackTotals } from './track-totals.ts';
import { WHY_WORDS } from './why-messages.ts';

interface WhyProps {
  readonly view: View;
  readonly trackTotals: TrackTotals;
  readonly side: TrackSide;
  readonly name: string;
  /** The button that opened this panel and gets the focus back. It changes if the player presses a different total. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Explains a side's totals: a row for each part, and a column for each color of the Mission. */
export const Why = ({ view, trackTotals, side, name, opener, onClose }: WhyProps) => {
  const words = say(WORDS);
  const own = say(WHY_WORDS);
  const { colours, attrs, attempt, tieCard } = trackTotals;
  // The Mission's values count for the defender (HT-5.2).
  const isDefender = attempt !== undefined && side === trackTotals.theirs;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the focus must not move while the panel is open.
  useLayoutEffect(() => {
    heading.current?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      opener.focus();
    };
  }, []);
  return (
    <section class="th-why" aria-label={words.why(name)}>
      <h2 ref={heading} tabIndex={-1}>
        {own.title(name, trackTotals.track + 1)}
      </h2>
      <Button onClick={onClose}>{words.close}</Button>
      <table>
        <thead>
          <tr>
            <td />
            {colours.map(colour => (
              <th key={colour} scope="col">
                <AttributeSign attribute={colour} />
                <span class="hidden">{text(ATTRIBUTE_NAMES[colour])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {side.rows.map((row, i) => (
            <tr key={`${row.card}:${i}`}>
              <th scope="row">{row.card ? text(design(view.config, row.card).card.name) : words.other}</th>
              {colours.map(colour => (
                <td key={colour}>
                  {row.kind === 'hero'
                    ? number(row.amounts[colour])
                    : row.amounts[colour] === 0
                      ? ''
                      : signed(row.amounts[colour])}
                </td>
              ))}
            </tr>
          ))}
          {isDefender && (
            <tr>
              <th scope="row">{own.mission}</th>
              {colours.map(colour => (
                <td key={colour}>{signed(attrs[colour] ?? 0)}</td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{own.total}</th>
            {colours.map(colour => (
              <td key={colour}>
                {number(isDefender && attempt ? attempt.defence[colour] : side.total[colour])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p>{own.note(tieCard && text(design(view.config, tieCard).card.name))}</p>
    </section>
  );
};
