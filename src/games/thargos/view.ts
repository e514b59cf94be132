import type { Seat, Viewer } from '../../engine/game.ts';
import { assertNever } from '../../engine/util.ts';
import type { CardId } from './cards/card.ts';
import type { Event, Place } from './events.ts';
import { looksOf } from './flow/seen.ts';
import type { Task } from './flow/tasks.ts';
import { isShown, isUnseen } from './flow/visibility.ts';
import { NO_PAM } from './flow/zones.ts';
import type { Instance, Question, State, View } from './types.ts';
import { visibleRules, visibleStart } from './visible-config.ts';

/**
 * Makes the views and the redacted events of each viewer. No other file gives information from `secret` to a
 * viewer.
 */

type OwnPart = Pick<View, 'hand' | 'pam' | 'looked' | 'from'>;

/** The viewer's hand, modifiers, seen cards and possible picks. */
const ownOf = ({ secret, conflict, question }: State, viewer: Viewer): OwnPart => {
  if (viewer === 'spectator') return NOTHING_OWN;
  return {
    hand: secret.hands[viewer]!,
    pam: {
      attack: conflict?.attacker === viewer ? secret.attack : NO_PAM,
      defence: conflict?.defender === viewer ? secret.defence : NO_PAM,
    },
    looked: looksOf(secret, viewer),
    from: question?.seat === viewer ? secret.from : [],
  };
};

const NOTHING_OWN: OwnPart = { hand: [], pam: { attack: NO_PAM, defence: NO_PAM }, looked: [], from: [] };

/** The cards that a viewer knows although they aren't public. */
const knownBy = (state: State, { hand, pam, looked, from }: OwnPart): readonly (readonly Instance[])[] => [
  hand,
  pam.attack[0],
  pam.attack[1],
  pam.attack[2],
  pam.defence[0],
  pam.defence[1],
  pam.defence[2],
  looked.length === 0 ? NO_CARDS : looked.map(({ card }) => card),
  shownBy(state, from),
];

/** The id of a card as this viewer sees it. Null if it is hidden. */
export const faceFor = (state: State, viewer: Viewer, card: Instance): CardId | null => {
  if (state.result) return state.secret.faces[card] ?? null;
  const open = state.faces[card] ?? null;
  if (open !== null || viewer === 'spectator') return open;
  const isKnown = knownBy(state, ownOf(state, viewer)).some(cards => cards.includes(card));
  return isKnown ? (state.secret.faces[card] ?? null) : null;
};

export const view = (state: State, viewer: Viewer): View => {
  const { secret } = state;
  const own = ownOf(state, viewer);
  const { config, lists, story } = visibleRules(state, viewer);
  const shown: View = {
    config,
    seats: state.seats,
    lists,
    players: state.players,
    heroes: state.heroes,
    posts: state.posts,
    missions: state.missions,
    owed: state.owed,
    first: state.first,
    turn: state.turn,
    lasting: state.lasting,
    uses: state.uses,
    usesTurn: state.usesTurn,
    usesConflict: state.usesConflict,
    conflict: state.conflict,
    story,
    solo: state.solo,
    idle: state.idle,
    blocks: state.blocks,
    limbo: state.limbo,
    out: state.out,
    result: state.result,
    question: state.question && withoutCard(state.question, secret.agenda.at(-1), secret.hands, viewer),
    faces: seen(state, knownBy(state, own)),
    viewer,
    seedHash: state.seedHash,
    openSeed: state.openSeed,
    seed: state.seed,
    hand: own.hand,
    pam: own.pam,
    looked: own.looked,
    from: own.from,
    agenda: agendaFor(state, viewer),
  };
  // A spread in the object literal would make views three times slower to create.
  return state.marks === undefined ? shown : { ...shown, still: state.still ?? 0, marks: state.marks };
};

const NO_CARDS: readonly Instance[] = [];

/** The agenda without cards that other players have picked or are about to play from hand. */
const agendaFor = (state: State, viewer: Viewer): readonly Task[] => {
  // Fast path for the usual agenda, which contains only the steps of a turn.
  if (!state.secret.agenda.some(isAboutCards)) return state.secret.agenda;
  const unseen = (card: Instance): boolean => isUnseen(state, viewer, card);
  return state.secret.agenda.map(task => {
    if (task.do === 'effect' && unseen(task.effect.source)) return NOTHING;
    const shown =
      task.do === 'effects' && task.queue.some(({ source }) => unseen(source))
        ? { ...task, queue: task.queue.filter(({ source }) => !unseen(source)) }
        : task;
    if (!('answers' in shown) || shown.answers === undefined) return shown;
    const known = Object.entries(shown.answers).filter(([, picks]) => !picks.some(unseen));
    return { ...shown, answers: Object.fromEntries(known) };
  });
};

const isAboutCards = (task: Task): boolean =>
  task.do === 'effect' ||
  task.do === 'effects' ||
  ((task.do === 'ops' || task.do === 'draw' || task.do === 'wound' || task.do === 'capture') &&
    task.answers !== undefined);

const NOTHING: Task = { do: 'effects', queue: [] };

/** Removes the card that a player may play from hand, because it stays hidden until it is played. */
const withoutCard = (
  question: Question,
  task: Task | undefined,
  hands: State['secret']['hands'],
  viewer: Viewer,
): Question => {
  if (question.type !== 'choose' || question.seat === viewer || task?.do !== 'effect') return question;
  if (!hands[question.seat]?.includes(task.effect.source)) return question;
  const { card: _, ...prompt } = question.prompt;
  return { ...question, prompt };
};

