import type { Language } from '../../engine/text.ts';
import { typeset } from '../terminal/typeset.ts';

/** The messages of the Thargos commands. A missing French message doesn't compile. */
const en = {
  badDeck: (name: string) => `--decks ${name} isn't a valid deck: run "deck check" to see why`,
  deckForEach: (decks: number, players: number) =>
    `--decks names ${decks} decks for ${players} players: name one for all, or one for each`,
  seats: (mode: string, least: number, most: number) =>
    least === most
      ? `--mode ${mode} has ${least} ${least === 1 ? 'seat' : 'seats'}`
      : `--mode ${mode} has ${least} to ${most} seats`,
  matrixOnly: '--matrix works only with --mode duel',
  labOnly: 'lab works only with --mode duel',
  oneDeck: 'name one deck to measure: --decks NAME, a deck code, or FILE.json (not random)',
};

const fr: typeof en = {
  badDeck: name => `--decks ${name} n’est pas un deck valide : « deck check » dit pourquoi`,
  deckForEach: (decks, players) =>
    `--decks nomme ${decks} decks pour ${players} joueurs : nommez-en un pour tous, ou un pour chacun`,
  seats: (mode, least, most) =>
    least === most
      ? `--mode ${mode} a ${least} ${least === 1 ? 'place' : 'places'}`
      : `--mode ${mode} a de ${least} à ${most} places`,
  matrixOnly: '--matrix ne fonctionne qu’avec --mode duel',
  labOnly: 'lab ne fonctionne qu’avec --mode duel',
  oneDeck: 'nommez un seul deck à mesurer : --decks NOM, un code, ou FICHIER.json (pas random)',
};

export const THARGOS_WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };
