import type { Language } from '../../../engine/text.ts';
import { de } from '../../../text/french.ts';
import type { FaultCode, Level } from './fault.ts';

/** Functions that write the details of a fault as text. A missing detail becomes a question mark. */
export interface FaultDetails {
  readonly has: (key: string) => boolean;
  readonly text: (key: string) => string;
  /** The items of a list, with "or" before the last. A long list is cut. */
  readonly either: (key: string) => string;
  /** The items of a list, separated by commas. A long list is cut. */
  readonly all: (key: string) => string;
  /** Like `all`, but a long list is not cut. */
  readonly whole: (key: string) => string;
  /** The allowed range, such as "from 1 to 4", "at least 1" or "at most 4". */
  readonly bounds: () => string;
  /** " Did you mean …?" if a similar word is known, otherwise an empty text. */
  readonly meant: () => string;
  /** The readable name of a card type or of another term of the format. */
  readonly term: (key: string) => string;
  /** The numbers of Missions, Advantages and Actions, such as those that a deck has or needs. */
  readonly split: (key: string) => string;
}

type Said = string | ((d: FaultDetails) => string);

export const FAULT_MESSAGES: { readonly [C in FaultCode]: { readonly [L in Language]: Said } } = {
  'not-json': {
    en: 'Invalid JSON. Check the quotes, commas and brackets.',
    fr: 'JSON non valide. Vérifiez les guillemets, les virgules et les accolades.',
  },
  'json-ends': {
    en: 'The file is incomplete. Copy or export it again.',
    fr: 'Le fichier est incomplet. Copiez-le ou exportez-le de nouveau.',
  },
  'too-large': {
    en: d => `The file is too large: use at most ${d.text('most')} characters.`,
    fr: d => `Le fichier est trop long\u202f: ${d.text('most')} caractères au plus.`,
  },
  'wrong-type': {
    en: d => `Expected ${d.term('expected')}.`,
    fr: d => `Valeur attendue\u202f: ${d.term('expected')}.`,
  },
  'missing-key': {
    en: d => `“${d.text('key')}” is missing. Add it.`,
    fr: d => `Valeur manquante\u202f: «\u202f${d.text('key')}\u202f». Ajoutez-la.`,
  },
  'unknown-key': {
    en: d => `Unknown key “${d.text('key')}”.${d.meant() || ' Remove it.'}`,
    fr: d => `Clé inconnue\u202f: «\u202f${d.text('key')}\u202f».${d.meant() || ' Supprimez-la.'}`,
  },
  'unknown-word': {
    en: d => `Unknown value “${d.text('found')}”. Write ${d.either('allowed')}.${d.meant()}`,
    fr: d =>
      `Valeur inconnue\u202f: «\u202f${d.text('found')}\u202f». Écrivez ${d.either('allowed')}.${d.meant()}`,
  },
  'unknown-verb': {
    en: d => `Unknown operation “${d.text('found')}”.${d.meant()}`,
    fr: d => `Opération inconnue\u202f: «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'unknown-trigger': {
    en: d => `Unknown trigger “${d.text('found')}”.${d.meant()}`,
    fr: d => `Déclencheur inconnu\u202f: «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'unknown-faction': {
    en: d => `Unknown faction “${d.text('found')}”.${d.meant()}`,
    fr: d => `Faction inconnue\u202f: «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'bad-format': {
    en: d => `The format must be “${d.text('expected')}”. Check that this is the right file.`,
    fr: d => `Le format doit être «\u202f${d.text('expected')}\u202f». Vérifiez que c’est le bon fichier.`,
  },
  'bad-card-id': {
    en: 'Invalid card id. Write C, L, A or M and a number from 1 to 9999, as in A6.',
    fr: 'Identifiant de carte non valide. Écrivez C, L, A ou M et un nombre de 1 à 9999, comme A6.',
  },
  'bad-pack-id': {
    en: 'Invalid pack id. Use 2 to 41 lowercase letters, digits and hyphens.',
    fr: 'Identifiant de pack non valide. Utilisez de 2 à 41 minuscules, chiffres et tirets.',
  },
  'bad-version': {
    en: 'Invalid version. Write three numbers, as in 1.0.0.',
    fr: 'Version non valide. Écrivez trois nombres, comme 1.0.0.',
  },
  'bad-dice': {
    en: 'Invalid dice. Write 1d6, 2d6+1 or 1d6-1.',
    fr: 'Dés non valides. Écrivez 1d6, 2d6+1 ou 1d6-1.',
  },
  'wrong-letter': {
    en: d => `${d.text('id')} can’t be ${d.term('type')}: use an id that starts with ${d.text('letter')}.`,
    fr: d =>
      `${d.text('id')} ne peut pas être ${d.term('type')}\u202f: choisissez un identifiant qui commence par ${d.text('letter')}.`,
  },
  'not-a-hero-id': {
    en: d => `${d.text('id')} isn’t a hero. Choose a hero.`,
    fr: d => `${d.text('id')} n’est pas un héros. Choisissez un héros.`,
  },
  'hero-in-deck': {
    en: d => `${d.text('id')} is a hero. Move it from the cards to the team.`,
    fr: d => `${d.text('id')} est un héros. Placez-le dans l’équipe, pas parmi les cartes.`,
  },
  'out-of-range': {
    en: d => `${d.text('found')} is out of range: use ${d.bounds()}.`,
    fr: d => `${d.text('found')} est hors limites\u202f: il faut ${d.bounds()}.`,
  },
  'too-few': {
    en: d =>
      d.has('allowed')
        ? `A Mission needs at least one attribute: Power, Mind or Mysticism${d.has('columns') ? ` (columns ${d.all('columns')})` : ''}.`
        : `Too few entries (${d.text('found')}): use at least ${d.text('least')}.`,
    fr: d =>
      d.has('allowed')
        ? `Une mission demande au moins un attribut\u202f: Puissance, Esprit ou Mysticisme${d.has('columns') ? ` (colonnes ${d.all('columns')})` : ''}.`
        : `Trop peu d’éléments (${d.text('found')})\u202f: il en faut au moins ${d.text('least')}.`,
  },
  'too-many': {
    en: d => `Too many entries (${d.text('found')}): use at most ${d.text('most')}.`,
    fr: d => `Trop d’éléments (${d.text('found')})\u202f: ${d.text('most')} au plus.`,
  },
  'twice-in-list': {
    en: d => `“${d.text('found')}” is listed twice. Remove one.`,
    fr: d => `«\u202f${d.text('found')}\u202f» figure deux fois. Supprimez un doublon.`,
  },
  'one-key-only': {
    en: d => `Use exactly one of ${d.either('allowed')}.`,
    fr: d => `Utilisez exactement une de ces clés\u202f: ${d.either('allowed')}.`,
  },
  'value-or-amount': {
    en: 'Use either “value” (sets the limit) or “amount” (adds to it).',
    fr: 'Indiquez soit «\u202fvalue\u202f» (fixe la limite), soit «\u202famount\u202f» (l’augmente).',
  },
  'needs-window': {
    en: '“activated” needs a “window” that says when the owner may use the ability.',
    fr: '«\u202factivated\u202f» demande «\u202fwindow\u202f», qui dit quand le propriétaire peut utiliser le pouvoir.',
  },
  'ambiguous-to': {
    en: d =>
      `“${d.text('found')}” can be a zone or a target. Write {"kind": "${d.text('found')}", "pick": …}.`,
    fr: d =>
      `«\u202f${d.text('found')}\u202f» peut être une zone ou une cible. Écrivez {"kind": "${d.text('found')}", "pick": …}.`,
  },
  'more-faults': {
    en: d => `More errors, not shown: ${d.text('count')}.`,
    fr: d => `Autres erreurs, non affichées\u202f: ${d.text('count')}.`,
  },

  'csv-no-header': {
    en: 'The first line must name the columns, including “id” and “name”.',
    fr: 'La première ligne doit nommer les colonnes, dont «\u202fid\u202f» et «\u202fname\u202f».',
  },
  'csv-unknown-column': {
    en: d => `Unknown column “${d.text('found')}”.${d.meant() || ` The columns are: ${d.whole('allowed')}.`}`,
    fr: d =>
      `Colonne inconnue\u202f: «\u202f${d.text('found')}\u202f».${d.meant() || ` Les colonnes sont\u202f: ${d.whole('allowed')}.`}`,
  },
  'csv-column-twice': {
    en: d => `The column “${d.text('found')}” appears twice. Remove one.`,
    fr: d => `La colonne «\u202f${d.text('found')}\u202f» figure deux fois. Supprimez-en une.`,
  },
  'csv-too-many-cells': {
    en: d => `This line has too many cells: there are ${d.text('most')} columns.`,
    fr: d => `Cette ligne a trop de cellules\u202f: il y a ${d.text('most')} colonnes.`,
  },
  'csv-open-quote': {
    en: 'This quote isn’t closed. Add a closing quote.',
    fr: 'Ces guillemets ne sont pas fermés. Fermez-les.',
  },
  'csv-after-quote': {
    en: d => `Unexpected “${d.text('found')}” after the closing quote. Remove it.`,
    fr: d => `«\u202f${d.text('found')}\u202f» suit les guillemets fermants. Supprimez ce texte.`,
  },
  'csv-not-a-number': {
    en: d => `Expected a whole number, found “${d.text('found')}”.`,
    fr: d => `«\u202f${d.text('found')}\u202f» n’est pas un nombre entier. Écrivez un nombre entier.`,
  },
  'csv-not-yes-or-no': {
    en: d => `Unknown value “${d.text('found')}”. Write x for yes, or leave the cell empty.`,
    fr: d =>
      `Valeur inconnue\u202f: «\u202f${d.text('found')}\u202f». Écrivez x pour oui, ou laissez la cellule vide.`,
  },
  'csv-not-for-type': {
    en: d => `${d.text('id')} is ${d.term('type')}, which has no “${d.text('name')}”. Empty the cell.`,
    fr: d =>
      `${d.text('id')} est ${d.term('type')}\u202f: ce type n’a pas de «\u202f${d.text('name')}\u202f». Videz la cellule.`,
  },
  'csv-two-faces': {
    en: 'A hero has two faces: use at most one |.',
    fr: 'Un héros a deux faces\u202f: un seul | au plus.',
  },
  'unknown-template': {
    en: d => `Unknown template “${d.text('found')}”.${d.meant()}`,
    fr: d => `Modèle inconnu\u202f: «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'template-misses': {
    en: d => `${d.text('name')} needs “${d.text('slot')}”. Add it.`,
    fr: d => `${d.text('name')} demande «\u202f${d.text('slot')}\u202f». Ajoutez cette valeur.`,
  },
  'template-word': {
    en: d => `${d.text('name')} doesn’t accept “${d.text('found')}”. Remove it.`,
    fr: d => `${d.text('name')} n’accepte pas «\u202f${d.text('found')}\u202f». Supprimez ce mot.`,
  },
  'template-not-for-type': {
    en: d => `${d.text('name')} doesn’t work on ${d.term('type')}. Choose another template.`,
    fr: d => `${d.text('name')} ne convient pas à ${d.term('type')}. Choisissez un autre modèle.`,
  },

  'duplicate-id': {
    en: d => `${d.text('id')} is already used at ${d.text('first')}. Choose another id.`,
    fr: d => `${d.text('id')} sert déjà en ${d.text('first')}. Choisissez un autre identifiant.`,
  },
  'person-empty': {
    en: d => `${d.text('id')} needs a “person”: the name that all versions of this hero share.`,
    fr: d =>
      `${d.text('id')} a besoin d’un «\u202fperson\u202f»\u202f: le nom commun à toutes les versions de ce héros.`,
  },
  'same-hero-twice': {
    en: d => `${d.text('id')} has the same title and person as ${d.text('other')}. Change or remove one.`,
    fr: d =>
      `${d.text('id')} et ${d.text('other')} ont le même titre et la même personne. Modifiez ou supprimez l’un des deux.`,
  },
  'host-outside': {
    en: d => `${d.text('id')} has no host: only heroes and Advantages have one. Choose another target.`,
    fr: d =>
      `${d.text('id')} n’a pas d’hôte\u202f: seuls les héros et les avantages en ont un. Choisissez une autre cible.`,
  },
  'here-outside': {
    en: d => `${d.text('id')} isn’t on a track, so it can’t use “here”. Remove that word.`,
    fr: d =>
      `${d.text('id')} n’est sur aucune piste\u202f: «\u202fhere\u202f» n’a pas de sens. Supprimez ce mot.`,
  },
  'var-before-roll': {
    en: d => `“${d.text('name')}” may be used before it is rolled. Roll it first.`,
    fr: d => `«\u202f${d.text('name')}\u202f» peut servir avant le lancer. Lancez d’abord les dés.`,
  },
  'too-deep': {
    en: d => `The nesting is too deep: use at most ${d.text('most')} levels.`,
    fr: d => `Trop de niveaux imbriqués\u202f: ${d.text('most')} au plus.`,
  },
  'too-many-ops': {
    en: d => `Too many operations in one effect (${d.text('found')}): use at most ${d.text('most')}.`,
    fr: d => `Trop d’opérations dans un effet (${d.text('found')})\u202f: ${d.text('most')} au plus.`,
  },
  'too-many-terms': {
    en: d => `Too many parts in a list (${d.text('found')}): use at most ${d.text('most')}.`,
    fr: d => `Trop d’éléments dans une liste (${d.text('found')})\u202f: ${d.text('most')} au plus.`,
  },
  'too-many-effects': {
    en: d => `Too many effects on a card or face (${d.text('found')}): use at most ${d.text('most')}.`,
    fr: d => `Trop d’effets sur une carte ou une face (${d.text('found')})\u202f: ${d.text('most')} au plus.`,
  },
  'effect-too-complex': {
    en: d =>
      `The effect takes ${d.text('found')} steps to evaluate; the limit is ${d.text('most')}. Shorten it.`,
    fr: d =>
      `Évaluer cet effet prend ${d.text('found')} étapes\u202f; la limite est de ${d.text('most')}. Raccourcissez-le.`,
  },
  'pack-too-complex': {
    en: d =>
      `With these cards, one value takes ${d.text('found')} steps to evaluate; the limit is ${d.text('most')}. Use fewer continuous effects that read hero attributes.`,
    fr: d =>
      `Avec ces cartes, évaluer une valeur prend ${d.text('found')} étapes\u202f; la limite est de ${d.text('most')}. Réduisez le nombre d’effets continus qui lisent les attributs des héros.`,
  },
  'wrong-to': {
    en: d => `Here “to” must be ${d.term('expected')}.`,
    fr: d => `Ici «\u202fto\u202f» doit être ${d.term('expected')}.`,
  },
  'unknown-node': {
    en: d => `Unknown Mission “${d.text('name')}” in this story.`,
    fr: d => `Mission inconnue dans ce récit\u202f: «\u202f${d.text('name')}\u202f».`,
  },
  'story-cycle': {
    en: d => `These Missions wait for each other: ${d.all('names')}. Remove a path.`,
    fr: d => `Ces missions s’attendent l’une l’autre\u202f: ${d.all('names')}. Supprimez un chemin.`,
  },

  'deck-unknown-card': {
    en: d => `Unknown card ${d.text('id')}. Remove it, or import its card pack.`,
    fr: d => `Carte inconnue\u202f: ${d.text('id')}. Retirez-la ou importez son pack de cartes.`,
  },
  'deck-heroes': {
    en: d => `A team needs ${d.text('count')} heroes, not ${d.text('found')}.`,
    fr: d => `Une équipe compte ${d.text('count')} héros, pas ${d.text('found')}.`,
  },
  'deck-size': {
    en: d => `A deck needs ${d.text('size')} cards, not ${d.text('found')}.`,
    fr: d => `Un deck compte ${d.text('size')} cartes, pas ${d.text('found')}.`,
  },
  'deck-count': {
    en: d => `${d.text('found')} copies of ${d.text('id')}: use a whole number, 0 or more.`,
    fr: d =>
      `${d.text('found')} exemplaires ${de(d.text('id'))}\u202f: il faut un nombre entier, à partir de 0.`,
  },
  'deck-copies': {
    en: d => `${d.text('found')} copies of ${d.text('id')}: use at most ${d.text('most')}.`,
    fr: d => `${d.text('found')} exemplaires ${de(d.text('id'))}\u202f: ${d.text('most')} au plus.`,
  },
  'deck-locked': {
    en: d => `${d.text('id')} is locked: use at most one copy, not ${d.text('found')}.`,
    fr: d => `${d.text('id')} porte un verrou\u202f: un seul exemplaire, pas ${d.text('found')}.`,
  },
  'deck-same-person': {
    en: d => `${d.text('id')} and ${d.text('other')} are the same person. Remove one.`,
    fr: d => `${d.text('id')} et ${d.text('other')} sont la même personne. Retirez l’une des deux cartes.`,
  },
  'deck-split': {
    en: d => `The deck needs ${d.split('split')}; it has ${d.split('found')}.`,
    fr: d => `Le deck doit compter ${d.split('split')}\u202f; il compte ${d.split('found')}.`,
  },
  'deck-points': {
    en: d => `The deck has ${d.text('found')} PAM; the agreed limit is ${d.text('most')}.`,
    fr: d => `Le deck totalise ${d.text('found')} PAM\u202f; la limite convenue est de ${d.text('most')}.`,
  },
  'deck-points-cap': {
    en: d => `The agreed PAM limit must be a whole number, ${d.bounds()}.`,
    fr: d => `La limite de PAM convenue doit être un nombre entier, ${d.bounds()}.`,
  },
  'deck-mission-pam': {
    en: d => `The Missions have ${d.text('found')} PAM: use at most ${d.text('most')} in a story.`,
    fr: d => `Les missions totalisent ${d.text('found')} PAM\u202f: ${d.text('most')} au plus dans un récit.`,
  },
  'deck-difficulty': {
    en: d =>
      `The Missions have ${d.text('found')} PAM: use ${d.bounds()} for a game of ${d.term('difficulty')} difficulty.`,
    fr: d =>
      `Les missions totalisent ${d.text('found')} PAM\u202f; pour une partie de difficulté ${d.term('difficulty')}, il en faut ${d.bounds()}.`,
  },
  'deck-no-missions': {
    en: d => `Missions in the deck: ${d.text('found')}. You need ${d.text('least')} to start.`,
    fr: d => `Missions dans le deck\u202f: ${d.text('found')}. Il en faut ${d.text('least')} pour commencer.`,
  },
  'deck-other-set': {
    en: d => `${d.text('id')} is a Condar card, and Condar isn’t in play. Remove it.`,
    fr: d => `${d.text('id')} est une carte de Condar, qui n’est pas en jeu. Retirez-la.`,
  },
  'deck-banned': {
    en: d => `${d.text('id')} is banned in this story. Remove it.`,
    fr: d => `${d.text('id')} est une carte exclue de ce récit. Retirez-la.`,
  },
  'deck-one-box': {
    en: d =>
      d.has('id')
        ? `All decks together use ${d.text('found')} copies of ${d.text('id')}; the box has ${d.text('most')}.`
        : 'All decks together use more copies of a card than the box has.',
    fr: d =>
      d.has('id')
        ? `${d.text('found')} exemplaires ${de(d.text('id'))} en tout\u202f: la boîte en a ${d.text('most')}.`
        : 'Tous les decks ensemble demandent plus d’exemplaires d’une carte que n’en a la boîte.',
  },
  'deck-few-missions': {
    en: d => `Only ${d.text('found')} Missions: a deck with fewer than ${d.text('least')} burns quickly.`,
    fr: d =>
      `Seulement ${d.text('found')} missions\u202f: un deck qui en a moins de ${d.text('least')} brûle vite.`,
  },
  'pool-too-small': {
    en: 'Not enough cards for this deck. Allow more cards.',
    fr: 'Pas assez de cartes pour ce deck. Autorisez-en davantage.',
  },
  'code-no-code': {
    en: d => `This isn’t a deck code. Deck codes start with ${d.text('expected')}.`,
    fr: d => `Ce n’est pas un code de deck. Un code commence par ${d.text('expected')}.`,
  },
  'code-version': {
    en: d => `Unknown deck code version: ${d.text('found')}. Ask for a new code.`,
    fr: d => `Version de code inconnue\u202f: ${d.text('found')}. Demandez un nouveau code.`,
  },
  'code-letter': {
    en: d => `Deck codes never contain “${d.text('found')}”. Copy the code again.`,
    fr: d => `Un code ne contient jamais «\u202f${d.text('found')}\u202f». Copiez-le de nouveau.`,
  },
  'code-checksum': {
    en: 'This code is mistyped or incomplete. Copy it again.',
    fr: 'Ce code est mal recopié ou incomplet. Copiez-le de nouveau.',
  },
  'code-broken': {
    en: 'This code contains no deck. Copy it again.',
    fr: 'Ce code ne contient pas de deck. Copiez-le de nouveau.',
  },

  'key-twice': {
    en: d => `“${d.text('key')}” appears twice; only the last one counts.`,
    fr: d => `«\u202f${d.text('key')}\u202f» figure deux fois\u202f; seul le dernier compte.`,
  },
  'unused-key': {
    en: d => `${d.text('of')} doesn’t use “${d.text('key')}”. Remove it.`,
    fr: d => `${d.text('of')} n’utilise pas «\u202f${d.text('key')}\u202f». Supprimez cette clé.`,
  },
  'amount-assumed': {
    en: d => `${d.text('of')} has no “amount”, so it uses ${d.text('amount')}.`,
    fr: d => `${d.text('of')} n’a pas d’«\u202famount\u202f»\u202f: ${d.text('amount')} par défaut.`,
  },
  'no-name': {
    en: d => `${d.text('id')} has no name. Add one.`,
    fr: d => `${d.text('id')} n’a pas de nom. Ajoutez-en un.`,
  },
  'unusual-hp': {
    en: d => `${d.text('id')} has ${d.text('found')} hero points; ${d.bounds()} is usual.`,
    fr: d => `${d.text('id')} a ${d.text('found')} points de héros\u202f; d’habitude, c’est ${d.bounds()}.`,
  },
  'unusual-attr': {
    en: d => `${d.text('id')} has ${d.term('attr')} ${d.text('found')}; ${d.bounds()} is usual.`,
    fr: d => `${d.text('id')} a ${d.term('attr')} ${d.text('found')}\u202f; d’habitude, c’est ${d.bounds()}.`,
  },
  'unusual-mission-attr': {
    en: d => `${d.text('id')} has ${d.term('attr')} ${d.text('found')}; ${d.bounds()} is usual.`,
    fr: d => `${d.text('id')} a ${d.term('attr')} ${d.text('found')}\u202f; d’habitude, c’est ${d.bounds()}.`,
  },
  'unusual-vp': {
    en: d => `${d.text('id')} is worth ${d.text('found')} victory points; ${d.bounds()} is usual.`,
    fr: d =>
      `${d.text('id')} vaut ${d.text('found')} points de victoire\u202f; d’habitude, c’est ${d.bounds()}.`,
  },
  'hp-off-sum': {
    en: d =>
      `${d.text('id')} has ${d.text('found')} hero points, but its attributes add up to ${d.text('sum')}.`,
    fr: d =>
      `${d.text('id')} a ${d.text('found')} points de héros, mais ses attributs font ${d.text('sum')} en tout.`,
  },
  'many-fours': {
    en: d => `${d.text('found')} cards have PAM 4, which is rare on printed cards.`,
    fr: d => `${d.text('found')} cartes ont 4 de PAM\u202f; c’est rare sur les cartes imprimées.`,
  },
  'not-a-box': {
    en: 'A full box has 33 heroes, 56 Advantages, 55 Actions and 66 Missions. This pack has other numbers.',
    fr: 'Une boîte compte 33 héros, 56 avantages, 55 actions et 66 missions. Les nombres de ce pack diffèrent.',
  },
  'locked-copies': {
    en: d => `${d.text('id')} is locked but has ${d.text('found')} copies in the box.`,
    fr: d => `${d.text('id')} porte un verrou, mais a ${d.text('found')} exemplaires dans la boîte.`,
  },
  'replaces-nothing': {
    en: d => `${d.text('id')} replaces ${d.text('replaces')}, which doesn’t exist.`,
    fr: d => `${d.text('id')} remplace ${d.text('replaces')}, qui n’existe pas.`,
  },

  'manual-effect': {
    en: d => `You apply ${d.text('id')} by hand.`,
    fr: d => `${d.text('id')} s’applique à la main.`,
  },
  'no-effect': { en: d => `${d.text('id')} has no effect.`, fr: d => `${d.text('id')} n’a pas d’effet.` },
  'community-left': {
    en: d => `${d.text('count')} of ${d.text('of')} cards have community values, not printed ones.`,
    fr: d => `${d.text('count')} cartes sur ${d.text('of')} ont des valeurs de la communauté, non imprimées.`,
  },
};

export const LEVEL_WORDS: { readonly [L in Level]: { readonly [T in Language]: string } } = {
  schema: { en: 'error', fr: 'erreur' },
  semantics: { en: 'error', fr: 'erreur' },
  plausibility: { en: 'warning', fr: 'avertissement' },
  completeness: { en: 'note', fr: 'note' },
};

/** The readable names of the terms that card packs use. */
export const TERMS: Readonly<Record<string, { readonly [T in Language]: string }>> = {
  boolean: { en: 'true or false', fr: 'true ou false' },
  string: { en: 'text', fr: 'un texte' },
  text: {
    en: 'text, or one text per language: {"en", "fr"}',
    fr: 'un texte, ou un par langue\u202f: {"en", "fr"}',
  },
  integer: { en: 'a whole number', fr: 'un nombre entier' },
  number: { en: 'a number', fr: 'un nombre' },
  list: { en: 'a list: […]', fr: 'une liste\u202f: […]' },
  object: { en: 'an object: {…}', fr: 'un objet\u202f: {…}' },
  target: {
    en: 'a target: a keyword or {"kind", "pick"}',
    fr: 'une cible\u202f: un mot ou {"kind", "pick"}',
  },
  zone: { en: 'a zone, such as hand or discard', fr: 'une zone, comme hand ou discard' },
  condition: { en: 'a condition: {…}', fr: 'une condition\u202f: {…}' },
  hero: { en: 'a hero', fr: 'un héros' },
  advantage: { en: 'an Advantage', fr: 'un avantage' },
  action: { en: 'an Action', fr: 'une action' },
  mission: { en: 'a Mission', fr: 'une mission' },
  power: { en: 'Power', fr: 'Puissance' },
  mind: { en: 'Mind', fr: 'Esprit' },
  mysticism: { en: 'Mysticism', fr: 'Mysticisme' },
  easy: { en: 'easy', fr: 'facile' },
  medium: { en: 'medium', fr: 'moyenne' },
  hard: { en: 'hard', fr: 'difficile' },
};
