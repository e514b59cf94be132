import type { Attribute } from '../../../../games/thargos/ui.ts';
import { fix, picture, radial, rays } from '../../../art/ink.ts';
import { hatch, OUTLINES } from './emblems.ts';
import { stored } from './woodcut.ts';

const turn = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${fix(32 + radius * Math.cos(angle))} ${fix(32 + radius * Math.sin(angle))}`;
};

const SCALLOPS = (() => {
  let d = 'M49 26';
  for (let i = 0; i < 13; i++) {
    const at = (step: number, radius: number) => {
      const angle = ((i + step) * 2 * Math.PI) / 13;
      return `${fix(26 + radius * Math.cos(angle))} ${fix(26 + radius * Math.sin(angle))}`;
    };
    d += `Q${at(0.5, 27.4 + (i % 3) * 0.7)} ${at(1, 22.6 + ((i * 5) % 4) * 0.35)}`;
  }
  return `${d}z`;
})();

/** Victory points on a scalloped wax seal, whose outline differs from the disc of Mind. */
export const seal = (says: string, unit: string): string =>
  picture(
    'ta-seal',
    '-1 -1 54 54',
    `<path class="ta-wax" d="${SCALLOPS}"/><path class="ta-wax-light" d="M10 24a16 16 0 0 1 14-14"/>` +
      `<circle class="ta-wax-ring" cx="26" cy="26" r="18.5"/>` +
      `<text x="26" y="${unit ? 27 : 34}" font-size="${unit ? 22 : 25}">${says}</text>` +
      (unit && `<text class="ta-unit" x="26" y="39.5" font-size="14">${unit}</text>`),
  );

/** A team's points compared with its target: a dial with one tick for each point. */
export const dial = (value: number, target: number): string => {
  const START = 135;
  const SWEEP = 270;
  const share = target > 0 ? Math.min(1, Math.max(0, value / target)) : 0;
  const end = START + SWEEP * share;
  // Larger targets get fewer ticks, because more than about 30 would overlap.
  const step = Math.max(1, Math.ceil(target / 30));
  let ticks = '';
  for (let i = 0; i <= target; i += step) {
    const at = START + (SWEEP * i) / Math.max(1, target);
    if (i > value) ticks += `M${turn(at, i % 5 === 0 || i === target ? 20 : 22.5)}L${turn(at, 28)}`;
  }
  return picture(
    'ta-dial',
    '0 0 64 64',
    `<circle class="ta-dial-bed" cx="32" cy="32" r="30.5"/>` +
      (ticks && `<path class="ta-dial-ticks" d="${ticks}"/>`) +
      (share > 0
        ? `<path class="ta-dial-arc" d="M${turn(START, 25)}A25 25 0 ${end - START > 180 ? 1 : 0} 1 ${turn(end, 25)}"/>`
        : '') +
      `<path class="ta-dial-hand" d="M${turn(end, 18)}L${turn(end, 30)}"/>` +
      `<text x="32" y="37" font-size="20">${value}</text><text class="ta-unit" x="32" y="53" font-size="13">/ ${target}</text>`,
  );
};

/** The deck as a burning fuse. When it has burned down, the game is lost. */
export const fuse = (left: number, full: number): string => {
  const share = full > 0 ? Math.min(1, Math.max(0, left / full)) : 0;
  const end = 16 + 118 * share;
  let strands = '';
  for (let x = 17; x < end - 5; x += 6) strands += `M${fix(x)} 15.5l5-5`;
  return picture(
    'ta-fuse',
    '0 0 150 26',
    `<path class="ta-fuse-ash" d="M16 13h118"/><path class="ta-fuse-rope" d="M14 13H${fix(end)}"/>` +
      (strands && `<path class="ta-fuse-strands" d="${strands}"/>`) +
      `<rect class="ta-fuse-keg" x="1.5" y="3.5" width="14" height="19" rx="3"/>` +
      `<path class="ta-fuse-hoops" d="M2 8.5h13M2 17.5h13"/>` +
      `<g class="ta-spark" transform="translate(${fix(end)} 13)"><circle class="ta-glow" r="7.5"/>` +
      `<path class="ta-fire" d="${radial(0, 0, 16, i => (i % 2 ? 4.4 : i % 4 ? 8 : 10))}"/>` +
      `<circle class="ta-ember" r="2.8"/></g>`,
  );
};

/** The back of a card in a deck. Hero cards need none, because both their sides are faces. */
export const back = (): string =>
  picture(
    'ta-back',
    '0 0 40 56',
    `<rect class="ta-back-ground" x="1" y="1" width="38" height="54" rx="4"/>` +
      `<rect class="ta-tincture" fill="url(#th-pale-cross)" x="4.5" y="4.5" width="31" height="47" rx="2"/>` +
      `<rect class="ta-back-line" x="4.5" y="4.5" width="31" height="47" rx="2"/>` +
      `<path class="ta-back-line" d="M4.5 12.5l8-8M35.5 12.5l-8-8M4.5 43.5l8 8M35.5 43.5l-8 8"/>` +
      `<path class="ta-back-line" d="${rays(20, 28, 16, i => [13.5, i % 2 ? 15 : 17])}"/>` +
      `<path class="ta-back-ground" d="M20 13.5l11 14.5-11 14.5L9 28z"/>` +
      `<path class="ta-back-line" d="M20 13.5l11 14.5-11 14.5L9 28zM20 17l8.3 11L20 39l-8.3-11z"/>` +
      `<circle class="ta-back-wax" cx="20" cy="28" r="5"/><path class="ta-back-sign" d="M17.5 25.5h5M20 25.5v6"/>`,
  );

const PIPS: readonly string[] = ['', 'e', 'ai', 'aei', 'acgi', 'acegi', 'acdfgi'];

/** A die in an attribute's color and hatching, with the attribute's symbol in the corner. */
export const die = (attribute: Attribute, pips: number): string => {
  const dots = [...(PIPS[pips] ?? '')].map(spot => {
    const at = spot.charCodeAt(0) - 97;
    return `<circle class="ta-pip" cx="${8 + (at % 3) * 8}" cy="${8 + Math.floor(at / 3) * 8}" r="2.5"/>`;
  });
  return picture(
    `ta-die ta-${attribute}`,
    '0 0 32 32',
    `<rect class="ta-body" x="1.5" y="1.5" width="29" height="29" rx="5"/>` +
      `${hatch(attribute, 'M6.5 1.5h19a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5h-19a5 5 0 0 1-5-5v-19a5 5 0 0 1 5-5z')}` +
      `<path class="ta-die-sign" transform="translate(4 4)" d="${OUTLINES[attribute]}"/>${dots.join('')}`,
  );
};

export const NODE_STATES = ['won', 'open', 'locked', 'secret', 'fork'] as const;
export type NodeLook = (typeof NODE_STATES)[number];

const NODE_FRAMES: { readonly [S in NodeLook]: string } = {
  won: `<path class="ta-wax" d="${SCALLOPS}"/><circle class="ta-wax-ring" cx="26" cy="26" r="18.5"/>`,
  open: `<circle class="ta-node" cx="26" cy="26" r="22"/><circle class="ta-node-ring" cx="26" cy="26" r="18"/>`,
  locked: `<circle class="ta-node ta-dashed" cx="26" cy="26" r="22"/>`,
  secret: `<rect class="ta-back-ground" x="9" y="2" width="34" height="48" rx="4"/><rect class="ta-back-line" x="12.5" y="5.5" width="27" height="41" rx="2"/>`,
  fork: `<circle class="ta-node" cx="26" cy="26" r="22"/>`,
};

/** The mark of a Mission on a story's map, by the Mission's state. */
export const node = (state: NodeLook): string =>
  picture(
    `ta-node-${state}`,
    '-1 -1 54 54',
    `${NODE_FRAMES[state]}<g class="ta-node-sign">${stored(
      `m-${state === 'locked' ? 'lock' : state}`,
      'translate(14 14)',
    )}</g>`,
  );
