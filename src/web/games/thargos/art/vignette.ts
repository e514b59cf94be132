import {
  ATTRIBUTES,
  type Attribute,
  DEFINITIONS,
  type DeckCard,
  type Faction,
  type Verb,
} from '../../../../games/thargos/ui.ts';
import type { Charge } from './charges.ts';
import type { SceneName } from './scenes.ts';
import { hashOf, pickBy, stored } from './woodcut.ts';

/** What a card picture shows: an object in front, a scene, and perhaps an object in the background. */
interface Motif {
  readonly thing: Charge;
  readonly other?: Charge | undefined;
  readonly scene: SceneName;
}

/** The picture of each shipped card: object, scene, and perhaps an object in the background. */
const MOTIFS: Readonly<Record<string, string>> = {
  L401: 'golem roundel',
  L402: 'buckler niche spears',
  L403: 'lens roundel spears',
  L504: 'cuirass niche',
  L505: 'boat canal',
  L506: 'ward roundel',
  L507: 'blade lozenge',
  L508: 'book drape quill',
  L509: 'crystal lozenge',
  L510: 'buckler drape blade',
  L511: 'mortar drape',
  L512: 'cart niche key',
  L513: 'drum roundel',
  L514: 'eye drape moon',
  L515: 'mask niche dagger',
  L516: 'phial roundel',
  L517: 'sash drape',
  L518: 'ward lozenge moon',
  L519: 'fist lozenge bolt',
  L520: 'horse roundel',
  L521: 'lantern niche',
  L522: 'banner roundel person',
  L523: 'crown lozenge',
  L524: 'tent hills',
  L525: 'cloak niche spears',
  L426: 'person town',
  A401: 'spinefish storm bolt',
  A402: 'gryphon whirl',
  A403: 'cyclops burst',
  A404: 'troll slash',
  A405: 'skull slash duel',
  A506: 'lurkers marsh',
  A507: 'cart smoke flame',
  A508: 'purse alley blackHand',
  A509: 'road walls',
  A510: 'boots field',
  A511: 'swap burst writ',
  A512: 'writ whirl',
  A513: 'phial night',
  A514: 'spring glory',
  A515: 'chain slash flame',
  A516: 'eye crypt chain',
  A517: 'hoard smoke',
  A518: 'council hall',
  A519: 'stakes smoke',
  A520: 'ward glory',
  A521: 'blade burst',
  A522: 'banner field spears',
  A523: 'person glory spears',
  A531: 'skull whirl phial',
  A524: 'gate walls purse',
  A525: 'tower walls spears',
  A526: 'torch town fist',
  A527: 'temple glory',
  A528: 'grate crypt',
  A529: 'quill burst writ',
  A530: 'eye alley person',
  M22: 'eye town houses',
  M16: 'cave wood',
  M10: 'wolf night tree',
  M23: 'purse town fist',
  M21: 'hoard hills cave',
  M29: 'book peaks watcherOfTyla',
  M24: 'skull storm banner',
  M20: 'swap field spears',
  M11: 'ladder walls cloak',
  M3: 'tower storm skull',
  M26: 'hornedOfKrill field spears',
  M17: 'gate peaks',
  M401: 'cart canal temple',
  M402: 'flame town houses',
  M501: 'bridge marsh',
  M502: 'writ alley',
  M503: 'shrine wood spirit',
  M504: 'wall smoke spears',
  M505: 'mask hall crown',
  M506: 'spirit marsh',
  M507: 'cart field crystal',
  M508: 'duel hills bridge',
  M509: 'astrolabe hall moon',
  M510: 'crown hall mask',
  M411: 'council town hourglass',
  M412: 'houses hills road',
  M521: 'gate walls key',
  M522: 'wall night torch',
  M523: 'spring hall temple',
  M524: 'arena glory',
  M525: 'map hall quill',
  M526: 'tomb crypt torch',
  M527: 'scales town',
  M528: 'grate canal blade',
  M529: 'lantern night',
  M530: 'lens alley person',
  M531: 'mask crypt moon',
  M532: 'tower walls banner',
  M533: 'sash hall scales',
  M534: 'banner town',
  M535: 'rift crypt ward',
  M536: 'sheaf town houses',
};

