import type { ComponentChildren } from 'preact';
import { ATTRIBUTE_NAMES, type Attribute, design, type View } from '../../../../../games/thargos/ui.ts';
import { listed, number, say, signed, text } from '../../../../i18n.ts';
import { useLive } from '../../../../ui/live.ts';
import { AttributeEmblem } from '../../card/pieces.tsx';
import { shortName } from '../../card/short-name.ts';
import { rangeText } from '../conflict/chance-text.ts';
import { CONFLICT_WORDS } from '../conflict/conflict-messages.ts';
import './line.css';
import type { Part, SideName, Sum } from '../conflict/sums.ts';

const Parts = ({ view, parts }: { readonly view: View; readonly parts: readonly Part[] }) => {
  if (parts.length === 0) return <span class="th-nothing">–</span>;
  const nameOf = ({ card }: Part): string =>
    card ? shortName(text(design(view.config, card).card.name)) : say(CONFLICT_WORDS).effects;
  const names = parts.map(part =>
    parts.length === 1 ? nameOf(part) : `${signed(part.amount)} ${nameOf(part)}`,
  );
  return (
    <span class="th-part">
      <b>{signed(parts.reduce((sum, { amount }) => sum + amount, 0))}</b>
      <small>{names.join(', ')}</small>
    </span>
  );
};

interface SideProps {
  readonly view: View;
  readonly side: SideName;
  readonly sum: Sum;
  /** The modifiers on this color, as face-down cards, revealed cards or dice. */
  readonly cards: ComponentChildren;
  /** HT-9.6: whether this side rolls dice instead of placing cards. */
  readonly isRolled?: boolean;
  readonly total: number;
  /** The lowest and highest possible total, if face-down cards make it uncertain. */
  readonly range: readonly [number, number] | undefined;
}

const Side = ({ view, side, sum, cards, isRolled = false, total, range }: SideProps) => {
  const words = say(CONFLICT_WORDS);
  const cell = (
    name: keyof typeof words.columns,
    children: ComponentChildren,
    label = words.columns[name],
  ) => (
    <div key={name} class={`th-sum-${name}`}>
      <small class="th-sum-name">{label}</small> {children}
    </div>
  );
  const cells = [
    cell('hero', sum.hero === undefined ? <span class="th-nothing">–</span> : <b>{number(sum.hero)}</b>),
    cell('advantages', <Parts view={view} parts={sum.advantages} />),
    cell('track', <Parts view={view} parts={sum.track} />),
    ...(side === 'defence' ? [cell('mission', <b>{signed(sum.mission)}</b>)] : []),
    cell('cards', cards, isRolled ? words.dice : undefined),
  ];
  const all = (
    <div key="total" class="th-sum-total">
      <small class="th-sum-name">{words.total}</small>{' '}
      {range && range[0] !== range[1] ? (
        <>
          <b class="is-range">{rangeText(range)}</b>
          <small>{words.inSight(total)}</small>
        </>
      ) : (
        // A new key restarts the animation whenever a card is revealed.
        <b key={total}>{number(total)}</b>
      )}
    </div>
  );
  return (
    <div
      class={`th-line-side is-${side}`}
      role="group"
      aria-label={side === 'attack' ? words.attacker : words.defender}
    >
      {side === 'attack' ? [...cells, all] : [all, ...cells]}
    </div>
  );
};

type Said = Omit<SideProps, 'view' | 'side'>;

interface LineProps extends Pick<SideProps, 'view'> {
  readonly colour: Attribute;
  readonly attack: Said;
  readonly defence: Said;
  readonly verdict: ComponentChildren;
  readonly isDeciding: boolean;
  readonly isLive?: boolean;
  /** An additional CSS class that the reveal uses. */
  readonly look?: string;
}

/** A color's totals as one sentence for screen readers. */
const Totals = ({ colour, attack, defence, verdict }: Omit<LineProps, 'view' | 'isDeciding'>) => {
  const { attacker, defender } = say(CONFLICT_WORDS);
  const saidOf = ({ total, range = [total, total] }: Said): string => rangeText(range);
  const sums = `${attacker} ${saidOf(attack)}, ${defender} ${saidOf(defence)}`;
  return (
    <p class="hidden" {...useLive()}>
      <span>
        {listed(text(ATTRIBUTE_NAMES[colour]), sums)}, {verdict}
      </span>
    </p>
  );
};

export const Line = ({
  view,
  colour,
  attack,
  defence,
  verdict,
  isDeciding,
  isLive = false,
  look = '',
}: LineProps) => (
  <div class={`th-line th-${colour} ${look}`} role="group" aria-label={text(ATTRIBUTE_NAMES[colour])}>
    <Side view={view} side="attack" {...attack} />
    <div class="th-line-colour">
      <AttributeEmblem attribute={colour} />
      <b>{text(ATTRIBUTE_NAMES[colour])}</b>
      <span class={`th-verdict-word ${isDeciding ? 'is-gold' : ''}`}>{verdict}</span>
      {isLive && <Totals colour={colour} attack={attack} defence={defence} verdict={verdict} />}
    </div>
    <Side view={view} side="defence" {...defence} />
  </div>
);
