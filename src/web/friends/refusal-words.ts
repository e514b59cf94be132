import type { Refusal } from '../../engine/refusal.ts';
import { found } from '../../engine/refusal-text.ts';
import type { Text } from '../../engine/text.ts';
import { engineText } from '../../engine/words.ts';
import { text } from '../say.ts';
import { language } from '../settings.ts';

/** What only a server refuses; all else it says in the words of the rules. */
const WORDS: Readonly<Record<string, Text>> = {
  'no-server': {
    en: 'No server answers here: this page is served without one, or it is just now away. Everything on this device works as always.',
    fr: 'Aucun serveur ne répond ici\u202f: ce site n’en a pas, ou il est absent pour le moment. Tout ce qui se joue sur cet appareil marche comme toujours.',
  },
  offline: {
    en: 'There is no network. Everything on this device works as always.',
    fr: 'Il n’y a pas de réseau. Tout ce qui se joue sur cet appareil marche comme toujours.',
  },
  'no-such-table': { en: 'There is no such table here.', fr: 'Cette table n’existe pas ici.' },
  'not-yours': {
    en: 'Your key does not open this table: the link was cut off or is no invitation (ask for one), you were removed, or your seat has moved to another device.',
    fr: 'Votre clé n’ouvre pas cette table\u202f: le lien est tronqué ou n’est pas une invitation (demandez-en une), on vous a retiré, ou votre place est passée sur un autre appareil.',
  },
  'no-token': { en: 'This link is not whole.', fr: 'Ce lien est incomplet.' },
  removed: {
    en: 'The host has removed you from this table. You can look on once the game has begun.',
    fr: 'L’hôte vous a retiré de cette table. Vous pourrez regarder quand la partie aura commencé.',
  },
  'seat-taken': {
    en: 'Somebody was quicker: this seat is taken.',
    fr: 'Quelqu’un a été plus rapide\u202f: cette place est prise.',
  },
  'table-full': {
    en: 'All seats of this table are taken.',
    fr: 'Toutes les places de cette table sont prises.',
  },
  'already-begun': { en: 'The game has begun already.', fr: 'La partie a déjà commencé.' },
  'not-begun': { en: 'The game has not begun yet.', fr: 'La partie n’a pas encore commencé.' },
  'not-over': { en: 'The game is not over yet.', fr: 'La partie n’est pas encore finie.' },
  'not-kept': {
    en: 'The server could not write it down; nothing has happened. Try again in a moment.',
    fr: 'Le serveur n’a pas pu l’enregistrer\u202f; il ne s’est rien passé. Réessayez dans un instant.',
  },
  'too-many': {
    en: 'That was too much at once. Try again in a minute.',
    fr: 'Trop de demandes à la fois. Réessayez dans une minute.',
  },
  'not-shared': {
    en: 'This table is played with cards of somebody’s own, who does not lend them: ask for the card pack and take it into your box.',
    fr: 'Cette table se joue avec des cartes personnelles que leur propriétaire ne prête pas\u202f: demandez-lui le paquet et prenez-le dans votre boîte.',
  },
  'bad-supply': {
    en: 'The server cannot read one of these card packs.',
    fr: 'Le serveur ne peut pas lire l’un de ces paquets de cartes.',
  },
  'too-large': { en: 'That is more than the server takes.', fr: 'C’est plus que le serveur n’accepte.' },
  'other-origin': {
    en: 'The server does not let this page in: whoever runs it must name its address (ALIDADE_ORIGIN).',
    fr: 'Le serveur n’admet pas cette page\u202f: son exploitant doit lui indiquer l’adresse (ALIDADE_ORIGIN).',
  },
  'bad-request': {
    en: 'The server does not understand this page. Perhaps a newer version is ready: reload it.',
    fr: 'Le serveur ne comprend pas cette page. Une version plus récente est peut-être prête\u202f: rechargez la page.',
  },
  'answer-gone': {
    en: 'What you answered before this page was loaded was not given: the game had gone on without it.',
    fr: 'La réponse donnée avant de recharger cette page n’a pas été prise\u202f: la partie avait continué sans elle.',
  },
  failed: { en: 'Something broke on the server.', fr: 'Une erreur s’est produite sur le serveur.' },
};

/** Words of our own for what a server refuses, if there are any. */
export const serverText = (refusal: Refusal): string | undefined => {
  const words = found(WORDS, refusal.refused);
  return words && text(words);
};

export const friendsText = (refusal: Refusal): string =>
  serverText(refusal) ?? engineText(refusal, language.value);
