import {
  type Ability,
  ATTRIBUTE_NAMES,
  type Command,
  design,
  type Effect,
  type FaceName,
  type Instance,
  type Options,
  openTotals,
  shortfallsOf,
  type UsableAbility,
  usesLeft,
  type View,
} from '../../../../games/thargos/ui.ts';
import { language } from '../../../settings.ts';
import { shortName as beforeComma } from '../card/short-name.ts';
import { cardText, effectText } from '../card/text.ts';
import { cardOf } from './cards.ts';
import { idlePart } from './idle.ts';
import type { TableWords } from './messages.ts';
import type { Held } from './model.ts';
import { trackOfCard } from './relevant-track.ts';

/** A legal move and its button. */
export interface LegalMove {
  readonly label: string;
  readonly command: Command;
  /** Whether this is the main button, which is gold. At most one button is. */
  readonly isMain?: boolean;
  /** Whether the button is disabled, because the placed cards aren't legal yet. */
  readonly isBarred?: boolean;
  /** A short text about the move's consequence. */
  readonly note?: string;
}

export const nameOf = (view: View, card: Instance | null | undefined): string => {
  return cardOf(view, card)?.name[language.value] ?? '?';
};

/** The part of a card's name before its first comma or dash, for places with little room. */
export const shortName = (view: View, card: Instance | null | undefined): string =>
  beforeComma(nameOf(view, card));

/** The text of a card in play, with its remaining uses. */
export const textInPlay = (
  view: View,
  card: Instance,
  face: FaceName = 'active',
  saidOf: (ability: Ability) => Effect = ability => effectLeft(view, ability, card),
): string => {
  const id = view.faces[card];
  if (!id) return '';
  const found = design(view.config, id);
  const { all } = found[face];
  if (all.every(({ effect }) => effect.limit?.per !== 'game')) return cardText(found.card, face);
  const effects = all.map(saidOf);
  const its = found.card;
  return cardText(
    its.type === 'hero'
      ? { ...its, faces: { ...its.faces, [face]: { ...its.faces[face], effects } } }
      : { ...its, effects },
    face,
  );
};

/** An effect whose limit of uses per game is replaced with the remaining uses. */
const effectLeft = (view: View, ability: Ability, card: Instance): Effect => {
  const { effect } = ability;
  if (effect.limit?.per !== 'game') return effect;
  return { ...effect, limit: { ...effect.limit, uses: Math.max(0, usesLeft(view, ability, card)) } };
};

/** HT-7.3: whether this is the last use of an effect. The game counts a use before the effect asks its question. */
const isLastUse = (view: View, ability: Ability, card: Instance): boolean => {
  const task = view.agenda.at(-1);
  const { effect } = ability;
  if (task?.do !== 'ops' || task.context.source !== card || effect.limit?.per !== 'game') return false;
  const isAtWork = JSON.stringify([effect.cost, effect.do]).includes(JSON.stringify(task.ops[0]));
  return isAtWork && usesLeft(view, ability, card) <= 0;
};

/** The text of a card while it asks a question. If this is the last use, it says so instead of "0 uses". */
export const textAsking = (view: View, card: Instance, face: FaceName, words: TableWords): string => {
  let last: Effect | undefined;
  const said = textInPlay(view, card, face, ability => {
    if (!isLastUse(view, ability, card)) return effectLeft(view, ability, card);
    last = ability.effect;
    const { limit: _, ...unlimited } = last;
    return unlimited;
  });
  if (!last) return said;
  return `${said} ${last.limit?.thenDiscard ? words.lastUseGoes : words.lastUse}`;
};

/** The text of one effect of a card in play. */
export const abilityText = (
  view: View,
  card: Instance,
  index: number,
  face = view.heroes[card]?.face ?? 'active',
): string => {
  const id = view.faces[card];
  if (!id) return '';
  const found = design(view.config, id);
  const { all } = found[face];
  const ability = all[index];
  if (!ability) return '';
  const { effect } = ability;
  const { card: its } = found;
  // HT-7.6: in a story, a lasting Action is beside a hero, as an Advantage is.
  const isBeside = view.story && its.type === 'action' && its.play === 'track' && effect.on !== 'play';
  return effectText(effectLeft(view, ability, card), isBeside ? 'advantage' : its.type);
};

export const abilityMoves = (
  view: View,
  abilities: readonly UsableAbility[],
  words: TableWords,
): LegalMove[] =>
  abilities.map(({ card, effect }) => ({
    label: words.use(shortName(view, card)),
    command: { type: 'useAbility', card, effect },
    note: abilityText(view, card, effect),
  }));

