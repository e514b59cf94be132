import { a, de } from '../../../../text/french.ts';
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
import {
  aNoun,
  deck,
  handLimit as limitOf,
  noun,
  type Owner,
  ownerOf,
  PLAYERS,
  THE_ATTRIBUTE,
  ZONE_WORDS,
} from './nouns.ts';
import { amount, change, changeTo, counted } from './numbers.ts';
import { inAttribute, RULES } from './rules.ts';
import { expr, stopped, target } from './targets.ts';
import { during } from './triggers.ts';
import { act, order } from './verbs.ts';

const cards = (value: Expr, context: OpContext, where?: OpOf<'discardHand'>['where']): string =>
  amount(value, 'card', context, where);

const ENDS = {
  top: ['la première carte', 'premières cartes', 'du dessus'],
  bottom: ['la dernière carte', 'dernières cartes', 'du dessous'],
} as const;

/** "les 2 premières cartes de votre deck" */
const fromEnd = (end: 'top' | 'bottom', value: Expr, owner: Owner, context: OpContext): string => {
  const [one, many, from] = ENDS[end];
  const count = howMany(value);
  const of = de(deck(owner));
  if (isAll(count)) return `tout ${deck(owner)}`;
  if (count === 1) return `${one} ${of}`;
  if (typeof count === 'number') return `les ${count} ${many} ${of}`;
  return `${cards(count, context)} ${from} ${of}`;
};

const chosenBy = (by: OpOf<'discardHand'>['by'], who: Who): string => {
  if (by === 'random') return 'au hasard';
  if (who === 'self') return '';
  return by === 'chooser' ? 'de votre choix' : 'de son choix';
};

const changed = (op: OpOf<'modAttr'> | OpOf<'modMission'>, context: OpContext): Clause => {
  const { text, many } = target(op.target, context);
  const gain = change(op.amount, op.attr, context);
  const span = during(op.until, context);
  const give = order('donner', gain, a(text), span);
  const isPicked = typeof op.target === 'object' && op.target.pick === 'choose';
  return isPicked ? give : { ...give, ...thirdPerson(text, many ? 'reçoivent' : 'reçoit', gain, span) };
};

/** Names the attribute that an operation sets. */
const theValue = ({ target: of, attr }: OpOf<'setAttr'> | OpOf<'rollAttr'>, context: OpContext): string => {
  const whose = de(target(of, context).text);
  if (attr === 'mission') return `chaque attribut ${whose} demandé par la mission`;
  if (attr === 'chosen') return `un attribut ${whose} (au choix)`;
  return `${THE_ATTRIBUTE[attr]} ${whose}`;
};

/** A card goes to a zone of its owner. */
const itsOwner = (op: OpOf<'moveCard'> | OpOf<'detach'>, context: OpContext): string =>
  ZONE_WORDS[goalOf(op.to)].to(target(op.target, context).many ? 'leur propriétaire' : 'son propriétaire');

const swap = (from: Target, to: Target, context: OpContext): Clause => {
  const pair = pairOf(from, to);
  if (pair) return order('échanger', target(pair, context).text);
  return order('échanger', target(from, context).text, 'avec', target(to, context, true).text);
};

const STEPS: { readonly [S in StepName]: string } = {
  draw: 'prochaine étape de pioche',
  advantage: 'prochaine étape d’avantage',
  action: 'prochaine étape d’action',
  turn: 'prochain tour',
};

const look = (op: OpOf<'look'>, context: OpContext): string => {
  const owner = ownerOf(op.who);
  if (op.from === 'deckTop') return fromEnd('top', op.amount, owner, context);
  if (op.from === 'deckBottom') return fromEnd('bottom', op.amount, owner, context);
  if (isAll(op.amount)) return ZONE_WORDS[op.from].name(owner);
  return words(cards(op.amount, context), ZONE_WORDS[op.from].at(owner));
};

const handLimit = (op: OpOf<'handLimit'>, context: OpContext): Clause => {
  const whose = limitOf(op.who);
  // Unless the card says otherwise, a limit lasts for the rest of the game.
  const until = during(op.until ?? (context.on === 'static' ? undefined : 'permanent'), context);
  if ('value' in op) {
    const value = expr(op.value, context).text;
    const verb = context.on === 'static' ? 'est' : 'passe';
    const to = context.on === 'static' ? de(value) : a(value);
    return { say: words(whose, verb, to, until), may: words('fixer', whose, a(value), until) };
  }
  const say = words(changeTo(op.amount, a(whose), context), until);
  return { say, may: `donner ${say}` };
};

