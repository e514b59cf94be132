import type { Language } from '../../engine/text.ts';

/** What is said of servers and their tables. */
const en = {
  usage: 'sit needs a server, a table and its invitation: sit http://127.0.0.1:8080 TABLE INVITE',
  badServer: (text: string) => `--server ${text}: an address is needed, like http://127.0.0.1:8080`,
  noServer: (server: string, reason: string) => `${server} does not answer: ${reason}`,
  refused: (server: string, code: string) => `${server} refuses: ${code}`,
  badTable: (server: string) => `${server} names a table that no server of ours would (bad-table)`,
  tooMany: (server: string) =>
    `${server} lays no more tables for you now (too-many): its --tables-per-hour says how many; what was played is kept by --out`,
  tooOften: (server: string) =>
    `${server} is asked too often from here (too-many): its --requests-per-minute says how often; fewer --threads ask less`,
  packs: 'tables on a server are played without card packs here',
  needsServer: (bot: string) =>
    `--bots ${bot} sits down at the tables of a server: arena --server http://...`,
  neverSat: 'it did not sit down',
  otherRules: (server: string) => `${server} plays by other rules than these: the game cannot be verified`,
};

const fr: typeof en = {
  usage:
    'sit demande un serveur, une table et son invitation\u202f: sit http://127.0.0.1:8080 TABLE INVITATION',
  badServer: text => `--server ${text}\u202f: il faut une adresse, comme http://127.0.0.1:8080`,
  noServer: (server, reason) => `${server} ne répond pas\u202f: ${reason}`,
  refused: (server, code) => `${server} refuse\u202f: ${code}`,
  badTable: server => `${server} nomme une table comme aucun de nos serveurs ne le ferait (bad-table)`,
  tooMany: server =>
    `${server} n’ouvre plus de table pour vous (too-many)\u202f: son option --tables-per-hour dit combien\u202f; --out garde ce qui a été joué`,
  tooOften: server =>
    `${server} est interrogé trop souvent d’ici (too-many)\u202f: son option --requests-per-minute dit combien\u202f; moins de --threads demandent moins`,
  packs: 'les tables d’un serveur se jouent ici sans paquet de cartes',
  needsServer: bot => `--bots ${bot} s’assied aux tables d’un serveur\u202f: arena --server http://...`,
  neverSat: 'il ne s’est pas assis',
  otherRules: server =>
    `${server} joue selon d’autres règles que celles-ci\u202f: la partie ne peut être vérifiée`,
};

export const FAR_WORDS: { readonly [L in Language]: typeof en } = { en, fr };
