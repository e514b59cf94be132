import { isRefusal } from '../../../engine/refusal.ts';
import { type Decision, seatName } from '../../../text/notation.ts';
import { ATTRIBUTES, type Attributes } from '../attributes.ts';
import type { CardId } from '../cards/card.ts';
import type { Event } from '../events.ts';
import type { Command, Instance, Placed, State } from '../types.ts';
import { parseCommand } from './parse-command.ts';

const NOTHING = 'nothing';

/** Writes a card as its id and its number in this game, such as `M22#14`. */
type Name = (card: Instance) => string;

const nameIn =
  (faces: readonly (CardId | null)[]): Name =>
  card =>
    `${faces[card] ?? ''}#${card}`;

const placedOn = (cards: readonly Placed[], name: Name): string =>
  cards.length === 0 ? NOTHING : cards.map(({ card, colour }) => `${colour} ${name(card)}`).join(', ');

/** Writes the key of a node, in quotes if it could be mistaken for other words of the line. */
const nodeName = (node: string): string => (/^[\w.-]+$/.test(node) ? node : JSON.stringify(node));

const deed = (command: Command, name: Name): string => {
  switch (command.type) {
    case 'placeHero':
      return `places hero ${name(command.hero)} on track ${command.track + 1}`;
    case 'placeMission':
      return `places ${name(command.card)} on track ${command.track + 1}`;
    case 'chooseHandLimit':
      return `holds ${command.cards}`;
    case 'attach':
      return `attaches ${name(command.card)} to ${name(command.hero)}`;
    case 'playAction':
      return `plays ${name(command.card)}${command.hero === undefined ? '' : ` at ${name(command.hero)}`}`;
    case 'attempt':
      return `attempts track ${command.track + 1}`;
    case 'attemptNode':
      return `attempts node ${nodeName(command.node)} with ${name(command.hero)}`;
    case 'placePam':
      return `attacks with ${placedOn(command.cards, name)}`;
    case 'defend':
      return `defends with ${placedOn(command.cards, name)}`;
    case 'concede':
      return 'concedes';
    case 'oppose':
      return `opposes with ${name(command.hero)}`;
    case 'useAbility':
      return `uses ${name(command.card)} effect ${command.effect + 1}`;
    case 'refill':
      return `refills with ${name(command.card)}`;
    case 'shift':
      return `shifts ${name(command.hero)} to track ${command.track + 1}`;
    case 'move':
      return `walks ${name(command.hero)} to ${nodeName(command.node)}`;
    case 'choose':
      return `chooses ${command.picks.length === 0 ? NOTHING : command.picks.join(' ')}`;
    case 'propose':
      return `proposes ${JSON.stringify(command.changes)}`;
    case 'agree':
      return 'agrees';
    case 'object':
      return 'objects';
    case 'pass':
      return 'passes';
  }
};

export const decisionLine = (
  faces: readonly (CardId | null)[],
  { seat, command }: Decision<Command>,
): string => `${seatName(seat)} ${deed(command, nameIn(faces))}`;

/**
 * Writes a decision as a line, including the ids of hidden cards. Only for games whose hidden cards may be
 * revealed.
 */
export const makeDecision = (state: State, decision: Decision<Command>): string =>
  decisionLine(state.secret.faces, decision);

const CARD = '([a-z]\\d+)?#(\\d{1,5})';
const NODE = '([\\w.-]+|"(?:[^"\\\\]|\\\\.)*")';

const whole = (text: string | undefined): number => Number(text);
const fromOne = (text: string | undefined): number => Number(text) - 1;

