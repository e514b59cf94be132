import type { Expr, OpOf, StepName, Target, Who } from '../../effects/effect.ts';
import {
  type Clause,
  diceText,
  goalOf,
  howMany,
  isAll,
  type OpContext,
  type Operations,
  packText,
  pairOf,
  simple,
  thirdPerson,
  words,
} from '../grammar.ts';
import { proposition } from './conditions.ts';
import { ATTRIBUTE_ARGS, aFiltered, filtered, PLAYERS, ZONE_WORDS } from './nouns.ts';
import { amount, change } from './numbers.ts';
import { inAttribute, RULES } from './rules.ts';
import { expr, stopped, target } from './targets.ts';
import { during } from './triggers.ts';

/** An instruction to the card's player. */
const order = (...parts: readonly string[]): Clause => ({ say: words(...parts), may: words(...parts) });

const VERBS = {
  draw: 'draws',
  discard: 'discards',
  burn: 'burns',
  return: 'returns',
  play: 'plays',
  shuffle: 'shuffles',
  gain: 'gains',
  lose: 'loses',
  skip: 'skips',
  choose: 'chooses',
} as const;

/** What a player does. `rest` gets the possessive of that player. */
const act = (who: Who, verb: keyof typeof VERBS, rest: (owns: string) => string): Clause => {
  if (who === 'self') return order(verb, rest('your'));
  const { name } = PLAYERS[who];
  return { ...thirdPerson(name, VERBS[verb], rest('their')), may: words('have', name, verb, rest('their')) };
};

const cards = (value: Expr, context: OpContext, where?: OpOf<'discardHand'>['where']): string =>
  amount(value, filtered(where, false), filtered(where, true), context);

/** "the top 2 cards of your deck" */
const fromTop = (end: 'top' | 'bottom', value: Expr, owns: string, context: OpContext): string => {
  const count = howMany(value);
  if (isAll(count)) return `${owns} whole deck`;
  if (count === 1) return `the ${end} card of ${owns} deck`;
  if (typeof count === 'number') return `the ${end} ${count} cards of ${owns} deck`;
  return `${cards(count, context)} from the ${end} of ${owns} deck`;
};

const chosenBy = (by: OpOf<'discardHand'>['by'], who: Who): string => {
  if (by === 'random') return 'at random';
  if (who === 'self') return '';
  return by === 'chooser' ? 'of your choice' : 'of their choice';
};

const changed = (op: OpOf<'modAttr'> | OpOf<'modMission'>, context: OpContext): Clause => {
  const { text, many } = target(op.target, context);
  const gain = change(op.amount, op.attr, ATTRIBUTE_ARGS[op.attr], context);
  const span = during(op.until, context);
  const may = words('give', text, gain, span);
  const isPicked = typeof op.target === 'object' && op.target.pick === 'choose';
  if (isPicked) return { say: may, may };
  return { ...thirdPerson(text, many ? 'get' : 'gets', gain, span), may };
};

/** Names the attribute that an operation sets. */
const theValue = ({ target: of, attr }: OpOf<'setAttr'> | OpOf<'rollAttr'>, context: OpContext): string => {
  const whose = target(of, context).text;
  if (attr === 'mission') return `every attribute of ${whose} that the Mission asks for`;
  if (attr === 'chosen') return `one attribute of ${whose} (your choice)`;
  return `${attr === 'all' ? '' : 'the '}${ATTRIBUTE_ARGS[attr]} of ${whose}`;
};

/** A card goes to a zone of its owner. */
const itsOwner = (op: OpOf<'moveCard'> | OpOf<'detach'>, context: OpContext): string =>
  ZONE_WORDS[goalOf(op.to)].to(target(op.target, context).many ? 'their owner’s' : 'its owner’s');

const swap = (from: Target, to: Target, context: OpContext): Clause => {
  const pair = pairOf(from, to);
  if (pair) return order('swap', target(pair, context).text);
  return order('swap', target(from, context).text, 'with', target(to, context, true).text);
};

const STEPS: { readonly [S in StepName]: string } = {
  draw: 'draw step',
  advantage: 'Advantage step',
  action: 'action step',
  turn: 'turn',
};

