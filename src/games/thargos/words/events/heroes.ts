import { midSentence } from '../../../../text/french.ts';
import type { CardId } from '../../cards/card.ts';
import type { Config } from '../../config.ts';
import type { LogDetails } from '../log-details.ts';
import {
  cardName,
  colours,
  does,
  isYou,
  type LogReader,
  type LogTexts,
  listed,
  NNBSP,
  noLogLine,
  pick,
  playerName,
  say,
} from './log-text.ts';

/** The rule about placing heroes in each mode. In a story, players don't place heroes (HT-9.1). */
const HEROES_PLACED: { readonly [M in Config['mode']]?: string } = {
  duel: 'HT-3.6',
  circle: 'HT-8.1.3',
  solo: 'HT-11.5.2',
};

/** A hero's name in the middle of a sentence, where a French article is in lower case. */
const within = (reader: LogReader, id: CardId | undefined): string => {
  const name = cardName(reader, id);
  return pick(reader, { en: name, fr: midSentence(name) });
};

/** A hero's name. If two players have the same hero, it includes the owner. */
const heroName = (reader: LogReader, { cards: [card] = [], owner }: LogDetails): string => {
  const name = cardName(reader, card);
  if (owner === undefined) return name;
  if (isYou(reader, owner)) return pick(reader, { en: `Your ${name}`, fr: `${name} (à vous)` });
  const player = playerName(reader, owner);
  return pick(reader, { en: `${player}’s ${name}`, fr: `${name} (${player})` });
};

/** Log lines about heroes and tracks. */
export const HEROES: LogTexts<
  | 'heroPlaced'
  | 'turned'
  | 'rolledHero'
  | 'captured'
  | 'heroesSwapped'
  | 'missionsSwapped'
  | 'owed'
  | 'walked'
> = {
  heroPlaced: (reader, { seat }, { cards: [hero] = [], track }) => {
    const rule = HEROES_PLACED[reader.config.mode];
    if (!rule) return undefined;
    const on =
      track === undefined ? '' : pick(reader, { en: ` on track ${track}`, fr: ` sur la piste ${track}` });
    const placed = does(reader, seat, { en: ['place', 'places'], fr: ['placez', 'place'] });
    return { text: `${placed} ${within(reader, hero)}${on}.`, rule };
  },
  turned: (reader, { face }, about) => {
    const hero = heroName(reader, about);
    return face === 'wounded'
      ? say(reader, { en: `${hero} is wounded.`, fr: `Blessure${NNBSP}: ${hero}.` }, 'HT-5.10')
      : say(reader, { en: `${hero} is healed.`, fr: `Soins${NNBSP}: ${hero}.` }, 'HT-7.2');
  },
  rolledHero: (reader, { values }, about) => {
    const hero = heroName(reader, about);
    const rolled = colours(reader, colour => `${values[colour]}`);
    return say(
      reader,
      { en: `${hero} rolls ${rolled}.`, fr: `${hero}, jet de dés${NNBSP}: ${rolled}.` },
      'HT-7.5',
    );
  },
  captured: (reader, _, about) => {
    const hero = heroName(reader, about);
    return say(
      reader,
      { en: `${hero} joins the undead.`, fr: `${hero} rejoint les morts-vivants.` },
      'HT-8.6.1',
    );
  },
  heroesSwapped: (reader, _, { cards = [] }) => {
    const names = listed(
      reader,
      cards.map((card, i) => (i === 0 ? cardName : within)(reader, card)),
    );
    // If one hero moves to an empty place, the event has only this hero.
    const text =
      cards.length === 1
        ? { en: `${names} moves to another track.`, fr: `${names} change de piste.` }
        : { en: `${names} swap places.`, fr: `${names} échangent leurs places.` };
    return say(reader, text, 'HT-8.6.3');
  },
  missionsSwapped: (reader, { a, b }) =>
    say(reader, {
      en: `The Missions on tracks ${a + 1} and ${b + 1} swap places.`,
      fr: `Les missions des pistes ${a + 1} et ${b + 1} sont échangées.`,
    }),
  owed: (reader, { track, seat }) =>
    seat === null
      ? undefined
      : say(
          reader,
          {
            en: `Track ${track + 1} stays empty for now.`,
            fr: `La piste ${track + 1} reste vide pour l’instant.`,
          },
          'HT-A-10',
        ),
  walked: noLogLine,
};
