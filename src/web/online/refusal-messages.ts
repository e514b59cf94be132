import type { Refusal } from '../../engine/refusal.ts';
import type { Text } from '../../engine/text.ts';
import { isRefusedWith, type OwnServerRefusals } from '../../sync/refusals.ts';
import { ENGINE_MESSAGES, engineText } from '../../text/engine-messages.ts';
import { lookUp } from '../../text/refusal-text.ts';
import { say, text } from '../i18n.ts';
import type { OnlineCode } from '../refusals.ts';
import { language } from '../settings.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { inWords } from './time-control.ts';

/** The codes of a server and of online play; the texts of `not-kept` and of the engine differ. */
type ServerCode = keyof OwnServerRefusals | OnlineCode | 'not-kept';

/** Texts of refusals that only a server sends. Each game has the texts of all other refusals. */
const WORDS: Readonly<Record<ServerCode, Text>> = {
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
  'no-such-address': {
    en: 'The server doesn’t know this request. Reload the page to get its current version.',
    fr: 'Le serveur ne connaît pas cette requête. Rechargez la page pour en obtenir la version actuelle.',
  },
  'no-such-supply': {
    en: 'This table doesn’t use this card pack. Reload the page.',
    fr: 'Cette table n’utilise pas ce pack de cartes. Rechargez la page.',
  },
  paused: {
    en: 'The host paused the game. You can continue when they resume it.',
    fr: 'L’hôte a mis la partie en pause. Vous pourrez continuer quand elle reprendra.',
  },
  'not-a-desk': {
    en: 'This is only possible at a convention table. Create one to get a host desk.',
    fr: 'Ce n’est possible qu’à une table de convention. Créez-en une pour avoir un poste de l’hôte.',
  },
  'no-clock': {
    en: 'This table has no clock, so you can’t add time.',
    fr: 'Cette table n’a pas de pendule\u202f: vous ne pouvez pas ajouter de temps.',
  },
  'no-choice': {
    en: 'There’s nothing to choose in this game. Reload the page.',
    fr: 'Il n’y a rien à choisir dans ce jeu. Rechargez la page.',
  },
  'not-yours': {
    en: 'This link isn’t valid. Ask the host for an invite.',
    fr: 'Ce lien n’est pas valide. Demandez une invitation à l’hôte.',
  },
  'already-seated': {
    en: 'You already have a seat at this table. Open it in “Your tables”.',
    fr: 'Vous avez déjà une place à cette table. Ouvrez-la dans «\u202fVos tables\u202f».',
  },
  'no-such-daily': {
    en: 'This challenge hasn’t begun yet. Come back when it starts.',
    fr: 'Ce défi n’a pas encore commencé. Revenez quand il commencera.',
  },
  'no-such-profile': {
    en: 'This profile doesn’t exist, or its player doesn’t share it. Check the link.',
    fr: 'Ce profil n’existe pas, ou son joueur ne le partage pas. Vérifiez le lien.',
  },
  'no-such-group': {
    en: 'This group doesn’t exist, or you aren’t a member. Ask a member for the current link.',
    fr: 'Ce groupe n’existe pas, ou vous n’en êtes pas membre. Demandez le lien actuel à un membre.',
  },
  'no-such-member': {
    en: 'This person is no longer in the group. Nothing changed.',
    fr: 'Cette personne n’est plus dans le groupe. Rien n’a changé.',
  },
  'no-such-season': {
    en: 'The group has no such season. Choose another one.',
    fr: 'Le groupe n’a pas cette saison. Choisissez-en une autre.',
  },
  'group-full': {
    en: 'This group is full. Ask the host to remove members who no longer play.',
    fr: 'Ce groupe est complet. Demandez à l’hôte de retirer les membres qui ne jouent plus.',
  },
  'daily-closed': {
    en: 'This challenge isn’t open now. Play the current one instead.',
    fr: 'Ce défi n’est pas ouvert en ce moment. Jouez plutôt le défi en cours.',
  },
  'already-entered': {
    en: 'You have already entered this challenge. Open your entry in “Your tables”.',
    fr: 'Vous participez déjà à ce défi. Ouvrez votre partie dans «\u202fVos tables\u202f».',
  },
  'no-such-tournament': {
    en: 'This tournament was deleted or has expired. If the link is new, check that it is complete.',
    fr: 'Ce tournoi a été supprimé ou a expiré. Si le lien est récent, vérifiez qu’il est complet.',
  },
  'no-such-entrant': {
    en: 'This player is no longer in the tournament. Nothing changed.',
    fr: 'Ce joueur ne participe plus au tournoi. Rien n’a changé.',
  },
  'tournament-begun': {
    en: 'Too late: the tournament has begun or is over.',
    fr: 'Trop tard\u202f: le tournoi a commencé ou est terminé.',
  },
  'tournament-full': {
    en: 'This tournament is full. Enter another one, or create your own.',
    fr: 'Ce tournoi est complet. Inscrivez-vous à un autre, ou créez le vôtre.',
  },
  'too-few': {
    en: 'There aren’t enough players yet. Invite another one or add a bot.',
    fr: 'Il n’y a pas encore assez de joueurs. Invitez quelqu’un ou ajoutez un bot.',
  },
  'in-tournament': {
    en: 'You’re playing in another tournament. Finish your game there first.',
    fr: 'Vous jouez dans un autre tournoi. Terminez d’abord votre partie.',
  },
  'not-in-tournament': {
    en: 'This isn’t possible here. The tournament decides who plays at this table.',
    fr: 'Ce n’est pas possible ici. Le tournoi décide qui joue à cette table.',
  },
  'not-in-daily': {
    en: 'This isn’t possible in a challenge. You play it alone.',
    fr: 'Ce n’est pas possible dans un défi. Vous le jouez sans aide.',
  },
  'chat-off': {
    en: 'Only people whom the host allows can read and write messages here. Ask the host.',
    fr: 'Ici, seules les personnes autorisées par l’hôte lisent et écrivent des messages. Adressez-vous à l’hôte.',
  },
  muted: {
    en: 'The host muted you, so your message wasn’t sent. You can still read.',
    fr: 'L’hôte vous a retiré la parole\u202f: votre message n’est pas parti. Vous pouvez toujours lire.',
  },
  blocked: {
    en: 'An administrator of this server blocked you. If this is a mistake, contact the operator of the server.',
    fr: 'Un administrateur de ce serveur vous a bloqué. Si c’est une erreur, contactez l’exploitant du serveur.',
  },
  ended: {
    en: 'An administrator ended this table, so nothing can change here. You can still look at the game.',
    fr: 'Un administrateur a mis fin à cette table : plus rien ne peut y changer. Vous pouvez encore voir la partie.',
  },
  'no-such-block': {
    en: 'This block no longer exists. Reload the list.',
    fr: 'Ce blocage n’existe plus. Rechargez la liste.',
  },
  'no-such-person': {
    en: 'The server stores nothing about this person. Copy the id from a seat or a profile.',
    fr: 'Le serveur n’a rien enregistré sur cette personne. Copiez l’identifiant d’une place ou d’un profil.',
  },
  'no-such-text': {
    en: 'This message no longer exists. Nothing changed.',
    fr: 'Ce message n’existe plus. Rien n’a changé.',
  },
  'private-address': {
    en: 'This address belongs to a private network. Use a public server, or ask this server’s operator to allow it.',
    fr: 'Cette adresse appartient à un réseau privé. Utilisez un serveur public, ou demandez à l’exploitant de ce serveur de l’autoriser.',
  },
  'bad-webhook': {
    en: 'The server can’t use this address. Copy the whole https address of your ntfy topic or Discord webhook.',
    fr: 'Le serveur ne peut pas utiliser cette adresse. Copiez l’adresse https complète de votre sujet ntfy ou de votre webhook Discord.',
  },
  'not-delivered': {
    en: 'The notification couldn’t be delivered. Check the address, then try again.',
    fr: 'La notification n’a pas pu être remise. Vérifiez l’adresse, puis réessayez.',
  },
  'not-playing': {
    en: 'You have no online tables yet. Create or join one, then turn on notifications.',
    fr: 'Vous n’avez pas encore de table en ligne. Créez-en une ou rejoignez-en une, puis activez les notifications.',
  },
  'not-subscribed': {
    en: 'This subscription no longer exists. You don’t get notifications from it.',
    fr: 'Cet abonnement n’existe plus. Vous ne recevez plus ses notifications.',
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
  'name-refused': {
    en: 'This server doesn’t accept this name. Choose another one.',
    fr: 'Ce serveur n’accepte pas ce nom. Choisissez-en un autre.',
  },
  stopping: {
    en: 'The server is restarting. Try again in a few seconds.',
    fr: 'Le serveur redémarre. Réessayez dans quelques secondes.',
  },
  'too-many': {
    en: 'Too many requests. Try again in a minute.',
    fr: 'Trop de requêtes. Réessayez dans une minute.',
  },
  'too-many-entries': {
    en: 'Too many players have entered this challenge from your network today. Try again tomorrow.',
    fr: 'Trop de joueurs de votre réseau participent déjà à ce défi aujourd’hui. Réessayez demain.',
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
  'review-led': {
    en: 'Another player leads the review. Ask them to hand it over.',
    fr: 'Quelqu’un d’autre mène l’analyse. Demandez-lui de vous la passer.',
  },
  'not-leading': {
    en: 'You no longer lead the review. Take the lead first.',
    fr: 'Vous ne menez plus l’analyse. Reprenez-la d’abord.',
  },
  'no-such-moment': {
    en: 'The game doesn’t have this step. Reload the page.',
    fr: 'La partie n’a pas cette étape. Rechargez la page.',
  },
  'no-such-target': {
    en: 'You can’t point at this. Choose a space or a card of the game.',
    fr: 'Impossible de montrer cela. Choisissez une case ou une carte de la partie.',
  },
  'practice-not-listed': {
    en: 'This game continues a finished one, so only the same people can play it. Send them the link.',
    fr: 'Cette partie en continue une autre\u202f: seules les mêmes personnes peuvent y jouer. Envoyez-leur le lien.',
  },
  'rating-outside': {
    en: 'Your rating is outside this table’s range. Choose another table.',
    fr: 'Votre cote ne convient pas à cette table. Choisissez une autre table.',
  },
  'no-fork': {
    en: 'No one has continued this game yet. Choose a step and play on from there.',
    fr: 'Personne n’a encore repris cette partie. Choisissez une étape et continuez à partir de là.',
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
const WHY: Readonly<Record<NonNullable<OwnServerRefusals['not-yours']['why']>, Text>> = {
  moved: { en: PRESENCE_MESSAGES.en.moved, fr: PRESENCE_MESSAGES.fr.moved },
  left: { en: PRESENCE_MESSAGES.en.unseated, fr: PRESENCE_MESSAGES.fr.unseated },
  removed: WORDS.removed,
  replaced: {
    en: 'The host replaced this invite. Ask for the new link.',
    fr: 'L’hôte a remplacé cette invitation. Demandez le nouveau lien.',
  },
  'host-only': { en: 'Only the host can do this.', fr: 'Seul l’hôte peut faire cela.' },
};

/** The text of a refusal that only a server sends; undefined for other refusals. */
export const serverText = (refusal: Refusal): string | undefined => {
  if (isRefusedWith(refusal, 'too-soon') && refusal.seconds !== undefined)
    return say(TOO_SOON)(inWords(refusal.seconds, language.value));
  if (isRefusedWith(refusal, 'already-entered') && refusal.entrant !== undefined)
    return text(ALREADY_ENTRANT);
  const why = isRefusedWith(refusal, 'not-yours') ? lookUp<Text>(WHY, refusal.why) : undefined;
  const words = why ?? lookUp<Text>(WORDS, refusal.refused);
  return words && text(words);
};

const ALREADY_ENTRANT: Text = {
  en: 'You’re already in this tournament.',
  fr: 'Vous participez déjà à ce tournoi.',
};

/** The text for an unknown code, which a newer server may send. */
const UNKNOWN: Text = {
  en: 'Something went wrong. Reload the page and try again.',
  fr: 'Une erreur s’est produite. Rechargez la page et réessayez.',
};

export const onlineText = (refusal: Refusal): string =>
  serverText(refusal) ??
  (lookUp(ENGINE_MESSAGES, refusal.refused) ? engineText(refusal, language.value) : text(UNKNOWN));

/**
 * The key of the text that says why this device lost its seat; undefined if the text of the refusal says it.
 */
export const lostSeatReason = (refusal: Refusal) => {
  if (isRefusedWith(refusal, 'no-such-table')) return 'deleted';
  if (!isRefusedWith(refusal, 'not-yours')) return undefined;
  if (refusal.why === 'removed' || refusal.why === 'replaced') return undefined;
  return refusal.why === 'moved' ? 'moved' : 'unseated';
};
