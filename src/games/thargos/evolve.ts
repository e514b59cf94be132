import type { Seat } from '../../engine/game.ts';
import { allOf, committed, withSide } from './board/modifiers.ts';
import { POSTS, postsOf, seatOf, trackCount } from './board/places.ts';
import { useName } from './board/uses.ts';
import type { Deck } from './cards/card.ts';
import { isStoryMode } from './config.ts';
import { NO_CARDS } from './conflict.ts';
import type { Event } from './events.ts';
import { changedAgenda } from './flow/agenda.ts';
import { at, moved, NO_PAM, opened, withPlayer } from './flow/zones.ts';
import { openMissions, SECONDARY, startStory, unlocked } from './stories/state.ts';
import type { Conflict, Mark, Player, Post, PostState, Secret, State, Turn } from './types.ts';

/** State is the fold of the events; nothing is decided and nothing is drawn by lot here. */

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Fold<T extends Event['type']> = (state: State, event: EventOf<T>) => State;

const NOBODY: readonly never[] = [];
const NO_USES = {};
const EMPTY: PostState = { hero: null, advantages: [], actions: [] };
const NO_TURN: Turn = {
  number: 0,
  seat: 0,
  advantages: 0,
  actions: 0,
  attempts: 0,
  moved: false,
  played: false,
};

export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'started') return started(event);
  if (state === undefined) throw new Error(`a game cannot begin with ${event.type}`);
  return (FOLDS[event.type] as (state: State, event: Event) => State)(state, event);
};

const started = (event: EventOf<'started'>): State => {
  const { config, seats, seedHash, openSeed, teams, heroes, lists, targets, story, secret } = event;
  const decks = lists.map(deckSize);
  const players: Player[] = teams.map((team, seat) => ({
    target: targets[seat]!,
    vp: 0,
    hand: 0,
    deck: decks[seat]!,
    discard: [],
    score: [],
    team,
    isOut: false,
    lastDitch: false,
    skips: [],
  }));
  const tracks = isStoryMode(config) ? 0 : trackCount(players.length);
  const faces = secret?.faces ?? heroes;
  const shown = new Set(story ? openMissions(config, story.missions) : []);
  return {
    config,
    seats,
    seedHash,
    openSeed,
    seed: null,
    lists,
    players,
    heroes: teams.flatMap((team, owner) => team.map(() => ({ owner, face: 'active' as const }))),
    posts: Array.from({ length: players.length * POSTS }, () => EMPTY),
    missions: Array.from({ length: tracks }, () => null),
    owed: Array.from({ length: tracks }, () => null),
    first: 0,
    turn: NO_TURN,
    lasting: [],
    uses: NO_USES,
    usesTurn: NO_USES,
    usesConflict: NO_USES,
    conflict: null,
    story: story ? startStory(config, players.length, story) : null,
    solo: null,
    idle: 0,
    blocks: blocksOf(heroes.length, decks),
    limbo: [],
    out: [],
    question: null,
    result: null,
    faces: faces.map((id, i) => (i < heroes.length || shown.has(i) ? id : null)),
    decisions: 0,
    secret: {
      seed: secret?.seed ?? '',
      faces,
      decks: secret?.decks ?? [],
      hands: players.map(() => []),
      secondary: secret?.secondary ?? [],
      attack: NO_PAM,
      defence: NO_PAM,
      looked: players.map(() => []),
      from: [],
      agenda: [],
    },
  };
};

const deckSize = ({ cards }: Deck): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

const blocksOf = (heroes: number, decks: readonly number[]): number[] => {
  const blocks = [heroes];
  for (const deck of decks) blocks.push(blocks[blocks.length - 1]! + deck);
  return blocks;
};

// What changes is written out at each place and not handed over as a part to be spread: a fold is done many
// times in a decision, and a second spread takes longer than all the rest of it.

const inConflict = (state: State, change: (conflict: Conflict) => Conflict): State =>
  state.conflict ? { ...state, conflict: change(state.conflict) } : state;

const withLooked = (state: State, looked: Secret['looked']): State => ({
  ...state,
  secret: { ...state.secret, looked },
});

