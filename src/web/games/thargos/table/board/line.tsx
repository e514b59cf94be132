import type { ComponentChildren } from 'preact';
import { type Attribute, design, type View } from '../../../../../games/thargos/ui.ts';
import { listed, number, say, signed, text } from '../../../../i18n.ts';
import { useLive } from '../../../../ui/live.ts';
import { AttributeEmblem } from '../../card/pieces.tsx';
import { shortName } from '../../card/short-name.ts';
import { CONFLICT_WORDS } from '../conflict/conflict-messages.ts';
import './line.css';
import type { Part, SideName, Sum } from '../conflict/sums.ts';

/** The sum of several cards, with their names below. */
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
      <small class="tc-brief">{names.join(', ')}</small>
    </span>
  );
};

interface SideProps {
  readonly view: View;
  readonly side: SideName;
  readonly sum: Sum;
  /** Modifiers: face down, revealed, or dice. */
  readonly cards: ComponentChildren;
  /** HT-9.6: dice, not cards. */
  readonly isRolled?: boolean;
  readonly total: number;
  /** The possible totals with the face-down cards. */
  readonly range: readonly [number, number] | undefined;
  /** If there is room, the headings appear only above the first line. */
  readonly isFirst: boolean;
}

const Side = ({ view, side, sum, cards, isRolled = false, total, range, isFirst }: SideProps) => {
  const words = say(CONFLICT_WORDS);
  const heading = `th-sum-name ${isFirst ? '' : 'hidden-at-desk'}`;
  const cell = (
    name: keyof typeof words.columns,
    children: ComponentChildren,
    label = words.columns[name],
  ) => (
    <div key={name} class={`th-sum-${name}`}>
      <small class={heading}>{label}</small> {children}
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
      <small class={heading}>{words.total}</small>{' '}
      {range && range[0] !== range[1] ? (
        <>
          <b class="is-range">{words.range(...range)}</b>
          <small>{words.inSight(total)}</small>
        </>
      ) : (
        // A new key restarts the animation with every revealed card.
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

type Said = Omit<SideProps, 'view' | 'side' | 'isFirst'>;

interface LineProps extends Pick<SideProps, 'view' | 'isFirst'> {
  readonly colour: Attribute;
  readonly attack: Said;
  readonly defence: Said;
  readonly verdict: ComponentChildren;
  readonly isDeciding: boolean;
  /** Announces the totals whenever they change. */
  readonly isLive?: boolean;
  /** The class during the reveal. */
  readonly look?: string;
}

const rangeText = ({ total, range = [total, total] }: Pick<Said, 'total' | 'range'>): string =>
  range[0] === range[1] ? number(range[0]) : say(CONFLICT_WORDS).range(...range);

/** A line as one sentence, for live regions. */
const Totals = ({ colour, attack, defence, verdict }: Omit<LineProps, 'view' | 'isFirst' | 'isDeciding'>) => {
  const { attribute, attacker, defender } = say(CONFLICT_WORDS);
  const sums = `${attacker} ${rangeText(attack)}, ${defender} ${rangeText(defence)}`;
  return (
    <p class="hidden" {...useLive()}>
      <span>
        {listed(attribute[colour], sums)}, {verdict}
      </span>
    </p>
  );
};

export const Line = ({
  view,
  isFirst,
  colour,
  attack,
  defence,
  verdict,
  isDeciding,
  isLive = false,
  look = '',
}: LineProps) => (
  <div class={`th-line th-${colour} ${look}`} role="group" aria-label={say(CONFLICT_WORDS).attribute[colour]}>
    <Side view={view} isFirst={isFirst} side="attack" {...attack} />
    <div class="th-line-colour">
      <AttributeEmblem attribute={colour} />
      <b>{say(CONFLICT_WORDS).attribute[colour]}</b>
      <span class={`th-verdict-word ${isDeciding ? 'is-gold' : ''}`}>{verdict}</span>
      {isLive && <Totals colour={colour} attack={attack} defence={defence} verdict={verdict} />}
    </div>
    <Side view={view} isFirst={isFirst} side="defence" {...defence} />
  </div>
);
