import { type CardType, type Effect, IN_CONFLICT, type Op, type Trigger } from '../effects/effect.ts';
import { type Clause, capital, type Grammar, list, type OpContext, thirdPerson, words } from './grammar.ts';

/**
 * Appends a clause to a sentence. Clauses with the same subject are joined: "gets −1 Power and −1 Mind",
 * "burns 2 cards, then draws 1".
 */
const followed = (said: readonly Clause[], next: Clause, grammar: Grammar): Clause[] => {
  const last = said.at(-1);
  const [a, b] = [last?.parts, next.parts];
  if (last === undefined) return [next];
  if (a && !b) return [...said, { ...next, say: grammar.youDo(next) }];
  if (!a || !b || a.subject !== b.subject) return [...said, next];
  if (a.verb === b.verb && a.tail === b.tail) {
    const object = `${a.object}${grammar.and}${b.object}`;
    return [...said.slice(0, -1), thirdPerson(a.subject, a.verb, object, a.tail)];
  }
  return [...said, { ...next, say: words(b.verb, b.object, b.tail) || next.say }];
};

const sayAll = (clauses: readonly Clause[], grammar: Grammar): string[] =>
  clauses.reduce<Clause[]>((said, next) => followed(said, next, grammar), []).map(({ say }) => say);

/** The operations of a branch as one sentence. */
const blockOf = (ops: readonly Op[], grammar: Grammar, context: OpContext): string => {
  const clauses = ops.map(op => grammar.clause(op, context));
  const bracketed = clauses.map(each =>
    each.alone === 'branches' ? { ...each, say: `(${each.say})` } : each,
  );
  return sayAll(bracketed, grammar).join(grammar.next);
};

const rollsIn = (ops: readonly Op[]): number => JSON.stringify(ops).split('"op":"roll"').length - 1;

const isInConflict = ({ on, window }: Effect): boolean =>
  IN_CONFLICT.includes(on) || (on === 'activated' && (window === 'withPam' || window === 'beforeReveal'));

/**
 * HT-5.11: whether an effect applies only on this card's track, which is the default for continuous bonuses.
 */
const isHere = ({ on, here, do: ops }: Effect): boolean =>
  here ?? (on === 'static' && ops.some(({ op }) => op === 'bonus'));

const contextOf = (effect: Effect, card: CardType, grammar: Grammar): OpContext => {
  const context: OpContext = {
    card,
    on: effect.on,
    here: isHere(effect),
    isInConflict: isInConflict(effect),
    rolls: rollsIn(effect.do),
    block: ops => blockOf(ops, grammar, context),
  };
  return context;
};

/** Groups clauses into sentences. An operation with branches gets its own sentence. */
const sentencesOf = (clauses: readonly Clause[]): Clause[][] => {
  const sentences: Clause[][] = [];
  for (const next of clauses) {
    const last = sentences.at(-1);
    if (last === undefined || next.alone || last[0]!.alone) sentences.push([next]);
    else last.push(next);
  }
  return sentences;
};

const deeds = (
  sentence: readonly Clause[],
  mood: 'say' | 'may',
  effect: Effect,
  grammar: Grammar,
): string => {
  const said = mood === 'say' ? sayAll(sentence, grammar) : sentence.map(each => each.may ?? each.say);
  return effect.on === 'static' ? list(said, grammar.and) : said.join(grammar.next);
};

/** The first sentence of an optional effect, with "you may". Undefined if other players do part of it. */
const asOptional = (sentence: readonly Clause[], effect: Effect, grammar: Grammar): string | undefined =>
  sentence.every(({ may }) => may !== undefined)
    ? grammar.mayDo(deeds(sentence, 'may', effect, grammar))
    : undefined;

const stop = (text: string): string => (/[.!?…][”»"\u202f)]*$/.test(text) ? text : `${text}.`);

/** The usual trigger of each type of card, which the short text omits. */
const USUAL: { readonly [C in CardType]: Trigger } = {
  hero: 'static',
  advantage: 'static',
  action: 'play',
  mission: 'missionWon',
};

const isUsual = ({ on, side = 'own' }: Effect, card: CardType): boolean =>
  on === USUAL[card] && side === 'own';

/** `short` is the text beside a card on the table, which also shows the number of uses left. */
export type Length = 'whole' | 'short';

/** The reminder text of one effect, generated from its operations. The short text omits the usual trigger. */
export const effectIn = (
  grammar: Grammar,
  effect: Effect,
  card: CardType,
  length: Length = 'whole',
): string => {
  const isShort = length === 'short';
  const context = contextOf(effect, card, grammar);
  const [first = [], ...others] = sentencesOf(effect.do.map(op => grammar.clause(op, context)));
  const may = effect.optional ? asOptional(first, effect, grammar) : undefined;
  const front = [
    isShort && isUsual(effect, card) ? '' : grammar.moment(effect, context),
    effect.if === undefined ? '' : grammar.condition(effect.if, context),
    effect.cost === undefined ? '' : grammar.cost(context.block(effect.cost)),
    effect.optional && may === undefined ? grammar.ifYouWish : '',
  ].filter(part => part !== '');
  const opening = may ?? deeds(first, 'say', effect, grammar);
  const start = front.length === 0 ? opening : `${front.join(', ')}${grammar.colon}${opening}`;
  return [
    start,
    ...others.map(sentence => deeds(sentence, 'say', effect, grammar)),
    effect.limit === undefined || (isShort && effect.limit.per === 'game')
      ? ''
      : grammar.limit(effect.limit, !effect.optional && effect.on !== 'activated'),
  ]
    .filter(part => part !== '')
    .map(part => stop(capital(part)))
    .join(' ');
};
