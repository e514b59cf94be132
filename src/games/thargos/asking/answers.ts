import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { ATTRIBUTES } from '../attributes.ts';
import { design } from '../board/library.ts';
import { endAt, trackOf } from '../board/places.ts';
import type { Card, CardId } from '../cards/card.ts';
import { countsOf, type PamRule, pamFault } from '../conflict.ts';
import { refuse, type ThargosRefusals } from '../refusals/codes.ts';
import type { Command, Instance, Placed, Position, Question, RefereeChange } from '../types.ts';
import {
  abilities,
  actionsLeft,
  attachable,
  attemptable,
  attemptableNodes,
  attemptsLeft,
  freeTracksForHero,
  freeTracksForMission,
  mayAttach,
  mayPass,
  opposers,
  playable,
  postFor,
  shifts,
  shiftsToward,
  turnAbilities,
  walkable,
} from './legal.ts';

/**
 * Checks an answer, and gives the reason if it is refused. The answering player's hidden cards are passed
 * separately, as `Hand`.
 */

export interface Hand {
  readonly cards: readonly Instance[];
  /** The card id of each card number, or null if this seat doesn't know it. */
  readonly faces: readonly (CardId | null)[];
  readonly from: readonly number[];
}

type Answer<T extends Command['type']> = Extract<Command, { type: T }>;
type Asked<T extends Question['type']> = Extract<Question, { type: T }>;

// Cast: `ANSWERS` allows the command of the caller only for this question.
const asked = <T extends Question['type']>(question: Question, _: T): Asked<T> => question as Asked<T>;
type Verdict = Refusal<keyof ThargosRefusals> | undefined;

const cardIn = (table: Position, hand: Hand, card: Instance): Card | undefined => {
  const id = hand.cards.includes(card) ? hand.faces[card] : undefined;
  return id ? design(table.config, id).card : undefined;
};

/** For each type of question, the types of commands that answer it. */
export const ANSWERS: { readonly [Q in Question['type']]: readonly Command['type'][] } = {
  placeHero: ['placeHero'],
  placeMission: ['placeMission'],
  handLimit: ['chooseHandLimit'],
  act: ['attach', 'playAction', 'attempt', 'attemptNode', 'useAbility', 'shift', 'move', 'pass'],
  attack: ['placePam', 'useAbility'],
  defend: ['defend', 'concede', 'useAbility'],
  oppose: ['oppose', 'pass'],
  beforeReveal: ['useAbility', 'pass'],
  refill: ['refill'],
  shift: ['shift', 'pass'],
  choose: ['choose'],
  referee: ['propose', 'pass'],
  agree: ['agree', 'object'],
};

export const check = (table: Position, question: Question, command: Command, hand: Hand): Verdict => {
  const expected = ANSWERS[question.type];
  if (!expected.includes(command.type)) return refuse('wrong-command', { expected });
  const { seat } = question;
  switch (command.type) {
    case 'placeHero':
      return checkPlaceHero(table, seat, command);
    case 'placeMission':
      return checkPlaceMission(table, seat, command, hand);
    case 'chooseHandLimit': {
      const { values } = asked(question, 'handLimit');
      return values.includes(command.cards) ? undefined : refuse('bad-hand-limit', { values });
    }
    case 'attach':
      return checkAttach(table, seat, command, hand);
    case 'playAction':
      return checkPlay(table, seat, command, hand);
    case 'attempt':
      if (attemptsLeft(table) <= 0) return refuse('no-action-left');
      return attemptable(table, seat).includes(command.track)
        ? undefined
        : refuse('cannot-attempt', { track: command.track });
    case 'attemptNode': {
      const node = attemptableNodes(table, seat).find(open => open.node === command.node);
      return node?.heroes.includes(command.hero)
        ? undefined
        : refuse('cannot-attempt-node', { node: command.node });
    }
    case 'placePam':
      return checkPam(asked(question, 'attack').rule, command.cards, hand);
    case 'defend':
      return checkPam(asked(question, 'defend').rule, command.cards, hand);
    case 'concede':
      return table.config.allowConcede ? undefined : refuse('cannot-concede');
    case 'oppose':
      return opposers(table, seat).includes(command.hero) ? undefined : refuse('cannot-oppose');
    case 'useAbility':
      return checkAbility(table, question, command);
    case 'refill':
      return checkMission(table, command.card, hand);
    case 'shift':
      return checkShift(table, question, command);
    case 'move': {
      const found = walkable(table, seat).find(({ hero }) => hero === command.hero);
      return found?.nodes.includes(command.node) ? undefined : refuse('cannot-walk', { node: command.node });
    }
    case 'choose':
      return checkChoose(asked(question, 'choose'), command, hand);
    case 'propose':
      return command.changes.every(change => isChange(boundsOf(table), change))
        ? undefined
        : refuse('bad-change');
    case 'agree':
    case 'object':
      return undefined;
    case 'pass':
      return checkPass(table, question, hand);
  }
};

