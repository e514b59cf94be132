import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../../games/thargos/attributes.ts';
import type { Config, ConfigWish } from '../../games/thargos/config.ts';
import {
  attackRule,
  behindOn,
  type Counts,
  colorsOf,
  defenseRule,
  isSuccess,
  pamFault,
} from '../../games/thargos/conflict.ts';
import { thargos } from '../../games/thargos/module.ts';
import { readFields } from '../fields.ts';
import { parseFlags } from '../flags.ts';
import type { CommandRun } from '../io.ts';
import { answerLines } from '../lines.ts';
import { refuse } from '../refusals.ts';
import { sayThargos } from './rules.ts';

/** The command `conflict`: computes the result of a conflict without a game (chapter 5 of the rules). */

const MOST = 1000;

const isValue = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;

const isAttribute = (value: unknown): boolean => ATTRIBUTES.some(each => each === value);

const isMods = (value: unknown): value is Partial<Attributes> =>
  isObject(value) && Object.entries(value).every(([key, amount]) => isAttribute(key) && isValue(amount));

const badValue = (key: string, allowed: string): Refusal => refuse('bad-value', { key, allowed: [allowed] });

const VALUES = '{"power", "mind", "mysticism"}: 0 … 1000';
const CARDS = '[{"colour": "power" | "mind" | "mysticism", "pam": 0 … 1000}, …]';
const DEFENCE = '{"hand": n, "cards": […]} | {"concede": true}';

interface Card {
  readonly colour: Attribute;
  readonly pam: number;
}

const isCard = (value: unknown): value is Card =>
  isObject(value) && Object.keys(value).length === 2 && isAttribute(value.colour) && isValue(value.pam);

const isCards = (value: unknown): value is readonly Card[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isCard);

const full = ({ power = 0, mind = 0, mysticism = 0 }: Partial<Attributes>): Attributes => ({
  power,
  mind,
  mysticism,
});

const countsOf = (cards: readonly Card[]): Counts => {
  const counts = { power: 0, mind: 0, mysticism: 0 };
  for (const { colour } of cards) counts[colour] += 1;
  return counts;
};

const plus = (values: Attributes, cards: readonly Card[]): Attributes => {
  const sum = { ...values };
  for (const { colour, pam } of cards) sum[colour] += pam;
  return sum;
};

type Defense = { readonly concede: true } | { readonly hand: number; readonly cards: readonly Card[] };

const readDefense = (value: unknown): Defense | undefined | Refusal => {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) return badValue('defence', DEFENCE);
  const keys = Object.keys(value).sort().join();
  if (keys === 'concede' && value.concede === true) return { concede: true };
  const { hand, cards = [] } = value;
  const isGood = (keys === 'cards,hand' || keys === 'hand') && isValue(hand) && isCards(cards);
  return isGood ? { hand, cards } : badValue('defence', DEFENCE);
};

interface Verdict {
  readonly attack: 'legal' | 'refused';
  readonly defence: 'legal' | 'refused' | null;
  readonly success: boolean | null;
  readonly totals: { readonly [A in Attribute]?: readonly [number, number] } | null;
}

interface Line {
  readonly config: Config;
  readonly mission: Partial<Attributes>;
  readonly attacker: Attributes;
  readonly defender: Attributes;
  readonly attack: readonly Card[];
  readonly defence: Defense | undefined;
}

/** Computes the result of a conflict. After a refused attack or defense, the results that depend on it are null. */
const work = ({ config, mission, attacker, defender, attack, defence }: Line): Verdict => {
  const colours = colorsOf(mission);
  const values = full(mission);
  const open = {
    power: defender.power + values.power,
    mind: defender.mind + values.mind,
    mysticism: defender.mysticism + values.mysticism,
  };
  const counts = countsOf(attack);
  const rule = attackRule(config, colours, behindOn(colours, attacker, open));
  if (pamFault(rule, counts)) return { attack: 'refused', defence: null, success: null, totals: null };
  const ends = (answer: Verdict['defence'], success: boolean | null): Verdict => ({
    attack: 'legal',
    defence: answer,
    success,
    totals: null,
  });
  if (!defence) return ends(null, null);
  if ('concede' in defence) return config.allowConcede ? ends('legal', true) : ends('refused', null);
  const { hand, cards } = defence;
  const answer = defenseRule(config, colours, { attack: counts, hand });
  if (cards.length > hand || pamFault(answer, countsOf(cards))) return ends('refused', null);
  // HT-A-06: if the defender uses no cards, the attacker may win without comparing totals.
  if (cards.length === 0 && answer.emptyLoses) return ends('legal', true);
  const a = plus(attacker, attack);
  const d = plus(open, cards);
  return {
    attack: 'legal',
    defence: 'legal',
    success: isSuccess(colours, a, d),
    totals: Object.fromEntries(colours.map(colour => [colour, [a[colour], d[colour]]])),
  };
};

/** Answers one line of the command `conflict`. */
export const answerConflict = (line: unknown): object | Refusal => {
  const fields = readFields(line, ['mission', 'attacker', 'defender', 'attack'], ['config', 'defence']);
  if (isRefusal(fields)) return fields;
  if (fields.config !== undefined && !isObject(fields.config)) return refuse('bad-config');
  const { mission, attacker, defender, attack } = fields;
  if (!isMods(mission) || Object.keys(mission).length === 0) return badValue('mission', VALUES);
  if (!isMods(attacker)) return badValue('attacker', VALUES);
  if (!isMods(defender)) return badValue('defender', VALUES);
  if (!isCards(attack)) return badValue('attack', CARDS);
  const defence = readDefense(fields.defence);
  if (isRefusal(defence)) return defence;
  // Cast: `configure` checks the object.
  const config = thargos.configure((fields.config ?? {}) as ConfigWish);
  if (isRefusal(config)) return config;
  return work({
    config,
    mission,
    attacker: full(attacker),
    defender: full(defender),
    attack,
    defence,
  });
};

export const run: CommandRun = async (args, io) => {
  parseFlags(args, {}, io.language);
  return answerLines(io, answerConflict, sayThargos);
};
