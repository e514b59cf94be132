import type { Language } from '../../engine/text.ts';

/** The messages of the load test. */
const en = {
  notLoopback: (server: string) =>
    `${server} isn’t on this machine. A load test can make a server unusable for its players. If the server is yours, add --i-run-this-server.`,
  paceOrRate: 'choose --pace or --moves-per-second, not both',
  builtInOnly: (bot: string) => `--bot ${bot}: a load test uses one of the built-in bots`,
  waiting: (server: string, code: string, seconds: string) =>
    `${server} asks to wait (${code}): waiting ${seconds} s. If the server is yours, raise its limits: --requests-per-minute, --tables-per-hour, --tables-at-once, --sockets-per-address.`,
  away: (server: string, code: string) => `${server} does not answer (${code}). Trying again…`,
  progress: (seconds: string, tables: string, finished: string, moves: string, rate: string) =>
    `${seconds} s: ${tables} tables, ${finished} games finished, ${moves} moves, ${rate} per second`,
  checking: (done: string, all: string) => `Checking the records: ${done} of ${all} tables`,
  late: 'the load generator itself was late, so its delays are part of the times. Use fewer tables, or run it on another machine.',
  nothing: 'no move was acknowledged. Check the limits of the server.',
  stopped: 'Stopped before the check of the records was complete.',
  labels: {
    run: 'Run',
    games: 'Games',
    moves: 'Moves',
    acks: 'Move acknowledged',
    updates: 'Move seen by others',
    bytes: 'Bytes per move',
    reconnects: 'Reconnects',
    codes: 'Refusals and errors',
    waits: 'Waits for limits',
    check: 'Records',
    generator: 'Load generator',
  },
  run: (game: string, tables: string, seats: string, spectators: string, seconds: string) =>
    `${game}, tables: ${tables}, seats: ${seats}, spectators per table: ${spectators}, ${seconds} s`,
  games: (finished: string, started: string, gaveUp: string) =>
    `${finished} of ${started} finished, ${gaveUp} given up`,
  moves: (sent: string, acknowledged: string, rate: string, refused: string, open: string) =>
    `${sent} sent, ${acknowledged} acknowledged (${rate} per second), ${refused} refused, ${open} without an answer`,
  times: (p50: string, p90: string, p99: string, most: string) =>
    `median ${p50} ms, 90% ${p90} ms, 99% ${p99} ms, longest ${most} ms`,
  noTimes: 'not measured',
  bytes: (sent: string, received: string) => `${sent} sent, ${received} received by all clients of the table`,
  reconnects: (reconnects: string, repeated: string) => `${reconnects}, ${repeated} moves sent again`,
  waits: (count: string, seconds: string) => `${count}, ${seconds} s in total`,
  check: (games: string, moves: string, lost: string, doubled: string, verified: string, wrong: string) =>
    `${moves} acknowledged moves of ${games} games: ${lost} lost, ${doubled} doubled. Finished games: ${verified} verified, ${wrong} wrong`,
  generator: (cpu: string, delay: string) => `${cpu}% of one core, event loop late by ${delay} ms (99%)`,
};

const fr: typeof en = {
  notLoopback: server =>
    `${server} n’est pas sur cette machine. Un test de charge peut rendre un serveur inutilisable pour ses joueurs. Si ce serveur est à vous, ajoutez --i-run-this-server.`,
  paceOrRate: 'choisissez --pace ou --moves-per-second, pas les deux',
  builtInOnly: bot => `--bot ${bot}\u202f: un test de charge utilise un des bots intégrés`,
  waiting: (server, code, seconds) =>
    `${server} demande d’attendre (${code})\u202f: attente de ${seconds} s. Si ce serveur est à vous, augmentez ses limites\u202f: --requests-per-minute, --tables-per-hour, --tables-at-once, --sockets-per-address.`,
  away: (server, code) => `${server} ne répond pas (${code}). Nouvel essai…`,
  progress: (seconds, tables, finished, moves, rate) =>
    `${seconds} s\u202f: ${tables} tables, ${finished} parties terminées, ${moves} coups, ${rate} par seconde`,
  checking: (done, all) => `Contrôle des parties enregistrées\u202f: ${done} tables sur ${all}`,
  late: 'le générateur de charge était lui-même en retard, ses retards font donc partie des temps. Utilisez moins de tables, ou une autre machine.',
  nothing: 'aucun coup n’a été confirmé. Vérifiez les limites du serveur.',
  stopped: 'Arrêt avant la fin du contrôle des parties enregistrées.',
  labels: {
    run: 'Test',
    games: 'Parties',
    moves: 'Coups',
    acks: 'Coup confirmé',
    updates: 'Coup vu par les autres',
    bytes: 'Octets par coup',
    reconnects: 'Reconnexions',
    codes: 'Refus et erreurs',
    waits: 'Attentes aux limites',
    check: 'Parties enregistrées',
    generator: 'Générateur',
  },
  run: (game, tables, seats, spectators, seconds) =>
    `${game}, tables\u202f: ${tables}, places\u202f: ${seats}, spectateurs par table\u202f: ${spectators}, ${seconds} s`,
  games: (finished, started, gaveUp) => `${finished} sur ${started} terminées, ${gaveUp} abandonnées`,
  moves: (sent, acknowledged, rate, refused, open) =>
    `${sent} envoyés, ${acknowledged} confirmés (${rate} par seconde), ${refused} refusés, ${open} sans réponse`,
  times: (p50, p90, p99, most) => `médiane ${p50} ms, 90 % ${p90} ms, 99 % ${p99} ms, maximum ${most} ms`,
  noTimes: 'non mesuré',
  bytes: (sent, received) => `${sent} envoyés, ${received} reçus par tous les clients de la table`,
  reconnects: (reconnects, repeated) => `${reconnects}, ${repeated} coups renvoyés`,
  waits: (count, seconds) => `${count}, ${seconds} s au total`,
  check: (games, moves, lost, doubled, verified, wrong) =>
    `${moves} coups confirmés de ${games} parties\u202f: ${lost} perdus, ${doubled} en double. Parties terminées\u202f: ${verified} vérifiées, ${wrong} fausses`,
  generator: (cpu, delay) => `${cpu} % d’un cœur, boucle d’événements en retard de ${delay} ms (99 %)`,
};

export const LOAD_MESSAGES: { readonly [L in Language]: typeof en } = { en, fr };