/** At stake is the Mission that lies on the track, also when it was put there in the middle of the conflict. */
const atStake = (state: State): State => {
  const { conflict, missions } = state;
  if (!conflict || conflict.track === null || conflict.success !== null) return state;
  const mission = missions[conflict.track]!;
  return mission === null || mission === conflict.mission
    ? state
    : inConflict(state, conflict => ({ ...conflict, mission }));
};

/** Copied one by one: no two of these lists have the same keys, and then a spread is slow. */
const counted = (uses: State['uses'], name: string, amount: number): State['uses'] => {
  const copy: Record<string, number> = {};
  for (const key of Object.keys(uses)) copy[key] = uses[key]!;
  copy[name] = (uses[name] ?? 0) + amount;
  return copy;
};

const used: Fold<'used'> = (state, { card, key, amount, per }) => {
  const name = useName(card, key);
  if (per === 'turn') return { ...state, usesTurn: counted(state.usesTurn, name, amount) };
  if (per === 'conflict') return { ...state, usesConflict: counted(state.usesConflict, name, amount) };
  return { ...state, uses: counted(state.uses, name, amount) };
};

/** HT-A-12: the most points and the smallest deck that each has had. */
const markedOf = ({ players, marks }: State): readonly Mark[] =>
  players.map(({ vp, deck }, seat) => {
    const best = marks?.[seat];
    return best ? { vp: Math.max(vp, best.vp), deck: Math.min(deck, best.deck) } : { vp, deck };
  });

const turnBegun: Fold<'turnBegun'> = (state, { seat, still }) => {
  const begun: State = {
    ...state,
    turn: {
      number: state.turn.number + 1,
      seat,
      advantages: 0,
      actions: 1,
      attempts: 0,
      moved: false,
      played: false,
    },
    // HT-A-12: counted here, for the turn that is over.
    idle: state.turn.number > 0 && !state.turn.moved ? state.idle + 1 : 0,
    usesTurn: NO_USES,
    story: state.story && state.story.walked.length > 0 ? { ...state.story, walked: NOBODY } : state.story,
  };
  return still === undefined ? begun : { ...begun, still, marks: markedOf(state) };
};

const acted: Fold<'acted'> = (state, { what }) => {
  const { turn } = state;
  if (what === 'advantage') return { ...state, turn: { ...turn, advantages: turn.advantages + 1 } };
  // HT-A-12: to act is not to pass, even where no card moves.
  const hasMoved = turn.moved || what !== 'pass';
  if (what === 'attempt' && turn.attempts > 0)
    return { ...state, turn: { ...turn, attempts: turn.attempts - 1, moved: hasMoved } };
  return {
    ...state,
    turn: {
      ...turn,
      moved: hasMoved,
      actions: what === 'pass' ? 0 : turn.actions - 1,
      attempts: what === 'pass' ? 0 : turn.attempts,
    },
  };
};

/** HT-A-47: who opposes now does not oppose next. */
const rested = (state: State, seat: Seat, post: Post): State => {
  if (!state.story || state.config.opposing !== 'rested') return state;
  const opposed = at(state.story.opposed ?? state.players.map(() => null), seat, state.posts[post]!.hero);
  return { ...state, story: { ...state.story, opposed } };
};

const heroesSwapped: Fold<'heroesSwapped'> = (state, { a, b, staying }) => {
  const posts = state.posts.slice();
  const [left, right] = [posts[a]!, posts[b]!];
  posts[a] = staying ? { ...right, actions: left.actions } : right;
  posts[b] = staying ? { ...left, actions: right.actions } : left;
  return { ...state, posts };
};

const captured: Fold<'captured'> = (state, { hero, by, post }) => {
  const from = state.posts.findIndex(place => place.hero === hero);
  const posts = state.posts.slice();
  if (from >= 0) posts[from] = { ...posts[from]!, hero: null };
  const replaced = post === null ? null : posts[post]!.hero;
  if (post !== null) posts[post] = { ...posts[post]!, hero };
  return {
    ...state,
    posts,
    out: [...state.out, ...(replaced === null ? [] : [replaced]), ...(post === null ? [hero] : [])],
    heroes: at(state.heroes, hero, { ...state.heroes[hero], owner: by, face: 'wounded', undead: true }),
  };
};

/** What is still to be done once this was asked. */
const agendaAfter = ({ secret }: Pick<State, 'secret'>, told: EventOf<'asked'>['secret']): Secret['agenda'] =>
  told?.agenda ?? (told ? changedAgenda(secret.agenda, told) : secret.agenda);

