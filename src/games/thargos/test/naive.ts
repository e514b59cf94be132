import type { Card, CardId } from '../cards/card.ts';
import type { Condition, Effect, Expr, Filter, Op, Selector, Target, Who } from '../effects/effect.ts';
import type { Position } from '../types.ts';

/**
 * A second implementation of continuous effects on tracks, as simple as possible: it caches nothing. It
 * shares no code with the rules, so tests miss an error only if both implementations have it.
 */

export interface Desk {
  readonly table: Position;
  readonly cards: ReadonlyMap<CardId, Card>;
}

/** A continuous effect and the place of the card that has it. */
interface Voice {
  readonly effect: Effect;
  /** The index of the effect on its card. */
  readonly index: number;
  readonly seat: number;
  readonly post: number;
  readonly source: number;
}

type Colors = Record<'power' | 'mind' | 'mysticism', number>;
const COLOURS = ['power', 'mind', 'mysticism'] as const;

/**
 * The continuous effects that are being evaluated and therefore ignored. Inside two of them, all are ignored.
 */
type Reading = readonly Voice[];

const cardAt = ({ table, cards }: Desk, card: number): Card | undefined => {
  const id = table.faces[card];
  return id ? cards.get(id) : undefined;
};

const effectsOf = (desk: Desk, card: number): readonly Effect[] => {
  const found = cardAt(desk, card);
  if (found?.type === 'hero') return found.faces[desk.table.heroes[card]!.face].effects ?? [];
  return found?.effects ?? [];
};

export const voicesOf = (desk: Desk): Voice[] => {
  const voices: Voice[] = [];
  for (const [post, { hero, advantages, actions }] of desk.table.posts.entries()) {
    if (hero === null) continue;
    for (const source of [hero, ...advantages, ...actions])
      for (const [index, effect] of effectsOf(desk, source).entries())
        if (effect.on === 'static') voices.push({ effect, index, seat: Math.floor(post / 4), post, source });
  }
  return voices;
};

/** The places at both ends of each track. */
const tracksOf = ({ table }: Desk): number[][] => {
  const seats = table.players.length;
  if (seats === 2) return [0, 1, 2, 3].map(i => [i, 4 + i]);
  const tracks: number[][] = [];
  for (let seat = 0; seat < seats; seat++)
    for (const i of [0, 1]) tracks.push([seat * 4 + i, ((seat + 1) % seats) * 4 + 2 + i]);
  return tracks;
};

const trackAt = (desk: Desk, post: number): number => tracksOf(desk).findIndex(ends => ends.includes(post));

const othersOf = ({ table }: Desk, seat: number): number[] =>
  [...table.players.keys()].filter(other => other !== seat && !table.players[other]!.isOut);

const playersMeant = (desk: Desk, who: Who, { seat }: Voice): number[] => {
  const { conflict, turn, players } = desk.table;
  if (who === 'self' || who === 'owner') return [seat];
  if (who === 'eachOpponent') return othersOf(desk, seat);
  if (who === 'activePlayer') return [turn.seat];
  if (who === 'attacker') return conflict ? [conflict.attacker] : [];
  if (who === 'defender') return conflict && conflict.defender !== null ? [conflict.defender] : [];
  if (who === 'opponent') {
    if (conflict && conflict.attacker === seat && conflict.defender !== null) return [conflict.defender];
    if (conflict && conflict.defender === seat) return [conflict.attacker];
    return othersOf(desk, seat);
  }
  const clockwise = [...players.keys()].map(i => (turn.seat + i) % players.length);
  return clockwise.filter(each => !players[each]!.isOut);
};

/**
 * The hero's places of both sides in the conflict, this player's first. Empty if the player isn't in a
 * conflict.
 */
const fighting = ({ table: { conflict } }: Desk, seat: number): readonly (number | null)[] => {
  if (conflict?.attacker === seat) return [conflict.post, conflict.against];
  if (conflict?.defender === seat) return [conflict.against, conflict.post];
  return [];
};

