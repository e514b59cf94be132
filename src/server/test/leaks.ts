import type { Viewer } from '../../engine/game.ts';
import type { State as CartographersState } from '../../games/cartographers/types.ts';
import type { State as ThargosState } from '../../games/thargos/types.ts';
import type { Json } from './client.ts';

/** The states that a table passes through during one version. The last one is the state after it. */
export type Moments = readonly unknown[];

/** A message that a viewer received, and the version of the table at that time. */
export interface Sent {
  readonly viewer: Viewer;
  readonly version: number;
  readonly text: string;
  /** The parsed message. If its decoded form differs, this follows. */
  readonly means: readonly Json[];
}

/** Returns all sequences of `length` adjacent elements in a list, forward and backward, as JSON without brackets. */
const runsOf = (things: readonly unknown[], length: number): readonly string[] =>
  [things, things.toReversed()].flatMap(list =>
    list.slice(length - 1).map((_, i) => JSON.stringify(list.slice(i, i + length)).slice(1, -1)),
  );

/** Matches lists of numbers or names in a JSON text. */
const LISTS = /\d+(?:,\d+)+|"[\w-]+"(?:,"[\w-]+")+/g;

/** Returns the first of these sequences that a text contains. */
const runIn = (text: string, runs: ReadonlySet<string>, lengths: readonly number[]): string | undefined => {
  for (const [list] of text.matchAll(LISTS)) {
    const things = list.split(',');
    for (const length of lengths)
      for (let i = 0; i + length <= things.length; i++) {
        const run = things.slice(i, i + length).join(',');
        if (runs.has(run)) return run;
      }
  }
  return undefined;
};

/** What no message to a viewer may contain: sequences of cards, and texts. */
interface Secrets {
  readonly runs: readonly string[];
  readonly texts: readonly string[];
  /** The ids of the cards by their numbers in this game. */
  readonly faces: ReadonlyMap<string, string>;
}

/** Returns the lists in a map sheet that say where something was drawn, as JSON. */
const drawnIn = (sheet: unknown): readonly string[] => {
  if (typeof sheet !== 'object' || sheet === null) return [];
  const isRows = Array.isArray(sheet) && sheet.length === 11 && sheet.filter(row => row > 0).length > 1;
  return isRows ? [JSON.stringify(sheet)] : Object.values(sheet).flatMap(drawnIn);
};

const PASSED = ['ambush', 'gaze', 'ravage'];

const ofCartographers = (moments: readonly Moments[], viewer: Viewer): Secrets => {
  const { secret, sheets, config, phase } = moments.at(-1)!.at(-1) as CartographersState;
  const answers = Object.entries(secret.answers).filter(([seat]) => Number(seat) !== viewer);
  // A sequence that is also in the config is public.
  const listed = JSON.stringify(config);
  const isClosed = !config.openSheets && !PASSED.includes(phase.type);
  const own = typeof viewer === 'number' ? drawnIn(sheets[viewer]) : [];
  const others = isClosed ? sheets.filter((_, seat) => seat !== viewer).flatMap(drawnIn) : [];
  const few = [...runsOf(secret.ambushDeck, 2), ...runsOf(secret.heroDeck, 2)];
  return {
    runs: [...runsOf(secret.deck, 3), ...few.filter(run => !listed.includes(run))],
    texts: [
      secret.seed,
      ...answers.map(([, command]) => JSON.stringify(command)),
      ...others.filter(rows => !own.includes(rows)),
    ],
    faces: new Map(),
  };
};

/** Returns the numbers of the cards that this viewer hasn't seen. */
const unseenBy = ({ secret, faces, question }: ThargosState, viewer: Viewer): readonly number[] => {
  const others = secret.hands.filter((_, seat) => seat !== viewer);
  const looked = typeof viewer === 'number' ? secret.looked[viewer]!.map(({ card }) => card) : [];
  const offered = question?.seat === viewer ? secret.from : [];
  return [...secret.decks.flat(), ...others.flat()].filter(
    card => (faces[card] ?? null) === null && !looked.includes(card) && !offered.includes(card),
  );
};

/**
 * Returns the ids of cards that are only in another player's hidden deck list or in a secret Mission. No message may
 * contain them (HT-A-41, HT-A-51).
 */
