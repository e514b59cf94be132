import { ATTRIBUTE_NAMES, ATTRIBUTES } from '../../../../games/thargos/ui.ts';
import { AttributeEmblem } from '../../../games/thargos/card/pieces.tsx';
import { number, say, text } from '../../../i18n.ts';
import { ChartTable } from '../../../ui/chart-table.tsx';
import { WORDS as SHARED } from '../shared/messages.ts';
import { type Curves, DECK_TYPES } from './figures.ts';
import { WORDS } from './messages.ts';
import { PANEL_WORDS } from './panel-messages.ts';

/** Charts about a deck. Each chart has a table with the same numbers for screen readers. */

const HEIGHT = 62;

const Pattern = () => (
  <pattern
    id="th-decks-hatch"
    width="5"
    height="5"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <rect class="th-decks-hatch-ground" width="5" height="5" />
    <path class="th-decks-hatch-line" d="M1 0v5" />
  </pattern>
);

const PamChart = ({ pam }: Pick<Curves, 'pam'>) => {
  const totals = pam.map(part => DECK_TYPES.reduce((sum, type) => sum + part[type], 0));
  const most = Math.max(1, ...totals);
  return (
    <svg class="th-decks-chart" viewBox="0 0 160 94" aria-hidden="true">
      <defs>
        <Pattern />
      </defs>
      {pam.map((part, i) => {
        let y = 76;
        return (
          <g key={i}>
            {DECK_TYPES.map(type => {
              const height = (part[type] / most) * HEIGHT;
              y -= height;
              return (
                <rect
                  key={type}
                  class={`th-decks-bar is-${type}`}
                  x={12 + i * 38}
                  y={y}
                  width="26"
                  height={height}
                />
              );
            })}
            <text x={25 + i * 38} y={y - 3}>
              {number(totals[i]!)}
            </text>
            <text class="is-axis" x={25 + i * 38} y="91">
              {i + 1}
            </text>
          </g>
        );
      })}
      <path class="th-decks-axis" d="M6 76h150" />
    </svg>
  );
};

const ColorChart = ({ colours }: Pick<Curves, 'colours'>) => {
  const most = Math.max(1, ...ATTRIBUTES.flatMap(attr => [colours[attr].asked, colours[attr].given]));
  const width = (value: number): number => Math.max(2, (value / most) * 100);
  return (
    <div class="th-decks-colours" aria-hidden="true">
      {ATTRIBUTES.map(attr => (
        <div key={attr}>
          <AttributeEmblem attribute={attr} />
          <svg class="th-decks-chart" viewBox="0 0 130 26" aria-hidden="true">
            <rect class="th-decks-bar is-mission" x="1" y="2" width={width(colours[attr].asked)} height="9" />
            <rect
              class="th-decks-bar is-advantage"
              x="1"
              y="14"
              width={width(Math.max(0, colours[attr].given))}
              height="9"
            />
            <text class="is-start" x={5 + width(colours[attr].asked)} y="11">
              {number(colours[attr].asked)}
            </text>
            <text class="is-start" x={5 + width(Math.max(0, colours[attr].given))} y="23">
              {number(colours[attr].given)}
            </text>
          </svg>
        </div>
      ))}
    </div>
  );
};

const Numbers = ({ curves }: { readonly curves: Curves }) => {
  const words = say(WORDS);
  const panel = say(PANEL_WORDS);
  const shared = say(SHARED);
  return (
    <details>
      <summary>{panel.asNumbers}</summary>
      <ChartTable
        class="th-decks-numbers"
        caption={panel.byPam}
        head={['PAM', ...DECK_TYPES.map(type => shared.typed[type])]}
        rows={[
          ...curves.pam.map((part, i) => ({
            name: i + 1,
            cells: DECK_TYPES.map(type => number(part[type])),
          })),
          { name: panel.all, cells: DECK_TYPES.map(type => number(curves.types[type])) },
        ]}
      />
      <ChartTable
        class="th-decks-numbers"
        caption={panel.byColor}
        head={[words.colour, panel.asked, panel.given, panel.has]}
        rows={ATTRIBUTES.map(attr => {
          const { asked, given, heroes } = curves.colours[attr];
          return { name: text(ATTRIBUTE_NAMES[attr]), cells: [asked, given, heroes].map(number) };
        })}
      />
    </details>
  );
};

export const Charts = ({ curves }: { readonly curves: Curves }) => {
  const shared = say(SHARED);
  const panel = say(PANEL_WORDS);
  return (
    <section class="th-decks-charts th-decks-part" aria-label={panel.curves}>
      <div>
        <h2>{panel.byPam}</h2>
        <PamChart pam={curves.pam} />
      </div>
      <div>
        <h2>{panel.byColor}</h2>
        <ColorChart colours={curves.colours} />
      </div>
      <ul class="th-decks-key bare-list in-lines" aria-hidden="true">
        {DECK_TYPES.map(type => (
          <li key={type}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect class={`th-decks-bar is-${type}`} x="1" y="1" width="12" height="12" />
            </svg>
            {shared.typed[type]} {number(curves.types[type])}
          </li>
        ))}
      </ul>
      <Numbers curves={curves} />
    </section>
  );
};
