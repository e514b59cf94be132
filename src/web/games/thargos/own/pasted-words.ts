import type { Refusal } from '../../../../engine/refusal.ts';
import type { Language, Text } from '../../../../engine/text.ts';
import type { Pasted, Wanted } from './pasted.ts';

/** What it is, and where it can be opened. */
const FOUND: { readonly [P in Pasted]: Text } = {
  deck: {
    en: 'This is a deck: import it in the deck lab.',
    fr: 'C’est un deck\u202f: importez-le dans l’atelier des decks.',
  },
  pack: {
    en: 'These are cards: import them in your own box.',
    fr: 'Ce sont des cartes\u202f: importez-les dans votre propre boîte.',
  },
  story: {
    en: 'This is a story: open it in the story workshop.',
    fr: 'C’est un récit\u202f: ouvrez-le dans l’atelier des récits.',
  },
  game: {
    en: 'This is a game that was played: open it under Replays.',
    fr: 'C’est une partie jouée\u202f: ouvrez-la sous «\u202fRevoir une partie\u202f».',
  },
  deckLink: {
    en: 'This is a link to a deck: open it in the address bar, or paste it in the deck lab.',
    fr: 'C’est un lien vers un deck\u202f: ouvrez-le dans la barre d’adresse, ou collez-le dans l’atelier des decks.',
  },
  deviceLink: {
    en: 'This link leads to something that lies on the device of whoever made it.',
    fr: 'Ce lien mène à quelque chose qui se trouve sur l’appareil de son auteur.',
  },
  storyLink: {
    en: 'This is a link to a story: open it in the address bar.',
    fr: 'C’est un lien vers un récit\u202f: ouvrez-le dans la barre d’adresse.',
  },
  gameLink: {
    en: 'This is a link to a game: open it in the address bar.',
    fr: 'C’est un lien vers une partie\u202f: ouvrez-le dans la barre d’adresse.',
  },
  address: {
    en: 'This is the address of a page. It holds nothing that could be read here.',
    fr: 'C’est l’adresse d’une page. Elle ne contient rien qui puisse être lu ici.',
  },
  data: {
    en: 'This is JSON, but nothing of ours.',
    fr: 'C’est du JSON, mais il ne vient pas d’Alidade.',
  },
  text: {
    en: 'This is a text that holds nothing of ours.',
    fr: 'C’est un texte qui ne vient pas d’Alidade.',
  },
  nothing: { en: 'There is nothing in it.', fr: 'Il n’y a rien dedans.' },
};

const WANTED: { readonly [W in Wanted]: Text } = {
  deck: {
    en: 'Here belongs a deck: its code (HT1-…), its link or its file. Ask whoever sent it for the whole of it.',
    fr: 'Il faut ici un deck\u202f: son code (HT1-…), son lien ou son fichier. Demandez à l’expéditeur de le renvoyer en entier.',
  },
  pack: {
    en: 'Here belong cards: a pack file, or a table whose first line names the columns, as in the sample.',
    fr: 'Il faut ici des cartes\u202f: un paquet en fichier, ou un tableau dont la première ligne nomme les colonnes, comme dans l’exemple.',
  },
  story: {
    en: 'Here belongs a story: the file that the story workshop saves.',
    fr: 'Il faut ici un récit\u202f: le fichier que l’atelier des récits enregistre.',
  },
  game: {
    en: 'Here belongs a game: its file, or its text from the first line to the last.',
    fr: 'Il faut ici une partie\u202f: son fichier, ou son texte de la première à la dernière ligne.',
  },
};

const isPasted = (found: unknown): found is Pasted =>
  typeof found === 'string' && Object.hasOwn(FOUND, found);
const isWanted = (wanted: unknown): wanted is Wanted =>
  typeof wanted === 'string' && Object.hasOwn(WANTED, wanted);

/** What was pasted and what to do about it; undefined when the refusal is about something else. */
export const strayText = ({ refused, found, wanted }: Refusal, language: Language): string | undefined => {
  if (!refused.startsWith('paste-') || !isWanted(wanted)) return undefined;
  const kind = refused === 'paste-nothing' ? 'nothing' : found;
  return isPasted(kind) ? `${FOUND[kind][language]} ${WANTED[wanted][language]}` : undefined;
};