const namesHidden = (state: ThargosState, viewer: Viewer, unseen: readonly number[]): readonly string[] => {
  const { config, lists, secret, story, faces } = state;
  const plan = typeof config.story === 'object' ? config.story : undefined;
  const isKnown = new Set<string>(faces.filter(id => id !== null));
  for (const [card, id] of secret.faces.entries()) if (!unseen.includes(card)) isKnown.add(id);
  for (const [seat, { cards }] of lists.entries())
    if (config.deckLists !== 'hidden' || seat === viewer)
      for (const id of Object.keys(cards)) isKnown.add(id);
  for (const id of [...(plan?.banCards ?? []), ...(plan?.allowActions ?? []), ...(plan?.secondary ?? [])])
    isKnown.add(id);
  const missions = plan && story ? Object.entries(story.missions) : [];
  const secretKeys = missions.filter(([, card]) => faces[card] === null);
  return [
    ...unseen.map(card => secret.faces[card]!).filter(id => !isKnown.has(id)),
    ...secretKeys.flatMap(([key, card]) => [
      key,
      ...(isKnown.has(secret.faces[card]!) ? [] : [secret.faces[card]!]),
    ]),
  ].map(name => JSON.stringify(name));
};

const ofThargos = (moments: readonly Moments[], viewer: Viewer): Secrets => {
  const state = moments.at(-1)!.at(-1) as ThargosState;
  const { seed, decks, hands, faces } = state.secret;
  const unseen = unseenBy(state, viewer);
  // Cards that the player has held aren't secret: a player who puts a card back knows where it is.
  const held = new Set(
    moments.flat().flatMap(each => (each as ThargosState).secret.hands[viewer as number] ?? []),
  );
  const unknown = new Set(unseen.filter(card => !held.has(card)));
  const hidden = (cards: readonly number[]) => cards.filter(card => unknown.has(card));
  const others = hands.filter((_, seat) => seat !== viewer).map(hidden);
  return {
    runs: [...decks.flatMap(deck => runsOf(hidden(deck), 4)), ...others.flatMap(hand => runsOf(hand, 4))],
    texts: [seed, ...namesHidden(state, viewer, unseen)],
    faces: new Map(unseen.map(card => [String(card), faces[card]!])),
  };
};

/**
 * The parts of a message in which deck lists and options occur. They are public (HT-A-41), so they reveal nothing about
 * the cards in the game.
 */
const OPEN = ['lists', 'config'];

/**
 * Returns a card whose id this part of a message reveals: the part has the id next to the card's number, or as the
 * value of a key that is its number.
 */
const tellsFace = (part: Json, faces: ReadonlyMap<string, string>): string | undefined => {
  if (typeof part !== 'object' || part === null) return undefined;
  const entries = Object.entries(part as Readonly<Record<string, Json>>);
  const values = new Set(entries.map(([, value]) => String(value)));
  for (const [key, value] of entries) {
    if (typeof value === 'string' && faces.get(key) === value) return `${key}: ${value}`;
    const face = typeof value === 'number' ? faces.get(String(value)) : undefined;
    if (face !== undefined && values.has(face)) return `${value} beside ${face}`;
    const within = OPEN.includes(key) ? undefined : tellsFace(value, faces);
    if (within !== undefined) return within;
  }
  return undefined;
};

const OF: Readonly<Record<string, (moments: readonly Moments[], viewer: Viewer) => Secrets>> = {
  cartographers: ofCartographers,
  thargos: ofThargos,
};
const LENGTHS = [2, 3, 4];

/** Returns a function that finds the first secret of a table in a message, or returns undefined. */
export const searchFor = (game: string, moments: readonly Moments[]) => {
  const known = new Map<string, Secrets & { readonly all: ReadonlySet<string> }>();
  const secretsAt = (viewer: Viewer, version: number) => {
    const name = `${viewer}:${version}`;
    const found = known.get(name);
    if (found) return found;
    const secrets = OF[game]!(moments.slice(0, version), viewer);
    const made = { ...secrets, all: new Set(secrets.runs) };
    known.set(name, made);
    return made;
  };
  return ({ viewer, version, text, means }: Sent): string | undefined => {
    const { all, texts, faces } = secretsAt(viewer, Math.min(version, moments.length));
    const meant = means.length === 2 ? JSON.stringify(means) : '';
    return (
      texts.find(each => text.includes(each) || meant.includes(each)) ??
      runIn(text, all, LENGTHS) ??
      runIn(meant, all, LENGTHS) ??
      (faces.size > 0
        ? means.map(part => tellsFace(part, faces)).find(told => told !== undefined)
        : undefined)
    );
  };
};
