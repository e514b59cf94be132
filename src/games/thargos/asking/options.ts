import type { Seat } from '../../../engine/game.ts';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { withinBudget } from '../board/budget.ts';
import { design } from '../board/library.ts';
import { trackOf } from '../board/places.ts';
import type { Card } from '../cards/card.ts';
import { countsOf, type PamRule, pamFault } from '../conflict.ts';
import type { Command, Instance, Position, Prompt, Question, View } from '../types.ts';
import { boundsOf, check, type Hand, isChange, type RefereeBounds } from './answers.ts';
import {
  abilities,
  attachable,
  attemptable,
  attemptableNodes,
  freeTracksForHero,
  freeTracksForMission,
  mayAttach,
  mayPass,
  opposers,
  playable,
  shifts,
  shiftsToward,
  turnAbilities,
  type UsableAbility,
  walkable,
} from './legal.ts';

/** The legal answers of a seat, as data. The type is `none` if the seat isn't asked. */
export type Options =
  | { readonly type: 'none' }
  | { readonly type: 'placeHero'; readonly heroes: readonly Instance[]; readonly tracks: readonly number[] }
  | { readonly type: 'placeMission'; readonly cards: readonly Instance[]; readonly tracks: readonly number[] }
  | { readonly type: 'handLimit'; readonly values: readonly number[] }
  | {
      readonly type: 'act';
      readonly attach: readonly { readonly card: Instance; readonly heroes: readonly Instance[] }[];
      /** `heroes` are those that a track Action may be put beside. It is absent for an instant Action. */
      readonly actions: readonly { readonly card: Instance; readonly heroes?: readonly Instance[] }[];
      readonly attempts: readonly number[];
      readonly nodes: readonly { readonly node: string; readonly heroes: readonly Instance[] }[];
      readonly abilities: readonly UsableAbility[];
      readonly shifts: readonly { readonly hero: Instance; readonly track: number }[];
      readonly moves: readonly { readonly hero: Instance; readonly nodes: readonly string[] }[];
      readonly pass: boolean;
    }
  | {
      readonly type: 'attack' | 'defend';
      readonly hand: readonly Instance[];
      readonly rule: PamRule;
      readonly abilities: readonly UsableAbility[];
      readonly concede: boolean;
    }
  | { readonly type: 'oppose'; readonly heroes: readonly Instance[] }
  | { readonly type: 'beforeReveal'; readonly abilities: readonly UsableAbility[] }
  | { readonly type: 'refill'; readonly cards: readonly Instance[] }
  | {
      readonly type: 'shift';
      readonly shifts: readonly { readonly hero: Instance; readonly track: number }[];
    }
  | { readonly type: 'choose'; readonly prompt: Prompt; readonly from: readonly number[] }
  | ({ readonly type: 'referee' } & RefereeBounds)
  | { readonly type: 'agree' };

type ActOptions = Extract<Options, { readonly type: 'act' }>;

const cardOf = (table: Position, { faces }: Hand, instance: Instance): Card | undefined => {
  const id = faces[instance];
  return id ? design(table.config, id).card : undefined;
};

const NONE: Options = { type: 'none' };

export const options = (view: View): Options => {
  const { question, viewer } = view;
  if (!question || viewer === 'spectator' || question.seat !== viewer) return NONE;
  return withinBudget(
    () => optionsFor(view, question, handOf(view)),
    () => NONE,
  );
};

/** The legal answers to this question. The asked seat's hidden cards are passed separately, as `Hand`. */
export const optionsFor = (table: Position, question: Question, hand: Hand): Options => {
  const { seat } = question;
  switch (question.type) {
    case 'placeHero':
      return { type: 'placeHero', heroes: table.players[seat]!.team, tracks: freeTracksForHero(table, seat) };
    case 'placeMission':
      return { type: 'placeMission', cards: hand.from, tracks: freeTracksForMission(table, seat) };
    case 'handLimit':
      return { type: 'handLimit', values: question.values };
    case 'act':
      return actOptions(table, seat, hand);
    case 'attack':
    case 'defend':
      return {
        type: question.type,
        hand: hand.cards,
        rule: question.rule,
        abilities: abilities(table, seat, 'withPam'),
        concede: question.type === 'defend' && table.config.allowConcede,
      };
    case 'oppose':
      return { type: 'oppose', heroes: opposers(table, seat) };
    case 'beforeReveal':
      return { type: 'beforeReveal', abilities: abilities(table, seat, 'beforeReveal') };
    case 'refill':
      return { type: 'refill', cards: hand.from };
    case 'shift':
      return {
        type: 'shift',
        shifts: shiftsToward(table, seat, question.post).map(({ hero, post }) => ({
          hero,
          track: trackOf(table.players.length, post),
        })),
      };
    case 'choose':
      return { type: 'choose', prompt: question.prompt, from: hand.from };
    case 'referee':
      return { type: 'referee', ...boundsOf(table) };
    case 'agree':
      return { type: 'agree' };
  }
};

