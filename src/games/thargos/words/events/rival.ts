import { colon, type Language, type Text } from '../../../../engine/text.ts';
import { ATTRIBUTES, type Attribute } from '../../attributes.ts';
import { designsOf } from '../../board/library.ts';
import type { CardId } from '../../cards/card.ts';
import type { Attitude } from '../../config.ts';
import { ATTRIBUTE_NAMES } from '../names.ts';
import { type Listener, pick, type Sentence, say, type Tellers } from './speaker.ts';

/** Dice, and what the Rival does by them. */

const ATTITUDE_NAMES: { readonly [A in Attitude]: Text } = {
  aggressive: { en: 'aggressive', fr: 'agressif' },
  wary: { en: 'wary', fr: 'méfiant' },
  defensive: { en: 'defensive', fr: 'défensif' },
};

/** HT-11.4: what the Rival's die means when he chooses; a two to a five are his places from left to right. */
interface Decision {
  readonly what: Text;
  readonly one: Text;
  readonly place: { readonly [L in Language]: (n: number) => string };
  readonly six: Text;
}

const HERO: Decision['place'] = {
  en: n => `his hero ${n}`,
  fr: n => `${n === 1 ? '1ᵉʳ' : `${n}ᵉ`} héros`,
};

const DECISIONS = new Map<string, Decision>(
  Object.entries({
    attach: {
      what: { en: 'The Rival rolls for who gets it', fr: 'Dé de décision, Avantage' },
      one: { en: 'his weakest hero', fr: 'son héros le plus faible' },
      place: HERO,
      six: { en: 'his strongest hero', fr: 'son héros le plus fort' },
    },
    attempt: {
      what: { en: 'The Rival rolls for what he attempts', fr: 'Dé de décision, tentative' },
      one: { en: 'he doubts and passes', fr: 'il doute et passe' },
      place: { en: n => `place ${n}`, fr: n => `${n === 1 ? '1ᵉʳ' : `${n}ᵉ`} emplacement` },
      six: { en: 'one card more, and again', fr: 'une carte de plus, et un autre jet' },
    },
    oppose: {
      what: { en: 'The Rival rolls for whether he opposes', fr: 'Dé de décision, opposition' },
      one: { en: 'nobody opposes', fr: 'personne ne s’oppose' },
      place: HERO,
      six: {
        en: 'his strongest hero, with one card more',
        fr: 'son héros le plus fort, avec une carte de plus',
      },
    },
  }),
);

const meaning = (reader: Listener, { one, place, six }: Decision, value: number): string => {
  if (value === 1) return pick(reader, one);
  return value === 6 ? pick(reader, six) : place[reader.language](value - 1);
};

const isAttribute = (what: string): what is Attribute => (ATTRIBUTES as readonly string[]).includes(what);

/** Dice in sight: what was rolled, for what, and what it means where a die decides. */
const rolled: Tellers<'rolled'>['rolled'] = (reader, { dice, values, what }): Sentence => {
  const shown = `${colon(reader.language)} ${values.join(', ')}`;
  if (what === 'attitude') {
    const text = pick(reader, { en: 'The Rival rolls for his attitude', fr: 'Dé d’attitude' });
    return { text: `${text}${shown}.`, rule: 'HT-11.2' };
  }
  const decision = DECISIONS.get(what);
  if (decision) {
    const means = meaning(reader, decision, values[0] ?? 1);
    return { text: `${pick(reader, decision.what)}${shown}, ${means}.`, rule: 'HT-11.4' };
  }
  if (isAttribute(what)) return { text: `${ATTRIBUTE_NAMES[what][reader.language]}, ${dice}${shown}.` };
  const card = designsOf(reader.config).get(what as CardId)?.card;
  return card
    ? { text: `${card.name[reader.language]}, ${dice}${shown}.`, card: card.id }
    : { text: `${dice}${shown}.` };
};

export const RIVAL: Tellers<'rolled' | 'attitude' | 'infamy' | 'pileSmaller'> = {
  rolled,
  attitude: (reader, { attitude }) => {
    const { en, fr } = ATTITUDE_NAMES[attitude];
    return say(reader, { en: `The Rival is ${en}.`, fr: `Le Rival est ${fr}.` }, 'HT-11.2');
  },
  infamy: (reader, { infamy }) =>
    say(reader, { en: `Infamy rises to ${infamy}.`, fr: `L’infamie monte à ${infamy}.` }, 'HT-11.3'),
  pileSmaller: (reader, { by }) =>
    by > 0
      ? say(
          reader,
          {
            en: `The Rival’s next pile is smaller by ${by}.`,
            fr: `La prochaine pile du Rival compte ${by === 1 ? 'une carte' : `${by} cartes`} de moins.`,
          },
          'HT-11.8',
        )
      : undefined,
};
