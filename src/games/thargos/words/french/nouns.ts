import { de } from '../../../../text/french.ts';
import type { Faction } from '../../attributes.ts';
import type { AttrArg, Filter, Selector, TargetKind, Who, Zone } from '../../effects/effect.ts';
import { type Filters, filterWords, words } from '../grammar.ts';
import { ATTRIBUTE_NAMES, FACTION_NAMES, TYPE_NAMES, tagWords } from '../names.ts';

/** The gender and number that an adjective must agree with. */
export interface Agreement {
  readonly feminine: boolean;
  readonly many: boolean;
}

export const agree = (adjective: string, { feminine, many }: Agreement): string =>
  `${adjective}${feminine ? 'e' : ''}${many ? 's' : ''}`;

export const PLAYERS: { readonly [W in Who]: string } = {
  self: 'vous',
  opponent: 'votre adversaire',
  eachOpponent: 'chaque adversaire',
  eachPlayer: 'chaque joueur',
  attacker: 'l’attaquant',
  defender: 'le défenseur',
  activePlayer: 'le joueur actif',
  owner: 'le propriétaire',
};

/** The owner of a thing: `votre` or `son` before it, or a name after it. */
export type Owner = string;
export const ownerOf = (who: Who): Owner => (who === 'self' ? 'votre' : PLAYERS[who]);

const owned = (noun: string, feminine: boolean, owner: Owner): string => {
  if (owner === 'votre') return `votre ${noun}`;
  if (owner === 'son') return `${feminine ? 'sa' : 'son'} ${noun}`;
  return `${feminine ? 'la' : 'le'} ${noun} ${de(owner)}`;
};

export const deck = (owner: Owner): string => owned('deck', false, owner);
export const handLimit = (who: Who): string => owned('limite de main', true, ownerOf(who));

/** The texts of a zone: as a name, a place, a destination and an origin. */
interface ZoneWords {
  readonly name: (owner: Owner) => string;
  readonly at: (owner: Owner) => string;
  readonly to: (owner: Owner) => string;
  readonly from: (owner: Owner) => string;
}

const pile = (noun: string): ZoneWords => ({
  name: owner => owned(noun, true, owner),
  at: owner => `dans ${owned(noun, true, owner)}`,
  to: owner => `dans ${owned(noun, true, owner)}`,
  from: owner => de(owned(noun, true, owner)),
});

const place = (noun: string): ZoneWords => ({
  name: () => noun,
  at: () => `sur ${noun}`,
  to: () => `sur ${noun}`,
  from: () => de(noun),
});

export const ZONE_WORDS: { readonly [Z in Zone]: ZoneWords } = {
  hand: pile('main'),
  deckTop: {
    name: deck,
    at: owner => `au-dessus ${de(deck(owner))}`,
    to: owner => `sur ${deck(owner)}`,
    from: owner => `du dessus ${de(deck(owner))}`,
  },
  deckBottom: {
    name: deck,
    at: owner => `sous ${deck(owner)}`,
    to: owner => `sous ${deck(owner)}`,
    from: owner => `du dessous ${de(deck(owner))}`,
  },
  discard: pile('défausse'),
  score: pile('pile de score'),
  outOfGame: {
    name: () => 'les cartes hors jeu',
    at: () => 'hors jeu',
    to: () => 'hors jeu',
    from: () => 'de hors jeu',
  },
  track: place('cette piste'),
  hero: place('ce héros'),
};

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

const KINDS: { readonly [K in TargetKind | 'action']: Noun } = {
  hero: { one: 'héros', many: 'héros', feminine: false },
  advantage: { one: 'avantage', many: 'avantages', feminine: false },
  trackCard: { one: 'action de piste', many: 'actions de piste', feminine: true },
  mission: { one: 'mission', many: 'missions', feminine: true },
  track: { one: 'piste', many: 'pistes', feminine: true },
  pam: { one: 'carte PAM', many: 'cartes PAM', feminine: true },
  card: { one: 'carte', many: 'cartes', feminine: true },
  action: { one: 'action', many: 'actions', feminine: true },
};

export const faceWord = (which: 'active' | 'wounded', agreement: Agreement): string =>
  which === 'wounded'
    ? agree('blessé', agreement)
    : `${agreement.feminine ? 'active' : 'actif'}${agreement.many ? 's' : ''}`;

export const lockWord = (locked: boolean, agreement: Agreement): string =>
  locked ? agree('verrouillé', agreement) : 'sans verrou';

/** Faction names that are adjectives. They agree with "faction". */
const ADJECTIVES: { readonly [F in Faction]?: string } = { imperial: 'Impériale', renegade: 'Renégate' };
export const ofFaction = (faction: Faction): string =>
  `de la faction ${ADJECTIVES[faction] ?? FACTION_NAMES[faction].fr}`;

