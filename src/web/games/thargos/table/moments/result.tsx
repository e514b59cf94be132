import { ATTRIBUTES, type Attribute } from '../../../../../games/thargos/attributes.ts';
import { missionAttrs } from '../../../../../games/thargos/board/reading.ts';
import { coloursOf } from '../../../../../games/thargos/conflict.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import { number, say, text } from '../../../../say.ts';
import { Line } from '../board/line.tsx';
import { Cite } from '../chronicle/cite.tsx';
import { CONFLICT_WORDS } from '../conflict/conflict-words.ts';
import { ConflictSteps, Fighters } from '../conflict/fighters.tsx';
import { type SideName, type Sum, sumOf, worthOf } from '../conflict/sums.ts';
import type { Model } from '../model.ts';
import { nameOf } from '../moves.ts';
import { Dice } from './dice.tsx';
import { isTold, MomentTable, ToldEvent } from './moment-table.tsx';
import type { Moment } from './moments.ts';

interface ResultProps {
  readonly moment: Moment;
  /** The table now: it knows the cards that were turned up. */
  readonly view: View;
  readonly names: readonly string[];
  /** Whether a bar below tells what came of it. */
  readonly isBarBelow?: boolean;
}

/** Modifiers turned up, from left to right. */
const Turned = ({
  view,
  cards,
  seat,
}: {
  readonly view: View;
  readonly cards: readonly Instance[];
  readonly seat: number | null;
}) =>
  cards.length === 0 ? (
    <span class="th-nothing">–</span>
  ) : (
    <span class="th-side-by-side">
      {cards.map((card, i) => (
        <span key={card} class="th-part th-turned" style={{ '--i': i }}>
          <b>+{worthOf(view, [card], seat)}</b>
          <small class="tc-brief">{nameOf(view, card)}</small>
        </span>
      ))}
    </span>
  );

interface ResultLineProps {
  readonly isFirst: boolean;
  readonly moment: Moment;
  readonly view: View;
  readonly colour: Attribute;
  readonly totals: NonNullable<Moment['totals']>;
}

const ResultLine = ({ moment, isFirst, view, colour, totals }: ResultLineProps) => {
  const words = say(CONFLICT_WORDS);
  const { conflict, shown, dice } = moment;
  const at = ATTRIBUTES.indexOf(colour);
  const sideOf = (side: SideName) => {
    const sum: Sum = sumOf(view, conflict, colour, side);
    const seat = side === 'attack' ? conflict.attacker : conflict.defender;
    const cards = shown?.[side][at] ?? [];
    const rolled = side === 'defence' ? dice?.[at] : undefined;
    const total = totals[side][colour];
    const added = rolled ? rolled.reduce((a, b) => a + b, 0) : worthOf(view, cards, seat);
    // Whatever changed while the cards were turned up shows as one part more.
    const open = rolled ? sum.mission : sum.open;
    const rest = total - open - added;
    const track = rest === 0 ? sum.track : [...sum.track, { amount: rest }];
    return {
      sum: rolled
        ? { ...sum, advantages: [], track: rest === 0 ? [] : [{ amount: rest }] }
        : { ...sum, track },
      cards: rolled ? (
        <Dice colour={colour} values={rolled} />
      ) : (
        <Turned view={view} cards={cards} seat={seat} />
      ),
      isRolled: rolled !== undefined,
      total,
      range: undefined,
    };
  };
  const [attack, defence] = [totals.attack[colour], totals.defence[colour]];
  const isWon = attack >= defence;
  return (
    <Line
      view={view}
      isFirst={isFirst}
      colour={colour}
      attack={sideOf('attack')}
      defence={sideOf('defence')}
      verdict={
        <>
          {isWon && <span aria-hidden="true">◂ </span>}
          {number(attack)} {isWon ? '≥' : '<'} {number(defence)}
          {!isWon && <span aria-hidden="true"> ▸</span>}
          <span class="hidden"> {isWon ? words.leads : words.holds}</span>
        </>
      }
      isDeciding={!isWon}
    />
  );
};

/** What came of it, each with the rule behind it. */
const Consequences = ({ moment, view, names }: ResultProps) => {
  const told = moment.after.filter(happening => isTold({ happening, view, names }));
  if (told.length === 0) return null;
  return (
    <ul class="th-consequences bare-list">
      {told.map((happening, i) => (
        <li key={i}>
          <ToldEvent happening={happening} view={view} names={names} />
        </li>
      ))}
    </ul>
  );
};

/** How a conflict ended: the cards, the sums, and what came of it. */
export const Result = ({ moment, view, names, isBarBelow = false }: ResultProps) => {
  const words = say(CONFLICT_WORDS);
  const { conflict, before, totals, success, isConceded } = moment;
  const seen: View = { ...before, faces: view.faces };
  return (
    <section
      class={`th-conflict th-result ${success ? 'is-success' : 'is-failure'}`}
      aria-labelledby="th-result-title"
    >
      <header class="th-conflict-head">
        <h2 id="th-result-title">{success ? words.success : words.failure}</h2>
        <ConflictSteps at={3} />
        <p>{words.tieRule}</p>
      </header>
      <Fighters view={seen} conflict={conflict} names={names} />
      {isConceded && <p class="th-rule">{words.conceded}</p>}
      {moment.dice && (
        <p class="th-rule">
          {words.pushback} <Cite told={{ rule: 'HT-9.6' }} view={seen} class="th-cite" />
        </p>
      )}
      {totals &&
        coloursOf(missionAttrs(seen, conflict.mission)).map((colour, i) => (
          <ResultLine
            key={colour}
            isFirst={i === 0}
            moment={moment}
            view={seen}
            colour={colour}
            totals={totals}
          />
        ))}
      {!isBarBelow && <Consequences moment={moment} view={view} names={names} />}
    </section>
  );
};

interface ResultTableProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly moment: Moment;
  readonly onDone: () => void;
}

const BACK = { en: 'Back to the conflict', fr: 'Retour au conflit' };

/** How a conflict ended; what came of it stands in the bar, where nothing has to be scrolled into sight. */
export const ResultTable = ({ model, names, moment, onDone }: ResultTableProps) => {
  const words = say(CONFLICT_WORDS);
  return (
    <MomentTable
      model={model}
      names={names}
      title={moment.success ? words.success : words.failure}
      back={text(BACK)}
      board={view => <Result moment={moment} view={view} names={names} isBarBelow />}
      outcome={view => <Consequences moment={moment} view={view} names={names} />}
      onDone={onDone}
    />
  );
};