const wordMeant = (desk: Desk, word: Extract<Target, string>, { seat, post, source }: Voice): number[] => {
  const { table } = desk;
  const { conflict } = table;
  const heroAt = (place: number | null | undefined): number[] => {
    const hero = place === null || place === undefined ? null : table.posts[place]!.hero;
    return hero === null ? [] : [hero];
  };
  const [own, foe] = fighting(desk, seat);
  const track = trackAt(desk, post);
  if (word === 'this') return [source];
  if (word === 'host') return heroAt(post);
  if (word === 'hero') return heroAt(own ?? post);
  if (word === 'opposingHero') return heroAt(foe ?? tracksOf(desk)[track]!.find(end => end !== post));
  if (word === 'track') return conflict ? (conflict.track === null ? [] : [conflict.track]) : [track];
  if (word === 'mission') {
    const mission = conflict ? conflict.mission : table.missions[track]!;
    return mission === null ? [] : [mission];
  }
  return [];
};

const isOne = (desk: Desk, card: number, where: Filter | undefined): boolean => {
  if (!where) return true;
  const found = cardAt(desk, card);
  if (!found) return false;
  const hero = found.type === 'hero' ? found : undefined;
  const mission = found.type === 'mission' ? found : undefined;
  const pam = found.type === 'hero' ? undefined : found.pam;
  const colours = mission
    ? mission.attrs
    : found.type === 'hero' || !('mods' in found)
      ? {}
      : (found.mods ?? {});
  const asked: Readonly<Record<keyof Filter, () => boolean>> = {
    type: () => found.type === where.type,
    id: () => found.id === where.id,
    tag: () => (found.tags ?? []).includes(where.tag!),
    faction: () => 'faction' in found && found.faction === where.faction,
    face: () => hero !== undefined && desk.table.heroes[card]!.face === where.face,
    locked: () => (found.locked === true) === where.locked,
    pamMin: () => pam !== undefined && pam >= where.pamMin!,
    pamMax: () => pam !== undefined && pam <= where.pamMax!,
    vpMax: () => mission !== undefined && mission.vp <= where.vpMax!,
    hpMax: () => hero !== undefined && hero.hp <= where.hpMax!,
    hasAttr: () => {
      const amount = colours[where.hasAttr!];
      return mission ? amount !== undefined : (amount ?? 0) !== 0;
    },
  };
  return (Object.keys(where) as (keyof Filter)[]).every(key => asked[key]());
};

const placesMeant = (desk: Desk, { of, in: zone, pick }: Selector, voice: Voice): number[] => {
  const { conflict, players } = desk.table;
  const seats = of
    ? playersMeant(desk, of, voice)
    : [...players.keys()].filter(seat => !players[seat]!.isOut);
  const places = seats.flatMap(seat => [0, 1, 2, 3].map(i => seat * 4 + i));
  return places.filter(place => {
    const isBeside = Math.floor(place / 4) === voice.seat && Math.abs(place - voice.post) === 1;
    if (pick === 'adjacent' && !isBeside) return false;
    if (zone !== 'track') return true;
    if (conflict) return place === conflict.post || place === conflict.against;
    return trackAt(desk, place) === trackAt(desk, voice.post);
  });
};

const candidates = (desk: Desk, selector: Selector, voice: Voice): number[] => {
  const { table } = desk;
  const places = placesMeant(desk, selector, voice);
  const tracks = [...tracksOf(desk).keys()].filter(track =>
    tracksOf(desk)[track]!.some(end => places.includes(end)),
  );
  const seats = selector.of ? playersMeant(desk, selector.of, voice) : [voice.seat];
  const { attacker, defender, shown } = table.conflict ?? {};
  const pile = selector.in === 'discard' || selector.in === 'score' ? selector.in : undefined;
  const found: Readonly<Record<Selector['kind'], () => (number | null)[]>> = {
    hero: () => places.map(place => table.posts[place]!.hero),
    advantage: () => places.flatMap(place => table.posts[place]!.advantages),
    trackCard: () => places.flatMap(place => table.posts[place]!.actions),
    mission: () => tracks.map(track => table.missions[track]!),
    track: () => tracks,
    pam: () =>
      seats.flatMap(seat => {
        if (!shown) return [];
        if (seat === attacker) return shown.attack.flat();
        return seat === defender ? shown.defence.flat() : [];
      }),
    card: () => (pile ? seats.flatMap(seat => table.players[seat]![pile]) : []),
  };
  const all = found[selector.kind]().filter(one => one !== null);
  return selector.kind === 'track' ? all : all.filter(card => isOne(desk, card, selector.where));
};