const look = (op: OpOf<'look'>, context: OpContext): string => {
  const { owns } = PLAYERS[op.who];
  if (op.from === 'deckTop') return fromTop('top', op.amount, owns, context);
  if (op.from === 'deckBottom') return fromTop('bottom', op.amount, owns, context);
  if (isAll(op.amount)) return ZONE_WORDS[op.from].name(owns);
  return words(cards(op.amount, context), ZONE_WORDS[op.from].at(owns));
};

const handLimit = (op: OpOf<'handLimit'>, context: OpContext): Clause => {
  const whose = `${PLAYERS[op.who].owns} hand limit`;
  // Unless the card says otherwise, a limit lasts for the rest of the game.
  const until = during(op.until ?? (context.on === 'static' ? undefined : 'permanent'), context);
  if ('value' in op) {
    const value = expr(op.value, context).text;
    const verb = context.on === 'static' ? 'is' : 'becomes';
    return { say: words(whose, verb, value, until), may: words('set', whose, 'to', value, until) };
  }
  return order(change(op.amount, 'all', whose, context), until);
};

const extraAdvantage = ({ amount: value, until }: OpOf<'extraAdvantage'>, context: OpContext): Clause => {
  const isNow = until === 'endOfTurn' || (until === undefined && context.on !== 'static');
  const span = isNow ? 'this turn' : words('per turn', during(until, context));
  const may = words('attach', amount(value, 'extra Advantage', 'extra Advantages', context), span);
  return { say: `you may ${may}`, may };
};

const extraAction = ({ amount: value = 1, name }: OpOf<'extraAction'>, context: OpContext): Clause => {
  const extra = amount(value, 'extra action', 'extra actions', context);
  if (name === 'attempt') return order('take', `${extra}, only to attempt a Mission`);
  return order('take', extra, name === undefined ? '' : `(“${name}”)`);
};

/** The loss, if the amount is negative. */
const lossOf = (value: Expr): number | undefined => {
  const number = simple(value);
  return typeof number === 'number' && number < 0 ? -number : undefined;
};

