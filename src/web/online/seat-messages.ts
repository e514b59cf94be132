import { deName } from '../../text/french.ts';

/** Moving a seat to this device by a link. */
export const SEAT_MESSAGES = {
  en: {
    title: 'Move your seat',
    ask: (name: string) => `Move ${name}’s seat to this device?`,
    note: 'You continue here. The other device loses the seat.',
    move: 'Move',
    cancel: 'Cancel',
    moving: 'Moving the seat…',
    other: (name: string) => `You already play at this table as ${name}.`,
    otherNote:
      'A browser can play only one seat per table. Open the link in another browser or on another device.',
    open: 'Open the table',
    home: 'Home',
    used: 'This link no longer works: it was used or replaced. Ask for a new link.',
  },
  fr: {
    title: 'Déplacer votre place',
    ask: (name: string) => `Déplacer la place ${deName(name)} sur cet appareil\u202f?`,
    note: 'Vous continuez à jouer ici. L’autre appareil perd la place.',
    move: 'Déplacer',
    cancel: 'Annuler',
    moving: 'Déplacement…',
    other: (name: string) => `Vous jouez déjà à cette table sous le nom ${deName(name)}.`,
    otherNote:
      'Un navigateur ne peut jouer qu’une place par table. Ouvrez le lien dans un autre navigateur ou sur un autre appareil.',
    open: 'Ouvrir la table',
    home: 'Accueil',
    used: 'Ce lien ne fonctionne plus\u202f: il a déjà servi ou a été remplacé. Demandez un nouveau lien.',
  },
};