const worthOf = (desk: Desk, kind: Selector['kind'], one: number, reading: Reading): number => {
  if (kind === 'track') return one;
  if (kind === 'hero') {
    const { power, mind, mysticism } = naiveHero(desk, one, reading);
    return power + mind + mysticism;
  }
  const card = cardAt(desk, one);
  if (card?.type === 'mission' && kind === 'mission') return card.vp;
  return card === undefined || card.type === 'hero' ? 0 : card.pam;
};

const found = (desk: Desk, target: Target, voice: Voice, reading: Reading): number[] => {
  if (typeof target === 'string') return wordMeant(desk, target, voice);
  const all = candidates(desk, target, voice);
  if (target.pick !== 'lowest' && target.pick !== 'highest') return all;
  const worth = all.map(one => worthOf(desk, target.kind, one, reading));
  const best = target.pick === 'lowest' ? Math.min(...worth) : Math.max(...worth);
  return all.slice(worth.indexOf(best)).slice(0, 1);
};

const sum = (numbers: readonly number[]): number => {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
};

const colorsMeant = (desk: Desk, attr: string, reading: Reading): string[] => {
  if (attr === 'all') return [...COLOURS];
  if (attr === 'chosen') return [];
  if (attr !== 'mission') return [attr];
  const { conflict } = desk.table;
  return conflict ? Object.keys(naiveMission(desk, conflict.mission, reading)) : [];
};

/** The number of cards that the target means. Without a filter, it includes face-down cards. */
const howMany = (desk: Desk, target: Target, voice: Voice, reading: Reading): number => {
  const { conflict, players, seats } = desk.table;
  if (typeof target !== 'string' && target.where === undefined) {
    const whose = target.of ? playersMeant(desk, target.of, voice) : [voice.seat];
    const { kind, in: zone } = target;
    if (kind === 'pam')
      return sum(
        whose.flatMap(seat => {
          if (seat === conflict?.attacker) return Object.values(conflict.attack);
          return seat === conflict?.defender ? Object.values(conflict.defence) : [];
        }),
      );
    if (kind === 'card' && (zone === undefined || zone === 'hand'))
      return sum(whose.map(seat => (seat < seats ? players[seat]!.hand : 6)));
    if (kind === 'card' && (zone === 'deckTop' || zone === 'deckBottom'))
      return whose.filter(seat => players[seat]!.deck > 0).length;
  }
  return found(desk, target, voice, reading).length;
};

const isTrack = (target: Target): boolean =>
  target === 'track' || (typeof target !== 'string' && target.kind === 'track');

export const naiveNumber = (desk: Desk, expr: Expr, voice: Voice, reading: Reading = []): number => {
  const { table } = desk;
  const part = (inner: Expr): number => naiveNumber(desk, inner, voice, reading);
  if (typeof expr === 'number') return expr;
  if ('sum' in expr) return sum(expr.sum.map(part));
  if ('min' in expr) return Math.min(...expr.min.map(part));
  if ('max' in expr) return Math.max(...expr.max.map(part));
  if ('neg' in expr) return -part(expr.neg);
  if ('var' in expr) return 0;
  if ('counter' in expr) return table.uses[`${voice.source}:${expr.counter}`] ?? 0;
  if ('vp' in expr) return sum(playersMeant(desk, expr.vp, voice).map(seat => table.players[seat]!.vp));
  if ('deck' in expr) return sum(playersMeant(desk, expr.deck, voice).map(seat => table.players[seat]!.deck));
  if ('hand' in expr)
    return howMany(desk, { kind: 'card', in: 'hand', of: expr.hand, pick: 'all' }, voice, reading);
  if ('count' in expr) return howMany(desk, expr.count, voice, reading);
  if ('pam' in expr)
    return sum(
      (isTrack(expr.pam) ? [] : found(desk, expr.pam, voice, reading)).map(one => {
        const card = cardAt(desk, one);
        return card && card.type !== 'hero' ? card.pam : 0;
      }),
    );
  const [target, attr] = expr.attr;
  if (isTrack(target)) return 0;
  return sum(
    found(desk, target, voice, reading).flatMap(one => {
      const type = cardAt(desk, one)?.type;
      const values: Partial<Record<string, number>> =
        type === 'hero'
          ? naiveHero(desk, one, reading)
          : type === 'mission'
            ? naiveMission(desk, one, reading)
            : {};
      return colorsMeant(desk, attr, reading).map(colour => values[colour] ?? 0);
    }),
  );
};