/** The name of a Mission in a story; undefined while the Mission is face down. */
export const missionAt = (view: View, node: string): string | undefined => {
  const mission = view.story?.missions[node] ?? view.story?.secondary ?? null;
  return mission === null || !view.faces[mission] ? undefined : nameOf(view, mission);
};

type ActOptions = Extract<Options, { type: 'act' }>;

/** One move for each hero who may lead an attempt at this Mission of a story. */
export const nodeMoves = (view: View, options: Options, node: string): LegalMove[] => {
  const open = options.type === 'act' ? options.nodes.find(each => each.node === node) : undefined;
  return (open?.heroes ?? []).map(hero => ({
    label: shortName(view, hero),
    command: { type: 'attemptNode', node, hero },
  }));
};

/** The note for an Action that has no effect now, in part or as a whole. If it has none at all, its button isn't main. */
const idleNote = (
  view: View,
  card: Instance,
  words: TableWords,
): Partial<Pick<LegalMove, 'note' | 'isMain'>> => {
  const idle = idlePart(view, card);
  if (!idle) return {};
  return idle.isAll
    ? { note: words.nothingHappens, isMain: false }
    : { note: words.noEffect(effectText(idle.effect, 'action')) };
};

/** HT-7.6: the label for placing a lasting Action: on a hero's track, or in a story beside the hero. */
const placeLabel = (view: View, hero: Instance, words: TableWords): string => {
  const track = trackOfCard(view, hero);
  const name = shortName(view, hero);
  return track === undefined ? words.putAt(name) : words.putOn(track + 1, name);
};

/** Asks where to place the held card: which hero gets an Advantage, or which track or hero gets a lasting Action. */
export const whereTo = (view: View, options: Options, card: Instance, words: TableWords): string => {
  const name = shortName(view, card);
  const isAction = options.type === 'act' && options.actions.some(action => action.card === card);
  if (!isAction) return words.where(name);
  return view.story ? words.besideWhom(name) : words.whichTrack(name);
};

const heldMoves = (view: View, options: ActOptions, held: Held, words: TableWords): LegalMove[] => {
  if (held.type === 'track')
    return options.attempts.includes(held.track)
      ? [
          {
            label: words.attempt(held.track + 1),
            command: { type: 'attempt', track: held.track },
            isMain: true,
          },
        ]
      : [];
  // The panel about the selected Mission has the buttons for its leaders.
  if (held.type === 'node') return [];
  if (held.type === 'hero')
    return options.moves
      .filter(({ hero }) => hero === held.hero)
      .flatMap(({ hero, nodes }) =>
        nodes.map(node => ({
          label: words.walkTo(shortName(view, hero), missionAt(view, node)),
          command: { type: 'move' as const, hero, node },
        })),
      );
  const attach = options.attach.find(({ card }) => card === held.card);
  const action = options.actions.find(({ card }) => card === held.card);
  return [
    ...(attach?.heroes ?? []).map(hero => ({
      label: words.attachTo(shortName(view, hero)),
      command: { type: 'attach' as const, card: held.card, hero },
      isMain: attach?.heroes.length === 1,
    })),
    ...(action && !action.heroes
      ? [
          {
            label: words.play(nameOf(view, held.card)),
            command: { type: 'playAction' as const, card: held.card },
            isMain: true,
            ...idleNote(view, held.card, words),
          },
        ]
      : (action?.heroes ?? []).map(hero => ({
          label: placeLabel(view, hero, words),
          command: { type: 'playAction' as const, card: held.card, hero },
        }))),
  ];
};

/** HT-A-12: whether the player already acted in this turn, so that stopping now ends the turn but isn't a pass. */
export const hasActed = ({ turn }: Pick<View, 'turn'>): boolean => turn.actions <= 0;

const actMoves = (
  view: View,
  options: ActOptions,
  held: Held | undefined,
  words: TableWords,
): LegalMove[] => [
  ...(held ? heldMoves(view, options, held, words) : []),
  ...abilityMoves(view, options.abilities, words),
  ...options.shifts.map(({ hero, track }) => ({
    label: words.moveTo(shortName(view, hero), track + 1),
    command: { type: 'shift' as const, hero, track },
  })),
  ...(options.pass
    ? [{ label: hasActed(view) ? words.endTurn : words.pass, command: { type: 'pass' as const } }]
    : []),
];

