import { ATTRIBUTES } from '../../../../games/thargos/attributes.ts';
import { coloursOf } from '../../../../games/thargos/conflict.ts';
import { missionAttrs } from '../../../../games/thargos/reading.ts';
import type { Instance, View } from '../../../../games/thargos/types.ts';
import { pamValue } from '../../../../games/thargos/values.ts';
import { happened } from '../../../../games/thargos/words/happened.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { number, say, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { GoOn } from '../../../ui/go-on.tsx';
import { attributeEmblem } from '../art/emblems.ts';
import { CONFLICT_WORDS } from './conflict-words.ts';
import type { Moment } from './moments.ts';
import { nameOf } from './moves.ts';

interface ResultProps {
  readonly moment: Moment;
  /** The table now: it knows the cards that were turned up. */
  readonly view: View;
  readonly names: readonly string[];
  readonly onDone: () => void;
}

const Cards = ({
  view,
  cards,
  seat,
}: {
  readonly view: View;
  readonly cards: readonly Instance[];
  readonly seat: number | null;
}) => (
  <ul class="th-turned">
    {cards.map((card, i) => (
      <li key={card} style={{ '--i': i }}>
        <b>{seat === null ? 0 : pamValue(view, card, seat)}</b> <small>{nameOf(view, card)}</small>
      </li>
    ))}
  </ul>
);

/** How a conflict ended: the cards, the sums, and what came of it. */
export const Result = ({ moment, view, names, onDone }: ResultProps) => {
  const words = say(CONFLICT_WORDS);
  const { conflict, before, shown, totals, success, isConceded } = moment;
  const seen: View = { ...before, faces: view.faces };
  const colours = coloursOf(missionAttrs(seen, conflict.mission));
  const lines = moment.after.flatMap(event => {
    const told = happened(event, view, { viewer: view.viewer, names, language: language.value });
    return told ? [told.text] : [];
  });
  return (
    <section class={`th-result ${success ? 'is-success' : 'is-failure'}`} aria-labelledby="th-result-title">
      <h2 id="th-result-title">{success ? words.success : words.failure}</h2>
      <p class="th-result-mission">{nameOf(view, conflict.mission)}</p>
      {isConceded && <p>{words.conceded}</p>}
      {totals &&
        colours.map(colour => {
          const i = ATTRIBUTES.indexOf(colour);
          const isWon = totals.attack[colour] >= totals.defence[colour];
          return (
            <div key={colour} class={`th-line th-${colour}`}>
              <div class="th-line-side">
                <Cards view={seen} cards={shown?.attack[i] ?? []} seat={conflict.attacker} />
                <b class="th-sum">{number(totals.attack[colour])}</b>
              </div>
              <div class="th-line-colour">
                <Art svg={attributeEmblem(colour)} />
                <b>{text(ATTRIBUTE_NAMES[colour])}</b>
                <span class="th-verdict-word">{isWon ? words.leads : words.holds}</span>
              </div>
              <div class="th-line-side is-defence">
                <b class="th-sum">{number(totals.defence[colour])}</b>
                {moment.pushback ? (
                  <small>{words.pushback}</small>
                ) : (
                  <Cards view={seen} cards={shown?.defence[i] ?? []} seat={conflict.defender} />
                )}
              </div>
            </div>
          );
        })}
      <ul class="th-consequences">
        {lines.map((line, i) => (
          <li key={`${i}:${line}`}>{line}</li>
        ))}
      </ul>
      <GoOn onGo={onDone}>{words.goOn}</GoOn>
    </section>
  );
};
