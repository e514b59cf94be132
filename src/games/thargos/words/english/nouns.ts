import type { AttrArg, Filter, Selector, TargetKind, Who, Zone } from '../../effects/effect.ts';
import { type Filters, filterWords, list, words } from '../grammar.ts';
import { ATTRIBUTE_NAMES, FACTION_NAMES, TYPE_NAMES, tagWords } from '../names.ts';

export const PLAYERS: { readonly [W in Who]: { readonly name: string; readonly owns: string } } = {
  self: { name: 'you', owns: 'your' },
  opponent: { name: 'your opponent', owns: 'your opponent’s' },
  eachOpponent: { name: 'each opponent', owns: 'each opponent’s' },
  eachPlayer: { name: 'each player', owns: 'each player’s' },
  attacker: { name: 'the attacker', owns: 'the attacker’s' },
  defender: { name: 'the defender', owns: 'the defender’s' },
  activePlayer: { name: 'the active player', owns: 'the active player’s' },
  owner: { name: 'the owner', owns: 'the owner’s' },
};

/** The texts of a zone: as a name, a place, a destination and an origin. */
interface ZoneWords {
  readonly name: (owns: string) => string;
  readonly at: (owns: string) => string;
  readonly to: (owns: string) => string;
  readonly from: (owns: string) => string;
}

const pile = (noun: string): ZoneWords => ({
  name: owns => `${owns} ${noun}`,
  at: owns => `in ${owns} ${noun}`,
  to: owns => `to ${owns} ${noun}`,
  from: owns => `from ${owns} ${noun}`,
});

const place = (noun: string, preposition: string): ZoneWords => ({
  name: () => noun,
  at: () => `${preposition} ${noun}`,
  to: () => `to ${noun}`,
  from: () => `from ${noun}`,
});

export const ZONE_WORDS: { readonly [Z in Zone]: ZoneWords } = {
  hand: pile('hand'),
  deckTop: {
    name: owns => `${owns} deck`,
    at: owns => `on top of ${owns} deck`,
    to: owns => `to the top of ${owns} deck`,
    from: owns => `from the top of ${owns} deck`,
  },
  deckBottom: {
    name: owns => `${owns} deck`,
    at: owns => `at the bottom of ${owns} deck`,
    to: owns => `to the bottom of ${owns} deck`,
    from: owns => `from the bottom of ${owns} deck`,
  },
  discard: pile('discard pile'),
  score: pile('score pile'),
  outOfGame: {
    name: () => 'the cards out of the game',
    at: () => 'out of the game',
    to: () => 'out of the game',
    from: () => 'from outside the game',
  },
  track: place('this track', 'on'),
  hero: place('this hero', 'on'),
};

const KINDS: { readonly [K in TargetKind]: readonly [one: string, many: string] } = {
  hero: ['hero', 'heroes'],
  advantage: ['Advantage', 'Advantages'],
  trackCard: ['track Action', 'track Actions'],
  mission: ['Mission', 'Missions'],
  track: ['track', 'tracks'],
  pam: ['PAM card', 'PAM cards'],
  card: ['card', 'cards'],
};

export const article = (noun: string): string => (/^[“"]?[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

interface Around {
  readonly before?: string;
  readonly after?: string;
}

const ATTRIBUTIVE: Filters<Around> = {
  locked: locked => ({ before: locked ? 'locked' : 'unlocked' }),
  face: face => ({ before: face }),
  faction: faction => ({ before: FACTION_NAMES[faction].en }),
  tag: tag => ({ before: tagWords(tag).beside.en }),
  type: type => ({ before: type === 'hero' ? 'hero' : TYPE_NAMES[type].en }),
  id: id => ({ after: `with the number ${id}` }),
  pamMin: pam => ({ after: `with a PAM of ${pam} or more` }),
  pamMax: pam => ({ after: `with a PAM of ${pam} or less` }),
  vpMax: vp => ({ after: `worth ${vp} VP or less` }),
  hpMax: hp => ({ after: `with ${hp} HP or less` }),
  hasAttr: attr => ({ after: `with ${ATTRIBUTE_NAMES[attr].en}` }),
};

/** A noun and its filter, without an article: "wounded heroes with 7 HP or less". */
const noun = (kind: TargetKind, where: Filter, many: boolean, adjective = ''): string => {
  // A filter by card type replaces the noun with the name of that type.
  const { type, ...rest } = where;
  const named = type !== undefined && (kind === 'card' || kind === type) ? type : undefined;
  const around = filterWords(ATTRIBUTIVE, named === undefined ? where : rest);
  const bare = named === 'action' ? (many ? 'Actions' : 'Action') : KINDS[named ?? kind][many ? 1 : 0];
  const after = list(
    around.flatMap(({ after }) => after ?? []),
    ' and ',
  );
  return words(adjective, ...around.flatMap(({ before }) => before ?? []), bare, after);
};

export const filtered = (where: Filter | undefined, many: boolean, kind: TargetKind = 'card'): string =>
  noun(kind, where ?? {}, many);
export const aFiltered = (where: Filter | undefined, kind: TargetKind = 'card'): string =>
  article(noun(kind, where ?? {}, false));

const OWNED_ZONES: readonly Zone[] = ['hand', 'deckTop', 'deckBottom', 'discard', 'score'];

/** All items that a selector picks from: "your wounded heroes in ...". */
export const pool = ({ kind, of, in: zone, where = {}, pick }: Selector): string => {
  const inOwned = zone !== undefined && OWNED_ZONES.includes(zone);
  const owns = of === undefined || inOwned ? '' : PLAYERS[of].owns;
  const at = zone === undefined ? '' : ZONE_WORDS[zone].at(PLAYERS[of ?? 'self'].owns);
  return words(owns, noun(kind, where, true, pick === 'adjacent' ? 'adjacent' : ''), at);
};

/** One item, without its owner: "a hero", "a card in your hand". */
export const single = ({ kind, of, in: zone, where = {}, pick }: Selector): string => {
  const at = zone === undefined ? '' : ZONE_WORDS[zone].at(PLAYERS[of ?? 'self'].owns);
  return words(article(noun(kind, where, false, pick === 'adjacent' ? 'adjacent' : '')), at);
};

export const isOwned = ({ of, in: zone }: Selector): boolean =>
  of !== undefined && (zone === undefined || !OWNED_ZONES.includes(zone));

/** The attributes in a text about a change: "Power", "every attribute". */
export const ATTRIBUTE_ARGS: { readonly [A in AttrArg]: string } = {
  power: 'Power',
  mind: 'Mind',
  mysticism: 'Mysticism',
  all: 'every attribute',
  chosen: 'an attribute of your choice',
  mission: 'every attribute the Mission asks for',
};