/** HT-9.5: the note for opposing with this hero: the totals of visible cards, and who would lead. */
const opposing = (view: View, hero: Instance, words: TableWords): Pick<LegalMove, 'note'> => {
  const { conflict, viewer } = view;
  const post = view.posts.findIndex(place => place.hero === hero);
  if (!conflict || viewer === 'spectator' || post < 0) return {};
  const table = { ...view, conflict: { ...conflict, defender: viewer, against: post } };
  const totals = openTotals(table);
  const { colours, attack, defence } = totals;
  const sums = colours.map(colour =>
    words.against(ATTRIBUTE_NAMES[colour][language.value], attack[colour], defence[colour]),
  );
  return { note: words.wouldStand(sums.join(', '), shortfallsOf(table, totals).length > 0) };
};

/** The moves that have a button in the bar now. Some of them depend on the held card. */
export const movesFor = (
  view: View,
  options: Options,
  held: Held | undefined,
  words: TableWords,
): LegalMove[] => {
  switch (options.type) {
    case 'none':
    case 'choose':
    case 'attack':
    case 'defend':
    case 'referee':
    // The places on the board are the buttons for these moves (see spots.ts).
    case 'placeHero':
    case 'placeMission':
      return [];
    case 'handLimit':
      return options.values.map((cards, i) => ({
        label: words.draw(cards),
        command: { type: 'chooseHandLimit', cards },
        isMain: i === 0,
        ...(cards <= view.hand.length ? { note: words.drawsNone(view.hand.length) } : {}),
      }));
    case 'act':
      return actMoves(view, options, held, words);
    case 'oppose':
      return [
        ...options.heroes.map(hero => ({
          label: words.oppose(shortName(view, hero)),
          command: { type: 'oppose' as const, hero },
          ...opposing(view, hero, words),
        })),
        { label: words.noOpposition, command: { type: 'pass' } },
      ];
    case 'beforeReveal':
      return [
        ...abilityMoves(view, options.abilities, words),
        { label: words.done, command: { type: 'pass' }, isMain: true },
      ];
    case 'refill':
      return options.cards.map(card => ({
        label: words.refill(nameOf(view, card)),
        command: { type: 'refill', card },
        isMain: held?.type === 'card' && offeredCopy(view, options.cards, held.card) === card,
      }));
    case 'shift':
      return [
        ...options.shifts.map(({ hero, track }) => ({
          label: words.moveTo(shortName(view, hero), track + 1),
          command: { type: 'shift' as const, hero, track },
        })),
        { label: words.stay, command: { type: 'pass' } },
      ];
    case 'agree':
      return [
        { label: words.agree, command: { type: 'agree' }, isMain: true },
        { label: words.object, command: { type: 'object' } },
      ];
  }
};

/** HT-A-55: the copy that the game offers for a tapped card. The game offers only one of several copies in hand. */
export const offeredCopy = (view: View, offered: readonly Instance[], card: Instance): Instance => {
  if (offered.includes(card) || !view.hand.includes(card)) return card;
  return offered.find(other => view.hand.includes(other) && view.faces[other] === view.faces[card]) ?? card;
};

/** HT-A-55: the offered copies for several tapped cards, a different one for each. */
export const offeredCopies = (
  view: View,
  offered: readonly Instance[],
  cards: readonly Instance[],
): readonly Instance[] => {
  let free = offered.filter(card => !cards.includes(card));
  return cards.map(card => {
    if (offered.includes(card)) return card;
    const copy = offeredCopy(view, free, card);
    free = free.filter(other => other !== copy);
    return copy;
  });
};

/** Whether cards may be played now, but not this one. */
export const isStuck = (view: View, options: Options, card: Instance): boolean => {
  if (useOf(view, options, card)) return false;
  if (options.type === 'placeMission' || options.type === 'refill') return true;
  return options.type === 'act' && view.faces[card] !== null;
};

/** What a card in hand can be used for now, except as a modifier. */
export const useOf = (
  view: View,
  options: Options,
  card: Instance,
): 'play' | 'attach' | 'place' | undefined => {
  if (options.type === 'placeMission' || options.type === 'refill')
    return options.cards.includes(offeredCopy(view, options.cards, card)) ? 'place' : undefined;
  if (options.type !== 'act') return undefined;
  if (options.actions.some(action => action.card === card)) return 'play';
  return options.attach.some(attach => attach.card === card) ? 'attach' : undefined;
};
