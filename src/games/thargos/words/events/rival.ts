import { colon, type Text } from '../../../../engine/text.ts';
import { isAttribute } from '../../attributes.ts';
import { designsOf } from '../../board/library.ts';
import type { CardId } from '../../cards/card.ts';
import { type Attitude, isStoryMode } from '../../modes.ts';
import { ATTRIBUTE_NAMES } from '../names.ts';
import { type LogLine, type LogReader, type LogTexts, pick, say } from './log-text.ts';

/** Log lines about dice and the Rival. */

const ATTITUDE_NAMES: { readonly [A in Attitude]: Text } = {
  aggressive: { en: 'aggressive', fr: 'agressive' },
  wary: { en: 'wary', fr: 'méfiante' },
  defensive: { en: 'defensive', fr: 'défensive' },
};

/** HT-11.4, HT-12.4: what a value of the decision die means. 2 to 5 are places from left to right. */
interface Decision {
  readonly what: Text;
  readonly one: Text;
  readonly six: Text;
}

const DECISIONS = new Map<string, Decision>(
  Object.entries({
    attach: {
      what: { en: 'The Rival rolls for the Advantage', fr: 'Dé de décision (avantage)' },
      one: { en: 'the weakest hero', fr: 'le héros le plus faible' },
      six: { en: 'the strongest hero', fr: 'le héros le plus fort' },
    },
    attempt: {
      what: { en: 'The Rival rolls for the attempt', fr: 'Dé de décision (tentative)' },
      one: { en: 'the Rival has doubts and passes', fr: 'le Rival doute et passe' },
      six: { en: 'one more card, then another roll', fr: 'une carte de plus, puis un autre jet' },
    },
    oppose: {
      what: { en: 'The Rival rolls to oppose', fr: 'Dé de décision (opposition)' },
      one: { en: 'no hero opposes', fr: 'aucun héros ne s’oppose' },
      six: {
        en: 'the strongest hero, with one more card',
        fr: 'le héros le plus fort, avec une carte de plus',
      },
    },
  }),
);

const placeText = (what: string, { config }: LogReader, n: number): Text =>
  what === 'attempt' && !isStoryMode(config)
    ? { en: `track ${n}`, fr: `piste ${n}` }
    : { en: `hero ${n}`, fr: `${n === 1 ? '1ᵉʳ' : `${n}ᵉ`} héros` };

const decided = (reader: LogReader, what: string, { one, six }: Decision, value: number): string => {
  if (value === 1) return pick(reader, one);
  return pick(reader, value === 6 ? six : placeText(what, reader, value - 1));
};

/**
 * The rule for a decision die. For attempts and opposing, stories have their own rule; for Advantages, all
 * modes have the same.
 */
const ruleOfDie = (what: string, { config }: LogReader): string =>
  what !== 'attach' && isStoryMode(config) ? 'HT-12.4' : 'HT-11.4';

/** The log line of a public roll: its purpose, its values, and what a decision die means. */
const rolled: LogTexts<'rolled'>['rolled'] = (reader, { dice, values, what }): LogLine => {
  const shown = `${colon(reader.language)} ${values.join(', ')}`;
  if (what === 'attitude') {
    const text = pick(reader, { en: 'The Rival rolls for attitude', fr: 'Dé d’attitude' });
    return { text: `${text}${shown}.`, rule: 'HT-11.2' };
  }
  const decision = DECISIONS.get(what);
  if (decision) {
    const means = decided(reader, what, decision, values[0] ?? 1);
    return { text: `${pick(reader, decision.what)}${shown}, ${means}.`, rule: ruleOfDie(what, reader) };
  }
  if (isAttribute(what)) return { text: `${ATTRIBUTE_NAMES[what][reader.language]}, ${dice}${shown}.` };
  // `what` is any purpose of a roll. The lookup succeeds only if it is a card id.
  const card = designsOf(reader.config).get(what as CardId)?.card;
  return card
    ? { text: `${card.name[reader.language]}, ${dice}${shown}.`, card: card.id }
    : { text: `${dice}${shown}.` };
};

export const RIVAL: LogTexts<'rolled' | 'attitude' | 'infamy' | 'pileSmaller'> = {
  rolled,
  attitude: (reader, { attitude }) => {
    const { en, fr } = ATTITUDE_NAMES[attitude];
    return say(reader, { en: `The Rival is ${en}.`, fr: `Attitude du Rival\u202f: ${fr}.` }, 'HT-11.2');
  },
  infamy: (reader, { infamy }) =>
    say(reader, { en: `Infamy rises to ${infamy}.`, fr: `L’infamie monte à ${infamy}.` }, 'HT-11.3'),
  pileSmaller: (reader, { by }) =>
    by > 0
      ? say(
          reader,
          {
            en: `The Rival’s next pile has ${by === 1 ? '1 card' : `${by} cards`} fewer.`,
            fr: `La prochaine pile du Rival compte ${by === 1 ? 'une carte' : `${by} cartes`} de moins.`,
          },
          'HT-11.8',
        )
      : undefined,
};
