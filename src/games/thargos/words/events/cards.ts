import type { Seat } from '../../../../engine/game.ts';
import type { Language } from '../../../../engine/text.ts';
import { hasKey } from '../../../../engine/util.ts';
import { a, deName, midSentence } from '../../../../text/french.ts';
import { seatOf } from '../../board/places.ts';
import type { Event, MoveReason } from '../../events.ts';
import { isStoryMode } from '../../modes.ts';
import type { LogDetails } from '../log-details.ts';
import {
  cardName,
  colours,
  does,
  type Forms,
  isYou,
  type LogLine,
  type LogReader,
  type LogTexts,
  NNBSP,
  noLogLine,
  pick,
  say,
  these,
  unlessNone,
} from './log-text.ts';

/** Log lines about cards that move, are looked at or are used. */

type Moved = Extract<Event, { type: 'moved' }>;

interface Move {
  readonly forms: { readonly [L in Language]: Forms };
  readonly rule?: string;
}

const placed = { en: ['place', 'places'], fr: ['placez', 'place'] } as const;

const MOVES: { readonly [W in MoveReason]?: Move } = {
  draw: { forms: { en: ['draw', 'draws'], fr: ['piochez', 'pioche'] }, rule: 'HT-4.1' },
  discard: { forms: { en: ['discard', 'discards'], fr: ['défaussez', 'défausse'] } },
  burn: {
    forms: {
      en: ['burn', 'burns'],
      fr: ['brûlez', 'brûle'],
    },
    // HT-11.4: the Rival burns the additional cards of its attempt after it rolls a 1. No card is the cause.
    rule: 'HT-11.4',
  },
  dig: {
    forms: {
      en: ['reveal and discard', 'reveals and discards'],
      fr: ['révélez et défaussez', 'révèle et défausse'],
    },
    rule: 'HT-5.9',
  },
  recover: { forms: { en: ['recover', 'recovers'], fr: ['récupérez', 'récupère'] } },
  attach: { forms: { en: ['attach', 'attaches'], fr: ['attachez', 'attache'] }, rule: 'HT-4.3' },
  play: { forms: { en: ['play', 'plays'], fr: ['jouez', 'joue'] }, rule: 'HT-4.4' },
  place: { forms: placed, rule: 'HT-3.7' },
  refill: { forms: placed, rule: 'HT-5.9' },
  detach: { forms: { en: ['lose', 'loses'], fr: ['perdez', 'perd'] }, rule: 'HT-8.6.1' },
};

const turnedUp = { en: ['place', 'places'], fr: ['révélez', 'révèle'] } as const;
const found = { en: ['find', 'finds'], fr: ['trouvez', 'trouve'] } as const;

/** How the log describes a dig: the found card is placed, the cards before it are discarded. */
const dug = ({ zone }: Moved['to']): Move | undefined => {
  if (zone === 'discard') return MOVES.dig;
  return zone === 'mission' ? { forms: turnedUp, rule: 'HT-5.9' } : { forms: found, rule: 'HT-5.9' };
};

const seatAt = (place: Moved['from']): Seat | undefined => {
  if ('seat' in place) return place.seat;
  return 'post' in place ? seatOf(place.post) : undefined;
};

/**
 * HT-7.6, HT-9.10: the second log line of a track Action, which says where it stays. The first one says that
 * it is played.
 */
const laid = (reader: LogReader, { count }: Moved, about: LogDetails): LogLine => {
  const [card, hero] = [these(reader, about, count), cardName(reader, about.hero)];
  if (isStoryMode(reader.config))
    return say(
      reader,
      { en: `${card} stays with ${hero}.`, fr: `${card} reste avec ${midSentence(hero)}.` },
      'HT-9.10',
    );
  return say(
    reader,
    { en: `${card} stays on ${hero}’s track.`, fr: `${card} reste sur la piste ${deName(hero)}.` },
    'HT-7.6',
  );
};

const UNDER = {
  deckTop: { en: ' from the discard pile on top of the deck', fr: ' de la défausse sur le dessus du deck' },
  deckBottom: { en: ' from the discard pile under the deck', fr: ' de la défausse sous le deck' },
};
const put = { en: ['put', 'puts'], fr: ['remettez', 'remet'] } as const;

