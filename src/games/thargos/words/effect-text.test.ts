import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGES } from '../../../engine/text.ts';
import {
  CARD_TYPES,
  type CardType,
  type Condition,
  type Effect,
  type Op,
  SIDES,
  TRIGGERS,
  WINDOWS,
} from '../effects/effect.ts';
import { anyEffect } from '../test/arbitrary-effect.ts';
import { effectText } from './effect-text.ts';

const when = (cond: Condition, yes: readonly Op[], no?: readonly Op[]): Op => ({
  op: 'if',
  cond,
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
  then: yes,
  ...(no && { else: no }),
});
const played = (...ops: readonly Op[]): Effect => ({ on: 'play', do: ops });
const draw: Op = { op: 'draw', who: 'self', amount: 1 };
const burn: Op = { op: 'burn', who: 'opponent', amount: 2 };

const says = (title: string, card: CardType, effect: Effect, en: string, fr: string): void => {
  test(title, () => {
    assert.equal(effectText(effect, card, 'en'), en);
    assert.equal(effectText(effect, card, 'fr'), fr);
  });
};

says(
  'two clauses about one player share their subject',
  'action',
  played(burn, { op: 'discardHand', who: 'opponent', amount: 1, by: 'random' }),
  'Your opponent burns the top 2 cards of their deck, then discards 1 card at random.',
  'Votre adversaire brûle les 2 premières cartes de son deck, puis défausse 1 carte au hasard.',
);
says(
  'after a clause about another player, several clauses about you name you only once',
  'action',
  played(burn, draw, { op: 'recover', who: 'self', amount: 2, to: 'hand' }),
  'Your opponent burns the top 2 cards of their deck, then you draw 1 card, then return 2 cards from your discard pile to your hand.',
  'Votre adversaire brûle les 2 premières cartes de son deck, puis vous piochez 1 carte, puis remettez 2 cartes de votre défausse dans votre main.',
);
says(
  'after a clause about another player, a bonus still has a sign and a number',
  'action',
  played(burn, { op: 'handLimit', who: 'self', amount: 1 }),
  'Your opponent burns the top 2 cards of their deck, then +1 to your hand limit for the rest of the game.',
  'Votre adversaire brûle les 2 premières cartes de son deck, puis +1 à votre limite de main pour le reste de la partie.',
);
says(
  'French contracts de and à with the article',
  'action',
  played(
    { op: 'draw', who: 'self', amount: { hand: 'defender' } },
    {
      op: 'modAttr',
      target: { kind: 'hero', of: 'attacker', pick: 'choose' },
      attr: 'mind',
      amount: { pam: 'opposingHero' },
      until: 'endOfTurn',
    },
  ),
  'Draw a number of cards equal to the number of cards in the defender’s hand, then give one of the attacker’s heroes a bonus to Mind equal to the PAM of the opposing hero until the end of the turn.',
  'Piochez un nombre de cartes égal au nombre de cartes dans la main du défenseur, puis donnez un bonus en Esprit égal au PAM du héros adverse à un héros de l’attaquant de votre choix jusqu’à la fin du tour.',
);
says(
  'French elides articles before a vowel, but not before héros',
  'hero',
  {
    on: 'static',
    if: { not: { hostHas: { type: 'advantage' } } },
    do: [
      {
        op: 'handLimit',
        who: 'self',
        amount: { count: { kind: 'hero', pick: 'all', where: { face: 'wounded' } } },
      },
    ],
  },
  'If this hero does not have an Advantage: a bonus to your hand limit equal to the number of wounded heroes.',
  'Si ce héros n’a pas d’avantage\u202f: un bonus à votre limite de main égal au nombre de héros blessés.',
);
says(
  'French adjectives agree with their noun',
  'action',
  played({
    op: 'moveCard',
    target: { kind: 'mission', of: 'self', pick: 'all', where: { locked: true } },
    to: 'deckBottom',
  }),
  'Move all your locked Missions to the bottom of their owner’s deck.',
  'Déplacez toutes vos missions verrouillées sous le deck de leur propriétaire.',
);
says(
  'the text of a negated condition negates its verb',
  'hero',
  {
    on: 'turnStart',
    if: { not: { any: [{ is: 'hostWounded' }, { cmp: [{ vp: 'self' }, '>=', 10] }] } },
    do: [draw],
  },
  'At the start of your turn, if this hero is not wounded and your VP are less than 10: draw 1 card.',
  'Au début de votre tour, si ce héros n’est pas blessé et si vos PV valent moins de 10\u202f: piochez 1 carte.',
);
says(
  'an operation with branches is in brackets if it follows another operation',
  'action',
  played(when({ is: 'solo' }, [draw, when({ is: 'urban' }, [draw], [burn])], [burn])),
  'If the game is solo, draw 1 card, then (if you are in a town, draw 1 card; otherwise, your opponent burns the top 2 cards of their deck); otherwise, your opponent burns the top 2 cards of their deck.',
  'Si la partie est en solo, piochez 1 carte, puis (si vous êtes en ville, piochez 1 carte\u202f; sinon, votre adversaire brûle les 2 premières cartes de son deck)\u202f; sinon, votre adversaire brûle les 2 premières cartes de son deck.',
);
says(
  'the text of a choice says what each option does, without its label',
  'action',
  played({
    op: 'choose',
    options: [
      { label: 'Win the game', do: [draw] },
      { label: { fr: 'Rien' }, do: [burn] },
    ],
  }),
  'Choose one: draw 1 card; or your opponent burns the top 2 cards of their deck.',
  'Choisissez une option\u202f: piochez 1 carte\u202f; ou votre adversaire brûle les 2 premières cartes de son deck.',
);
says(
  'branches inside a branch are in brackets, so that each “otherwise” belongs to one “if”',
  'action',
  played(when({ is: 'solo' }, [when({ is: 'urban' }, [draw], [burn])], [draw])),
  'If the game is solo, (if you are in a town, draw 1 card; otherwise, your opponent burns the top 2 cards of their deck); otherwise, draw 1 card.',
  'Si la partie est en solo, (si vous êtes en ville, piochez 1 carte\u202f; sinon, votre adversaire brûle les 2 premières cartes de son deck)\u202f; sinon, piochez 1 carte.',
);
says(
  'the options of a choice are addressed to you even if another player chooses',
  'action',
  played({
    op: 'choose',
    who: 'opponent',
    options: [
      { label: 'a', do: [draw] },
      { label: 'b', do: [burn] },
    ],
  }),
  'Your opponent chooses one for you: draw 1 card; or your opponent burns the top 2 cards of their deck.',
  'Votre adversaire choisit une option pour vous\u202f: piochez 1 carte\u202f; ou votre adversaire brûle les 2 premières cartes de son deck.',
);
says(
  'the text of a cost precedes that of the effect',
  'hero',
  {
    on: 'activated',
    window: 'ownTurn',
    cost: [{ op: 'discardHand', who: 'self', amount: 2 }],
    limit: { uses: 1, per: 'turn' },
    do: [{ op: 'heal', target: 'this' }],
  },
  'On your turn, at a cost (discard 2 cards): heal this hero. Once per turn.',
  'À votre tour, moyennant un coût (défaussez 2 cartes)\u202f: soignez ce héros. Une fois par tour.',
);
says(
  'an optional effect on another player begins with “you may have”',
  'mission',
  { on: 'missionWon', optional: true, do: [burn] },
  'When accomplished: you may have your opponent burn the top 2 cards of their deck.',
  'Une fois accomplie\u202f: vous pouvez faire brûler à votre adversaire les 2 premières cartes de son deck.',
);
says(
  'HT-7.3: the text of an effect gives the number of its uses, and says if the card is then discarded',
  'action',
  {
    on: 'activated',
    window: 'withPam',
    here: true,
    limit: { uses: 3, per: 'game', thenDiscard: true },
    do: [{ op: 'bonus', attr: 'chosen', amount: 3 }],
  },
  'When you place PAM cards on this track: +3 to an attribute of your choice in this conflict. 3 uses, then discard this card.',
  'Quand vous placez vos cartes PAM sur cette piste\u202f: +3 à un attribut de votre choix pour ce conflit. 3 utilisations, puis défaussez cette carte.',
);
says(
  'the text of a manual effect says that it is applied by hand, and contains the prompt',
  'hero',
  { on: 'faceUp', do: [{ op: 'manual', prompt: { fr: 'Lire la carte' } }] },
  'When this face turns up: apply by hand: “Lire la carte”.',
  'Quand cette face apparaît\u202f: à appliquer à la main\u202f: «\u202fLire la carte\u202f».',
);