const actOptions = (table: Position, seat: Seat, hand: Hand): Options => {
  const canAttach = mayAttach(table, seat);
  const attach: ActOptions['attach'][number][] = [];
  const actions: ActOptions['actions'][number][] = [];
  for (const card of hand.cards) {
    const found = cardOf(table, hand, card);
    if (found?.type === 'advantage' && canAttach) {
      const heroes = attachable(table, seat, found);
      if (heroes.length > 0) attach.push({ card, heroes });
    }
    if (found?.type === 'action') {
      const places = playable(table, seat, found);
      if (places) actions.push(places.heroes ? { card, heroes: places.heroes } : { card });
    }
  }
  return {
    type: 'act',
    attach,
    actions,
    attempts: attemptable(table, seat),
    nodes: attemptableNodes(table, seat),
    abilities: turnAbilities(table, seat),
    shifts: shifts(table, seat).map(({ hero, post }) => ({
      hero,
      track: trackOf(table.players.length, post),
    })),
    moves: walkable(table, seat),
    pass: mayPass(table, seat, () => hand.cards.flatMap(card => cardOf(table, hand, card) ?? [])),
  };
};

const handOf = (view: View): Hand => ({ cards: view.hand, faces: view.faces, from: view.from });

/** The refusal of this command in the viewer's position. Undefined if the rules accept it. */
export const whyNot = (view: View, command: Command) => {
  const { question } = view;
  return question ? check(view, question, command, handOf(view)) : undefined;
};

const has = (
  list: readonly UsableAbility[],
  { card, effect }: Extract<Command, { type: 'useAbility' }>,
): boolean => list.some(ability => ability.card === card && ability.effect === effect);

/** Whether a command is among these options. */
export const allows = (options: Options, command: Command): boolean => {
  switch (options.type) {
    case 'none':
      return false;
    case 'placeHero':
      return (
        command.type === 'placeHero' &&
        options.heroes.includes(command.hero) &&
        options.tracks.includes(command.track)
      );
    case 'placeMission':
      return (
        command.type === 'placeMission' &&
        options.cards.includes(command.card) &&
        options.tracks.includes(command.track)
      );
    case 'handLimit':
      return command.type === 'chooseHandLimit' && options.values.includes(command.cards);
    case 'act':
      return allowsAct(options, command);
    case 'attack':
    case 'defend':
      return allowsPam(options, command);
    case 'oppose':
      return command.type === 'pass' || (command.type === 'oppose' && options.heroes.includes(command.hero));
    case 'beforeReveal':
      return command.type === 'pass' || (command.type === 'useAbility' && has(options.abilities, command));
    case 'refill':
      return command.type === 'refill' && options.cards.includes(command.card);
    case 'shift':
      return command.type === 'pass' || (command.type === 'shift' && hasShift(options.shifts, command));
    case 'choose':
      return command.type === 'choose' && allowsPicks(options, command.picks);
    case 'referee':
      return (
        command.type === 'pass' ||
        (command.type === 'propose' && command.changes.every(change => isChange(options, change)))
      );
    case 'agree':
      return command.type === 'agree' || command.type === 'object';
  }
};

const hasShift = (
  list: readonly { readonly hero: Instance; readonly track: number }[],
  { hero, track }: { readonly hero: Instance; readonly track: number },
): boolean => list.some(shift => shift.hero === hero && shift.track === track);

type OptionsOf<T extends Options['type']> = Extract<Options, { readonly type: T }>;

const allowsAct = (options: OptionsOf<'act'>, command: Command): boolean => {
  switch (command.type) {
    case 'attach':
      return options.attach.some(
        ({ card, heroes }) => card === command.card && heroes.includes(command.hero),
      );
    case 'playAction': {
      const action = options.actions.find(({ card }) => card === command.card);
      if (!action?.heroes) return action !== undefined && command.hero === undefined;
      return command.hero !== undefined && action.heroes.includes(command.hero);
    }
    case 'attempt':
      return options.attempts.includes(command.track);
    case 'attemptNode':
      return options.nodes.some(({ node, heroes }) => node === command.node && heroes.includes(command.hero));
    case 'useAbility':
      return has(options.abilities, command);
    case 'shift':
      return hasShift(options.shifts, command);
    case 'move':
      return options.moves.some(({ hero, nodes }) => hero === command.hero && nodes.includes(command.node));
    case 'pass':
      return options.pass;
    default:
      return false;
  }
};

const allowsPam = (options: OptionsOf<'attack' | 'defend'>, command: Command): boolean => {
  if (command.type === 'useAbility') return has(options.abilities, command);
  if (command.type === 'concede') return options.concede;
  if (command.type !== 'placePam' && command.type !== 'defend') return false;
  if ((command.type === 'placePam') !== (options.type === 'attack')) return false;
  const { cards } = command;
  const isOwn = cards.every(
    ({ card }, i) => options.hand.includes(card) && cards.findIndex(other => other.card === card) === i,
  );
  return isOwn && isLegalPam(options.rule, cards);
};

const isLegalPam = (rule: PamRule, cards: readonly { readonly colour: Attribute }[]): boolean => {
  // A command from an untrusted client may have an unknown color.
  if (!cards.every(({ colour }) => ATTRIBUTES.includes(colour))) return false;
  return pamFault(rule, countsOf(cards)) === undefined;
};

const allowsPicks = ({ prompt, from }: OptionsOf<'choose'>, picks: readonly number[]): boolean =>
  picks.length >= prompt.least &&
  picks.length <= prompt.most &&
  picks.every((pick, i) => from.includes(pick) && picks.indexOf(pick) === i);
