import type { Refusal } from '../../../../engine/refusal.ts';
import type { Language, Text } from '../../../../engine/text.ts';
import type { Pasted, Wanted } from './pasted.ts';

/** Says what a pasted text is, and where it can be imported. */
const FOUND: { readonly [P in Pasted]: Text } = {
  deck: {
    en: 'This is a deck: import it in the deck lab.',
    fr: 'C’est un deck\u202f: importez-le dans l’atelier des decks.',
  },
  pack: {
    en: 'This is a card pack: import it under Card packs.',
    fr: 'C’est un pack de cartes\u202f: importez-le sous «\u202fPacks de cartes\u202f».',
  },
  story: {
    en: 'This is a story: open it in the story workshop.',
    fr: 'C’est un récit\u202f: ouvrez-le dans l’atelier des récits.',
  },
  game: {
    en: 'This is a finished game: open it under Replays.',
    fr: 'C’est une partie jouée\u202f: ouvrez-la sous «\u202fRevoir une partie\u202f».',
  },
  deckLink: {
    en: 'This is a link to a deck: open it in your browser or paste it in the deck lab.',
    fr: 'C’est un lien vers un deck\u202f: ouvrez-le dans votre navigateur, ou collez-le dans l’atelier des decks.',
  },
  deviceLink: {
    en: 'This link only works on the device where it was created.',
    fr: 'Ce lien ne fonctionne que sur l’appareil où il a été créé.',
  },
  storyLink: {
    en: 'This is a link to a story: open it in your browser.',
    fr: 'C’est un lien vers un récit\u202f: ouvrez-le dans votre navigateur.',
  },
  gameLink: {
    en: 'This is a link to a game: open it in your browser.',
    fr: 'C’est un lien vers une partie\u202f: ouvrez-le dans votre navigateur.',
  },
  address: {
    en: 'This is a link to a web page, not a file or code.',
    fr: 'C’est l’adresse d’une page, pas un fichier ni un code.',
  },
  data: {
    en: 'This JSON isn’t from Alidade.',
    fr: 'Ce JSON ne vient pas d’Alidade.',
  },
  text: {
    en: 'This text isn’t from Alidade.',
    fr: 'Ce texte ne vient pas d’Alidade.',
  },
  nothing: { en: 'There is nothing to read.', fr: 'Il n’y a rien à lire.' },
};

const WANTED: { readonly [W in Wanted]: Text } = {
  deck: {
    en: 'Paste a deck here: its complete code (HT1-…), link or file.',
    fr: 'Collez ici un deck\u202f: son code complet (HT1-…), son lien ou son fichier.',
  },
  pack: {
    en: 'Paste cards here: a pack file, or a table whose first row names the columns.',
    fr: 'Collez ici des cartes\u202f: un fichier de pack, ou un tableau dont la première ligne nomme les colonnes.',
  },
  story: {
    en: 'Open a story file here: one that was saved from this workshop.',
    fr: 'Ouvrez ici un fichier de récit enregistré depuis cet atelier.',
  },
  game: {
    en: 'Paste a game here: its file, or its complete text.',
    fr: 'Collez ici une partie\u202f: son fichier, ou son texte complet.',
  },
};

const isPasted = (found: unknown): found is Pasted =>
  typeof found === 'string' && Object.hasOwn(FOUND, found);
const isWanted = (wanted: unknown): wanted is Wanted =>
  typeof wanted === 'string' && Object.hasOwn(WANTED, wanted);

/** Says what a pasted text is and what was expected; undefined for other refusals. */
export const strayText = ({ refused, found, wanted }: Refusal, language: Language): string | undefined => {
  if (!refused.startsWith('paste-') || !isWanted(wanted)) return undefined;
  const kind = refused === 'paste-nothing' ? 'nothing' : found;
  return isPasted(kind) ? `${FOUND[kind][language]} ${WANTED[wanted][language]}` : undefined;
};
