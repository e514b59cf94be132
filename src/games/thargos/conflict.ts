import type { Attribute, Attributes } from './attributes.ts';
import { ATTRIBUTES } from './attributes.ts';
import type { Mods } from './cards/card.ts';
import type { Config } from './config.ts';

/**
 * The arithmetic of a conflict (chapter 5) without a game state, so that the calculator on the page can use
 * it.
 */

export type Counts = Attributes;

export const NO_CARDS: Counts = { power: 0, mind: 0, mysticism: 0 };

export const colorsOf = ({ power, mind, mysticism }: Mods): Attribute[] => {
  const colours: Attribute[] = [];
  if (power !== undefined) colours.push('power');
  if (mind !== undefined) colours.push('mind');
  if (mysticism !== undefined) colours.push('mysticism');
  return colours;
};

export const countsOf = (cards: readonly { readonly colour: Attribute }[]): Counts => {
  const counts = { ...NO_CARDS };
  for (const { colour } of cards) counts[colour] += 1;
  return counts;
};

export const totalCards = (counts: Counts): number => counts.power + counts.mind + counts.mysticism;

export const covered = ({ power, mind, mysticism }: Counts): Attribute[] => {
  const colours: Attribute[] = [];
  if (power > 0) colours.push('power');
  if (mind > 0) colours.push('mind');
  if (mysticism > 0) colours.push('mysticism');
  return colours;
};

/** The cards that a side may place, as data, so that the page can show the rule before the player answers. */
export interface PamRule {
  /** The colors on which cards may be placed. */
  readonly colours: readonly Attribute[];
  /** HT-5.4: two or more cards must be on at least two colors. */
  readonly spread: boolean;
  /** HT-5.6: a player who places cards must place at least this number on each of `colours`. */
  readonly least: number;
  /** The most cards on each color. Undefined means no limit. */
  readonly most?: Counts;
  /**
   * HT-5.10a: cards that an effect has already placed for this side. They count together with cards from the
   * hand.
   */
  readonly lying?: Counts;
  /** HT-A-06: whether a defense without cards loses the Mission. */
  readonly emptyLoses?: true;
}

export type PamFault =
  | { readonly fault: 'pam-colour'; readonly colour: Attribute }
  | { readonly fault: 'pam-spread' }
  | { readonly fault: 'pam-mirror'; readonly colour: Attribute; readonly least: number }
  | { readonly fault: 'pam-too-many'; readonly colour: Attribute; readonly most: number };

/**
 * HT-A-06: whether a defense without cards loses the Mission. Questions from before rules version 6 have no
 * `emptyLoses`; for them, the config decides.
 */
export const isEmptyLost = ({ zeroCardDefence }: Pick<Config, 'zeroCardDefence'>, rule: PamRule): boolean =>
  rule.emptyLoses ?? zeroCardDefence === 'concede';

/** Whether a hand of this size is large enough to place any cards under this rule. */
export const canPlaceAny = ({ colours, least, lying }: PamRule, hand: number): boolean => {
  const needed = colours.reduce((sum, colour) => sum + Math.max(0, least - (lying?.[colour] ?? 0)), 0);
  return colours.length > 0 && hand >= Math.max(1, needed);
};

/** Why the rule forbids placing these cards. Undefined if it allows it. */
export const pamFault = (rule: PamRule, counts: Counts): PamFault | undefined => {
  // A player may always place no card, even if an effect has placed some.
  if (totalCards(counts) === 0) return undefined;
  for (const colour of ATTRIBUTES)
    if (counts[colour] > 0 && !rule.colours.includes(colour)) return { fault: 'pam-colour', colour };
  const all = rule.lying ? added(counts, rule.lying) : counts;
  for (const colour of rule.colours)
    if (rule.most && counts[colour] > 0 && all[colour] > rule.most[colour])
      return { fault: 'pam-too-many', colour, most: rule.most[colour] };
  if (rule.spread && totalCards(all) > 1 && covered(all).length < 2) return { fault: 'pam-spread' };
  for (const colour of rule.colours)
    if (all[colour] < rule.least) return { fault: 'pam-mirror', colour, least: rule.least };
  return undefined;
};

const added = (a: Counts, b: Counts): Counts => ({
  power: a.power + b.power,
  mind: a.mind + b.mind,
  mysticism: a.mysticism + b.mysticism,
});

