import type { Language } from '../../engine/text.ts';
import { typeset } from '../terminal/typeset.ts';

/** The messages of `alidade admin`. A missing French message doesn't compile. */
const en = {
  needsTarget: (verb: string) => `${verb} needs an id: "alidade admin ${verb} ID"`,
  needsReason: 'block needs a reason, which only administrators see: --reason TEXT',
  badDate: (text: string) => `--until ${text}: expected a date, for example 2026-12-31`,
  pastDate: (text: string) => `--until ${text}: this day is over. Choose today (UTC) or a later day.`,
  badAddress:
    'expected the id of a person, an IP address, or a network such as 192.0.2.0/24 (at least /8, or /16 for IPv6)',
  badServer: (text: string) => `--server ${text}: expected an address, for example http://127.0.0.1:8080`,
  needsToken:
    'set ALIDADE_ADMIN_TOKEN to the token of the server: a command line would show it to other users of this machine',
  noAnswer: (server: string) =>
    `${server} does not answer. Check the address and whether the server is running.`,
  foreign: (server: string) => `${server} did not answer like an Alidade server. Check the address.`,
  badFlag: (verb: string, flag: string) => `${verb} doesn't take --${flag}`,
  onlyHere: (verb: string) => `${verb} works on the stored data, without --server`,
  codes: {
    'no-such-table': 'this table is unknown or was deleted',
    'no-such-person': 'the server stores nothing about this person. Copy the id from a seat or a profile',
    'no-such-block': 'this block is unknown. "alidade admin blocks" lists the blocks',
    'no-such-text': 'this report is unknown. "alidade admin reports" lists the reports',
    'no-such-address': 'the server has no admin API. Start it with ADMIN_TOKEN',
    'no-token': 'the server needs a token. Set ALIDADE_ADMIN_TOKEN',
    'not-yours': 'the server refuses the token. Check ALIDADE_ADMIN_TOKEN',
    'too-many': 'too many wrong tokens from this address. Try again in a minute',
    ended: 'this table was ended before. Nothing changed',
    'not-in-tournament': 'a table of a tournament can’t be ended or deleted. Hide it instead',
    'not-in-daily': 'an entry to a challenge that isn’t over can’t be deleted. End it instead',
    'not-kept': 'the database did not answer. Try again',
    'bad-request': 'the server does not understand this request. Check the values of the flags and ids',
  },
  failed: 'the server failed. Its log has the details',
};

type Words = typeof en;

const fr: Words = {
  needsTarget: verb => `${verb} demande un identifiant : « alidade admin ${verb} ID »`,
  needsReason: 'block demande un motif, que seuls les administrateurs voient : --reason TEXTE',
  badDate: text => `--until ${text} : il faut une date comme 2026-12-31`,
  pastDate: text =>
    `--until ${text} : ce jour est passé. Choisissez la date du jour (UTC) ou une date ultérieure.`,
  badAddress:
    'il faut l’identifiant d’une personne, une adresse IP ou un réseau comme 192.0.2.0/24 (/8 au moins, ou /16 en IPv6)',
  badServer: text => `--server ${text} : il faut une adresse comme http://127.0.0.1:8080`,
  needsToken:
    'donnez à ALIDADE_ADMIN_TOKEN le jeton du serveur : une ligne de commande le montrerait aux autres utilisateurs',
  noAnswer: server => `${server} ne répond pas. Vérifiez l’adresse et que le serveur fonctionne.`,
  foreign: server => `${server} n’a pas répondu comme un serveur Alidade. Vérifiez l’adresse.`,
  badFlag: (verb, flag) => `${verb} ne prend pas --${flag}`,
  onlyHere: verb => `${verb} travaille sur les données enregistrées, sans --server`,
  codes: {
    'no-such-table': 'cette table est inconnue ou a été supprimée',
    'no-such-person':
      'le serveur n’a rien enregistré sur cette personne. Copiez l’identifiant d’une place ou d’un profil',
    'no-such-block': 'ce blocage n’existe pas. « alidade admin blocks » les énumère',
    'no-such-text': 'ce signalement n’existe pas. « alidade admin reports » les énumère',
    'no-such-address': 'le serveur n’a pas d’API d’administration. Démarrez-le avec ADMIN_TOKEN',
    'no-token': 'le serveur demande un jeton. Définissez ALIDADE_ADMIN_TOKEN',
    'not-yours': 'le serveur refuse le jeton. Vérifiez ALIDADE_ADMIN_TOKEN',
    'too-many': 'trop de jetons erronés depuis cette adresse. Réessayez dans une minute',
    ended: 'il a déjà été mis fin à cette table. Rien n’a changé',
    'not-in-tournament': 'on ne peut ni terminer ni supprimer une table de tournoi. Masquez-la plutôt',
    'not-in-daily': 'on ne peut pas supprimer une participation à un défi en cours. Mettez-y fin plutôt',
    'not-kept': 'la base de données n’a pas répondu. Réessayez',
    'bad-request': 'le serveur ne comprend pas cette requête. Vérifiez les options et les identifiants',
  },
  failed: 'le serveur a échoué. Son journal en dit plus',
};

export const ADMIN_MESSAGES: { readonly [L in Language]: Words } = { en, fr: typeset(fr) };

/** The message of a refusal by the admin API, with its code. */
export const refusalText = (refused: string, place: unknown, language: Language): string => {
  const { codes, failed, badAddress } = ADMIN_MESSAGES[language];
  const named = Object.entries(codes).find(([code]) => code === refused)?.[1];
  const known = place === 'body.network' ? badAddress : named;
  const where = typeof place === 'string' ? ` (${refused}, ${place})` : ` (${refused})`;
  return `${known ?? failed}${where}`;
};