export const OPERATIONS: Operations = {
  modAttr: changed,
  modMission: changed,
  setAttr: (op, context) => {
    const value = expr(op.value, context).text;
    const may = words('set', theValue(op, context), 'to', value, during(op.until, context));
    if (context.on !== 'static') return { say: may, may };
    return { say: words(theValue(op, context), 'is', value, during(op.until, context)), may };
  },
  rollAttr: (op, context) =>
    order(`roll ${diceText(op.dice)} for`, theValue(op, context), during(op.until, context)),
  bonus: (op, context) => {
    const what = change(op.amount, op.attr, ATTRIBUTE_ARGS[op.attr], context);
    const said = thirdPerson('', '', what, context.on === 'static' ? '' : 'in this conflict');
    return { ...said, may: `get ${said.say}` };
  },
  modPam: (op, context) => {
    const whose = `${PLAYERS[op.who ?? 'self'].owns} ${filtered(op.where, true, 'pam')}`;
    const value = simple(op.amount);
    const what =
      typeof value === 'number'
        ? `are worth ${Math.abs(value)} ${value < 0 ? 'less' : 'more'}`
        : `get ${change(value, 'all', 'their PAM', context)}`;
    return { say: words(whose, what, during(op.until, context)) };
  },
  draw: (op, context) => act(op.who, 'draw', () => cards(op.amount, context)),
  discardHand: (op, context) =>
    act(op.who, 'discard', owns =>
      isAll(op.amount) && op.where === undefined
        ? `${owns} whole hand`
        : words(cards(op.amount, context, op.where), chosenBy(op.by, op.who)),
    ),
  burn: (op, context) => act(op.who, 'burn', owns => fromTop('top', op.amount, owns, context)),
  dig: op =>
    act(op.who, 'discard', owns => {
      const found = `cards from the top of ${owns} deck until ${aFiltered(op.where)} appears`;
      const to = goalOf(op.to);
      return to === 'discard' ? found : `${found}, which goes ${ZONE_WORDS[to].to(owns)}`;
    }),
  look: (op, context) =>
    order('look at', look(op, context) + (op.rearrange ? ' and put them back in any order' : '')),
  recover: (op, context) =>
    act(op.who, 'return', owns =>
      words(
        cards(op.amount, context, op.where),
        op.by === undefined ? '' : chosenBy(op.by, op.who),
        `from ${owns} discard pile`,
        ZONE_WORDS[goalOf(op.to)].to(owns),
      ),
    ),
  shuffle: ({ who = 'self', from }) =>
    act(who, 'shuffle', owns =>
      from === 'discard' || from === 'hand'
        ? `${ZONE_WORDS[from].name(owns)} into ${owns} deck`
        : `${owns} deck`,
    ),
  moveCard: (op, context) => order('move', target(op.target, context).text, itsOwner(op, context)),
  wound: (op, context) => order('wound', target(op.target, context).text),
  heal: (op, context) => order('heal', target(op.target, context).text),
  moveHero: (op, context) =>
    order('move', target(op.target, context).text, 'to', target(op.to, context, true).text),
  swapHeroes: (op, context) => swap(op.target, op.to, context),
  capture: (op, context) => order('capture', target(op.target, context).text),
  detach: (op, context) =>
    goalOf(op.to) === 'discard'
      ? order('discard', target(op.target, context).text)
      : order('detach', target(op.target, context).text, itsOwner(op, context)),
  moveAdvantage: (op, context) =>
    order('move', target(op.target, context).text, 'to', target(op.to, context, true).text),
  extraAdvantage,
  swapMissions: (op, context) => swap(op.target, op.to, context),
  replaceMission: (op, context) =>
    order(
      'replace',
      target(op.target, context).text,
      'with',
      op.from === 'deckTop' || op.from === 'deckBottom'
        ? `the first ${filtered(op.where, false, 'mission')} from the top of your deck`
        : `${aFiltered(op.where, 'mission')} from your ${op.from === 'discard' ? 'discard pile' : 'hand'}`,
    ),
  peekPam: (op, context) => {
    const whose = `${PLAYERS[op.who].owns} PAM cards`;
    const count = howMany(op.amount);
    if (isAll(count)) return order('look at all', whose);
    if (typeof count === 'number') return order(`look at ${count === 1 ? 'one' : count} of`, whose);
    return order('look at a number of', whose, `equal to ${expr(count, context).text}`);
  },
  reassignPam: (op, context) => order('move', target(op.target, context).text, 'to', ATTRIBUTE_ARGS[op.attr]),
  addPam: (op, context) =>
    act(op.who, 'play', owns =>
      words(
        op.from === 'deckTop'
          ? fromTop('top', op.amount, owns, context)
          : words(cards(op.amount, context), ZONE_WORDS[op.from].from(owns)),
        'as PAM',
        `on ${ATTRIBUTE_ARGS[op.attr ?? 'chosen']}`,
      ),
    ),
  discardPam: (op, context) => order('discard', target(op.target, context).text),
  cancel: (op, context) => {
    const verb = op.target === 'bound' && context.on === 'wouldBeWounded' ? 'prevent' : 'cancel';
    return order(verb, stopped(op.target, context));
  },
  handLimit,
  extraAction,
  skip: op => act(op.who, 'skip', owns => `${owns} next ${STEPS[op.step]}`),
  gainVp: (op, context) => {
    const loss = lossOf(op.amount);
    if (loss !== undefined) return act(op.who, 'lose', () => `${loss} VP`);
    return act(op.who, 'gain', () => amount(op.amount, 'VP', 'VP', context));
  },
  choose: ({ who = 'self', options }, context) => {
    const branches = options.map(option => context.block(option.do)).join('; or ');
    const { say, may } = act(who, 'choose', () => `one${who === 'self' ? '' : ' for you'}: ${branches}`);
    return { say, may: may ?? say, alone: 'branches' };
  },
  if: (op, context) => {
    const otherwise = op.else === undefined ? '' : `; otherwise, ${context.block(op.else)}`;
    const asked = proposition(op.cond, false, context);
    return { say: `if ${asked}, ${context.block(op.then)}${otherwise}`, alone: 'branches' };
  },
  roll: op => ({ ...order('roll', diceText(op.dice)), alone: 'sentence' }),
  counter: (op, context) => {
    const loss = lossOf(op.amount);
    if (loss !== undefined) return order(`remove ${loss} from the counter “${op.name}”`);
    return order(`add ${expr(op.amount, context).text} to the counter “${op.name}”`);
  },
  rule: (op, context) => ({
    say: words(RULES[op.rule](op, context), inAttribute(op), during(op.until, context)),
  }),
  manual: op => {
    const prompt = packText(op.prompt, 'en').trim();
    return {
      say: prompt === '' ? 'apply the printed text by hand' : `apply by hand: “${prompt}”`,
      alone: 'sentence',
    };
  },
};
