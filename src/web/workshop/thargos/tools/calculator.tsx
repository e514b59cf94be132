import { entriesOf } from '../../../../engine/util.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  type ConflictConfig,
  type PamFault,
  refusalText,
} from '../../../../games/thargos/ui.ts';
import { AttributeEmblem } from '../../../games/thargos/card/pieces.tsx';
import { CHOICE_WORDS } from '../../../games/thargos/new-game/choice-messages.ts';
import { NUMBER_WORDS } from '../../../games/thargos/new-game/number-messages.ts';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button, Checkbox, SelectField } from '../../../ui/ui.ts';
import { attributeName, Cite, Count } from './fields.tsx';
import { WORDS } from './messages.ts';
import { CONFLICT, MOST_OF_MISSION, type Typed } from './notes.ts';
import { useRemembered } from './remembered.ts';
import { type Fight, type FightResult, type JudgedSide, resolveFight } from './resolve-fight.ts';

const missionOf = (mission: Attributes): Fight['mission'] =>
  Object.fromEntries(Object.entries(mission).filter(([, value]) => value >= 0));

const listOf = (colours: readonly Attribute[]): string => colours.map(attributeName).join(', ');

interface PartProps {
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
}

/** Conflict rules whose values are names instead of numbers or flags. */
const RULES = ['spread', 'mirror', 'shortMirror', 'zeroCardDefence'] as const;

const RulesField = ({ typed, onTyped }: PartProps) => {
  const words = say(WORDS);
  const { rules } = typed;
  const set = (wish: Partial<ConflictConfig>): void => onTyped({ ...typed, rules: { ...rules, ...wish } });
  return (
    <details class="panel">
      <summary>{words.rulesNote}</summary>
      <div class="row">
        {RULES.map(key => (
          <SelectField
            key={key}
            label={text(CHOICE_WORDS[key].title)}
            value={rules[key]}
            options={entriesOf(CHOICE_WORDS[key].values).map(([value, name]) => [value, text(name)])}
            onValue={value => set({ [key]: value })}
          />
        ))}
        {rules.mirror === 'balance' && (
          <Count
            label={text(NUMBER_WORDS.balanceMin.title)}
            value={rules.balanceMin}
            most={2}
            onValue={balanceMin => set({ balanceMin })}
          />
        )}
        <Checkbox isOn={rules.mirrorSingle} onToggle={isOn => set({ mirrorSingle: isOn })}>
          {text(CHOICE_WORDS.mirrorSingle.title)}
        </Checkbox>
      </div>
    </details>
  );
};

const ColorField = ({ typed, onTyped, colour }: PartProps & { readonly colour: Attribute }) => {
  const words = say(WORDS);
  const name = attributeName(colour);
  const field = (side: 'attack' | 'defence', key: keyof JudgedSide) => (
    <Count
      label={words[key]}
      value={typed[side][key][colour]}
      onValue={value =>
        onTyped({
          ...typed,
          [side]: { ...typed[side], [key]: { ...typed[side][key], [colour]: value } },
        })
      }
    />
  );
  return (
    <fieldset class={`panel th-tools-colour is-${colour}`}>
      <legend class="panel-legend in-line">
        <AttributeEmblem attribute={colour} /> <span aria-hidden="true">{name}</span>
      </legend>
      <Count
        label={words.mission}
        value={typed.mission[colour]}
        canBeEmpty
        most={MOST_OF_MISSION}
        onValue={value => onTyped({ ...typed, mission: { ...typed.mission, [colour]: value } })}
      />
      {(['attack', 'defence'] as const).map(side => (
        <div role="group" key={side} aria-label={side === 'attack' ? words.attacker : words.defender}>
          <b>{side === 'attack' ? words.attacker : words.defender}</b>
          <div class="row">
            {field(side, 'open')}
            {field(side, 'cards')}
            {field(side, 'worth')}
          </div>
        </div>
      ))}
    </fieldset>
  );
};

const faultText = ({ fault, ...details }: PamFault): string =>
  refusalText({ refused: fault, ...details }, language.value);

/** Says that a side's placed cards are legal, or which rule they break. */
const Placing = ({ who, fault, rule }: PlacingProps) => (
  <p>
    <b>{say(WORDS).label(who)}</b> <span class={fault ? 'error' : ''}>{fault ?? say(WORDS).legal}</span>{' '}
    <Cite rule={rule} />
  </p>
);

interface PlacingProps {
  readonly who: string;
  readonly fault: string | undefined;
  readonly rule: string;
}

const Verdict = ({ found }: { readonly found: FightResult }) => {
  const words = say(WORDS);
  const { colours, behind, totals, success } = found;
  if (colours.length === 0) return <p>{words.noColors}</p>;
  const attackFault = found.attackFault && faultText(found.attackFault);
  const defenseFault = found.isTooMany ? words.tooMany : found.defenseFault && faultText(found.defenseFault);
  return (
    <>
      <p>
        {behind.length > 0 ? words.behind(listOf(behind)) : words.behindNone} <Cite rule="HT-5.2" />
      </p>
      <Placing who={words.attacker} fault={attackFault} rule="HT-5.4" />
      <p>
        {found.defenseRule.colours.length === 0
          ? words.mayNot
          : words.mayOn(listOf(found.defenseRule.colours))}
      </p>
      <Placing who={words.defender} fault={defenseFault} rule="HT-5.6" />
      <p>
        {colours
          .map(colour => words.onColor(attributeName(colour), totals.attack[colour], totals.defence[colour]))
          .join(' · ')}
      </p>
      <p class="th-tools-verdict">
        {(attackFault || defenseFault) && words.notSo}
        <b>{success ? words.wins : words.fails}</b> <Cite rule="HT-5.8" />
      </p>
    </>
  );
};

/** HT-5: checks which cards were placed in a game with printed cards, and says who wins the conflict. */
export const Calculator = () => {
  const words = say(WORDS);
  const [typed, setTyped] = useRemembered(CONFLICT);
  const found = resolveFight({ ...typed, mission: missionOf(typed.mission) });
  return (
    <>
      <ul class="quiet bare-list">
        <li>
          <b>{words.label(words.mission)}</b> {words.missionNote}
        </li>
        <li>
          <b>{words.label(words.open)}</b> {words.openNote}
        </li>
      </ul>
      <div class="tiles">
        {ATTRIBUTES.map(colour => (
          <ColorField key={colour} typed={typed} onTyped={setTyped} colour={colour} />
        ))}
      </div>
      <div class="row">
        <Count label={words.hand} value={typed.hand} onValue={hand => setTyped({ ...typed, hand })} />
        <Button onClick={() => setTyped({ ...CONFLICT.blank, rules: typed.rules })}>{words.clear}</Button>
      </div>
      <section class="panel th-tools-answer" role="status">
        <Verdict found={found} />
      </section>
      <RulesField typed={typed} onTyped={setTyped} />
    </>
  );
};
