import type { Refusal } from '../../engine/refusal.ts';
import { found } from '../../engine/refusal-text.ts';
import type { Text } from '../../engine/text.ts';
import { engineText } from '../../engine/words.ts';
import { text } from '../say.ts';
import { language } from '../settings.ts';
import { COMPANY_WORDS } from './company-words.ts';

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
  'no-such-table': {
    en: 'This table was deleted or has expired. If the link is new, check that it is complete.',
    fr: 'Cette table a été supprimée ou a expiré. Si le lien est récent, vérifiez qu’il est complet.',
  },
  'not-yours': {
    en: 'This link is not valid. Ask the host for an invite.',
    fr: 'Ce lien n’est pas valide. Demandez une invitation à l’hôte.',
  },
  'already-seated': {
    en: 'You already have a seat at this table.',
    fr: 'Vous avez déjà une place à cette table.',
  },
  'no-token': { en: 'This link is not whole.', fr: 'Ce lien est incomplet.' },
  removed: {
    en: 'The host has removed you from this table. Ask the host if this was a mistake.',
    fr: 'L’hôte vous a retiré de cette table. Si c’est une erreur, adressez-vous à l’hôte.',
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
  'too-soon': {
    en: 'Too early. Give this player a little more time, then try again.',
    fr: 'Trop tôt. Laissez encore un peu de temps à ce joueur, puis réessayez.',
  },
  'not-to-move': {
    en: 'This player has already moved.',
    fr: 'Ce joueur a déjà joué.',
  },
  'no-player': {
    en: 'Nobody plays this seat.',
    fr: 'Personne ne joue à cette place.',
  },
  'not-shared': {
    en: 'This table is played with cards of somebody’s own, who does not lend them: ask for the card pack and take it into your box.',
    fr: 'Cette table se joue avec des cartes personnelles que leur propriétaire ne prête pas\u202f: demandez-lui le paquet et prenez-le dans votre boîte.',
  },
  'bad-supply': {
    en: 'The server rejects one of these card packs. Open it in the pack editor to see why.',
    fr: 'Le serveur refuse l’un de ces packs de cartes. Ouvrez-le dans l’éditeur de packs pour voir pourquoi.',
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

/** NP-52: why a key opens nothing any more. */
const WHY: Readonly<Record<string, Text>> = {
  moved: { en: COMPANY_WORDS.en.moved, fr: COMPANY_WORDS.fr.moved },
  left: { en: COMPANY_WORDS.en.unseated, fr: COMPANY_WORDS.fr.unseated },
  removed: WORDS.removed!,
  replaced: {
    en: 'The host has replaced this invite. Ask for the new link.',
    fr: 'L’hôte a remplacé cette invitation. Demandez le nouveau lien.',
  },
  'host-only': { en: 'Only the host can do this.', fr: 'Seul l’hôte peut faire cela.' },
};

/** Words of our own for what a server refuses, if there are any. */
export const serverText = (refusal: Refusal): string | undefined => {
  const { refused, why } = refusal;
  const words = (refused === 'not-yours' && found(WHY, String(why))) || found(WORDS, refused);
  return words && text(words);
};

export const friendsText = (refusal: Refusal): string =>
  serverText(refusal) ?? engineText(refusal, language.value);