const whereTo = (reader: LogReader, seat: Seat, { why, to }: Moved, about: LogDetails): string => {
  if (why === 'attach' && 'post' in to) {
    const hero = cardName(reader, about.hero);
    return pick(reader, { en: ` to ${hero}`, fr: ` ${a(hero)}` });
  }
  if (why === 'recover' && hasKey(UNDER, to.zone)) return pick(reader, UNDER[to.zone]);
  if (to.zone !== 'mission') return '';
  const places = isYou(reader, seat) ? 'placez' : 'place';
  const placed = why === 'dig' ? ` et la ${places}` : '';
  return pick(reader, { en: ` on track ${to.track + 1}`, fr: `${placed} sur la piste ${to.track + 1}` });
};

const CHANGES = {
  en: ['redraw until you hold two Missions', 'redraws until holding two Missions'],
  fr: ['repiochez jusqu’à avoir deux missions en main', 'repioche jusqu’à avoir deux missions en main'],
} as const;

/** A mulligan moves several groups of cards, but the log has one line for it. */
const mulligan = (reader: LogReader, { from }: Moved): LogLine | undefined =>
  from.zone === 'hand' ? { text: `${does(reader, from.seat, CHANGES)}.`, rule: 'HT-3.5' } : undefined;

const moveOf = ({ why, to }: Moved): Move | undefined => {
  if (why === 'recover' && to.zone in UNDER) return { forms: put };
  return why === 'dig' ? dug(to) : MOVES[why];
};

const moved: LogTexts<'moved'>['moved'] = (reader, event, about) => {
  const { why, from, to, count } = event;
  if (why === 'mulligan') return mulligan(reader, event);
  const move = moveOf(event);
  if (!move) return undefined;
  // The subject is the player whose cards move, or if they belong to nobody, the player who gets them.
  const seat = seatAt(from) ?? seatAt(to);
  if (seat === undefined) return undefined;
  if (from.zone === 'limbo' && to.zone === 'actions') return laid(reader, event, about);
  const text = `${does(reader, seat, move.forms)} ${these(reader, about, count)}${whereTo(reader, seat, event, about)}.`;
  const rule = about.rule ?? move.rule;
  return { text, ...(rule ? { rule } : {}) };
};

const SHUFFLES = {
  deck: {
    en: ['shuffle your deck', 'shuffles their deck'],
    fr: ['mélangez votre deck', 'mélange son deck'],
  },
  discard: {
    en: ['shuffle your discard pile into a new deck', 'shuffles their discard pile into a new deck'],
    fr: ['mélangez votre défausse pour refaire votre deck', 'mélange sa défausse pour refaire son deck'],
  },
} as const;

export const CARDS: LogTexts<
  'moved' | 'shuffled' | 'used' | 'looked' | 'reassigned' | 'cancelled' | 'revealed' | 'reordered'
> = {
  moved,
  shuffled: (reader, { seat, from }) => ({
    text: `${does(reader, seat, SHUFFLES[from === 'discard' ? from : 'deck'])}.`,
    rule: from === 'discard' ? 'HT-11.3' : 'HT-3.5',
  }),
  used: (reader, { key }, { cards: [card] = [] }) => {
    if (key === 'used' || card === undefined) return undefined;
    const name = cardName(reader, card);
    return {
      ...say(reader, { en: `Ability used: ${name}.`, fr: `Pouvoir utilisé${NNBSP}: ${name}.` }),
      card,
    };
  },
  looked: (reader, { seat, count }, about) => ({
    text: `${does(reader, seat, { en: ['look at', 'looks at'], fr: ['regardez', 'regarde'] })} ${these(reader, about, count)}.`,
  }),
  reassigned: (reader, { side, counts }) => {
    const lie = colours(reader, colour => unlessNone(counts[colour]));
    const [en, fr] = side === 'attack' ? ['attack', 'à l’attaque'] : ['defense', 'en défense'];
    return say(reader, {
      en: `Face-down ${en} cards now: ${lie}.`,
      fr: `Nouvelle répartition ${fr}${NNBSP}: ${lie}.`,
    });
  },
  cancelled: reader => say(reader, { en: 'The effect is prevented.', fr: 'L’effet est annulé.' }),
  revealed: noLogLine,
  reordered: noLogLine,
};
