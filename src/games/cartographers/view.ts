import type { Seat, Viewer } from '../../engine/game.ts';
import { assertNever } from '../../engine/util.ts';
import { sheetPassedTo } from './phases/ambush.ts';
import { ambushCard, rulesOf } from './rules.ts';
import type { Answers, Event, Phase, SheetEvent, State, Track, View } from './types.ts';

/** Decides what each viewer sees. This is the only file that shows parts of `secret` to viewers. */

export const view = (state: State, viewer: Viewer): View => {
  const shown: View = {
    viewer,
    config: state.config,
    seats: state.seats,
    seedHash: state.seedHash,
    openSeed: state.openSeed,
    edicts: state.edicts,
    season: state.season,
    turn: state.turn,
    column: state.column,
    ambushes: state.ambushes,
    heroes: state.heroes,
    deck: state.deck,
    phase: state.phase,
    owing: state.owing,
    answered: state.answered,
    sheets: isOpen(state) ? state.sheets : state.sheets.map((s, i) => (canSee(state, viewer, i) ? s : null)),
    tracks: tracksOf(state.sheets),
    answers: shownAnswers(state, viewer),
  };
  const { result, seed } = state;
  // Only the view of a finished game has these two fields, because spreading them would make every view slower.
  if (result === undefined && seed === undefined) return shown;
  return { ...shown, ...(result && { result }), ...(seed !== undefined && { seed }) };
};

// Cache: all viewers get the same tracks, and most answers change no sheet.
const tracks = new WeakMap<State['sheets'], View['tracks']>();

const tracksOf = (sheets: State['sheets']): View['tracks'] => {
  const known = tracks.get(sheets) ?? sheets.map(track);
  tracks.set(sheets, known);
  return known;
};

const track = ({ coinsEarned, coinsSpent, seasons }: Track): Track => ({ coinsEarned, coinsSpent, seasons });

/** CA-A-32: whether all sheets are public, as they are by default and after the end. */
const isOpen = ({ config, phase }: State): boolean => config.openSheets || phase.type === 'over';

/**
 * Whether a viewer sees a sheet. If sheets are hidden, players see their own and the one passed to them in this phase.
 */
const canSee = (state: State, viewer: Viewer, sheet: Seat): boolean =>
  isOpen(state) ||
  viewer === sheet ||
  (viewer !== 'spectator' && passedSheet(state, state.phase, viewer) === sheet);

const passedSheet = ({ config, seats }: State, phase: Phase, seat: Seat): Seat | undefined => {
  const passed =
    phase.type === 'ambush' ||
    (phase.type === 'gaze' && config.gorgonChooser === 'drawer') ||
    (phase.type === 'ravage' && config.trollChooser === 'neighbour');
  if (!passed) return undefined;
  return sheetPassedTo(seat, seats, ambushCard(rulesOf(config), phase.card).pass);
};

/** CA-A-08: whether answers are visible before all have answered: only if `reveal` is `live` and sheets are open. */
const isLive = ({ config }: State): boolean => config.reveal === 'live' && config.openSheets;

const NONE: Answers = {};

const shownAnswers = (state: State, viewer: Viewer): Answers => {
  const { answers } = state.secret;
  if (state.answered.length === 0) return NONE;
  if (isLive(state)) return answers;
  return viewer !== 'spectator' && answers[viewer] ? { [viewer]: answers[viewer] } : NONE;
};

/** The event as this viewer may see it; `before` is the state before the event. */
export const redact = (event: Event, viewer: Viewer, before: State | undefined): Event | undefined => {
  switch (event.type) {
    case 'started': {
      const { type, seats, config, seedHash, openSeed, edicts } = event;
      return { type, seats, config, seedHash, openSeed, edicts };
    }
    case 'begun': {
      const { type, season, cards, ambushes, heroes } = event;
      return { type, season, cards, ambushes, heroes };
    }
    case 'submitted': {
      const { type, seat, secret } = event;
      const known = seat === viewer || (before !== undefined && isLive(before));
      return known && secret ? { type, seat, secret } : { type, seat };
    }
    case 'revealed':
    case 'asked':
    case 'cancelled':
    case 'ignored':
    case 'ended':
      return event;
    case 'drawn':
    case 'marked':
    case 'destroyed':
    case 'coined':
    case 'scored':
      return before && canSee(before, viewer, event.sheet) ? event : announced(event);
    default:
      return assertNever(event);
  }
};

/** The part of an event on a hidden sheet that all players see: coins and stars, but no spaces. */
const announced = (event: SheetEvent): SheetEvent | undefined => {
  switch (event.type) {
    case 'drawn':
    case 'marked':
    case 'destroyed':
      return undefined;
    case 'coined':
      return { ...event, cells: [] };
    case 'scored': {
      const edicts = event.edicts.map(({ edict, card, stars }) => ({ edict, card, stars, awards: [] }));
      return { ...event, edicts, preyed: [] };
    }
    default:
      return assertNever(event);
  }
};

/** Whether an event reveals a card or the seed, so that it can't be undone. A shuffle reveals nothing. */
export const reveals = (event: Event): boolean =>
  event.type === 'started' || event.type === 'revealed' || event.type === 'ended';