const MORE = {
  advantages: { one: 'avantage de plus', many: 'avantages de plus', feminine: false },
  actions: { one: 'action de plus', many: 'actions de plus', feminine: true },
} as const;

const extraAdvantage = ({ amount: value, until }: OpOf<'extraAdvantage'>, context: OpContext): Clause => {
  const isNow = until === 'endOfTurn' || (until === undefined && context.on !== 'static');
  const span = isNow ? 'ce tour-ci' : words('par tour', during(until, context));
  const may = words('attacher', counted(value, MORE.advantages, context), span);
  return { say: `vous pouvez ${may}`, may };
};

const extraAction = ({ amount: value = 1, name }: OpOf<'extraAction'>, context: OpContext): Clause => {
  const extra = counted(value, MORE.actions, context);
  if (name === 'attempt') return order('faire', `${extra}, seulement pour tenter une mission`);
  return order('faire', extra, name === undefined ? '' : `(«\u202f${name}\u202f»)`);
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
    const set = order('fixer', theValue(op, context), a(value), during(op.until, context));
    if (context.on !== 'static') return set;
    const verb = op.attr === 'all' ? 'sont' : 'est';
    return { ...set, say: words(theValue(op, context), verb, de(value), during(op.until, context)) };
  },
  rollAttr: (op, context) =>
    order('lancer', diceText(op.dice), 'pour fixer', theValue(op, context), during(op.until, context)),
  bonus: (op, context) => {
    const span = context.on === 'static' ? '' : 'pour ce conflit';
    const said = thirdPerson('', '', change(op.amount, op.attr, context), span);
    return { ...said, may: `gagner ${said.say}` };
  },
  modPam: (op, context) => {
    const { who = 'self' } = op;
    const value = simple(op.amount);
    const plural = noun('pam', op.where, true);
    const whose = who === 'self' ? `vos ${plural}` : `les ${plural} ${de(PLAYERS[who])}`;
    const what =
      typeof value === 'number'
        ? `valent ${Math.abs(value)} de ${value < 0 ? 'moins' : 'plus'}`
        : `reçoivent ${changeTo(value, 'à leur PAM', context)}`;
    return { say: words(whose, what, during(op.until, context)) };
  },
  draw: (op, context) => act(op.who, 'piocher', () => cards(op.amount, context)),
  discardHand: (op, context) =>
    act(op.who, 'défausser', owner =>
      isAll(op.amount) && op.where === undefined
        ? `toute ${ZONE_WORDS.hand.name(owner)}`
        : words(cards(op.amount, context, op.where), chosenBy(op.by, op.who)),
    ),
  burn: (op, context) => act(op.who, 'brûler', owner => fromEnd('top', op.amount, owner, context)),
  dig: op =>
    act(op.who, 'défausser', owner => {
      const found = `les cartes du dessus ${de(deck(owner))} jusqu’à révéler ${aNoun('card', op.where)}`;
      const to = goalOf(op.to);
      return to === 'discard' ? found : `${found}, qui va ${ZONE_WORDS[to].to(owner)}`;
    }),
  look: (op, context) => {
    const order1 = order('regarder', look(op, context));
    if (!op.rearrange) return order1;
    return {
      say: `${order1.say} et remettez-les dans l’ordre de votre choix`,
      may: `${order1.may} et les remettre dans l’ordre de votre choix`,
    };
  },
  recover: (op, context) =>
    act(op.who, 'remettre', owner =>
      words(
        cards(op.amount, context, op.where),
        op.by === undefined ? '' : chosenBy(op.by, op.who),
        ZONE_WORDS.discard.from(owner),
        ZONE_WORDS[goalOf(op.to)].to(owner),
      ),
    ),
  shuffle: ({ who = 'self', from }) =>
    act(who, 'mélanger', owner =>
      from === 'discard' || from === 'hand'
        ? `${ZONE_WORDS[from].name(owner)} dans ${deck(owner)}`
        : deck(owner),
    ),
  moveCard: (op, context) => order('déplacer', target(op.target, context).text, itsOwner(op, context)),
  wound: (op, context) => order('blesser', target(op.target, context).text),
  heal: (op, context) => order('soigner', target(op.target, context).text),
  moveHero: (op, context) =>
    order('déplacer', target(op.target, context).text, 'vers', target(op.to, context, true).text),
  swapHeroes: (op, context) => swap(op.target, op.to, context),
  capture: (op, context) => order('capturer', target(op.target, context).text),
  detach: (op, context) =>
    goalOf(op.to) === 'discard'
      ? order('défausser', target(op.target, context).text)
      : order('remettre', target(op.target, context).text, itsOwner(op, context)),
  moveAdvantage: (op, context) =>
    order('déplacer', target(op.target, context).text, 'sur', target(op.to, context, true).text),
  extraAdvantage,
  swapMissions: (op, context) => swap(op.target, op.to, context),
  replaceMission: (op, context) =>
    order(
      'remplacer',
      target(op.target, context).text,
      'par',
      op.from === 'deckTop' || op.from === 'deckBottom'
        ? `la première ${noun('mission', op.where)} du dessus de votre deck`
        : `${aNoun('mission', op.where)} de votre ${op.from === 'discard' ? 'défausse' : 'main'}`,
    ),
  peekPam: (op, context) => {
    const isYours = op.who === 'self';
    const [one, many] = [false, true].map(plural =>
      isYours ? 'vos cartes PAM' : `${noun('pam', {}, plural)} ${de(PLAYERS[op.who])}`,
    );
    const count = howMany(op.amount);
    if (isAll(count)) return order('regarder', `toutes ${isYours ? '' : 'les '}${many}`);
    if (typeof count !== 'number')
      return order('regarder', `un nombre de ${many} égal ${a(expr(count, context).text)}`);
    return order(
      'regarder',
      `${count === 1 ? 'une' : count} ${isYours ? 'de ' : ''}${count < 2 ? one : many}`,
    );
  },
  reassignPam: (op, context) =>
    order('déplacer', target(op.target, context).text, 'sur', THE_ATTRIBUTE[op.attr]),
  addPam: (op, context) =>
    act(op.who, 'jouer', owner =>
      words(
        op.from === 'deckTop'
          ? fromEnd('top', op.amount, owner, context)
          : words(cards(op.amount, context), ZONE_WORDS[op.from].from(owner)),
        'comme PAM',
        `sur ${THE_ATTRIBUTE[op.attr ?? 'chosen']}`,
      ),
    ),
  discardPam: (op, context) => order('défausser', target(op.target, context).text),
  cancel: (op, context) => {
    const verb = op.target === 'bound' && context.on === 'wouldBeWounded' ? 'empêcher' : 'annuler';
    return order(verb, stopped(op.target, context));
  },
  handLimit,
  extraAction,
  skip: op =>
    act(op.who, 'sauter', owner => {
      const his = op.step === 'turn' ? 'son' : 'sa';
      return `${owner === 'votre' ? 'votre' : his} ${STEPS[op.step]}`;
    }),
  gainVp: (op, context) => {
    const loss = lossOf(op.amount);
    if (loss !== undefined) return act(op.who, 'perdre', () => `${loss} PV`);
    const points = { one: 'PV', many: 'PV', feminine: false };
    return act(op.who, 'gagner', () => counted(op.amount, points, context));
  },
  choose: ({ who = 'self', options }, context) => {
    const branches = options.map(option => context.block(option.do)).join('\u202f; ou ');
    const { say, may } = act(
      who,
      'choisir',
      () => `une option${who === 'self' ? '' : ' pour vous'}\u202f: ${branches}`,
    );
    return { say, may: may ?? say, alone: 'branches' };
  },
  if: (op, context) => {
    const otherwise = op.else === undefined ? '' : `\u202f; sinon, ${context.block(op.else)}`;
    const asked = proposition(op.cond, false, context);
    return { say: `si ${asked}, ${context.block(op.then)}${otherwise}`, alone: 'branches' };
  },
  roll: op => ({ ...order('lancer', diceText(op.dice)), alone: 'sentence' }),
  counter: (op, context) => {
    const loss = lossOf(op.amount);
    const name = `compteur «\u202f${op.name}\u202f»`;
    if (loss !== undefined) return order('retirer', `${loss} du ${name}`);
    return order('ajouter', `${expr(op.amount, context).text} au ${name}`);
  },
  rule: (op, context) => ({
    say: words(RULES[op.rule](op, context), inAttribute(op), during(op.until, context)),
  }),
  manual: op => {
    const prompt = packText(op.prompt, 'fr').trim();
    const say =
      prompt === ''
        ? 'appliquez à la main le texte imprimé'
        : `à appliquer à la main\u202f: «\u202f${prompt}\u202f»`;
    return { say, alone: 'sentence' };
  },
};
