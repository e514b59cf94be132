import type { ComponentType } from 'preact';
import { say } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { linkTo } from '../../../route.ts';
import { Page } from '../../../ui/page.tsx';
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
type Part = keyof typeof PARTS;

/** Tools for the printed game: points, dice, the Rival, and conflict totals. */
export const ToolsScreen = ({ at: [name = 'points'] }: ScreenProps) => {
  const words = say(WORDS);
  const part: Part = Object.hasOwn(PARTS, name) ? (name as Part) : 'points';
  const Panel = PARTS[part];
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <nav class="row th-tools-nav" aria-label={words.partsLabel}>
        {(Object.keys(PARTS) as Part[]).map(each => (
          <a
            key={each}
            class="button"
            href={linkTo('thargos', 'tools', each)}
            aria-current={each === part ? 'page' : undefined}
          >
            {words.parts[each]}
          </a>
        ))}
      </nav>
      <div class="stack th-tools">
        <Panel />
      </div>
    </Page>
  );
};
