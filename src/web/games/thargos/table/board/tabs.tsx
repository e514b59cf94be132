import type { Signal } from '@preact/signals';
import { ATTRIBUTES, design, type View } from '../../../../../games/thargos/ui.ts';
import { number, say, signed } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { AttributeSign, Chip, Mark, Seal } from '../../card/pieces.tsx';
import { WORDS } from '../messages.ts';
import type { TrackTotals } from './track-totals.ts';

interface TabProps {
  readonly view: View;
  readonly ledger: TrackTotals;
}

/** A track as a small tab: its points, its demand, what the player lacks. */
const Tab = ({ view, ledger }: TabProps) => {
  const words = say(WORDS);
  const { mission, attrs, lacks, attempt, closedBy } = ledger;
  const isOpen = attempt && !closedBy;
  const id = mission === null ? null : view.faces[mission];
  const card = id ? design(view.config, id).card : undefined;
  return (
    <>
      <span class="hidden">{words.track(ledger.track + 1)}</span>
      <span class="th-tab-demand">
        {card?.type === 'mission' ? <Seal vp={card.vp} isBare /> : '–'}
        {ATTRIBUTES.filter(colour => attrs[colour] !== undefined).map(colour => (
          <Chip key={colour} attribute={colour} says={signed(attrs[colour] ?? 0)} mode="counts" />
        ))}
      </span>
      <span class="th-tab-lacks">
        {closedBy && words.closed}
        {isOpen && lacks.length === 0 && (
          <>
            <Mark name="won" /> {words.leadTag}
          </>
        )}
        {isOpen &&
          lacks.map(({ attribute, by }) => (
            <span key={attribute}>
              −{number(by)} <AttributeSign attribute={attribute} />
            </span>
          ))}
      </span>
    </>
  );
};

interface TabsProps {
  readonly view: View;
  readonly ledgers: readonly TrackTotals[];
  readonly shown: Signal<number>;
  readonly onShow?: () => void;
}

/** A phone shows one track at a time; these tabs select it. */
export const Tabs = ({ view, ledgers, shown, onShow }: TabsProps) => (
  <div class="th-tabs" role="group" aria-label={say(WORDS).tracks}>
    {ledgers.map((ledger, i) => (
      <Button
        key={ledger.track}
        aria-pressed={shown.value === i}
        onClick={() => {
          shown.value = i;
          onShow?.();
        }}
      >
        <Tab view={view} ledger={ledger} />
      </Button>
    ))}
  </div>
);
