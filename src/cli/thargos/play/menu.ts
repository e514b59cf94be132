import type { UsableAbility } from '../../../games/thargos/asking/legal.ts';
import type { Options } from '../../../games/thargos/asking/options.ts';
import { ATTRIBUTES } from '../../../games/thargos/attributes.ts';
import { abilityOf } from '../../../games/thargos/board/triggered.ts';
import type { Command, Instance, Placed, Prompt } from '../../../games/thargos/types.ts';
import { effectText } from '../../../games/thargos/words/effect-text.ts';
import { ATTRIBUTE_NAMES } from '../../../games/thargos/words/names.ts';
import { cardAt, cardLine, cardNameIn, heroText, nodeName, type Scene, whoIs } from './names.ts';

/** An option of the player, as a line of a numbered list. */
export interface MenuLine {
  readonly label: string;
  readonly command: Command;
}

type OptionsOf<T extends Options['type']> = Extract<Options, { readonly type: T }>;

const abilityLabel = (scene: Scene, { card, effect }: UsableAbility): string => {
  const { view, language, words } = scene;
  const found = cardAt(view, card);
  if (!found) return '?';
  const face = view.heroes[card]?.face;
  const ability = abilityOf(view, { index: effect, ...(face ? { face } : {}) }, found.id);
  return words.use(cardNameIn(scene, card), effectText(ability.effect, found.type, language));
};

const uses = (scene: Scene, abilities: readonly UsableAbility[]): MenuLine[] =>
  abilities.map(ability => ({
    label: abilityLabel(scene, ability),
    command: { type: 'useAbility', ...ability },
  }));

const actChoices = (scene: Scene, options: OptionsOf<'act'>): MenuLine[] => {
  const { view, words } = scene;
  const name = (card: Instance): string => cardNameIn(scene, card);
  const missionOn = (track: number): string => words.titled(name(view.missions[track] ?? -1));
  return [
    ...options.attach.flatMap(({ card, heroes }) =>
      heroes.map(
        (hero): MenuLine => ({
          label: words.onHero(name(card), name(hero)),
          command: { type: 'attach', card, hero },
        }),
      ),
    ),
    ...options.attempts.map(
      (track): MenuLine => ({
        label: words.onTrack(words.attempt(missionOn(track)), track),
        command: { type: 'attempt', track },
      }),
    ),
    ...options.nodes.flatMap(({ node, heroes }) =>
      heroes.map(
        (hero): MenuLine => ({
          label: words.withHero(words.attempt(nodeName(scene, node)), name(hero)),
          command: { type: 'attemptNode', node, hero },
        }),
      ),
    ),
    ...options.actions.flatMap(({ card, heroes }) =>
      heroes
        ? heroes.map(
            (hero): MenuLine => ({
              label: words.onHero(name(card), name(hero)),
              command: { type: 'playAction', card, hero },
            }),
          )
        : [{ label: cardLine(scene, card), command: { type: 'playAction', card } } satisfies MenuLine],
    ),
    ...uses(scene, options.abilities),
    ...options.shifts.map(
      ({ hero, track }): MenuLine => ({
        label: words.toTrack(name(hero), track),
        command: { type: 'shift', hero, track },
      }),
    ),
    ...options.moves.flatMap(({ hero, nodes }) =>
      nodes.map(
        (node): MenuLine => ({
          label: `${name(hero)} → ${nodeName(scene, node)}`,
          command: { type: 'move', hero, node },
        }),
      ),
    ),
    ...(options.pass ? [{ label: words.pass, command: { type: 'pass' } } satisfies MenuLine] : []),
  ];
};

const pass = ({ words }: Scene): MenuLine => ({ label: words.pass, command: { type: 'pass' } });

/** Lists the abilities that can be used in a conflict. Cards for the conflict have an input format of their own. */
const conflictChoices = (scene: Scene, options: OptionsOf<'attack' | 'defend'>): MenuLine[] => {
  const used = uses(scene, options.abilities);
  return options.concede ? [...used, { label: scene.words.concede, command: { type: 'concede' } }] : used;
};

