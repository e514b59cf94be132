import type { Refusal } from '../../engine/refusal.ts';
import type { Text } from '../../engine/text.ts';
import { ENGINE_MESSAGES, engineText } from '../../text/engine-messages.ts';
import { lookUp } from '../../text/refusal-text.ts';
import { say, text } from '../i18n.ts';
import { language } from '../settings.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { inWords } from './time-control.ts';

/** Refusals that only a server sends; the game words all others. */
const WORDS: Readonly<Record<string, Text>> = {
  'no-server': {
    en: 'The server isn’t responding, or this site has no server. Games on this device still work.',
    fr: 'Le serveur ne répond pas, ou ce site n’a pas de serveur. Les parties sur cet appareil fonctionnent toujours.',
  },
  offline: {
    en: 'You’re offline. Games on this device still work.',
    fr: 'Vous êtes hors ligne. Les parties sur cet appareil fonctionnent toujours.',
  },
  'no-such-table': {
    en: 'This table was deleted or has expired. If the link is new, check that it is complete.',
    fr: 'Cette table a été supprimée ou a expiré. Si le lien est récent, vérifiez qu’il est complet.',
  },
  'not-yours': {
    en: 'This link isn’t valid. Ask the host for an invite.',
    fr: 'Ce lien n’est pas valide. Demandez une invitation à l’hôte.',
  },
  'already-seated': {
    en: 'You already have a seat at this table. Open it in “Your tables”.',
    fr: 'Vous avez déjà une place à cette table. Ouvrez-la dans «\u202fVos tables\u202f».',
  },
  'no-token': {
    en: 'This link is incomplete. Ask for a new one.',
    fr: 'Ce lien est incomplet. Demandez-en un nouveau.',
  },
  removed: {
    en: 'The host removed you from this table. If this is a mistake, ask the host.',
    fr: 'L’hôte vous a retiré de cette table. Si c’est une erreur, adressez-vous à l’hôte.',
  },
  'seat-taken': {
    en: 'Someone else took this seat. Choose another one.',
    fr: 'Quelqu’un a déjà pris cette place. Choisissez-en une autre.',
  },
  'table-full': {
    en: 'All seats at this table are taken. You can watch instead.',
    fr: 'Toutes les places de cette table sont prises. Vous pouvez regarder la partie.',
  },
  'already-begun': { en: 'The game has already started.', fr: 'La partie a déjà commencé.' },
  'not-begun': { en: 'The game hasn’t started yet.', fr: 'La partie n’a pas encore commencé.' },
  'not-over': {
    en: 'The game isn’t over yet. Finish it first.',
    fr: 'La partie n’est pas encore terminée. Finissez-la d’abord.',
  },
  'not-kept': {
    en: 'The server couldn’t save this, so nothing changed. Try again in a moment.',
    fr: 'Le serveur n’a rien pu enregistrer, et rien n’a changé. Réessayez dans un instant.',
  },
  'too-many': {
    en: 'Too many requests. Try again in a minute.',
    fr: 'Trop de requêtes. Réessayez dans une minute.',
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
    en: 'There is no player in this seat.',
    fr: 'Il n’y a pas de joueur à cette place.',
  },
  'not-shared': {
    en: 'This table uses a private card pack. Ask its owner for the file and import it.',
    fr: 'Cette table utilise un pack de cartes privé. Demandez le fichier à son propriétaire et importez-le.',
  },
  'bad-supply': {
    en: 'The server rejected a card pack. Open it in the pack editor to see why.',
    fr: 'Le serveur a refusé un pack de cartes. Ouvrez-le dans l’éditeur de packs pour voir pourquoi.',
  },
  'too-large': {
    en: 'What you sent is too large for the server. Use fewer or smaller card packs.',
    fr: 'Votre envoi est trop volumineux pour le serveur. Utilisez moins de packs de cartes, ou de plus petits.',
  },
  'other-origin': {
    en: 'The server rejects this page’s address. The server’s operator must set ALIDADE_ORIGIN.',
    fr: 'Le serveur refuse l’adresse de cette page. L’exploitant du serveur doit définir ALIDADE_ORIGIN.',
  },
  'bad-request': {
    en: 'The server doesn’t understand this page. Reload it to get the latest version.',
    fr: 'Le serveur ne comprend pas cette page. Rechargez-la pour obtenir la dernière version.',
  },
  'answer-gone': {
    en: 'Your last move came too late. The game continued without it.',
    fr: 'Votre dernier coup est arrivé trop tard. La partie a continué sans lui.',
  },
  failed: { en: 'Server error. Try again in a moment.', fr: 'Erreur du serveur. Réessayez dans un instant.' },
};

/** NP-49, NP-50: how long the server still waits for a player. */
const TOO_SOON = {
  en: (time: string) => `Too early. Try again in ${time}.`,
  fr: (time: string) => `Trop tôt. Réessayez dans ${time}.`,
};

/** NP-52: why a key no longer works. */
const WHY: Readonly<Record<string, Text>> = {
  moved: { en: PRESENCE_MESSAGES.en.moved, fr: PRESENCE_MESSAGES.fr.moved },
  left: { en: PRESENCE_MESSAGES.en.unseated, fr: PRESENCE_MESSAGES.fr.unseated },
  removed: WORDS.removed!,
  replaced: {
    en: 'The host replaced this invite. Ask for the new link.',
    fr: 'L’hôte a remplacé cette invitation. Demandez le nouveau lien.',
  },
  'host-only': { en: 'Only the host can do this.', fr: 'Seul l’hôte peut faire cela.' },
};

/** Our text for a server's refusal, if there is one. */
export const serverText = (refusal: Refusal): string | undefined => {
  const { refused, why } = refusal;
  if (refused === 'too-soon' && typeof refusal.seconds === 'number')
    return say(TOO_SOON)(inWords(refusal.seconds, language.value));
  const words = (refused === 'not-yours' && lookUp(WHY, String(why))) || lookUp(WORDS, refused);
  return words && text(words);
};

/** For codes of a newer server. */
const UNKNOWN: Text = {
  en: 'Something went wrong. Reload the page and try again.',
  fr: 'Une erreur s’est produite. Rechargez la page et réessayez.',
};

export const onlineText = (refusal: Refusal): string =>
  serverText(refusal) ??
  (lookUp(ENGINE_MESSAGES, refusal.refused) ? engineText(refusal, language.value) : text(UNKNOWN));