const checkPass = (table: Position, question: Question, hand: Hand): Verdict => {
  if (question.type !== 'act') return undefined;
  const cards = (): Card[] => hand.cards.flatMap(card => cardIn(table, hand, card) ?? []);
  return mayPass(table, question.seat, cards) ? undefined : refuse('cannot-pass');
};

const checkPlaceHero = (table: Position, seat: Seat, { hero, track }: Answer<'placeHero'>): Verdict => {
  if (!table.players[seat]!.team.includes(hero)) return refuse('not-your-hero');
  if (postFor(table, seat, track) === undefined) return refuse('not-your-track', { track });
  return freeTracksForHero(table, seat).includes(track) ? undefined : refuse('track-taken', { track });
};

/** HT-A-55: only one of several copies of a Mission is offered. */
const checkMission = (table: Position, card: Instance, hand: Hand): Verdict => {
  if (hand.from.includes(card)) return undefined;
  const found = cardIn(table, hand, card);
  if (!found) return refuse('not-in-hand');
  return found.type === 'mission' ? refuse('bad-pick', { least: 1, most: 1 }) : refuse('not-a-mission');
};

const checkPlaceMission = (
  table: Position,
  seat: Seat,
  { card, track }: Answer<'placeMission'>,
  hand: Hand,
): Verdict => {
  const refusal = checkMission(table, card, hand);
  if (refusal) return refusal;
  if (postFor(table, seat, track) === undefined) return refuse('not-your-track', { track });
  return freeTracksForMission(table, seat).includes(track) ? undefined : refuse('track-taken', { track });
};

const checkAttach = (table: Position, seat: Seat, { card, hero }: Answer<'attach'>, hand: Hand): Verdict => {
  const found = cardIn(table, hand, card);
  if (!found) return refuse('not-in-hand');
  if (found.type !== 'advantage') return refuse('not-an-advantage');
  if (!mayAttach(table, seat)) return refuse('no-advantage-left');
  return attachable(table, seat, found).includes(hero) ? undefined : refuse('cannot-attach');
};

const checkPlay = (
  table: Position,
  seat: Seat,
  { card, hero }: Answer<'playAction'>,
  hand: Hand,
): Verdict => {
  const found = cardIn(table, hand, card);
  if (!found) return refuse('not-in-hand');
  if (found.type !== 'action') return refuse('not-an-action');
  if (actionsLeft(table) <= 0) return refuse('no-action-left');
  const places = playable(table, seat, found);
  if (!places) return refuse('cannot-play');
  if (!places.heroes) return hero === undefined ? undefined : refuse('cannot-play');
  return hero !== undefined && places.heroes.includes(hero) ? undefined : refuse('needs-hero');
};