const CHOICES: { readonly [T in Options['type']]: (scene: Scene, options: OptionsOf<T>) => MenuLine[] } = {
  placeHero: (scene, { heroes, tracks }) =>
    heroes.flatMap(hero =>
      tracks.map(track => ({
        label: scene.words.toTrack(heroText(scene, hero), track),
        command: { type: 'placeHero', hero, track },
      })),
    ),
  placeMission: (scene, { cards, tracks }) =>
    cards.flatMap(card =>
      tracks.map(track => ({
        label: scene.words.toTrack(cardNameIn(scene, card), track),
        command: { type: 'placeMission', card, track },
      })),
    ),
  handLimit: ({ words }, { values }) =>
    values.map(cards => ({ label: words.limit(cards), command: { type: 'chooseHandLimit', cards } })),
  act: actChoices,
  attack: conflictChoices,
  defend: conflictChoices,
  oppose: (scene, { heroes }) => [
    ...heroes.map((hero): MenuLine => ({ label: heroText(scene, hero), command: { type: 'oppose', hero } })),
    pass(scene),
  ],
  beforeReveal: (scene, { abilities }) => [...uses(scene, abilities), pass(scene)],
  refill: (scene, { cards }) =>
    cards.map(card => ({ label: cardLine(scene, card), command: { type: 'refill', card } })),
  shift: (scene, { shifts }) => [
    ...shifts.map(
      (shift): MenuLine => ({ label: heroText(scene, shift.hero), command: { type: 'shift', ...shift } }),
    ),
    pass(scene),
  ],
  choose: (scene, { prompt, from }) =>
    prompt.most === 1 && prompt.least === 1
      ? from.map(pick => ({
          label: pickLabel(scene, prompt, pick),
          command: { type: 'choose', picks: [pick] },
        }))
      : [],
  referee: scene => [pass(scene)],
  agree: ({ words }) => [
    { label: words.yes, command: { type: 'agree' } },
    { label: words.no, command: { type: 'object' } },
  ],
  none: () => [],
};

/**
 * Lists all options that are chosen by a number. Cards for a conflict and several picks at once have input formats of
 * their own.
 */
export const choicesOf = (scene: Scene, options: Options): MenuLine[] => {
  // Cast: TypeScript can't see that the entry of `CHOICES` belongs to the type of these options.
  const list = CHOICES[options.type] as (scene: Scene, options: Options) => MenuLine[];
  return list(scene, options);
};

/** Returns the name of an option that a card offers. */
export const pickLabel = (scene: Scene, { kind, labels }: Prompt, pick: number): string => {
  const { words, language, view } = scene;
  switch (kind) {
    case 'hero':
      return view.heroes[pick] ? heroText(scene, pick) : cardNameIn(scene, pick);
    case 'track':
      return words.track(pick);
    case 'attribute':
      return ATTRIBUTE_NAMES[ATTRIBUTES[pick]!][language];
    case 'player':
      return whoIs(scene, pick);
    case 'option': {
      const label = labels?.[pick];
      return typeof label === 'string' ? label : (label?.[language] ?? label?.en ?? `${pick + 1}`);
    }
    case 'confirm':
      return pick === 1 ? words.yes : words.no;
    case 'effect':
      return `${pick + 1}`;
    default:
      return cardLine(scene, pick);
  }
};

/** Returns an option that a card offers, as a line of the numbered list. */
export const pickLine = (scene: Scene, { prompt, from }: OptionsOf<'choose'>, pick: number): string =>
  `  ${from.indexOf(pick) + 1}. ${pickLabel(scene, prompt, pick)}`;

const COLOUR_LETTERS: Readonly<Record<string, (typeof ATTRIBUTES)[number]>> = {
  p: 'power',
  m: 'mind',
  e: 'mind',
  y: 'mysticism',
};

/** Parses an input such as `p1 m3 y4`, which places cards of the hand on colors. Returns undefined for other input. */
export const parsePlaced = (hand: readonly Instance[], text: string): Placed[] | undefined => {
  const placed: Placed[] = [];
  for (const word of text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(part => part !== '')) {
    const match = /^([pmey])(\d{1,2})$/.exec(word);
    const card = match ? hand[Number(match[2]) - 1] : undefined;
    if (!match || card === undefined) return undefined;
    placed.push({ card, colour: COLOUR_LETTERS[match[1]!]! });
  }
  return placed;
};
