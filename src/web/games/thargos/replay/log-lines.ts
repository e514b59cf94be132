import type { Seat } from '../../../../engine/game.ts';
import { colon, type Language, semicolons } from '../../../../engine/text.ts';
import type { Update } from '../../../../engine/update.ts';
import { range } from '../../../../engine/util.ts';
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
import { peopleAt, type SeatedPlayer } from '../../../client/table.ts';
import { game } from '../device.ts';
import { counted } from '../table/chronicle/chronicle.ts';
import type { TableWords } from '../table/messages.ts';
import type { Frame, Playback } from './frames.ts';

/** Whose view is shown, and whether all cards are visible because the game is over. */
export interface PointOfView {
  readonly seat: Seat;
  readonly isOpen: boolean;
}

/** A seat's view. If all cards are visible, it includes every hidden face. */
export const viewFor = (state: State, { seat, isOpen }: PointOfView): View => {
  const viewer = seat < state.seats ? seat : 'spectator';
  const view = game.view(state, viewer);
  const { faces, attack, defence } = state.secret;
  const { conflict } = state;
  // The placed cards are public after the reveal.
  if (!isOpen) return conflict?.shown ? { ...view, pam: conflict.shown } : view;
  return { ...view, faces, pam: conflict?.shown ?? { attack, defence } };
};

/** Names players as at the table. In a game saved on this device, the only person is called "you". */
export const naming = (
  players: readonly SeatedPlayer[],
  /** The number of players, including the Rival. */
  teams: number,
  isSent: boolean,
  { you, rival, nameless }: Pick<TableWords, 'you' | 'rival' | 'nameless'>,
): { readonly names: readonly string[]; readonly you: Seat | undefined } => {
  const [first, ...others] = peopleAt({ players });
  const sole = isSent || others.length > 0 ? undefined : first;
  const nameAt = (seat: Seat): string => {
    if (seat >= players.length) return rival;
    return players[seat]!.name ?? (seat === sole ? you : nameless(seat + 1));
  };
  return { names: range(teams).map(nameAt), you: sole };
};

interface Reader {
  readonly names: readonly string[];
  readonly language: Language;
  /** The seat whose player is called "you"; if absent, every player is named. */
  readonly you?: Seat | undefined;
}

const cardName = ({ config, secret }: State, card: Instance, language: Language): string =>
  `${design(config, secret.faces[card]!).card.name[language]} (${secret.faces[card]})`;

type Committed = Extract<Event, { type: 'committed' }>;

/** Says which card was placed on which attribute, because the chronicle of a seat mentions only the number of cards. */
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

/** The ids of a deck's cards, from top to bottom. */
export const deckOrder = (faces: State['secret']['faces'], deck: readonly Instance[]): string =>
  deck
    .toReversed()
    .map(card => faces[card])
    .join(' ');

type Drawn = Extract<Event, { type: 'moved' }>;

/** Names the moved cards if there are more than three, because the chronicle then mentions only their number. */
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

/** Describes an event with its hidden cards, so that players can replay the game with physical cards. */
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

/** The sentences about one frame, as this point of view sees it. */
export const lineOf = (
  playback: Playback,
  frame: Frame,
  viewer: PointOfView,
  reader: Reader,
): readonly LogLine[] => {
  const sentences = playback.steps(frame).flatMap(({ event, before, after }) => {
    const seen = viewer.isOpen ? event : game.redact(event, viewer.seat, before);
    if (!seen) return [];
    if (viewer.isOpen) return toldOpenly(seen, after, reader);
    const told = logLine(seen, logDetails(seen, viewer.seat, after), listenerOf(reader, after));
    return told ? [told] : [];
  });
  return counted(sentences);
};

export const linesOf = (
  playback: Playback,
  viewer: PointOfView,
  reader: Reader,
): readonly (readonly LogLine[])[] => playback.frames.map(frame => lineOf(playback, frame, viewer, reader));

/** The updates that a seat had received up to a frame. */
export const updatesUntil = (playback: Playback, at: number, seat: Seat): readonly Update<Event>[] =>
  playback.frames.slice(0, at + 1).map((frame, version) => ({
    version,
    events: playback.steps(frame).flatMap(({ event, before, after }) => {
      const seen = game.redact(event, seat, before);
      return seen ? [{ event: seen, about: logDetails(seen, seat, after) }] : [];
    }),
  }));
