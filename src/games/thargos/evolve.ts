import type { Seat } from '../../engine/game.ts';
import { allOf, committed } from './board/modifiers.ts';
import { POSTS, postsOf, seatOf, trackCount } from './board/places.ts';
import { useName } from './board/use-counters.ts';
import type { Deck } from './cards/card.ts';
import { NO_CARDS } from './conflict.ts';
import type { Event } from './events.ts';
import { changedAgenda } from './flow/agenda.ts';
import { followLooked, followReordered, followShuffled, followTurnedUp } from './flow/seen.ts';
import type { Task } from './flow/tasks.ts';
import {
  at,
  changePlayer,
  moved,
  NO_PAM,
  open,
  type Scratch,
  type StateDraft,
  setSide,
} from './flow/zones.ts';
import { isStoryMode } from './modes.ts';
import { openMissions, SECONDARY, startStory, unlocked } from './stories/state.ts';
import type { Conflict, Mark, Player, Post, PostState, State, Turn } from './types.ts';

/** Applies events to the state. Events contain all decisions and random outcomes, so this needs neither. */

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
/**
 * Applies one event to a draft. Objects inside the draft may be shared with other states, so it replaces them
 * and never changes them.
 */
type Fold<T extends Event['type']> = (draft: StateDraft, event: EventOf<T>, own?: Scratch) => void;

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
  if (state === undefined) throw new Error(`expected "started" as the first event, found "${event.type}"`);
  const draft = draftOf(state);
  foldInto(draft, event);
  return draft;
};

/** A draft to which all events of one decision are applied. */
export const draftOf = (state: State): StateDraft => ({ ...state, secret: { ...state.secret } });