const FOLDS: { readonly [T in Exclude<Event['type'], 'started'>]: Fold<T> } = {
  firstChosen: (state, { seat }) => ({ ...state, first: seat }),
  moved: (state, event) => {
    const after = moved(state, event);
    const { turn } = after;
    const { from, to, why } = event;
    const own = from.zone === 'hand' && from.seat === turn.seat;
    if (why !== 'mulligan' && why !== 'draw' && (!turn.moved || (own && !turn.played)))
      after.turn = { ...turn, moved: true, played: turn.played || own };
    return to.zone === 'mission' ? atStake(after) : after;
  },
  shuffled: (state, { seat, from, secret }) => {
    const deck = secret?.deck ?? [];
    const decks = state.secret.decks.slice();
    decks[seat] = deck;
    const hands = state.secret.hands.slice();
    if (from === 'hand') hands[seat] = [];
    const looked = state.secret.looked.map(list =>
      list.filter(
        look => look.owner !== seat || (look.zone !== 'deck' && (look.zone !== 'hand' || from !== 'hand')),
      ),
    );
    return {
      ...state,
      secret: { ...state.secret, decks, hands, looked },
      players: withPlayer(state, seat, player => ({
        ...player,
        deck: deck.length,
        hand: hands[seat]!.length,
        discard: from === 'discard' ? [] : player.discard,
      })),
    };
  },
  heroPlaced: (state, { seat, hero, post }) => ({
    ...state,
    posts: at(state.posts, post, { ...state.posts[post]!, hero }),
    players: withPlayer(state, seat, player => ({
      ...player,
      team: player.team.filter(other => other !== hero),
    })),
  }),
  turned: (state, { hero, face }) => ({
    ...state,
    heroes: at(state.heroes, hero, { ...state.heroes[hero]!, face }),
  }),
  rolledHero: (state, { hero, values }) => ({
    ...state,
    heroes: at(state.heroes, hero, { ...state.heroes[hero]!, rolled: values }),
  }),
  rolled: state => state,
  turnBegun,
  acted,
  declared: (state, { attacker, defender, post, against, track, node, mission }) => ({
    ...state,
    secret: { ...state.secret, attack: NO_PAM, defence: NO_PAM },
    usesConflict: NO_USES,
    conflict: {
      attacker,
      defender,
      post,
      against,
      track,
      node,
      mission,
      attack: NO_CARDS,
      defence: NO_CARDS,
      shown: null,
      pushback: null,
      isConceded: false,
      success: null,
      totals: null,
    },
  }),
  opposed: (state, { seat, post }) =>
    inConflict(rested(state, seat, post), conflict => ({ ...conflict, defender: seat, against: post })),
  committed,
  conceded: state => inConflict(state, conflict => ({ ...conflict, isConceded: true })),
  pushedBack: (state, { values }) => inConflict(state, conflict => ({ ...conflict, pushback: values })),
  revealed: (state, { attack, defence }) => ({
    ...state,
    faces: opened(state, allOf(attack, defence)),
    conflict: state.conflict && { ...state.conflict, shown: { attack, defence } },
  }),
  resolved: (state, { success, totals }) => inConflict(state, conflict => ({ ...conflict, success, totals })),
  conflictEnded: state => ({
    ...state,
    conflict: null,
    usesConflict: NO_USES,
    lasting: state.lasting.some(({ until }) => until === 'conflict')
      ? state.lasting.filter(({ until }) => until !== 'conflict')
      : state.lasting,
  }),
  won: (state, { seat, vp, node }) => {
    const players = withPlayer(state, seat, player => ({ ...player, vp: player.vp + vp }));
    if (node === null || !state.story) return { ...state, players };
    const { done, plan, claimed } = state.story;
    if (node === SECONDARY) return { ...state, players };
    const story = {
      ...state.story,
      // HT-A-32: together all have won it.
      done: done.map((list, i) => (i === seat || state.config.coop ? [...list, node] : list)),
      claimed: plan.exclusive.includes(node) ? [...claimed, node] : claimed,
    };
    return { ...state, players, story, faces: opened(state, unlocked(state.config, story)) };
  },
  gained: (state, { seat, vp }) => ({
    ...state,
    players: withPlayer(state, seat, player => ({ ...player, vp: Math.max(0, player.vp + vp) })),
  }),
  used,
  began: (state, { lasting }) => ({ ...state, lasting: [...state.lasting, lasting] }),
  ceased: (state, { until, seat }) => ({
    ...state,
    lasting: state.lasting.filter(
      lasting => lasting.until !== until || (until === 'startOfYourNextTurn' && lasting.seat !== seat),
    ),
  }),
  looked: (state, { seat, owner, zone, secret }) => {
    const cards = secret?.cards ?? [];
    const looked = state.secret.looked.map((list, i) =>
      i === seat
        ? [...list.filter(look => !cards.includes(look.card)), ...cards.map(card => ({ owner, zone, card }))]
        : list,
    );
    return withLooked(state, looked);
  },
  heroesSwapped,
  missionsSwapped: (state, { a, b }) => {
    const missions = state.missions.slice();
    [missions[a], missions[b]] = [missions[b]!, missions[a]!];
    return atStake({ ...state, missions });
  },
  captured,
  skipped: (state, { seat, step, isSpent, cause }) => {
    const { skips } = state.players[seat]!;
    const spent = skips.findIndex(skip => skip.step === step);
    return {
      ...state,
      players: withPlayer(state, seat, player => ({
        ...player,
        skips: isSpent
          ? skips.filter((_, i) => i !== spent)
          : [...skips, cause === undefined ? { step } : { step, cause }],
      })),
    };
  },
  granted: (state, { actions, attempts }) => ({
    ...state,
    turn: { ...state.turn, actions: state.turn.actions + actions, attempts: state.turn.attempts + attempts },
  }),
  owed: (state, { track, seat }) => {
    const owed = state.owed.slice();
    owed[track] = seat;
    return { ...state, owed };
  },
  cancelled: state => state,
  walked: (state, { posts, node }) => {
    if (!state.story || posts.length === 0) return state;
    const { story } = state;
    const seat = Math.floor(posts[0]! / POSTS);
    return {
      ...state,
      story: {
        ...story,
        at: { ...story.at, ...Object.fromEntries(posts.map(post => [post, node])) },
        lead: story.lead.map((post, i) => (i === seat ? posts[0]! : post)),
        walked: [...story.walked, ...posts],
      },
    };
  },
  attitude: (state, { attitude }) => ({
    ...state,
    solo: {
      attitude,
      infamy: state.solo?.infamy ?? state.config.solo.startInfamy,
      smaller: state.solo?.smaller ?? 0,
    },
  }),
  infamy: (state, { infamy }) => ({ ...state, solo: state.solo && { ...state.solo, infamy } }),
  pileSmaller: (state, { by }) => ({ ...state, solo: state.solo && { ...state.solo, smaller: by } }),
  lastDitch: (state, { seat, isOver }) => ({
    ...state,
    players: withPlayer(state, seat, player => ({ ...player, lastDitch: isOver !== true })),
  }),
  burned: (state, { seat }) => {
    // HT-8.1.7: his heroes leave; the cards at their side have gone before.
    const heroes = postsOf(seat).flatMap(post => state.posts[post]!.hero ?? []);
    return {
      ...state,
      players: withPlayer(state, seat, player => ({ ...player, isOut: true })),
      posts: state.posts.map((place, post) => (seatOf(post) === seat ? EMPTY : place)),
      out: [...state.out, ...heroes],
      owed: state.owed.map(owner => (owner === seat ? null : owner)),
    };
  },
  reordered: (state, { seat, secret }) => {
    const decks = state.secret.decks.slice();
    const cards = secret?.cards ?? [];
    decks[seat] = [...decks[seat]!.slice(0, decks[seat]!.length - cards.length), ...cards];
    return { ...state, secret: { ...state.secret, decks } };
  },
  reassigned: (state, { side, counts, secret }) =>
    withSide(state, side, secret?.cards ?? state.secret[side], counts),
  asked: (state, { question, secret }) => ({
    ...state,
    secret: { ...state.secret, from: secret?.from ?? NOBODY, agenda: agendaAfter(state, secret) },
    decisions: state.decisions + 1,
    question,
  }),
  ended: (state, { result, seed }) => ({
    ...state,
    secret: { ...state.secret, agenda: NOBODY, from: NOBODY },
    question: null,
    result,
    seed,
  }),
};