/**
 * The words that a filter adds to a noun: adjectives directly beside it, other properties in brackets after
 * the owner.
 */
interface Around {
  readonly near?: string;
  readonly far?: string;
}

const attributive = (agreement: Agreement): Filters<Around> => ({
  type: type => ({ near: `de type ${TYPE_NAMES[type].fr}` }),
  tag: tag => ({ near: tagWords(tag).beside.fr }),
  face: which => ({ near: faceWord(which, agreement) }),
  locked: locked => ({ near: lockWord(locked, agreement) }),
  faction: faction => ({ near: ofFaction(faction) }),
  id: id => ({ far: `numéro ${id}` }),
  pamMin: pam => ({ far: `PAM de ${pam} ou plus` }),
  pamMax: pam => ({ far: `PAM de ${pam} ou moins` }),
  vpMax: vp => ({ far: `${vp} PV ou moins` }),
  hpMax: hp => ({ far: `${hp} PH ou moins` }),
  hasAttr: attr => ({ far: `avec ${ATTRIBUTE_NAMES[attr].fr}` }),
});

/** The noun for a filter by card type, and the rest of the filter. */
const named = (kind: TargetKind, where: Filter): readonly [Noun, Filter] => {
  const { type, ...rest } = where;
  if (type !== undefined && (kind === 'card' || kind === type)) return [KINDS[type], rest];
  return [KINDS[kind], where];
};

export const isFeminine = (kind: TargetKind, where: Filter = {}): boolean => named(kind, where)[0].feminine;

/** A noun and its filter, without an article: "héros blessés de votre adversaire (7 PH ou moins)". */
export const noun = (
  kind: TargetKind,
  where: Filter = {},
  many = false,
  { isAdjacent = false, owner = '' } = {},
): string => {
  const [{ one, many: plural, feminine }, rest] = named(kind, where);
  const agreement = { feminine, many };
  const around = filterWords(attributive(agreement), rest);
  const far = around.flatMap(({ far }) => far ?? []).join(', ');
  return words(
    many ? plural : one,
    isAdjacent ? agree('adjacent', agreement) : '',
    ...around.flatMap(({ near }) => near ?? []),
    owner,
    far === '' ? '' : `(${far})`,
  );
};

export const aNoun = (kind: TargetKind, where: Filter = {}): string =>
  `${isFeminine(kind, where) ? 'une' : 'un'} ${noun(kind, where)}`;

const OWNED_ZONES: readonly Zone[] = ['hand', 'deckTop', 'deckBottom', 'discard', 'score'];

/**
 * The words after the noun: the zone of a selector and its owner, unless "vos" before the noun names the
 * owner.
 */
const behind = ({ of, in: zone }: Selector): string => {
  const at = zone === undefined ? '' : ZONE_WORDS[zone].at(ownerOf(of ?? 'self'));
  const inOwned = zone !== undefined && OWNED_ZONES.includes(zone);
  return words(of === undefined || of === 'self' || inOwned ? '' : de(PLAYERS[of]), at);
};

/** Whether the items begin with "vos", so that a single one is, for example, "un de vos héros". */
export const isYours = ({ of, in: zone }: Selector): boolean =>
  of === 'self' && (zone === undefined || !OWNED_ZONES.includes(zone));

/**
 * The items of a selector without an article: "héros blessés de votre adversaire", "cartes dans votre main".
 */
export const bare = (selector: Selector, many: boolean): string =>
  noun(selector.kind, selector.where, many, {
    isAdjacent: selector.pick === 'adjacent',
    owner: behind(selector),
  });

/** All items that a selector picks from: "vos héros", "les héros de votre adversaire". */
export const pool = (selector: Selector): string =>
  `${isYours(selector) ? 'vos' : 'les'} ${bare(selector, true)}`;

/** The attributes in a text about a change, such as "+1 en Puissance". */
export const IN_ATTRIBUTE: { readonly [A in AttrArg]: string } = {
  power: 'en Puissance',
  mind: 'en Esprit',
  mysticism: 'en Mysticisme',
  all: 'à tous les attributs',
  chosen: 'à un attribut de votre choix',
  mission: 'à chaque attribut demandé par la mission',
};

export const THE_ATTRIBUTE: { readonly [A in AttrArg]: string } = {
  power: 'la Puissance',
  mind: 'l’Esprit',
  mysticism: 'le Mysticisme',
  all: 'tous les attributs',
  chosen: 'un attribut de votre choix',
  mission: 'chaque attribut demandé par la mission',
};
