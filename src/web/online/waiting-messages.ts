/** Texts of the waiting room. */
export const WAITING_MESSAGES = {
  en: {
    level: 'Bot level',
    check: 'Ready check: wait until every player is ready',
    ready: 'I’m ready',
    notYet: 'Not ready',
    isReady: 'ready',
    isNotReady: 'not ready',
    note: 'The game starts when all seats are taken and every player is ready.',
    rename: 'Change your name',
    name: 'Your name',
    save: 'Save',
    host: 'host',
    hostAway: (name: string, time: string) =>
      `${name} (host) is offline. After ${time}, another player becomes the host and can start the game.`,
    hostNow: 'You’re the host now.',
  },
  fr: {
    level: 'Niveau du bot',
    check: 'Attendre le feu vert de chaque joueur',
    ready: 'Donner le feu vert',
    notYet: 'Retirer le feu vert',
    isReady: 'feu vert donné',
    isNotReady: 'pas encore de feu vert',
    note: 'La partie commence quand toutes les places sont prises et que chacun a donné son feu vert.',
    rename: 'Changer de nom',
    name: 'Votre nom',
    save: 'Enregistrer',
    host: 'hôte',
    hostAway: (name: string, time: string) =>
      `${name} (hôte) est hors ligne. Après ${time}, un autre joueur devient l’hôte et peut lancer la partie.`,
    hostNow: 'C’est vous l’hôte, désormais.',
  },
};