const TAGS: Readonly<Record<string, Charge>> = {
  beast: 'cave',
  creature: 'troll',
  darkun: 'mask',
  elemental: 'golem',
  guardian: 'buckler',
  raid: 'torch',
  servant: 'person',
  undead: 'skull',
  weapon: 'blade',
};

const BY_ATTRIBUTE: { readonly [A in Attribute]: Charge } = {
  power: 'blade',
  mind: 'eye',
  mysticism: 'ward',
};

const PLACES: Readonly<Record<string, readonly SceneName[]>> = {
  advantage: ['roundel', 'lozenge', 'niche', 'drape'],
  action: ['burst', 'slash', 'whirl', 'storm', 'smoke'],
  urban: ['town', 'walls', 'hall', 'alley', 'crypt', 'canal'],
  wilderness: ['hills', 'peaks', 'wood', 'marsh', 'field', 'night'],
};

const placeOf = (card: DeckCard): readonly SceneName[] => {
  if (card.type !== 'mission') return PLACES[card.type]!;
  if (card.region === 'urban' || card.region === 'wilderness') return PLACES[card.region]!;
  return [...PLACES.urban!, ...PLACES.wilderness!];
};

/** All verbs in a card's effects, including those inside choices and conditions. */
const verbsIn = (part: unknown): readonly Verb[] => {
  if (Array.isArray(part)) return part.flatMap(verbsIn);
  if (typeof part !== 'object' || part === null) return [];
  // Of all parts of an effect, only operations have the key `op`. Its value is their verb.
  const own = 'op' in part ? [part.op as Verb] : [];
  return [...own, ...Object.values(part).flatMap(verbsIn)];
};

const factionOf = (card: DeckCard): Faction | null => (card.type === 'advantage' ? card.faction : null);

/** Drawings that fit a card by its tags, verbs, attributes and faction, the best first. */
const signsOf = (card: DeckCard): readonly Charge[] => {
  const mods = card.type === 'mission' ? card.attrs : (card.mods ?? {});
  const found = [
    ...(card.tags ?? []).flatMap(tag => (Object.hasOwn(TAGS, tag) ? [TAGS[tag]!] : [])),
    // Cast: not every verb has a picture.
    ...verbsIn(card.effects ?? []).flatMap(verb => (DEFINITIONS[verb].picture as Charge | undefined) ?? []),
    ...ATTRIBUTES.filter(attribute => mods[attribute]).map(attribute => BY_ATTRIBUTE[attribute]),
    ...[factionOf(card)].filter(faction => faction !== null),
  ];
  return [...new Set<Charge>(found.length > 0 ? found : ['map'])];
};

const motifOf = (card: DeckCard): Motif => {
  if (Object.hasOwn(MOTIFS, card.id) && card.source.values !== 'printed') {
    // Cast: each entry of MOTIFS names an object, a scene and perhaps another object.
    const [thing, scene, other] = MOTIFS[card.id]!.split(' ') as [Charge, SceneName, Charge?];
    return { thing, scene, other };
  }
  const [thing, other] = signsOf(card);
  return { thing: thing!, other, scene: pickBy(card.id, placeOf(card)) };
};

/** The picture of a card that isn't a hero: from MOTIFS, otherwise derived from its tags, verbs and id. */
export const vignette = (card: DeckCard): string => {
  const { thing, other, scene } = motifOf(card);
  const hash = hashOf(card.id);
  const isLeft = hash % 2 === 0;
  const shift = other ? (isLeft ? 8 : -8) : ((hash >>> 3) % 5) - 2;
  const size = 0.68 + ((hash >>> 7) % 4) * 0.02;
  const x = 50 + shift - 32 * size;
  const y = 32 - 31 * size;
  const far = other
    ? `<g class="ta-far">${stored(`c-${other}`, `translate(${isLeft ? 7 : 66} 22) scale(.42)`)}</g>`
    : '';
  return (
    `<svg class="ta-vignette" viewBox="0 0 100 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<path class="ta-cut" d="M0 0h100v64H0z"/><g class="ta-scene">${stored(`s-${scene}`)}</g>${far}` +
    `<g class="ta-near">${stored(`c-${thing}`, `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`)}</g></svg>`
  );
};
