import type { Faction } from '../../../../games/thargos/ui.ts';
import { rays } from '../../../art/ink.ts';
import type { Arms, DrawnHead } from './heads.ts';
import { hashOf, pickBy, stored } from './woodcut.ts';

/** Head, arms, coat and background of each shipped hero. Custom heroes get theirs from their id and faction. */
const LOOKS: Readonly<Record<string, `${DrawnHead} ${Arms} ${number} ${number}`>> = {
  C401: 'kettle bow 4 0',
  C402: 'open banner 0 0',
  C403: 'wimple staff 2 0',
  C404: 'greathelm lance 1 0',
  C405: 'hat none 6 3',
  C406: 'beast none 3 5',
  C407: 'laurel sword 0 1',
  C408: 'mane mace 5 4',
  C409: 'mask staff 2 1',
  C410: 'web sword 3 4',
  C411: 'sting axe 1 2',
  C412: 'coil daggers 3 3',
  C413: 'horned bow 5 4',
  C414: 'plaits sword 4 2',
  C415: 'open bow 1 1',
  C416: 'bald falcon 4 3',
  C517: 'gale none 2 5',
  C518: 'gale staff 4 0',
  C519: 'falcon sword 0 2',
  C520: 'falcon banner 6 4',
  C521: 'hood lamp 2 1',
  C522: 'barrow axe 0 3',
  C523: 'veil none 4 4',
  C524: 'broken axe 5 2',
  C525: 'skull sickle 3 5',
  C526: 'drowned hook 4 5',
  C527: 'wimple sword 6 2',
  C528: 'hollow staff 2 3',
  C529: 'sun none 4 0',
  C530: 'hat hook 5 5',
  C531: 'plaits axe 5 3',
  C532: 'pelt mace 5 1',
  C533: 'handed daggers 4 2',
};

/** The heads that custom heroes of a faction may get. */
const HEADS_OF: { readonly [F in Faction]: readonly DrawnHead[] } = {
  imperial: ['greathelm', 'open', 'kettle', 'laurel'],
  airCult: ['gale', 'hood'],
  blackFalcons: ['falcon', 'open'],
  renegade: ['plaits', 'mane', 'hat'],
  watcherOfTyla: ['hood', 'wimple'],
  spider: ['web', 'veil'],
  hornedOfKrill: ['horned', 'broken'],
  cobra: ['coil', 'mask'],
  nunnorianCompact: ['hat', 'wimple', 'bald'],
  pure: ['mask', 'laurel'],
  eclipse: ['hollow', 'sun'],
  takers: ['drowned', 'hat'],
  wolf: ['pelt', 'mane'],
  blackHand: ['handed', 'hood'],
  scorpion: ['sting', 'bald'],
};

const ALL_HEADS = Object.values(HEADS_OF).flat();
const ALL_ARMS: readonly Arms[] = [
  'bow',
  'lance',
  'sword',
  'staff',
  'banner',
  'axe',
  'mace',
  'sickle',
  'daggers',
];
const COATS = 7;

/** Backgrounds of portraits: rays, bars, chevrons, bricks, arcs, falling strokes. */
const FIELDS: readonly string[] = [
  rays(50, 50, 20, () => [34, 120]),
  'M8 0v120M20 0v120M32 0v120M44 0v120M56 0v120M68 0v120M80 0v120M92 0v120',
  'M-2 20L50-8l52 28M-2 42L50 14l52 28M-2 64L50 36l52 28M-2 86L50 58l52 28M-2 108L50 80l52 28',
  'M0 12h100M0 28h100M0 44h100M0 60h100M0 76h100M18 0v12M58 0v12M38 12v16M78 12v16M18 28v16M58 28v16M38 44v16M78 44v16M18 60v16M82 60v16',
  'M10 50a40 40 0 1 1 80 0M2 50a48 48 0 1 1 96 0M-7 50a57 57 0 1 1 114 0M-17 50a67 67 0 1 1 134 0',
  'M10-4L-6 40M26-4L2 62M42-4L10 84M58-4L22 96M74-4L38 96M90-4L54 96M106-4L70 96M112 22L86 96M112 60L98 100',
];

const CRACK = 'M-2 88L20 74l-4-10 22-8-6-14 26-2 4-16 20 4 22-20';

const lookOf = (id: string, faction: Faction | null): [DrawnHead, Arms, number, number] => {
  const known = Object.hasOwn(LOOKS, id) ? LOOKS[id]!.split(' ') : undefined;
  // Each entry of LOOKS names a head and arms, then two numbers.
  if (known) return [known[0] as DrawnHead, known[1] as Arms, Number(known[2]), Number(known[3])];
  return [
    pickBy(`${id}head`, faction ? HEADS_OF[faction] : ALL_HEADS),
    pickBy(`${id}arms`, ALL_ARMS),
    hashOf(`${id}coat`) % COATS,
    hashOf(`${id}field`) % FIELDS.length,
  ];
};

export interface Sitter {
  readonly id: string;
  readonly faction: Faction | null;
  readonly isWounded?: boolean | undefined;
}

/** A hero's two-color portrait. A wounded hero is bent and bandaged, and the portrait is cracked. */
export const portrait = ({ id, faction, isWounded = false }: Sitter): string => {
  const [head, arms, coat, field] = lookOf(id, faction);
  const figure =
    (arms === 'none' ? '' : stored(`arms-${arms}`)) +
    stored('bust') +
    stored(`coat-${coat}`) +
    stored(`head-${head}`);
  const ground =
    `<path class="ta-cut" d="M0-4h100v126H0z"/><path class="ta-tint" d="M0-4h100v126H0z"/>` +
    (isWounded
      ? ''
      : `<path class="ta-rays" d="${FIELDS[field % FIELDS.length]}"/><circle class="ta-halo" cx="50" cy="50" r="36"/>`);
  const hurt =
    `<path class="ta-shade ta-faint" d="M0-4h100v126H0z"/>` +
    `<path class="ta-score" stroke-width="5.5" d="${CRACK}"/><path class="ta-line" stroke-width="1.8" d="${CRACK}"/>`;
  return (
    `<svg class="ta-portrait ta-f-${faction ?? 'none'}" viewBox="1 -2 98 118" preserveAspectRatio="xMidYMin slice"` +
    ` aria-hidden="true">${ground}` +
    (isWounded
      ? `<g transform="rotate(12 50 90) translate(4 -5)">${figure}${stored('bandage')}</g>${hurt}`
      : figure) +
    '</svg>'
  );
};
