import {
  ATTRIBUTE_NAMES,
  type Attribute,
  type CardId,
  type Conflict,
  design,
  missionAttrs,
  missionCard,
  openTotals,
  pamValue,
  type Reason,
  reasonsFor,
  type State,
} from '../../../../games/thargos/ui.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { situationOf } from '../lesson/situations.ts';
import { inHand } from '../lesson/steps.ts';

const WORDS = {
  en: {
    caption: (mission: string) => `Two colors, behind in both: “${mission}”`,
    attacker: 'Attacker',
    defender: 'Defender',
    mission: 'the Mission',
    laid: (name: string) => `${name}, face down`,
    total: 'Total',
    end: 'At least as much in both colors: the attacker wins. The spread rule forbids placing both cards on one color.',
  },
  fr: {
    caption: (mission: string) => `Deux couleurs, derrière sur les deux\u202f: «\u202f${mission}\u202f»`,
    attacker: 'Attaquant',
    defender: 'Défenseur',
    mission: 'la mission',
    laid: (name: string) => `${name}, face cachée`,
    total: 'Total',
    end: 'Au moins autant dans les deux couleurs\u202f: l’attaquant gagne. La répartition interdit de poser les deux cartes sur une seule couleur.',
  },
};

/** The attacker's cards in the example, each with the color on which it is placed. */
const LAID: readonly (readonly [CardId, Attribute])[] = [
  ['L402', 'power'],
  ['A514', 'mind'],
];

interface Row {
  readonly name: string;
  readonly amount: (colour: Attribute) => number;
  readonly isFirst?: boolean;
}

const cardName = (state: State, card: CardId): string => text(design(state.config, card).card.name);

const openRow =
  (state: State) =>
  ({ card, amounts }: Reason, i: number): Row => ({
    name: card ? cardName(state, card) : '',
    amount: colour => amounts[colour],
    isFirst: i === 0,
  });

const attackRows = (state: State, { attacker, post }: Conflict): Row[] => [
  ...reasonsFor(state, attacker, post).map(openRow(state)),
  ...LAID.map(([id, on], i): Row => {
    const card = inHand(state, ...LAID.map(([each]) => each)).slice(i)[0]!;
    return {
      name: say(WORDS).laid(cardName(state, id)),
      amount: colour =>
        colour === on ? pamValue({ ...state, faces: state.secret.faces }, card, attacker) : 0,
    };
  }),
];

const defenseRows = (state: State, { defender, against, mission }: Conflict): Row[] => [
  ...(defender === null || against === null ? [] : reasonsFor(state, defender, against).map(openRow(state))),
  { name: say(WORDS).mission, amount: colour => missionAttrs(state, mission)[colour] ?? 0 },
];

interface SideProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly colours: readonly Attribute[];
}

const Side = ({ title, rows, colours }: SideProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={colours.length + 1}>
        {title}
      </th>
    </tr>
    {rows.map(({ name, amount, isFirst }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {colours.map(colour => (
          <td key={colour}>
            {isFirst ? number(amount(colour)) : amount(colour) === 0 ? '–' : signed(amount(colour))}
          </td>
        ))}
      </tr>
    ))}
    <tr class="th-rules-total">
      <th scope="row">{say(WORDS).total}</th>
      {colours.map(colour => (
        <td key={colour}>{number(rows.reduce((sum, { amount }) => sum + amount(colour), 0))}</td>
      ))}
    </tr>
  </tbody>
);

/** HT-5.2 to HT-5.8: an example with numbers, which the rules engine computes from one of the lesson's positions. */
export const Example = () => {
  const words = say(WORDS);
  const { state } = situationOf('spread');
  const { conflict } = state;
  if (!conflict) return null;
  const { colours } = openTotals(state);
  const mission = missionCard(state.config, state.secret.faces[conflict.mission]!);
  return (
    <>
      <table class="th-rules-example">
        <caption class="as-heading">{words.caption(text(mission.name))}</caption>
        <thead>
          <tr>
            <td />
            {colours.map(colour => (
              <th key={colour} scope="col">
                {text(ATTRIBUTE_NAMES[colour])}
              </th>
            ))}
          </tr>
        </thead>
        <Side title={words.attacker} rows={attackRows(state, conflict)} colours={colours} />
        <Side title={words.defender} rows={defenseRows(state, conflict)} colours={colours} />
      </table>
      <p>{words.end}</p>
    </>
  );
};
