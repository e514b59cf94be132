import type { Deck } from './cards/card.ts';
import { isStoryMode } from './config.ts';
import { NO_CARDS } from './conflict.ts';
import type { Event } from './events.ts';
import { POSTS, postsOf, seatOf, trackCount } from './places.ts';
import { openMissions, SECONDARY, startStory, unlocked } from './stories/state.ts';
import type { Conflict, Pam, Player, PostState, Secret, State, Turn } from './types.ts';
import { moved, NO_PAM, opened } from './zones.ts';

/** State is the fold of the events; nothing is decided and nothing is drawn by lot here. */

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Fold<T extends Event['type']> = (state: State, event: Told<T>) => State;

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

const started = (event: Told<'started'>): State => {
  const { config, seats, seedHash, openSeed, teams, heroes, lists, targets, story, secret } = event;
  const decks = lists.map(deckSize);
  const players: Player[] = teams.map((team, seat) => ({
    target: targets[seat],
    vp: 0,
    hand: 0,
    deck: decks[seat],
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
  for (const deck of decks) blocks.push(blocks[blocks.length - 1] + deck);
  return blocks;
};

const withSecret = (state: State, change: Partial<Secret>): State => ({
  ...state,
  secret: { ...state.secret, ...change },
});

const at = <T>(list: readonly T[], index: number, change: Partial<T>): readonly T[] => {
  const copy = list.slice();
  copy[index] = { ...list[index], ...change };
  return copy;
};

const inConflict = (state: State, change: Partial<Conflict>): State =>
  state.conflict ? { ...state, conflict: { ...state.conflict, ...change } } : state;

/** At stake is the Mission that lies on the track, also when it was put there in the middle of the conflict. */
const atStake = (state: State): State => {
  const { conflict, missions } = state;
  if (!conflict || conflict.track === null || conflict.success !== null) return state;
  const mission = missions[conflict.track];
  return mission === null || mission === conflict.mission ? state : inConflict(state, { mission });
};

const used: Fold<'used'> = (state, { card, key, amount, per }) => {
  const name = `${card}:${key}`;
  const add = (uses: State['uses']) => ({ ...uses, [name]: (uses[name] ?? 0) + amount });
  if (per === 'turn') return { ...state, usesTurn: add(state.usesTurn) };
  if (per === 'conflict') return { ...state, usesConflict: add(state.usesConflict) };
  return { ...state, uses: add(state.uses) };
};

const turnBegun: Fold<'turnBegun'> = (state, { seat }) => ({
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
});

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

const heroesSwapped: Fold<'heroesSwapped'> = (state, { a, b }) => {
  const posts = state.posts.slice();
  [posts[a], posts[b]] = [posts[b], posts[a]];
  return { ...state, posts };
};

const captured: Fold<'captured'> = (state, { hero, by, post }) => {
  const from = state.posts.findIndex(place => place.hero === hero);
  const posts = state.posts.slice();
  if (from >= 0) posts[from] = { ...posts[from], hero: null };
  const replaced = post === null ? null : posts[post].hero;
  if (post !== null) posts[post] = { ...posts[post], hero };
  return {
    ...state,
    posts,
    out: [...state.out, ...(replaced === null ? [] : [replaced]), ...(post === null ? [hero] : [])],
    heroes: at(state.heroes, hero, { owner: by, face: 'wounded', undead: true }),
  };
};

const FOLDS: { readonly [T in Exclude<Event['type'], 'started'>]: Fold<T> } = {
  firstChosen: (state, { seat }) => ({ ...state, first: seat }),
  moved: (state, event) => {
    const after = event.to.zone === 'mission' ? atStake(moved(state, event)) : moved(state, event);
    const { turn } = after;
    const { from, why } = event;
    const own = from.zone === 'hand' && from.seat === turn.seat;
    if (why === 'mulligan' || why === 'draw' || (turn.moved && (turn.played || !own))) return after;
    return { ...after, turn: { ...turn, moved: true, played: turn.played || own } };
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
    const player = state.players[seat];
    return {
      ...withSecret(state, { decks, hands, looked }),
      players: at(state.players, seat, {
        deck: deck.length,
        hand: hands[seat].length,
        discard: from === 'discard' ? [] : player.discard,
      }),
    };
  },
  heroPlaced: (state, { seat, hero, post }) => ({
    ...state,
    posts: at(state.posts, post, { hero }),
    players: at(state.players, seat, { team: state.players[seat].team.filter(other => other !== hero) }),
  }),
  turned: (state, { hero, face }) => ({ ...state, heroes: at(state.heroes, hero, { face }) }),
  rolledHero: (state, { hero, values }) => ({ ...state, heroes: at(state.heroes, hero, { rolled: values }) }),
  rolled: state => state,
  turnBegun,
  acted,
  declared: (state, { attacker, defender, post, against, track, node, mission }) => ({
    ...withSecret(state, { attack: NO_PAM, defence: NO_PAM }),
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
  opposed: (state, { seat, post }) => inConflict(state, { defender: seat, against: post }),
  committed: (state, { side, seat, from, counts, secret }) => {
    const cards = secret?.cards ?? NO_PAM;
    const all = [...cards[0], ...cards[1], ...cards[2]];
    // An effect may have put cards there before.
    const lying = state.secret[side];
    const pam = cards.map((list, i) => [...lying[i], ...list]) as unknown as Pam;
    const there = state.conflict?.[side] ?? NO_CARDS;
    const zone = from === 'hand' ? 'hands' : 'decks';
    const piles = state.secret[zone].slice();
    piles[seat] = piles[seat].filter(card => !all.includes(card));
    const { turn } = state;
    const own = from === 'hand' && all.length > 0 && seat === turn.seat;
    const looked = state.secret.looked.map(list =>
      list.length === 0 ? list : list.filter(({ card }) => !all.includes(card)),
    );
    return inConflict(
      {
        ...withSecret(state, { [zone]: piles, [side]: pam, looked }),
        players: at(
          state.players,
          seat,
          from === 'hand' ? { hand: piles[seat].length } : { deck: piles[seat].length },
        ),
        turn: all.length > 0 ? { ...turn, moved: true, played: turn.played || own } : turn,
      },
      {
        [side]: {
          power: there.power + counts.power,
          mind: there.mind + counts.mind,
          mysticism: there.mysticism + counts.mysticism,
        },
      },
    );
  },
  conceded: state => inConflict(state, { isConceded: true }),
  pushedBack: (state, { values }) => inConflict(state, { pushback: values }),
  revealed: (state, { attack, defence }) =>
    inConflict(
      { ...state, faces: opened(state, [...attack, ...defence].flat()) },
      { shown: { attack, defence } },
    ),
  resolved: (state, { success, totals }) => inConflict(state, { success, totals }),
  conflictEnded: state => ({
    ...state,
    conflict: null,
    usesConflict: NO_USES,
    lasting: state.lasting.some(({ until }) => until === 'conflict')
      ? state.lasting.filter(({ until }) => until !== 'conflict')
      : state.lasting,
  }),
  won: (state, { seat, vp, node }) => {
    const players = at(state.players, seat, { vp: state.players[seat].vp + vp });
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
    players: at(state.players, seat, { vp: Math.max(0, state.players[seat].vp + vp) }),
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
    return withSecret(state, { looked });
  },
  heroesSwapped,
  missionsSwapped: (state, { a, b }) => {
    const missions = state.missions.slice();
    [missions[a], missions[b]] = [missions[b], missions[a]];
    return atStake({ ...state, missions });
  },
  captured,
  skipped: (state, { seat, step, isSpent }) => {
    const { skips } = state.players[seat];
    const spent = skips.indexOf(step);
    return {
      ...state,
      players: at(state.players, seat, {
        skips: isSpent ? skips.filter((_, i) => i !== spent) : [...skips, step],
      }),
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
    const seat = Math.floor(posts[0] / POSTS);
    return {
      ...state,
      story: {
        ...story,
        at: { ...story.at, ...Object.fromEntries(posts.map(post => [post, node])) },
        lead: story.lead.map((post, i) => (i === seat ? posts[0] : post)),
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
  lastDitch: (state, { seat }) => ({ ...state, players: at(state.players, seat, { lastDitch: true }) }),
  burned: (state, { seat }) => {
    // HT-8.1.7: his heroes leave; the cards at their side have gone before.
    const heroes = postsOf(seat).flatMap(post => state.posts[post].hero ?? []);
    return {
      ...state,
      players: at(state.players, seat, { isOut: true }),
      posts: state.posts.map((place, post) => (seatOf(post) === seat ? EMPTY : place)),
      out: [...state.out, ...heroes],
      owed: state.owed.map(owner => (owner === seat ? null : owner)),
    };
  },
  reordered: (state, { seat, secret }) => {
    const decks = state.secret.decks.slice();
    const cards = secret?.cards ?? [];
    decks[seat] = [...decks[seat].slice(0, decks[seat].length - cards.length), ...cards];
    return withSecret(state, { decks });
  },
  reassigned: (state, { side, counts, secret }) =>
    inConflict(withSecret(state, { [side]: secret?.cards ?? state.secret[side] }), { [side]: counts }),
  asked: (state, { question, secret }) => ({
    ...withSecret(state, { from: secret?.from ?? [], agenda: secret?.agenda ?? [] }),
    decisions: state.decisions + 1,
    question,
  }),
  ended: (state, { result, seed }) => ({
    ...withSecret(state, { agenda: [], from: [] }),
    question: null,
    result,
    seed,
  }),
};
