import type { Language } from '../../engine/text.ts';
import { typeset } from '../terminal/typeset.ts';

/** What the doors of Thargos say to people; a missing French text does not compile. */
const en = {
  badDeck: (name: string) => `--decks ${name} is no deck: "deck check" says why`,
  deckForEach: (decks: number, players: number) =>
    `${decks} decks were named for ${players} players: name one for all, or one for each`,
  seats: (mode: string, least: number, most: number) =>
    least === most ? `a ${mode} has ${least} seats` : `a ${mode} has ${least} to ${most} seats`,
  matrixOnly: 'a matrix is played in duels',
  labOnly: 'the lab tries decks in duels',
  oneDeck: 'name the deck that is to be tried: --decks NAME, a code, or FILE.json; one, and not random',
};

const fr: typeof en = {
  badDeck: name => `--decks ${name} n’est pas un deck : « deck check » dit pourquoi`,
  deckForEach: (decks, players) =>
    `${decks} decks nommés pour ${players} joueurs : nommez-en un pour tous, ou un pour chacun`,
  seats: (mode, least, most) =>
    least === most ? `le mode ${mode} a ${least} places` : `le mode ${mode} a de ${least} à ${most} places`,
  matrixOnly: 'une matrice se joue en duels',
  labOnly: 'le laboratoire essaie les decks en duels',
  oneDeck:
    'nommez le deck à essayer\u202f: --decks NOM, un code ou FICHIER.json\u202f; un seul, et pas random',
};

export const THARGOS_WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };
