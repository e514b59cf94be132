import type { Language } from '../../engine/text.ts';

const reasonsEn: Readonly<Record<string, string>> = {
  'no-token': 'the invite is missing or incomplete',
  'not-yours': 'the invite isn’t valid',
  'table-full': 'all seats are taken',
  'no-such-table': 'there is no such table',
};

const reasonsFr: typeof reasonsEn = {
  'no-token': 'l’invitation manque ou est incomplète',
  'not-yours': 'l’invitation n’est pas valide',
  'table-full': 'toutes les places sont prises',
  'no-such-table': 'cette table n’existe pas',
};

/** Returns a refusal of the server in words. `refusal` starts with a code, which details may follow. */
const worded = (reasons: typeof reasonsEn, refusal: string): string => {
  const [code = ''] = refusal.split(' ');
  return reasons[code] ? `${reasons[code]} (${code})` : refusal;
};

/** The messages about servers and their tables. */
const en = {
  usage:
    'expected an invite link, or a server, a table and an invite: sit http://127.0.0.1:8080 TABLE INVITE',
  notOurs: (server: string) => `${server} isn’t an Alidade server`,
  badServer: (text: string) => `--server ${text}: expected an address such as http://127.0.0.1:8080`,
  noServer: (server: string, reason: string) =>
    `${server} does not answer: ${reason}. Check the address and whether the server is running.`,
  refused: (server: string, code: string) => `${server} rejected the request: ${worded(reasonsEn, code)}`,
  badTable: (server: string) =>
    `${server} returned an invalid table id (bad-table). Is it an Alidade server?`,
  tooMany: (server: string) =>
    `${server} allows no more tables this hour (too-many): raise its --tables-per-hour, or use --out and continue later`,
  tooOften: (server: string) =>
    `${server} is getting too many requests (too-many): raise its --requests-per-minute, or use fewer --threads`,
  packs: 'card packs cannot be used at tables on a server',
  needsServer: (bot: string) =>
    `--bots ${bot} plays only at tables on a server: use arena --server http://...`,
  neverSat: 'it did not take its seat',
  otherRules: (server: string) =>
    `${server} uses another version of the rules, so the game cannot be verified`,
};

const fr: typeof en = {
  usage:
    'il faut un lien d’invitation, ou un serveur, une table et une invitation\u202f: sit http://127.0.0.1:8080 TABLE INVITATION',
  notOurs: server => `${server} n’est pas un serveur Alidade`,
  badServer: text => `--server ${text}\u202f: il faut une adresse, comme http://127.0.0.1:8080`,
  noServer: (server, reason) =>
    `${server} ne répond pas\u202f: ${reason}. Vérifiez l’adresse et que le serveur fonctionne.`,
  refused: (server, code) => `${server} a refusé la demande\u202f: ${worded(reasonsFr, code)}`,
  badTable: server =>
    `${server} a renvoyé un identifiant de table invalide (bad-table). Est-ce un serveur Alidade\u202f?`,
  tooMany: server =>
    `${server} n’accepte plus de table cette heure-ci (too-many)\u202f: augmentez son option --tables-per-hour, ou utilisez --out et continuez plus tard`,
  tooOften: server =>
    `${server} reçoit trop de requêtes (too-many)\u202f: augmentez son option --requests-per-minute, ou réduisez --threads`,
  packs: 'les packs de cartes ne s’utilisent pas aux tables d’un serveur',
  needsServer: bot =>
    `--bots ${bot} ne joue qu’aux tables d’un serveur\u202f: utilisez arena --server http://...`,
  neverSat: 'il n’a pas pris sa place',
  otherRules: server =>
    `${server} utilise une autre version des règles\u202f: la partie est donc invérifiable`,
};

export const ONLINE_MESSAGES: { readonly [L in Language]: typeof en } = { en, fr };