const checkAbility = (
  table: Position,
  question: Question,
  { card, effect }: Answer<'useAbility'>,
): Verdict => {
  const { seat, type } = question;
  const usable =
    type === 'act'
      ? turnAbilities(table, seat)
      : abilities(table, seat, type === 'beforeReveal' ? 'beforeReveal' : 'withPam');
  return usable.some(ability => ability.card === card && ability.effect === effect)
    ? undefined
    : refuse('cannot-use');
};

const checkShift = (table: Position, question: Question, { hero, track }: Answer<'shift'>): Verdict => {
  const { seat } = question;
  const all = question.type === 'shift' ? shiftsToward(table, seat, question.post) : shifts(table, seat);
  const found = all.some(shift => shift.hero === hero && trackOf(table.players.length, shift.post) === track);
  return found ? undefined : refuse('cannot-shift');
};

const checkPam = (rule: PamRule, cards: readonly Placed[], hand: Hand): Verdict => {
  for (let i = 0; i < cards.length; i++) {
    const { card, colour } = cards[i]!;
    if (!hand.cards.includes(card)) return refuse('not-in-hand');
    if (!ATTRIBUTES.includes(colour)) return refuse('pam-colour', { colour });
    if (cards.findIndex(other => other.card === card) !== i) return refuse('same-card-twice');
  }
  const found = pamFault(rule, countsOf(cards));
  if (!found) return undefined;
  const { fault, ...details } = found;
  return { refused: fault satisfies keyof ThargosRefusals, ...details };
};

const checkChoose = ({ prompt }: Asked<'choose'>, { picks }: Answer<'choose'>, { from }: Hand): Verdict => {
  const { least, most } = prompt;
  if (picks.length < least || picks.length > most) return refuse('bad-pick', { least, most });
  const isGood = picks.every((pick, i) => from.includes(pick) && picks.indexOf(pick) === i);
  return isGood ? undefined : refuse('bad-pick', { least, most });
};

/** What the changes that players make by hand (`RefereeChange`) may refer to. */
export interface RefereeBounds {
  readonly players: number;
  readonly heroes: readonly { readonly hero: Instance; readonly owner: Seat }[];
  readonly tracks: number;
  readonly cards: number;
  readonly isConflict: boolean;
}

export const boundsOf = ({ players, posts, heroes, missions, faces, conflict }: Position): RefereeBounds => ({
  players: players.length,
  heroes: posts.flatMap(({ hero }) => (hero === null ? [] : [{ hero, owner: heroes[hero]!.owner }])),
  tracks: missions.length,
  cards: faces.length,
  isConflict: conflict !== null,
});

const isBelow = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < most;
const isAmount = (amount: number): boolean => Number.isInteger(amount) && Math.abs(amount) <= 60;

export const isChange = (
  { players, heroes, tracks, cards, isConflict }: RefereeBounds,
  change: RefereeChange,
): boolean => {
  const ownerOf = (id: Instance): Seat | undefined => heroes.find(({ hero }) => hero === id)?.owner;
  switch (change.change) {
    case 'draw':
    case 'discard':
    case 'burn':
      return isBelow(change.who, players) && isAmount(change.amount) && change.amount > 0;
    case 'vp':
      return isBelow(change.who, players) && isAmount(change.amount);
    case 'wound':
    case 'heal':
      return ownerOf(change.hero) !== undefined;
    case 'moveHero': {
      const owner = ownerOf(change.hero);
      return (
        owner !== undefined &&
        isBelow(change.track, tracks) &&
        endAt(players, change.track, owner) !== undefined
      );
    }
    case 'swapHeroes':
      return ownerOf(change.hero) !== undefined && ownerOf(change.hero) === ownerOf(change.with);
    case 'swapMissions':
      return isBelow(change.track, tracks) && isBelow(change.with, tracks);
    case 'bonus':
      return (
        isConflict &&
        isBelow(change.who, players) &&
        isAmount(change.amount) &&
        ATTRIBUTES.includes(change.attr)
      );
    case 'counter':
      return isAmount(change.amount) && isBelow(change.card, cards);
  }
};
