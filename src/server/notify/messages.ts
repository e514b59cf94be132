import { colon, type Language } from '../../engine/text.ts';
import { GAMES } from '../../games/list.ts';
import { type Room, seatRecordOf } from '../room.ts';

/** Texts of notifications and of the feed. */
const NOTIFICATION_MESSAGES = {
  en: {
    yourTurn: 'Your turn',
    round: (number: number) => `Round ${number} has begun`,
    withNames: (names: string) => `With ${names}`,
    waiting: 'The table is waiting for you.',
    open: 'Open the table',
    stop: 'Unsubscribe',
    test: 'Test notification',
    testBody: 'It works. Alidade sends you a notification when it’s your turn.',
    feed: 'Alidade: your turns',
  },
  fr: {
    yourTurn: 'À vous de jouer',
    round: (number: number) => `La ronde ${number} a commencé`,
    withNames: (names: string) => `Avec ${names}`,
    waiting: 'La table vous attend.',
    open: 'Ouvrir la table',
    stop: 'Se désabonner',
    test: 'Notification d’essai',
    testBody: 'Tout fonctionne. Alidade vous envoie une notification quand c’est à vous de jouer.',
    feed: 'Alidade\u202f: vos tours',
  },
};

export const notificationWords = (language: Language) => NOTIFICATION_MESSAGES[language];

/** The most names in a text; tables may have 100 seats. */
const MOST_NAMES = 4;

/** The title and the text of a notification for a seat. They contain only what the lobby shows, too. */
export const turnText = (
  { game, seats, tournament }: Pick<Room, 'game' | 'seats' | 'tournament'>,
  own: number,
  language: Language,
  isStart = false,
): { readonly title: string; readonly body: string } => {
  const words = NOTIFICATION_MESSAGES[language];
  const name = GAMES.find(({ id }) => id === game)?.name[language];
  const names = seats.flatMap((seat, i) => (i === own ? [] : (seatRecordOf(seat).name ?? [])));
  const round = isStart && tournament;
  const title = round ? words.round(round.round) : words.yourTurn;
  const about = round ? round.name : name;
  const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
  return {
    title: about === undefined ? title : `${title}${colon(language)} ${about}`,
    body: shown.length === 0 ? words.waiting : words.withNames(new Intl.ListFormat(language).format(shown)),
  };
};