const shownBy = ({ question, heroes }: State, from: readonly number[]): readonly Instance[] => {
  const isCards = question?.type === 'choose' && isShown(question.prompt.kind);
  return isCards ? from.filter(card => card >= heroes.length) : NO_CARDS;
};

/**
 * The card ids that a viewer sees: public ones, and those of the cards in these piles. After the end, all are
 * public.
 */
const seen = (state: State, piles: readonly (readonly Instance[])[]): View['faces'] => {
  if (state.result) return state.secret.faces;
  let faces: (CardId | null)[] | undefined;
  for (const cards of piles)
    for (const card of cards) {
      if (state.faces[card] !== null) continue;
      faces ??= state.faces.slice();
      faces[card] = state.secret.faces[card]!;
    }
  return faces ?? state.faces;
};

/** The seat that sees cards in a place. Null means nobody, undefined means everybody. */
const whoSees = (place: Place, before: State | undefined): Seat | null | undefined => {
  switch (place.zone) {
    case 'hand':
      return place.seat;
    case 'deckTop':
    case 'deckBottom':
    case 'pile':
      return null;
    case 'attack':
      return before?.conflict?.attacker ?? null;
    case 'defence':
      return before?.conflict?.defender ?? null;
    default:
      return undefined;
  }
};

/** Whether a viewer sees the cards in a place. */
const sees = (viewer: Viewer, place: Place, before: State | undefined): boolean => {
  const seat = whoSees(place, before);
  return seat === undefined || seat === viewer;
};

const nextTask = ({ secret }: Extract<Event, { type: 'asked' }>, before: readonly Task[]): Task | undefined =>
  (secret?.agenda ?? secret?.added ?? before.slice(0, before.length - (secret?.done ?? 0))).at(-1);

/**
 * The event as this viewer may know it, or undefined if they may not know of it. `before` is the state before
 * the event.
 */
export const redact = (event: Event, viewer: Viewer, before: State | undefined): Event | undefined => {
  switch (event.type) {
    case 'started': {
      const { secret: _, ...open } = event;
      return visibleStart(open, viewer);
    }
    case 'moved': {
      if (sees(viewer, event.from, before) || sees(viewer, event.to, before)) return event;
      const { cards: _, ...open } = event;
      return open;
    }
    case 'committed': {
      if (event.seat === viewer && event.from === 'hand') return event;
      const { secret: _, ...open } = event;
      return open;
    }
    case 'reassigned': {
      const owner = event.side === 'attack' ? before?.conflict?.attacker : before?.conflict?.defender;
      if (owner === viewer) return event;
      const { secret: _, ...open } = event;
      return open;
    }
    case 'looked': {
      if (event.seat === viewer) return event;
      const { secret: _, ...open } = event;
      return open;
    }
    case 'shuffled': {
      const { secret: _, ...open } = event;
      return open;
    }
    case 'reordered': {
      const { secret: _, ...open } = event;
      return open;
    }
    case 'asked': {
      // No viewer receives the agenda, and only the asked seat receives the possible picks.
      const { type, question, secret } = event;
      if (question.seat === viewer)
        return secret?.from?.length ? { type, question, secret: { from: secret.from } } : { type, question };
      const task = nextTask(event, before?.secret.agenda ?? []);
      return { type, question: withoutCard(question, task, before?.secret.hands ?? [], viewer) };
    }
    case 'firstChosen':
    case 'heroPlaced':
    case 'turned':
    case 'rolledHero':
    case 'rolled':
    case 'turnBegun':
    case 'acted':
    case 'declared':
    case 'opposed':
    case 'conceded':
    case 'pushedBack':
    case 'revealed':
    case 'resolved':
    case 'conflictEnded':
    case 'won':
    case 'gained':
    case 'used':
    case 'began':
    case 'ceased':
    case 'heroesSwapped':
    case 'missionsSwapped':
    case 'captured':
    case 'skipped':
    case 'granted':
    case 'owed':
    case 'cancelled':
    case 'walked':
    case 'attitude':
    case 'infamy':
    case 'pileSmaller':
    case 'lastDitch':
    case 'burned':
    case 'ended':
      return event;
    default:
      return assertNever(event);
  }
};

/**
 * HT-A-49: whether players can't undo beyond this event, because it reveals something: a card that is drawn
 * or turned up, dice, a random pick, a look at cards, or the end with the seed. A shuffle reveals nothing.
 */
export const reveals = (event: Event, by: Seat | undefined): boolean => {
  if (event.opens) return true;
  switch (event.type) {
    case 'moved':
      return turnsUp(event, by);
    case 'started':
    case 'firstChosen':
    case 'rolled':
    case 'rolledHero':
    case 'pushedBack':
    case 'revealed':
    case 'looked':
    case 'ended':
      return true;
    default:
      return false;
  }
};

/** Whether a move reveals a card that was hidden from the player who caused the move. */
const turnsUp = ({ from, to, why }: Extract<Event, { type: 'moved' }>, by: Seat | undefined): boolean => {
  switch (from.zone) {
    case 'deckTop':
    case 'pile':
      return true;
    case 'hand':
      return from.seat !== by && whoSees(to, undefined) !== null;
    // Modifiers that are discarded after a conflict were already revealed.
    case 'attack':
    case 'defence':
      return why !== 'spent';
    default:
      return false;
  }
};