export const foldInto = (draft: StateDraft, event: Event, own?: Scratch): void => {
  if (event.type === 'started')
    throw new Error('expected "started" only as the first event, found a second one');
  // `FOLDS` maps each event type to a function for it, but the compiler can't derive this for a union of
  // types.
  (FOLDS[event.type] as (draft: StateDraft, event: Event, own?: Scratch) => void)(draft, event, own);
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

const inConflict = (draft: StateDraft, change: (conflict: Conflict) => Conflict): void => {
  if (draft.conflict) draft.conflict = change(draft.conflict);
};

/** If an effect replaces the Mission on the conflict's track, the conflict is about the new Mission. */
const atStake = (draft: StateDraft): void => {
  const { conflict, missions } = draft;
  if (!conflict || conflict.track === null || conflict.success !== null) return;
  const mission = missions[conflict.track]!;
  if (mission !== null && mission !== conflict.mission) draft.conflict = { ...conflict, mission };
};

/** Copies in a loop, because a spread is slow for objects with many different keys. */
const counted = (uses: State['uses'], name: string, amount: number): State['uses'] => {
  const copy: Record<string, number> = {};
  for (const key of Object.keys(uses)) copy[key] = uses[key]!;
  copy[name] = (uses[name] ?? 0) + amount;
  return copy;
};

const used: Fold<'used'> = (draft, { card, key, amount, per }) => {
  const name = useName(card, key);
  if (per === 'turn') draft.usesTurn = counted(draft.usesTurn, name, amount);
  else if (per === 'conflict') draft.usesConflict = counted(draft.usesConflict, name, amount);
  else draft.uses = counted(draft.uses, name, amount);
};

/**
 * HT-A-12: for each player, the highest points so far and the current size of the deck. A refilled deck may
 * shrink again, so its smallest size doesn't count.
 */
const markedOf = ({ config, players, marks }: Pick<State, 'config' | 'players' | 'marks'>): readonly Mark[] =>
  players.map(({ vp, deck }, seat) => {
    const best = marks?.[seat];
    if (!best) return { vp, deck };
    // Before rules version 6, which added the config key `rules`, the smallest size of the deck counted.
    const counted = config.rules === undefined ? Math.min(deck, best.deck) : deck;
    return { vp: Math.max(vp, best.vp), deck: counted };
  });

const turnBegun: Fold<'turnBegun'> = (draft, { seat, still }) => {
  const { turn, story } = draft;
  // HT-A-12: `idle` counts complete turns, so it changes when the next turn begins.
  draft.idle = turn.number > 0 && !turn.moved ? draft.idle + 1 : 0;
  draft.turn = {
    number: turn.number + 1,
    seat,
    advantages: 0,
    actions: 1,
    attempts: 0,
    moved: false,
    played: false,
  };
  draft.usesTurn = NO_USES;
  if (story && story.walked.length > 0) draft.story = { ...story, walked: NOBODY };
  if (still === undefined) return;
  draft.still = still;
  draft.marks = markedOf(draft);
};

const acted: Fold<'acted'> = (draft, { what }) => {
  const { turn } = draft;
  // HT-A-12: any action except passing counts, even if no card moves.
  const hasMoved = turn.moved || what !== 'pass';
  if (what === 'advantage') draft.turn = { ...turn, advantages: turn.advantages + 1 };
  else if (what === 'attempt' && turn.attempts > 0)
    draft.turn = { ...turn, attempts: turn.attempts - 1, moved: hasMoved };
  else
    draft.turn = {
      ...turn,
      moved: hasMoved,
      actions: what === 'pass' ? 0 : turn.actions - 1,
      attempts: what === 'pass' ? 0 : turn.attempts,
    };
};

/** HT-A-47: with `opposing: 'rested'`, stores the hero who opposed, because they can't oppose next time. */
const rest = (draft: StateDraft, seat: Seat, post: Post): void => {
  const { story, config, players, posts } = draft;
  if (!story || config.opposing !== 'rested') return;
  const opposed = at(story.opposed ?? players.map(() => null), seat, posts[post]!.hero);
  draft.story = { ...story, opposed };
};

const heroesSwapped: Fold<'heroesSwapped'> = (draft, { a, b, staying }) => {
  const posts = draft.posts.slice();
  const [left, right] = [posts[a]!, posts[b]!];
  posts[a] = staying ? { ...right, actions: left.actions } : right;
  posts[b] = staying ? { ...left, actions: right.actions } : left;
  draft.posts = posts;
};

const captured: Fold<'captured'> = (draft, { hero, by, post }) => {
  const from = draft.posts.findIndex(place => place.hero === hero);
  const posts = draft.posts.slice();
  if (from >= 0) posts[from] = { ...posts[from]!, hero: null };
  const replaced = post === null ? null : posts[post]!.hero;
  if (post !== null) posts[post] = { ...posts[post]!, hero };
  draft.posts = posts;
  draft.out = [...draft.out, ...(replaced === null ? [] : [replaced]), ...(post === null ? [hero] : [])];
  draft.heroes = at(draft.heroes, hero, { ...draft.heroes[hero], owner: by, face: 'wounded', undead: true });
};

const shuffled: Fold<'shuffled'> = (draft, { seat, from, secret: told }) => {
  const { secret } = draft;
  const deck = told?.deck ?? [];
  secret.decks = at(secret.decks, seat, deck);
  if (from === 'hand') secret.hands = at(secret.hands, seat, []);
  followShuffled(secret, seat, from === 'hand');
  secret.looked = secret.looked.map(list =>
    list.filter(
      look => look.owner !== seat || (look.zone !== 'deck' && (look.zone !== 'hand' || from !== 'hand')),
    ),
  );
  changePlayer(draft, seat, player => ({
    ...player,
    deck: deck.length,
    hand: secret.hands[seat]!.length,
    discard: from === 'discard' ? [] : player.discard,
  }));
};

const won: Fold<'won'> = (draft, { seat, vp, node }, own) => {
  changePlayer(draft, seat, player => ({ ...player, vp: player.vp + vp }));
  const { story, config } = draft;
  if (node === null || node === SECONDARY || !story) return;
  const { done, plan, claimed } = story;
  draft.story = {
    ...story,
    // HT-A-32: in a cooperative game, a node that one player wins is completed for all.
    done: done.map((list, i) => (i === seat || config.coop ? [...list, node] : list)),
    claimed: plan.exclusive.includes(node) ? [...claimed, node] : claimed,
  };
  open(draft, unlocked(config, draft.story), own);
};

/**
 * The agenda while this question is pending. Logs of the first rules version store it whole, later ones store
 * its change since the previous question.
 */
const agendaAfter = (agenda: readonly Task[], told: EventOf<'asked'>['secret']): readonly Task[] =>
  told?.agenda ?? (told ? changedAgenda(agenda, told) : agenda);

const FOLDS: { readonly [T in Exclude<Event['type'], 'started'>]: Fold<T> } = {
  firstChosen: (draft, { seat }) => {
    draft.first = seat;
  },
  moved: (draft, event, own) => {
    moved(draft, event, own);
    const { turn } = draft;
    const { from, to, why } = event;
    const isPlayed = from.zone === 'hand' && from.seat === turn.seat;
    if (why !== 'mulligan' && why !== 'draw' && (!turn.moved || (isPlayed && !turn.played)))
      draft.turn = { ...turn, moved: true, played: turn.played || isPlayed };
    if (to.zone === 'mission') atStake(draft);
  },
  shuffled,
  heroPlaced: (draft, { seat, hero, post }) => {
    draft.posts = at(draft.posts, post, { ...draft.posts[post]!, hero });
    changePlayer(draft, seat, player => ({ ...player, team: player.team.filter(other => other !== hero) }));
  },
  turned: (draft, { hero, face }) => {
    draft.heroes = at(draft.heroes, hero, { ...draft.heroes[hero]!, face });
  },
  rolledHero: (draft, { hero, values }) => {
    draft.heroes = at(draft.heroes, hero, { ...draft.heroes[hero]!, rolled: values });
  },
  rolled: () => {},
  turnBegun,
  acted,
  declared: (draft, { attacker, defender, post, against, track, node, mission }) => {
    draft.secret.attack = NO_PAM;
    draft.secret.defence = NO_PAM;
    draft.usesConflict = NO_USES;
    draft.conflict = {
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
    };
  },
  opposed: (draft, { seat, post }) => {
    rest(draft, seat, post);
    inConflict(draft, conflict => ({ ...conflict, defender: seat, against: post }));
  },
  committed,
  conceded: draft => inConflict(draft, conflict => ({ ...conflict, isConceded: true })),
  pushedBack: (draft, { values }) => inConflict(draft, conflict => ({ ...conflict, pushback: values })),
  revealed: (draft, { attack, defence }, own) => {
    open(draft, allOf(attack), own);
    open(draft, allOf(defence), own);
    followTurnedUp(draft);
    inConflict(draft, conflict => ({ ...conflict, shown: { attack, defence } }));
  },
  resolved: (draft, { success, totals }) => inConflict(draft, conflict => ({ ...conflict, success, totals })),
  conflictEnded: draft => {
    followTurnedUp(draft);
    draft.conflict = null;
    draft.usesConflict = NO_USES;
    if (draft.lasting.some(({ until }) => until === 'conflict'))
      draft.lasting = draft.lasting.filter(({ until }) => until !== 'conflict');
  },
  won,
  gained: (draft, { seat, vp }) =>
    changePlayer(draft, seat, player => ({ ...player, vp: Math.max(0, player.vp + vp) })),
  used,
  began: (draft, { lasting }) => {
    draft.lasting = [...draft.lasting, lasting];
  },
  ceased: (draft, { until, seat }) => {
    draft.lasting = draft.lasting.filter(
      lasting => lasting.until !== until || (until === 'startOfYourNextTurn' && lasting.seat !== seat),
    );
  },
  looked: ({ secret }, { seat, owner, zone, secret: told }) => {
    const cards = told?.cards ?? [];
    followLooked(secret, seat, cards);
    secret.looked = secret.looked.map((list, i) =>
      i === seat
        ? [...list.filter(look => !cards.includes(look.card)), ...cards.map(card => ({ owner, zone, card }))]
        : list,
    );
  },
  heroesSwapped,
  missionsSwapped: (draft, { a, b }) => {
    const missions = draft.missions.slice();
    [missions[a], missions[b]] = [missions[b]!, missions[a]!];
    draft.missions = missions;
    atStake(draft);
  },
  captured,
  skipped: (draft, { seat, step, isSpent, cause }) => {
    const { skips } = draft.players[seat]!;
    const spent = skips.findIndex(skip => skip.step === step);
    changePlayer(draft, seat, player => ({
      ...player,
      skips: isSpent
        ? skips.filter((_, i) => i !== spent)
        : [...skips, cause === undefined ? { step } : { step, cause }],
    }));
  },
  granted: (draft, { actions, attempts }) => {
    const { turn } = draft;
    draft.turn = { ...turn, actions: turn.actions + actions, attempts: turn.attempts + attempts };
  },
  owed: (draft, { track, seat }) => {
    draft.owed = at(draft.owed, track, seat);
  },
  cancelled: () => {},
  walked: (draft, { posts, node }) => {
    const { story } = draft;
    if (!story || posts.length === 0) return;
    const seat = Math.floor(posts[0]! / POSTS);
    draft.story = {
      ...story,
      at: { ...story.at, ...Object.fromEntries(posts.map(post => [post, node])) },
      lead: story.lead.map((post, i) => (i === seat ? posts[0]! : post)),
      walked: [...story.walked, ...posts],
    };
  },
  attitude: (draft, { attitude }) => {
    const { solo, config } = draft;
    draft.solo = { attitude, infamy: solo?.infamy ?? config.solo.startInfamy, smaller: solo?.smaller ?? 0 };
  },
  infamy: (draft, { infamy }) => {
    if (draft.solo) draft.solo = { ...draft.solo, infamy };
  },
  pileSmaller: (draft, { by }) => {
    if (draft.solo) draft.solo = { ...draft.solo, smaller: by };
  },
  lastDitch: (draft, { seat, isOver }) =>
    changePlayer(draft, seat, player => ({ ...player, lastDitch: isOver !== true })),
  burned: (draft, { seat }) => {
    // HT-8.1.7: the player's heroes leave the game. The cards beside them have already left.
    const heroes = postsOf(seat).flatMap(post => draft.posts[post]!.hero ?? []);
    changePlayer(draft, seat, player => ({ ...player, isOut: true }));
    draft.posts = draft.posts.map((place, post) => (seatOf(post) === seat ? EMPTY : place));
    draft.out = [...draft.out, ...heroes];
    draft.owed = draft.owed.map(owner => (owner === seat ? null : owner));
  },
  reordered: ({ secret, question }, { seat, secret: told }) => {
    const deck = secret.decks[seat]!;
    const cards = told?.cards ?? [];
    secret.decks = at(secret.decks, seat, [...deck.slice(0, deck.length - cards.length), ...cards]);
    followReordered(secret, question?.type === 'choose' ? question.seat : undefined, cards);
  },
  reassigned: (draft, { side, counts, secret }) =>
    setSide(draft, side, secret?.cards ?? draft.secret[side], counts),
  asked: (draft, { question, secret: told }) => {
    const { secret } = draft;
    secret.from = told?.from ?? NOBODY;
    secret.agenda = agendaAfter(secret.agenda, told);
    draft.decisions += 1;
    draft.question = question;
  },
  ended: (draft, { result, seed }) => {
    draft.secret.agenda = NOBODY;
    draft.secret.from = NOBODY;
    // All cards are revealed at the end, so it no longer matters who has seen which.
    delete draft.secret.seen;
    draft.question = null;
    draft.result = result;
    draft.seed = seed;
  },
};
