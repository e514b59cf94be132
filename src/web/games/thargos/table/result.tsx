import { useMemo, useState } from 'preact/hooks';
import { ATTRIBUTES, type Attribute } from '../../../../games/thargos/attributes.ts';
import { coloursOf } from '../../../../games/thargos/conflict.ts';
import { missionAttrs } from '../../../../games/thargos/reading.ts';
import type { Instance, View } from '../../../../games/thargos/types.ts';
import { happened } from '../../../../games/thargos/words/happened.ts';
import { number, say } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { GoOn } from '../../../ui/go-on.tsx';
import { Die } from '../card/pieces.tsx';
import { CONFLICT_WORDS } from './conflict-words.ts';
import { ConflictSteps, Fighters } from './fighters.tsx';
import { Line } from './line.tsx';
import { type Model, stillModel } from './model.ts';
import type { Moment } from './moments.ts';
import { nameOf } from './moves.ts';
import { Play } from './play.tsx';
import { type SideName, type Sum, sumOf, worthOf } from './sums.ts';

interface ResultProps {
  readonly moment: Moment;
  /** The table now: it knows the cards that were turned up. */
  readonly view: View;
  readonly names: readonly string[];
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
    cards.map((card, i) => (
      <span key={card} class="th-part th-turned" style={{ '--i': i }}>
        <b>+{worthOf(view, [card], seat)}</b>
        <small>{nameOf(view, card)}</small>
      </span>
    ))
  );

const Dice = ({ colour, values }: { readonly colour: Attribute; readonly values: readonly number[] }) => (
  <span class="th-dice">
    {values.map((pips, i) => (
      <Die key={i} attribute={colour} pips={pips} />
    ))}
  </span>
);

interface ResultLineProps {
  readonly moment: Moment;
  readonly view: View;
  readonly colour: Attribute;
  readonly totals: NonNullable<Moment['totals']>;
}

const ResultLine = ({ moment, view, colour, totals }: ResultLineProps) => {
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
      total,
      range: undefined,
    };
  };
  const [attack, defence] = [totals.attack[colour], totals.defence[colour]];
  const isWon = attack >= defence;
  return (
    <Line
      view={view}
      colour={colour}
      attack={sideOf('attack')}
      defence={sideOf('defence')}
      verdict={`${number(attack)} ${isWon ? '≥' : '<'} ${number(defence)} · ${isWon ? words.leads : words.holds}`}
      isDeciding={!isWon}
    />
  );
};

/** How a conflict ended: the cards, the sums, and what came of it. */
export const Result = ({ moment, view, names }: ResultProps) => {
  const words = say(CONFLICT_WORDS);
  const { conflict, before, totals, success, isConceded } = moment;
  const seen: View = { ...before, faces: view.faces };
  const lines = moment.after.flatMap(event => {
    const told = happened(event, view, { viewer: view.viewer, names, language: language.value });
    return told ? [told.text] : [];
  });
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
      {isConceded && <p>{words.conceded}</p>}
      {moment.dice && <p>{words.pushback}</p>}
      {totals &&
        coloursOf(missionAttrs(seen, conflict.mission)).map(colour => (
          <ResultLine key={colour} moment={moment} view={seen} colour={colour} totals={totals} />
        ))}
      {lines.length > 0 && (
        <ul class="th-consequences">
          {lines.map((line, i) => (
            <li key={`${i}:${line}`}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface ResultTableProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly moment: Moment;
  readonly onDone: () => void;
}

const LOOK_WORDS = {
  en: { look: 'Look at the table', back: 'Back to the conflict' },
  fr: { look: 'Regarder la table', back: 'Retour au conflit' },
};

/** How a conflict ended, with the table around it: one may look at the tracks too, and come back. */
export const ResultTable = ({ model, names, moment, onDone }: ResultTableProps) => {
  const words = say(CONFLICT_WORDS);
  const look = say(LOOK_WORDS);
  const still = useMemo(() => stillModel(model), [model]);
  const [isLooking, setLooking] = useState(false);
  return (
    <Play
      model={still}
      names={names}
      board={isLooking ? undefined : <Result moment={moment} view={still.view.value} names={names} />}
      bar={
        <section class="th-bar" aria-label={words.steps[3]}>
          <div class="th-status">
            <b role="status">{moment.success ? words.success : words.failure}</b>
          </div>
          <div class="th-buttons">
            <button type="button" onClick={() => setLooking(!isLooking)}>
              {isLooking ? look.back : look.look}
            </button>
            <GoOn class="th-go" onGo={onDone}>
              {words.goOn}
            </GoOn>
          </div>
        </section>
      }
    />
  );
};