export type ConflictConfig = Pick<
  Config,
  'spread' | 'mirror' | 'mirrorSingle' | 'shortMirror' | 'balanceMin' | 'zeroCardDefence'
>;

/**
 * HT-5.3, HT-5.4: the rule for the attacker. `behind` are the colors on which their visible total is lower.
 */
export const attackRule = (
  { spread }: Pick<ConflictConfig, 'spread'>,
  colours: readonly Attribute[],
  behind: readonly Attribute[],
): PamRule => ({
  colours,
  spread: spread === 'always' ? colours.length > 1 : spread === 'behind' && behind.length > 1,
  least: 0,
});

const ANY = (colours: readonly Attribute[]): PamRule => ({ colours, spread: false, least: 0 });
const NOTHING: PamRule = ANY([]);

/** What the rule for the defender depends on, after the attacker has placed cards. */
export interface Defense {
  readonly attack: Counts;
  /** The number of cards in the defender's hand. */
  readonly hand: number;
  /** HT-5.10a: cards that an effect has already placed for the defender. */
  readonly lying?: Counts;
}

/** HT-5.6, HT-8.2: the rule for the defender. */
export const defenseRule = (
  config: ConflictConfig,
  colours: readonly Attribute[],
  defence: Defense,
): PamRule => {
  const rule = placingRule(config, colours, defence);
  return mustPlace(config, colours, defence) ? { ...rule, emptyLoses: true } : rule;
};

const placingRule = (
  config: ConflictConfig,
  colours: readonly Attribute[],
  { attack, hand, lying = NO_CARDS }: Defense,
): PamRule => {
  if (!isMirrored(config, colours)) return ANY(colours);
  const mirrored = mirroredBy(attack, colours);
  if (mirrored.length === 0) return NOTHING;
  if (config.mirror === 'balance')
    return { colours: mirrored, spread: false, least: config.balanceMin, most: twoMore(attack) };
  const bare = mirrored.filter(colour => lying[colour] === 0);
  if (hand >= bare.length) return { colours: mirrored, spread: false, least: 1 };
  // HT-A-07: the defender has too few cards for all colors.
  if (config.shortMirror === 'none') return NOTHING;
  return { ...ANY(mirrored), most: { power: 1, mind: 1, mysticism: 1 } };
};

/**
 * HT-A-08: whether the defender may place cards only on colors with attack cards, on a Mission of these
 * colors.
 */
const isMirrored = ({ mirror, mirrorSingle }: ConflictConfig, colours: readonly Attribute[]): boolean =>
  mirror !== 'off' && (colours.length > 1 || mirrorSingle);

const mirroredBy = (attack: Counts, colours: readonly Attribute[]): Attribute[] =>
  covered(attack).filter(colour => colours.includes(colour));

/**
 * HT-A-06: whether a defense without further cards loses. Under the mirror rule, cards that an effect has
 * placed count.
 */
const mustPlace = (
  config: ConflictConfig,
  colours: readonly Attribute[],
  { attack, lying = NO_CARDS }: Defense,
): boolean => {
  const { zeroCardDefence, mirror } = config;
  if (zeroCardDefence === 'concede') return true;
  if (zeroCardDefence === 'compare' || mirror !== 'base' || !isMirrored(config, colours)) return false;
  return mirroredBy(attack, colours).some(colour => lying[colour] === 0);
};

const twoMore = ({ power, mind, mysticism }: Counts): Counts => ({
  power: power + 2,
  mind: mind + 2,
  mysticism: mysticism + 2,
});

/** HT-5.2: the Mission's colors on which the attacker's total is lower. */
export const behindOn = (
  colours: readonly Attribute[],
  attack: Attributes,
  defence: Attributes,
): Attribute[] => colours.filter(colour => attack[colour] < defence[colour]);

/**
 * HT-5.8: the attacker succeeds unless their total is lower on some color. The attacker wins ties, unless an
 * effect gives them to the defender.
 */
export const isSuccess = (
  colours: readonly Attribute[],
  attack: Attributes,
  defence: Attributes,
  defenderWinsTies = false,
): boolean =>
  colours.every(
    colour => attack[colour] > defence[colour] || (attack[colour] === defence[colour] && !defenderWinsTies),
  );