const nodeOf = (text: string): unknown => {
  if (!text.startsWith('"')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const placedIn = (text: string): unknown => {
  if (text.toLowerCase() === NOTHING) return [];
  return text.split(/,\s*/).map(part => {
    const match = new RegExp(`^(\\w+) ${CARD}$`, 'i').exec(part);
    return match && { card: whole(match[3]), colour: match[1]!.toLowerCase() };
  });
};

const parseList = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Groups = readonly string[];

/**
 * The patterns of a decision's line after the seat, each with a function that makes the command. Whether the
 * command is legal is checked later.
 */
const FORMS: readonly (readonly [pattern: string, make: (groups: Groups) => unknown])[] = [
  [
    `places hero ${CARD} on track (\\d{1,2})`,
    g => ({ type: 'placeHero', hero: whole(g[2]), track: fromOne(g[3]) }),
  ],
  [
    `places ${CARD} on track (\\d{1,2})`,
    g => ({ type: 'placeMission', card: whole(g[2]), track: fromOne(g[3]) }),
  ],
  ['holds (\\d{1,2})', g => ({ type: 'chooseHandLimit', cards: whole(g[1]) })],
  [`attaches ${CARD} to ${CARD}`, g => ({ type: 'attach', card: whole(g[2]), hero: whole(g[4]) })],
  [`plays ${CARD} at ${CARD}`, g => ({ type: 'playAction', card: whole(g[2]), hero: whole(g[4]) })],
  [`plays ${CARD}`, g => ({ type: 'playAction', card: whole(g[2]) })],
  ['attempts track (\\d{1,2})', g => ({ type: 'attempt', track: fromOne(g[1]) })],
  [
    `attempts node ${NODE} with ${CARD}`,
    g => ({ type: 'attemptNode', node: nodeOf(g[1]!), hero: whole(g[3]) }),
  ],
  ['attacks with (.*)', g => ({ type: 'placePam', cards: placedIn(g[1]!) })],
  ['defends with (.*)', g => ({ type: 'defend', cards: placedIn(g[1]!) })],
  ['concedes', () => ({ type: 'concede' })],
  [`opposes with ${CARD}`, g => ({ type: 'oppose', hero: whole(g[2]) })],
  [`uses ${CARD} effect (\\d{1,2})`, g => ({ type: 'useAbility', card: whole(g[2]), effect: fromOne(g[3]) })],
  [`refills with ${CARD}`, g => ({ type: 'refill', card: whole(g[2]) })],
  [`shifts ${CARD} to track (\\d{1,2})`, g => ({ type: 'shift', hero: whole(g[2]), track: fromOne(g[3]) })],
  [`walks ${CARD} to ${NODE}`, g => ({ type: 'move', hero: whole(g[2]), node: nodeOf(g[3]!) })],
  [`chooses ${NOTHING}`, () => ({ type: 'choose', picks: [] })],
  ['chooses ((?:\\d{1,5} ?)+)', g => ({ type: 'choose', picks: g[1]!.trim().split(' ').map(Number) })],
  ['proposes (\\[.*\\])', g => ({ type: 'propose', changes: parseList(g[1]!) })],
  ['agrees', () => ({ type: 'agree' })],
  ['objects', () => ({ type: 'object' })],
  ['passes', () => ({ type: 'pass' })],
];

const READY = FORMS.map(([pattern, make]) => [new RegExp(`^${pattern}$`, 'i'), make] as const);

/** Reads a decision from its line. Undefined if the line isn't a decision. */
export const parseDecision = (line: string): Decision<Command> | undefined => {
  const start = /^seat ([1-9]\d{0,2}) (.*)$/i.exec(line.replace(/\s+/g, ' ').replace(/’/g, "'"));
  if (!start) return undefined;
  for (const [pattern, make] of READY) {
    const match = pattern.exec(start[2]!);
    if (!match) continue;
    const command = parseCommand(make(match));
    return isRefusal(command) ? undefined : { seat: fromOne(start[1]), command };
  }
  return undefined;
};

/** Whether each card id in a line is that of the card number next to it. */
export const namesTruly = (state: State, line: string): boolean =>
  [...line.matchAll(/\b([a-z]\d+)#(\d{1,5})/gi)].every(
    ([, id, number]) => state.secret.faces[Number(number)]! === id!.toUpperCase(),
  );

const values = (attributes: Attributes): string => ATTRIBUTES.map(colour => attributes[colour]).join('/');

/** The part of a state that `factLines` needs: the number of turns so far. */
interface Turned {
  readonly turn: { readonly number: number };
}

export const factLines = (before: Turned | undefined, event: Event): readonly string[] => {
  switch (event.type) {
    case 'firstChosen':
      return [`* ${seatName(event.seat)} begins`];
    case 'turnBegun':
      return [`== Turn ${(before?.turn.number ?? 0) + 1}: ${seatName(event.seat)} ==`];
    case 'pushedBack':
      return [`* Thargos pushes back ${values(event.values)}`];
    case 'resolved': {
      const outcome = event.success ? 'success' : 'failure';
      if (!event.totals) return [`* ${outcome}`];
      return [`* ${values(event.totals.attack)} against ${values(event.totals.defence)}: ${outcome}`];
    }
    case 'won':
      return [`* ${seatName(event.seat)} wins ${event.vp}`];
    case 'burned':
      return [`* ${seatName(event.seat)} has burned out`];
    case 'ended':
      return [
        '== End ==',
        `* after ${event.result.rounds} rounds, ${event.result.why}`,
        ...event.result.places.map(
          (place, seat) =>
            `${seatName(seat)} ends with ${event.result.vp[seat]} of ${event.result.targets[seat]}, place ${place}`,
        ),
      ];
    default:
      return [];
  }
};

export const isFact = (line: string): boolean => /^(?:==.*==|\* .*|seat \d+ ends .*)$/i.test(line);