const regionHere = (desk: Desk, { post }: Voice): string | undefined => {
  const [mission] = desk.table.conflict
    ? [desk.table.conflict.mission]
    : [desk.table.missions[trackAt(desk, post)]!];
  const card = mission === null ? undefined : cardAt(desk, mission!);
  return card?.type === 'mission' ? card.region : undefined;
};

export const naiveHolds = (
  desk: Desk,
  cond: Condition | undefined,
  voice: Voice,
  reading: Reading = [],
): boolean => {
  const { conflict, posts, heroes } = desk.table;
  const part = (inner: Condition): boolean => naiveHolds(desk, inner, voice, reading);
  if (cond === undefined) return true;
  if ('all' in cond) return !cond.all.map(part).includes(false);
  if ('any' in cond) return cond.any.map(part).includes(true);
  if ('not' in cond) return !part(cond.not);
  if ('matches' in cond) {
    const all = found(desk, cond.matches.target, voice, reading);
    return all.length > 0 && all.every(one => isOne(desk, one, cond.matches.where));
  }
  if ('hostHas' in cond) {
    const { advantages, actions } = posts[voice.post]!;
    const others = [...advantages, ...actions].filter(card => card !== voice.source);
    return others.some(card => isOne(desk, card, cond.hostHas));
  }
  if ('is' in cond) {
    const host = posts[voice.post]!.hero;
    const face = host === null ? undefined : heroes[host]!.face;
    const told = {
      attacking: conflict !== null && conflict.attacker === voice.seat,
      defending: conflict !== null && conflict.defender === voice.seat,
      hostWounded: face === 'wounded',
      hostActive: face === 'active',
      story: false,
      solo: false,
      urban: regionHere(desk, voice) === 'urban',
      wilderness: regionHere(desk, voice) === 'wilderness',
    };
    return told[cond.is];
  }
  const [a, sign, b] = cond.cmp;
  const gap = naiveNumber(desk, a, voice, reading) - naiveNumber(desk, b, voice, reading);
  return { '<': gap < 0, '<=': gap <= 0, '=': gap === 0, '>=': gap >= 0, '>': gap > 0 }[sign];
};

interface Saying<V extends Op['op']> {
  readonly op: Extract<Op, { op: V }>;
  readonly voice: Voice;
  readonly within: Reading;
}

/** The operations of this verb that apply now, in the order of the places of their cards. */
const sayings = <V extends Op['op']>(desk: Desk, verb: V, reading: Reading): Saying<V>[] => {
  if (reading.length === 2) return [];
  const said: Saying<V>[] = [];
  for (const voice of voicesOf(desk)) {
    const { effect, index, source, seat, post } = voice;
    if (reading.some(one => one.source === source && one.index === index)) continue;
    if (effect.here && fighting(desk, seat)[0] !== post) continue;
    const within = [...reading, voice];
    if (!naiveHolds(desk, effect.if, voice, within)) continue;
    const listen = (ops: readonly Op[]): void => {
      for (const op of ops) {
        if (op.op === 'if') listen(naiveHolds(desk, op.cond, voice, within) ? op.then : (op.else ?? []));
        if (op.op === verb) said.push({ op: op as Extract<Op, { op: V }>, voice, within });
      }
    };
    listen(effect.do);
  }
  return said;
};

/**
 * Effects that set a value come first, then effects that add to it, then cards beside the hero. HT-7.8: the
 * minimum is 0.
 */
