import type { Signal } from '@preact/signals';
import { ATTRIBUTES, type View } from '../../../../../games/thargos/ui.ts';
import { number, say, signed } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { AttributeSign, Chip, Mark, Seal } from '../../card/pieces.tsx';
import { missionOf } from '../cards.ts';
import { WORDS } from '../messages.ts';
import type { TrackTotals } from './track-totals.ts';

interface TabProps {
  readonly view: View;
  readonly trackTotals: TrackTotals;
}

/** A tab: the Mission's points and colors, and what the player lacks. */
const Tab = ({ view, trackTotals }: TabProps) => {
  const words = say(WORDS);
  const { mission, attrs, lacks, attempt, closedBy } = trackTotals;
  const isOpen = attempt && !closedBy;
  const card = missionOf(view, mission);
  return (
    <>
      <span class="hidden">{words.track(trackTotals.track + 1)}</span>
      <span class="th-tab-demand">
        {card ? <Seal vp={card.vp} isBare /> : '–'}
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
  readonly allTotals: readonly TrackTotals[];
  readonly shown: Signal<number>;
  readonly onShow?: () => void;
}

/** On a phone, tabs that select which track is shown. */
export const Tabs = ({ view, allTotals, shown, onShow }: TabsProps) => (
  <div class="th-tabs" role="group" aria-label={say(WORDS).tracks}>
    {allTotals.map((trackTotals, i) => (
      <Button
        key={trackTotals.track}
        aria-pressed={shown.value === i}
        onClick={() => {
          shown.value = i;
          onShow?.();
        }}
      >
        <Tab view={view} trackTotals={trackTotals} />
      </Button>
    ))}
  </div>
);