test('every trigger has a text for every type of card and every side', () => {
  for (const card of CARD_TYPES)
    for (const language of LANGUAGES)
      for (const side of SIDES) {
        for (const on of TRIGGERS)
          assert.match(effectText({ on, side, do: [draw] }, card, language), /^\p{Lu}.*\.$/u);
        for (const window of WINDOWS)
          assert.match(
            effectText({ on: 'activated', side, window, do: [draw] }, card, language),
            /^\p{Lu}.*\.$/u,
          );
      }
});

/** Patterns that no correct text contains. */
const WRONG = {
  en: [/\b[Aa] [aeiou]/, /\ban [^aeiouAEIOU“]/, /\d-\d/],
  fr: [/'/, / [;:!?»]/, /« /, /\b[Dd]e les? /, / à les? /, /\b[Dd]e [aeiouyàâéèêîôûœ]/i, /\b[Ss]i ils? /],
} as const;
const ANYWHERE = [/undefined|null|NaN|\[object|=>/, / {2}|^ | $/, / [.,)]|\( /, /\.\.|,,|: *\./];

const isBalanced = (text: string): boolean => {
  let open = 0;
  for (const letter of text) {
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
};

for (const language of LANGUAGES)
  for (const depth of [1, 2, 4, 6])
    test(`${language}: the text of an arbitrary effect, nested ${depth} deep, is well-formed`, () => {
      fc.assert(
        fc.property(anyEffect(depth), fc.constantFrom(...CARD_TYPES), (effect, card) => {
          const text = effectText(effect, card, language);
          for (const wrong of [...ANYWHERE, ...WRONG[language]]) assert.doesNotMatch(text, wrong);
          assert.match(text, /^[\p{Lu}\d+−].*\.$/u);
          assert.ok(isBalanced(text), `expected the text to have balanced brackets, found: ${text}`);
        }),
        { numRuns: 400 },
      );
    });
