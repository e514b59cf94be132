import type { ComponentType } from 'preact';
import { keysOf } from '../../../../engine/util.ts';
import { say } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { Page, Tabs } from '../../../ui/ui.ts';
import { Calculator } from './calculator.tsx';
import { DicePanel } from './dice.tsx';
import { PointsPanel } from './points.tsx';
import { RivalPanel } from './rival-panel.tsx';
import './tools.css';
import { WORDS } from './messages.ts';

const PARTS = {
  points: PointsPanel,
  dice: DicePanel,
  rival: RivalPanel,
  conflict: Calculator,
} as const satisfies Readonly<Record<string, ComponentType>>;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

export const ToolsScreen = ({ at: [name = 'points'] }: ScreenProps) => {
  const words = say(WORDS);
  const part = isPart(name) ? name : 'points';
  const Panel = PARTS[part];
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <Tabs
        label={words.partsLabel}
        tabs={keysOf(PARTS).map(each => ({ name: words.parts[each], at: ['thargos', 'tools', each] }))}
        current={keysOf(PARTS).indexOf(part)}
      />
      <div class="stack th-tools has-folds">
        <Panel />
      </div>
    </Page>
  );
};
