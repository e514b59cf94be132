import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  type ConflictConfig,
  type PamFault,
  refusalText,
} from '../../../../games/thargos/ui.ts';
import { AttributeEmblem } from '../../../games/thargos/card/pieces.tsx';
import { say } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { attributeName } from './attribute-name.ts';
import { Cite, Count, Pick } from './fields.tsx';
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

const RulesField = ({ typed, onTyped }: PartProps) => {
  const words = say(WORDS);
  const { rules } = typed;
  const set = (wish: Partial<ConflictConfig>): void => onTyped({ ...typed, rules: { ...rules, ...wish } });
  return (
    <details class="panel">
      <summary>{words.rulesNote}</summary>
      <div class="row">
        <Pick
          label={words.spread}
          value={rules.spread}
          of={words.spreads}
          onValue={value => set({ spread: value })}
        />
        <Pick
          label={words.mirror}
          value={rules.mirror}
          of={words.mirrors}
          onValue={value => set({ mirror: value })}
        />
        <Pick
          label={words.shortMirror}
          value={rules.shortMirror}
          of={words.shortMirrors}
          onValue={value => set({ shortMirror: value })}
        />
        <Pick
          label={words.zero}
          value={rules.zeroCardDefence}
          of={words.zeros}
          onValue={value => set({ zeroCardDefence: value })}
        />
        {rules.mirror === 'balance' && (
          <Count
            label={words.balanceMin}
            value={rules.balanceMin}
            most={2}
            onValue={value => set({ balanceMin: value ?? 0 })}
          />
        )}
        <Checkbox isOn={rules.mirrorSingle} onToggle={isOn => set({ mirrorSingle: isOn })}>
          {words.mirrorSingle}
        </Checkbox>
      </div>
    </details>
  );
};

const ColourField = ({ typed, onTyped, colour }: PartProps & { readonly colour: Attribute }) => {
  const words = say(WORDS);
  const name = attributeName(colour);
  const isAsked = typed.mission[colour] >= 0;
  const field = (side: 'attack' | 'defence', key: keyof JudgedSide) => (
    <Count
      label={words[key]}
      value={typed[side][key][colour]}
      onValue={value =>
        onTyped({
          ...typed,
          [side]: { ...typed[side], [key]: { ...typed[side][key], [colour]: value ?? 0 } },
        })
      }
    />
  );
  return (
    <fieldset class={`panel th-tools-colour is-${colour}`}>
      <legend>
        <AttributeEmblem attribute={colour} /> <span aria-hidden="true">{name}</span>
      </legend>
      <Count
        label={words.mission}
        value={isAsked ? typed.mission[colour] : null}
        canBeEmpty
        most={MOST_OF_MISSION}
        onValue={value => onTyped({ ...typed, mission: { ...typed.mission, [colour]: value ?? -1 } })}
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

/** What is wrong, or that nothing is. */
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
  if (colours.length === 0) return <p>{words.noColours}</p>;
  const attackFault = found.attackFault && faultText(found.attackFault);
  const defenceFault = found.isTooMany ? words.tooMany : found.defenceFault && faultText(found.defenceFault);
  return (
    <>
      <p>
        {behind.length > 0 ? words.behind(listOf(behind)) : words.behindNone} <Cite rule="HT-5.2" />
      </p>
      <Placing who={words.attacker} fault={attackFault} rule="HT-5.4" />
      <p>
        {found.defenceRule.colours.length === 0
          ? words.mayNot
          : words.mayOn(listOf(found.defenceRule.colours))}
      </p>
      <Placing who={words.defender} fault={defenceFault} rule="HT-5.6" />
      <p>
        {colours
          .map(colour => words.onColour(attributeName(colour), totals.attack[colour], totals.defence[colour]))
          .join(' · ')}
      </p>
      <p class="th-tools-verdict">
        {(attackFault || defenceFault) && words.notSo}
        <b>{success ? words.wins : words.fails}</b> <Cite rule="HT-5.8" />
      </p>
    </>
  );
};

/** Chapter 5 for the cards on a real table: what may be placed, and who wins. */
export const Calculator = () => {
  const words = say(WORDS);
  const [typed, setTyped] = useRemembered(CONFLICT);
  const found = resolveFight({ ...typed, mission: missionOf(typed.mission) });
  return (
    <>
      <ul class="quiet th-tools-help">
        <li>
          <b>{words.label(words.mission)}</b> {words.missionNote}
        </li>
        <li>
          <b>{words.label(words.open)}</b> {words.openNote}
        </li>
      </ul>
      <div class="th-tools-colours">
        {ATTRIBUTES.map(colour => (
          <ColourField key={colour} typed={typed} onTyped={setTyped} colour={colour} />
        ))}
      </div>
      <div class="row">
        <Count
          label={words.hand}
          value={typed.hand}
          onValue={value => setTyped({ ...typed, hand: value ?? 0 })}
        />
        <Button onClick={() => setTyped({ ...CONFLICT.blank, rules: typed.rules })}>{words.clear}</Button>
      </div>
      <section class="panel th-tools-answer" role="status">
        <Verdict found={found} />
      </section>
      <RulesField typed={typed} onTyped={setTyped} />
    </>
  );
};
