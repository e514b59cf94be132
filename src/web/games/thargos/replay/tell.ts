import type { Seat } from '../../../../engine/game.ts';
import { colon, type Language, semicolons } from '../../../../engine/text.ts';
import type { Update } from '../../../../engine/update.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  design,
  type Event,
  type Instance,
  type LogLine,
  type LogReader,
  logDetails,
  logDetailsFor,
  logLine,
  type State,
  type View,
} from '../../../../games/thargos/ui.ts';
import { game } from '../device.ts';
import { counted } from '../table/chronicle/counted.ts';
import type { Frame, Playback } from './frames.ts';

/** The point of view: a seat, and whether all cards are visible because the game is over. */
export interface Eyes {
  readonly seat: Seat;
  readonly isOpen: boolean;
}

/** The view of a seat; if all cards are visible, with every face and the face-down cards. */
export const viewFor = (state: State, { seat, isOpen }: Eyes): View => {
  const viewer = seat < state.seats ? seat : 'spectator';
  const view = game.view(state, viewer);
  const { faces, attack, defence } = state.secret;
  const { conflict } = state;
  // Everybody sees cards after the reveal.
  if (!isOpen) return conflict?.shown ? { ...view, pam: conflict.shown } : view;
  return { ...view, faces, pam: conflict?.shown ?? { attack, defence } };
};

interface Reader {
  readonly names: readonly string[];
  readonly language: Language;
  /** The seat addressed as "you"; without it, every player is called by name. */
  readonly you?: Seat | undefined;
}

const cardName = ({ config, secret }: State, card: Instance, language: Language): string =>
  `${design(config, secret.faces[card]!).card.name[language]} (${secret.faces[card]})`;

type Committed = Extract<Event, { type: 'committed' }>;

/** Which card was placed on which attribute: the Chronicle of a seat doesn't say it. */
const cardsLaid = (event: Committed, state: State, { names, language }: Reader): LogLine[] => {
  const laid = ATTRIBUTES.flatMap((attribute, i) => {
    const cards = event.secret?.cards[i] ?? [];
    if (cards.length === 0) return [];
    return [
      `${ATTRIBUTE_NAMES[attribute][language]} ${cards.map(card => cardName(state, card, language)).join(', ')}`,
    ];
  });
  if (laid.length === 0) return [];
  const who = names[event.seat] ?? event.seat + 1;
  return [{ text: `${who}${colon(language)} ${semicolons(laid, language)}.`, rule: 'HT-5.3' }];
};

/** The card ids from the top of a deck to its bottom. */
export const deckOrder = (faces: State['secret']['faces'], deck: readonly Instance[]): string =>
  deck
    .toReversed()
    .map(card => faces[card])
    .join(' ');

type Drawn = Extract<Event, { type: 'moved' }>;

/** The Chronicle only counts more than three cards; this line names them. */
const cardsMoved = (event: Drawn, state: State, { language }: Reader): LogLine[] => {
  const { cards = [] } = event;
  return cards.length > 3
    ? [{ text: `– ${cards.map(card => cardName(state, card, language)).join(', ')}.` }]
    : [];
};

const listenerOf = ({ names, language, you }: Reader, { config }: State): LogReader => ({
  viewer: you ?? 'spectator',
  names,
  language,
  config,
});

/** An event with everything hidden in it, so that the game can be replayed with real cards. */
const toldOpenly = (event: Event, state: State, reader: Reader): LogLine[] => {
  const known = logDetailsFor(event, state, card => state.secret.faces[card] ?? null);
  const told = logLine(event, known, listenerOf(reader, state));
  const lines = told ? [told] : [];
  switch (event.type) {
    case 'committed':
      return [...lines, ...cardsLaid(event, state, reader)];
    case 'moved':
      return [...lines, ...(told ? cardsMoved(event, state, reader) : [])];
    case 'shuffled':
      return event.secret
        ? [...lines, { text: `– ${deckOrder(state.secret.faces, event.secret.deck)}` }]
        : lines;
    default:
      return lines;
  }
};

interface Step {
  readonly event: Event;
  readonly before: State | undefined;
  readonly after: State;
}

/** The events of one moment, each with the states before and after it. */
const stepsOf = ({ events, before }: Playback, frame: Frame): readonly Step[] => {
  let state = before(frame);
  return events(frame).map(event => {
    const step = { event, before: state, after: game.evolve(state, event) };
    state = step.after;
    return step;
  });
};

/** The sentences of one moment, as these eyes may read them. */
export const lineOf = (playback: Playback, frame: Frame, eyes: Eyes, reader: Reader): readonly LogLine[] => {
  const sentences = stepsOf(playback, frame).flatMap(({ event, before, after }) => {
    const seen = eyes.isOpen ? event : game.redact(event, eyes.seat, before);
    if (!seen) return [];
    if (eyes.isOpen) return toldOpenly(seen, after, reader);
    const told = logLine(seen, logDetails(seen, eyes.seat, after), listenerOf(reader, after));
    return told ? [told] : [];
  });
  return counted(sentences);
};

export const linesOf = (playback: Playback, eyes: Eyes, reader: Reader): readonly (readonly LogLine[])[] =>
  playback.frames.map(frame => lineOf(playback, frame, eyes, reader));

/** The updates that a seat received up to a moment. */
export const toldUntil = (playback: Playback, at: number, seat: Seat): readonly Update<Event>[] =>
  playback.frames.slice(0, at + 1).map((frame, version) => ({
    version,
    events: stepsOf(playback, frame).flatMap(({ event, before, after }) => {
      const seen = game.redact(event, seat, before);
      return seen ? [{ event: seen, about: logDetails(seen, seat, after) }] : [];
    }),
  }));