export const naiveHero = (desk: Desk, hero: number, reading: Reading = []): Colors => {
  const { table } = desk;
  const card = cardAt(desk, hero);
  if (card?.type !== 'hero') throw new Error(`expected a hero at ${hero}, found ${card?.type ?? 'no card'}`);
  const { attrs } = card.faces[table.heroes[hero]!.face];
  if ('roll' in attrs) throw new Error(`expected printed attributes of ${card.id}, found dice`);
  const values: Record<string, number> = { ...attrs };
  const isHim = (target: Target, voice: Voice, within: Reading): boolean =>
    !isTrack(target) && found(desk, target, voice, within).includes(hero);
  for (const { op, voice, within } of sayings(desk, 'setAttr', reading))
    if (isHim(op.target, voice, within))
      for (const colour of colorsMeant(desk, op.attr, within))
        values[colour] = naiveNumber(desk, op.value, voice, within);
  for (const { what } of table.lasting)
    if (what.type === 'setAttr' && what.hero === hero) values[what.attr] = what.amount;
  for (const { what } of table.lasting)
    if (what.type === 'modAttr' && what.hero === hero) values[what.attr]! += what.amount;
  for (const { op, voice, within } of sayings(desk, 'modAttr', reading))
    if (isHim(op.target, voice, within))
      for (const colour of colorsMeant(desk, op.attr, within))
        values[colour]! += naiveNumber(desk, op.amount, voice, within);
  const post = table.posts.find(each => each.hero === hero);
  const counts = naiveRule(desk, 'noAdvantages', { hero }, reading) ? [] : (post?.advantages ?? []);
  for (const beside of [...counts, ...(post?.actions ?? [])]) {
    const help = cardAt(desk, beside);
    if (help?.type === 'advantage' || help?.type === 'action')
      for (const colour of COLOURS) values[colour]! += help.mods?.[colour] ?? 0;
  }
  const { power, mind, mysticism } = values;
  return { power: Math.max(0, power!), mind: Math.max(0, mind!), mysticism: Math.max(0, mysticism!) };
};

/**
 * An effect can add a color to those of the Mission, but can't remove one. HT-7.8: no value falls below 0.
 */
export const naiveMission = (desk: Desk, mission: number, reading: Reading = []): Partial<Colors> => {
  const card = cardAt(desk, mission);
  if (card?.type !== 'mission')
    throw new Error(`expected a Mission at ${mission}, found ${card?.type ?? 'no card'}`);
  const values: Partial<Record<string, number>> = { ...card.attrs };
  const add = (colour: string, amount: number): void => {
    const before = values[colour];
    if (before !== undefined) values[colour] = Math.max(0, before + amount);
    else if (amount > 0) values[colour] = amount;
  };
  for (const { what } of desk.table.lasting)
    if (what.type === 'modMission' && what.mission === mission) add(what.attr, what.amount);
  for (const { op, voice, within } of sayings(desk, 'modMission', reading)) {
    if (isTrack(op.target) || !found(desk, op.target, voice, within).includes(mission)) continue;
    const amount = naiveNumber(desk, op.amount, voice, within);
    const colours = op.attr === 'mission' ? Object.keys(card.attrs) : colorsMeant(desk, op.attr, within);
    for (const colour of colours) add(colour, amount);
  }
  return values;
};

interface Concern {
  readonly hero?: number;
  readonly seat?: number;
  readonly track?: number;
  readonly attr?: 'power' | 'mind' | 'mysticism';
}

const OF_PLAYERS = ['cannotAttempt', 'cannotPlayActions', 'cannotDefendWithPam'];

export const naiveRule = (desk: Desk, rule: string, about: Concern, reading: Reading = []): boolean => {
  for (const { what } of desk.table.lasting)
    if (
      what.type === 'rule' &&
      what.rule === rule &&
      [undefined, about.hero].includes(what.hero) &&
      [undefined, about.track].includes(what.track) &&
      [undefined, about.seat].includes(what.who) &&
      [undefined, about.attr].includes(what.attr)
    )
      return true;
  return sayings(desk, 'rule', reading).some(({ op, voice, within }) => {
    if (op.rule !== rule) return false;
    if (op.attr && about.attr && !colorsMeant(desk, op.attr, within).includes(about.attr)) return false;
    if (op.target) {
      const one = isTrack(op.target) ? about.track : about.hero;
      return one !== undefined && found(desk, op.target, voice, within).includes(one);
    }
    if (op.who) return about.seat !== undefined && playersMeant(desk, op.who, voice).includes(about.seat);
    if (about.hero === undefined || OF_PLAYERS.includes(rule)) return about.seat === voice.seat;
    return desk.table.posts[voice.post]!.hero === about.hero;
  });
};
