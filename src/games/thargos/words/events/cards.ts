import { a } from '../../../../engine/french.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { Language } from '../../../../engine/text.ts';
import { seatOf } from '../../board/places.ts';
import type { Event, MoveReason } from '../../events.ts';
import type { About } from '../about.ts';
import {
  cardName,
  does,
  type Forms,
  type Listener,
  pick,
  type Sentence,
  say,
  type Tellers,
  these,
  untold,
} from './speaker.ts';

/** Cards on their way, looked at and used. */

type Moved = Extract<Event, { type: 'moved' }>;

interface Move {
  readonly forms: { readonly [L in Language]: Forms };
  readonly rule?: string;
}

const placed = { en: ['placed', 'placed'], fr: ['avez placé', 'a placé'] } as const;

const MOVES: { readonly [W in MoveReason]?: Move } = {
  draw: { forms: { en: ['drew', 'drew'], fr: ['avez pioché', 'a pioché'] }, rule: 'HT-4.1' },
  mulligan: { forms: { en: ['changed', 'changed'], fr: ['avez échangé', 'a échangé'] }, rule: 'HT-3.5' },
  discard: { forms: { en: ['discarded', 'discarded'], fr: ['avez défaussé', 'a défaussé'] } },
  burn: {
    forms: {
      en: ['lost from the deck', 'lost from the deck'],
      fr: ['avez perdu du deck', 'a perdu du deck'],
    },
    // Without a card behind it: the cards that the Rival would have had more when he doubts.
    rule: 'HT-11.4',
  },
  dig: {
    forms: {
      en: ['turned up and discarded', 'turned up and discarded'],
      fr: ['avez révélé et défaussé', 'a révélé et défaussé'],
    },
    rule: 'HT-5.9',
  },
  recover: { forms: { en: ['took back', 'took back'], fr: ['avez repris', 'a repris'] } },
  attach: { forms: { en: ['attached', 'attached'], fr: ['avez attaché', 'a attaché'] }, rule: 'HT-4.3' },
  play: { forms: { en: ['played', 'played'], fr: ['avez joué', 'a joué'] }, rule: 'HT-4.4' },
  place: { forms: placed, rule: 'HT-3.7' },
  refill: { forms: placed, rule: 'HT-5.9' },
  detach: { forms: { en: ['lost', 'lost'], fr: ['avez perdu', 'a perdu'] }, rule: 'HT-8.6.1' },
};

const found = { en: ['found', 'found'], fr: ['avez trouvé', 'a trouvé'] } as const;

/** What was dug for is placed or found; only what fell on the way is gone. */
const dug = ({ zone }: Moved['to']): Move | undefined => {
  if (zone === 'discard') return MOVES.dig;
  return zone === 'mission' ? MOVES.refill : { forms: found, rule: 'HT-5.9' };
};

const seatAt = (place: Moved['from']): Seat | undefined => {
  if ('seat' in place) return place.seat;
  return 'post' in place ? seatOf(place.post) : undefined;
};

/** That it is played was told when it left the hand; now it is known where it goes. */
const laid = (reader: Listener, { count }: Moved, about: About): Sentence => {
  const [card, hero] = [these(reader, about, count), cardName(reader, about.hero)];
  return say(reader, { en: `${card} lies by ${hero}.`, fr: `${card} rejoint ${hero}.` }, 'HT-4.4');
};

const whereTo = (reader: Listener, { why, to }: Moved, about: About): string => {
  if (why === 'attach' && 'post' in to) {
    const hero = cardName(reader, about.hero);
    return pick(reader, { en: ` to ${hero}`, fr: ` ${a(hero)}` });
  }
  if (to.zone !== 'mission') return '';
  return pick(reader, { en: ` on track ${to.track + 1}`, fr: ` sur la piste ${to.track + 1}` });
};

const moved: Tellers<'moved'>['moved'] = (reader, event, about) => {
  const { why, from, to, count } = event;
  const move = why === 'dig' ? dug(to) : MOVES[why];
  if (!move || (why === 'mulligan' && to.zone === 'hand')) return undefined;
  // A card that is dug up is told where it goes; what fell on the way is told by its number.
  const seat = seatAt(from) ?? seatAt(to);
  if (seat === undefined) return undefined;
  if (from.zone === 'limbo' && to.zone === 'actions') return laid(reader, event, about);
  const text = `${does(reader, seat, move.forms)} ${these(reader, about, count)}${whereTo(reader, event, about)}.`;
  const rule = about.isRival ? 'HT-11.7.2' : move.rule;
  return { text, ...(rule ? { rule } : {}) };
};

export const CARDS: Tellers<
  'moved' | 'shuffled' | 'used' | 'looked' | 'reassigned' | 'cancelled' | 'revealed' | 'reordered'
> = {
  moved,
  shuffled: (reader, { seat, from }) => ({
    text: `${does(reader, seat, { en: ['shuffled', 'shuffled'], fr: ['avez mélangé', 'a mélangé'] })}.`,
    rule: from === 'discard' ? 'HT-11.3' : 'HT-3.5',
  }),
  used: (reader, { key }, { cards: [card] = [] }) => {
    if (key === 'used' || card === undefined) return undefined;
    const name = cardName(reader, card);
    return { ...say(reader, { en: `${name} was used.`, fr: `${name} est utilisé.` }), card };
  },
  looked: (reader, { seat, count }, about) => ({
    text: `${does(reader, seat, { en: ['looked at', 'looked at'], fr: ['avez regardé', 'a regardé'] })} ${these(reader, about, count)}.`,
  }),
  reassigned: reader =>
    say(reader, { en: 'A face-down card changed its colour.', fr: 'Une carte cachée change de couleur.' }),
  cancelled: reader => say(reader, { en: 'It was prevented.', fr: 'L’effet est annulé.' }),
  revealed: untold,
  reordered: untold,
};
