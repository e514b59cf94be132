import type { Language } from '../../../engine/text.ts';
import type { FaultCode, Level } from './fault.ts';

/** The details of a fault, ready to be read: whatever they hold, each answers with a text. */
export interface FaultDetails {
  readonly has: (key: string) => boolean;
  readonly text: (key: string) => string;
  /** A list with "or" before the last; a long one is cut. */
  readonly either: (key: string) => string;
  /** A list with commas. */
  readonly all: (key: string) => string;
  /** The same, however long it is. */
  readonly whole: (key: string) => string;
  /** "from 1 to 4", "at least 1", "at most 4" */
  readonly bounds: () => string;
  /** " Did you mean …?" where a word is near enough, else nothing. */
  readonly meant: () => string;
  /** A type of card or another word of the format, named for people. */
  readonly term: (key: string) => string;
  /** Missions, Advantages and Actions of a split. */
  readonly split: (key: string) => string;
}

type Said = string | ((d: FaultDetails) => string);

/** What every fault says. */
export const FAULT_WORDS: { readonly [C in FaultCode]: { readonly [L in Language]: Said } } = {
  'not-json': { en: 'This is not JSON.', fr: 'Ce n’est pas du JSON.' },
  'json-ends': { en: 'The file ends too early.', fr: 'Le fichier s’arrête trop tôt.' },
  'too-large': {
    en: d => `The file is longer than ${d.text('most')} characters.`,
    fr: d => `Le fichier dépasse ${d.text('most')} caractères.`,
  },
  'wrong-type': {
    en: d => `Here must be ${d.term('expected')}.`,
    fr: d => `Il faut ici ${d.term('expected')}.`,
  },
  'missing-key': {
    en: d => `“${d.text('key')}” is missing.`,
    fr: d => `Il manque «\u202f${d.text('key')}\u202f».`,
  },
  'unknown-key': {
    en: d => `“${d.text('key')}” is no key that may stand here.${d.meant()}`,
    fr: d => `La clé «\u202f${d.text('key')}\u202f» n’a pas sa place ici.${d.meant()}`,
  },
  'unknown-word': {
    en: d => `“${d.text('found')}” is not known here: write ${d.either('allowed')}.${d.meant()}`,
    fr: d =>
      `«\u202f${d.text('found')}\u202f» est inconnu ici\u202f: écrivez ${d.either('allowed')}.${d.meant()}`,
  },
  'unknown-verb': {
    en: d => `No operation is called “${d.text('found')}”.${d.meant()}`,
    fr: d => `Aucune opération ne s’appelle «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'unknown-trigger': {
    en: d => `No moment is called “${d.text('found')}”.${d.meant()}`,
    fr: d => `Aucun moment ne s’appelle «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'unknown-faction': {
    en: d => `No faction is called “${d.text('found')}”.${d.meant()}`,
    fr: d => `Aucune faction ne s’appelle «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'bad-format': {
    en: d => `The format must be “${d.text('expected')}”.`,
    fr: d => `Le format doit être «\u202f${d.text('expected')}\u202f».`,
  },
  'bad-card-id': {
    en: 'A card’s id is C, L, A or M and a number from 1 to 9999, as printed: A6.',
    fr: 'L’identifiant d’une carte est C, L, A ou M et un nombre de 1 à 9999, comme imprimé\u202f: A6.',
  },
  'bad-pack-id': {
    en: 'A pack’s id is 2 to 41 small letters, digits and hyphens.',
    fr: 'L’identifiant d’un paquet compte 2 à 41 minuscules, chiffres et tirets.',
  },
  'bad-version': {
    en: 'A version is three numbers: 1.0.0.',
    fr: 'Une version se compose de trois nombres\u202f: 1.0.0.',
  },
  'bad-dice': {
    en: 'Dice are written 1d6, 2d6+1 or 1d6-1.',
    fr: 'Les dés s’écrivent 1d6, 2d6+1 ou 1d6-1.',
  },
  'wrong-letter': {
    en: d => `${d.text('id')} cannot be ${d.term('type')}: such ids begin with ${d.text('letter')}.`,
    fr: d =>
      `${d.text('id')} ne peut pas être ${d.term('type')}\u202f: il faudrait la lettre ${d.text('letter')}.`,
  },
  'not-a-hero-id': { en: d => `${d.text('id')} is no hero.`, fr: d => `${d.text('id')} n’est pas un héros.` },
  'hero-in-deck': {
    en: d => `${d.text('id')} is a hero and stands in the team, never among the cards.`,
    fr: d => `${d.text('id')} est un héros\u202f: sa place est dans l’équipe, jamais parmi les cartes.`,
  },
  'out-of-range': {
    en: d => `${d.text('found')} will not do: ${d.bounds()}.`,
    fr: d => `${d.text('found')} ne convient pas\u202f: ${d.bounds()}.`,
  },
  'too-few': {
    en: d =>
      d.has('allowed')
        ? `A Mission needs at least one attribute, Power, Mind or Mysticism${d.has('columns') ? ` (columns ${d.all('columns')})` : ''}.`
        : `The list is too short: it has ${d.text('found')} and needs ${d.text('least')} or more.`,
    fr: d =>
      d.has('allowed')
        ? `Une mission demande au moins un attribut, Puissance, Esprit ou Mysticisme${d.has('columns') ? ` (colonnes ${d.all('columns')})` : ''}.`
        : `La liste est trop courte\u202f: elle compte ${d.text('found')} et il en faut ${d.text('least')} ou plus.`,
  },
  'too-many': {
    en: d => `The list is too long: it has ${d.text('found')}, and ${d.text('most')} are allowed.`,
    fr: d => `La liste est trop longue\u202f: elle compte ${d.text('found')}, et ${d.text('most')} au plus.`,
  },
  'twice-in-list': {
    en: d => `“${d.text('found')}” stands here twice.`,
    fr: d => `«\u202f${d.text('found')}\u202f» figure deux fois.`,
  },
  'one-key-only': {
    en: d => `Here must be exactly one of ${d.either('allowed')}.`,
    fr: d => `Il faut exactement une clé\u202f: ${d.either('allowed')}.`,
  },
  'value-or-amount': {
    en: 'Give either “value” (sets it) or “amount” (adds to it).',
    fr: 'Indiquez soit «\u202fvalue\u202f» (fixe la limite), soit «\u202famount\u202f» (l’augmente).',
  },
  'needs-window': {
    en: '“activated” needs a “window”: when the owner may choose it.',
    fr: '«\u202factivated\u202f» demande «\u202fwindow\u202f»\u202f: quand le propriétaire peut s’en servir.',
  },
  'ambiguous-to': {
    en: d =>
      `“${d.text('found')}” could be a zone or a target: write {"kind": "${d.text('found')}", "pick": …}.`,
    fr: d =>
      `«\u202f${d.text('found')}\u202f» peut être une zone ou une cible\u202f: écrivez {"kind": "${d.text('found')}", "pick": …}.`,
  },
  'more-faults': {
    en: d => `And ${d.text('count')} errors more.`,
    fr: d => `Et encore ${d.text('count')} erreurs.`,
  },

  'csv-no-header': {
    en: 'The first line must name the columns, “id” and “name” among them.',
    fr: 'La première ligne doit nommer les colonnes, dont «\u202fid\u202f» et «\u202fname\u202f».',
  },
  'csv-unknown-column': {
    en: d =>
      `There is no column “${d.text('found')}”.${d.meant() || ` The columns are: ${d.whole('allowed')}.`}`,
    fr: d =>
      `La colonne «\u202f${d.text('found')}\u202f» n’existe pas.${d.meant() || ` Les colonnes sont\u202f: ${d.whole('allowed')}.`}`,
  },
  'csv-column-twice': {
    en: d => `The column “${d.text('found')}” stands twice.`,
    fr: d => `La colonne «\u202f${d.text('found')}\u202f» figure deux fois.`,
  },
  'csv-too-many-cells': {
    en: d => `More cells than the ${d.text('most')} columns.`,
    fr: d => `Plus de cellules que les ${d.text('most')} colonnes.`,
  },
  'csv-open-quote': { en: 'This quote is never closed.', fr: 'Ces guillemets ne sont jamais fermés.' },
  'csv-after-quote': {
    en: d => `“${d.text('found')}” stands after the closing quote.`,
    fr: d => `«\u202f${d.text('found')}\u202f» suit les guillemets fermants.`,
  },
  'csv-not-a-number': {
    en: d => `“${d.text('found')}” is no whole number.`,
    fr: d => `«\u202f${d.text('found')}\u202f» n’est pas un nombre entier.`,
  },
  'csv-not-yes-or-no': {
    en: d => `“${d.text('found')}”: write x for yes, or nothing.`,
    fr: d => `«\u202f${d.text('found')}\u202f»\u202f: écrivez x pour oui, ou rien.`,
  },
  'csv-not-for-type': {
    en: d => `${d.text('id')} is ${d.term('type')}, which has no “${d.text('name')}”.`,
    fr: d => `${d.text('id')} est ${d.term('type')}, sans «\u202f${d.text('name')}\u202f».`,
  },
  'csv-two-faces': {
    en: 'A hero has two faces: one | at most.',
    fr: 'Un héros a deux faces\u202f: un seul | au plus.',
  },
  'unknown-template': {
    en: d => `No template is called “${d.text('found')}”.${d.meant()}`,
    fr: d => `Aucun modèle ne s’appelle «\u202f${d.text('found')}\u202f».${d.meant()}`,
  },
  'template-misses': {
    en: d => `${d.text('name')} lacks “${d.text('slot')}”.`,
    fr: d => `Il manque «\u202f${d.text('slot')}\u202f» à ${d.text('name')}.`,
  },
  'template-word': {
    en: d => `${d.text('name')} has no place for “${d.text('found')}”.`,
    fr: d => `${d.text('name')} n’a pas de place pour «\u202f${d.text('found')}\u202f».`,
  },
  'template-not-for-type': {
    en: d => `${d.text('name')} does not suit ${d.term('type')}.`,
    fr: d => `${d.text('name')} ne convient pas à ${d.term('type')}.`,
  },

  'duplicate-id': {
    en: d => `${d.text('id')} already stands at ${d.text('first')}.`,
    fr: d => `${d.text('id')} figure déjà en ${d.text('first')}.`,
  },
  'person-empty': {
    en: d => `${d.text('id')} needs a “person”: versions of one person share it.`,
    fr: d =>
      `${d.text('id')} a besoin d’un «\u202fperson\u202f»\u202f: les versions d’une personne le partagent.`,
  },
  'same-hero-twice': {
    en: d => `${d.text('id')} has the title and person of ${d.text('other')}: one of them is too many.`,
    fr: d =>
      `${d.text('id')} a le titre et la personne de ${d.text('other')}\u202f: l’un des deux est de trop.`,
  },
  'host-outside': {
    en: d => `${d.text('id')} lies under no hero: only heroes and Advantages have a host.`,
    fr: d => `${d.text('id')} n’est sous aucun héros\u202f: seuls les héros et les avantages ont un hôte.`,
  },
  'here-outside': {
    en: d => `${d.text('id')} lies on no track, so it has no “here”.`,
    fr: d => `${d.text('id')} n’est sur aucune piste\u202f: «\u202fhere\u202f» n’a pas de sens.`,
  },
  'var-before-roll': {
    en: d => `“${d.text('name')}” is used before it is surely rolled.`,
    fr: d => `«\u202f${d.text('name')}\u202f» sert avant d’être lancé à coup sûr.`,
  },
  'too-deep': {
    en: d => `Nested more than ${d.text('most')} deep.`,
    fr: d => `Plus de ${d.text('most')} niveaux imbriqués.`,
  },
  'too-many-ops': {
    en: d => `${d.text('found')} operations in one effect: at most ${d.text('most')}.`,
    fr: d => `${d.text('found')} opérations dans un effet\u202f: ${d.text('most')} au plus.`,
  },
  'too-many-terms': {
    en: d => `A list of ${d.text('found')} parts: at most ${d.text('most')}.`,
    fr: d => `Une liste de ${d.text('found')} éléments\u202f: ${d.text('most')} au plus.`,
  },
  'too-many-effects': {
    en: d => `${d.text('found')} effects: a card or a face has at most ${d.text('most')}.`,
    fr: d => `${d.text('found')} effets\u202f: ${d.text('most')} au plus par carte ou par face.`,
  },
  'effect-too-complex': {
    en: d => `The effect takes ${d.text('found')} steps to evaluate: at most ${d.text('most')}. Shorten it.`,
    fr: d =>
      `Évaluer cet effet prend ${d.text('found')} étapes\u202f: ${d.text('most')} au plus. Raccourcissez-le.`,
  },
  'pack-too-complex': {
    en: d =>
      `With these cards in play one value takes ${d.text('found')} steps to evaluate: at most ${d.text('most')}. Use fewer continuous effects that read the attributes of heroes.`,
    fr: d =>
      `Avec ces cartes en jeu, évaluer une valeur prend ${d.text('found')} étapes\u202f: ${d.text('most')} au plus. Réduisez le nombre d’effets continus qui lisent les attributs des héros.`,
  },
  'wrong-to': {
    en: d => `Here “to” must be ${d.term('expected')}.`,
    fr: d => `Ici «\u202fto\u202f» doit être ${d.term('expected')}.`,
  },
  'unknown-node': {
    en: d => `The story has no place called “${d.text('name')}”.`,
    fr: d => `Le récit n’a pas d’étape nommée «\u202f${d.text('name')}\u202f».`,
  },
  'story-cycle': {
    en: d => `These wait for each other: ${d.all('names')}.`,
    fr: d => `Ces étapes s’attendent l’une l’autre\u202f: ${d.all('names')}.`,
  },

  'deck-unknown-card': {
    en: d => `There is no card ${d.text('id')}.`,
    fr: d => `La carte ${d.text('id')} n’existe pas.`,
  },
  'deck-heroes': {
    en: d => `A team has ${d.text('count')} heroes, not ${d.text('found')}.`,
    fr: d => `Une équipe compte ${d.text('count')} héros, pas ${d.text('found')}.`,
  },
  'deck-size': {
    en: d => `A deck has ${d.text('size')} cards, not ${d.text('found')}.`,
    fr: d => `Un deck compte ${d.text('size')} cartes, pas ${d.text('found')}.`,
  },
  'deck-count': {
    en: d => `${d.text('found')} copies of ${d.text('id')}: copies are counted in whole numbers from 0.`,
    fr: d =>
      `${d.text('found')} exemplaires de ${d.text('id')}\u202f: il faut un nombre entier, à partir de 0.`,
  },
  'deck-copies': {
    en: d => `${d.text('found')} copies of ${d.text('id')}: at most ${d.text('most')}.`,
    fr: d => `${d.text('found')} exemplaires de ${d.text('id')}\u202f: ${d.text('most')} au plus.`,
  },
  'deck-locked': {
    en: d => `${d.text('id')} is locked: one copy at most, not ${d.text('found')}.`,
    fr: d => `${d.text('id')} porte un verrou\u202f: un seul exemplaire, pas ${d.text('found')}.`,
  },
  'deck-same-person': {
    en: d => `${d.text('id')} and ${d.text('other')} are the same person.`,
    fr: d => `${d.text('id')} et ${d.text('other')} sont la même personne.`,
  },
  'deck-split': {
    en: d => `The deck must have ${d.split('split')}; it has ${d.split('found')}.`,
    fr: d => `Le deck doit compter ${d.split('split')}\u202f; il compte ${d.split('found')}.`,
  },
  'deck-points': {
    en: d => `The deck has ${d.text('found')} PAM: at most ${d.text('most')} were agreed.`,
    fr: d => `Le deck totalise ${d.text('found')} PAM\u202f: ${d.text('most')} au plus ont été convenus.`,
  },
  'deck-points-cap': {
    en: d => `The points agreed must be a whole number, ${d.bounds()}.`,
    fr: d => `Les points convenus doivent être un nombre entier, ${d.bounds()}.`,
  },
  'deck-mission-pam': {
    en: d => `The Missions have ${d.text('found')} PAM: at most ${d.text('most')} in a story.`,
    fr: d => `Les missions totalisent ${d.text('found')} PAM\u202f: ${d.text('most')} au plus dans un récit.`,
  },
  'deck-difficulty': {
    en: d =>
      `The Missions have ${d.text('found')} PAM; for ${d.term('difficulty')} play it is ${d.bounds()}.`,
    fr: d =>
      `Les missions totalisent ${d.text('found')} PAM\u202f; pour une partie ${d.term('difficulty')}, c’est ${d.bounds()}.`,
  },
  'deck-no-missions': {
    en: d => `The deck has ${d.text('found')} Missions: ${d.text('least')} are needed to begin.`,
    fr: d =>
      `Missions dans le deck\u202f: ${d.text('found')}\u202f; il en faut ${d.text('least')} pour commencer.`,
  },
  'deck-other-set': {
    en: d => `${d.text('id')} belongs to Condar, which is not played with.`,
    fr: d => `${d.text('id')} appartient à Condar, qui n’est pas en jeu.`,
  },
  'deck-banned': {
    en: d => `The story forbids ${d.text('id')}.`,
    fr: d => `Le récit interdit ${d.text('id')}.`,
  },
  'deck-one-box': {
    en: d =>
      d.has('id')
        ? `${d.text('found')} copies of ${d.text('id')} in all decks: the box has ${d.text('most')}.`
        : 'All decks together need more copies of a card than the box has.',
    fr: d =>
      d.has('id')
        ? `${d.text('found')} exemplaires de ${d.text('id')} en tout\u202f: la boîte en a ${d.text('most')}.`
        : 'Tous les decks ensemble demandent plus d’exemplaires d’une carte que n’en a la boîte.',
  },
  'deck-few-missions': {
    en: d => `Only ${d.text('found')} Missions: a deck with fewer than ${d.text('least')} burns fast.`,
    fr: d =>
      `Seulement ${d.text('found')} missions\u202f: un deck qui en a moins de ${d.text('least')} brûle vite.`,
  },
  'pool-too-small': {
    en: 'These cards do not suffice for such a deck.',
    fr: 'Ces cartes ne suffisent pas pour un tel deck.',
  },
  'code-no-code': {
    en: d => `This is not a deck code: one begins with ${d.text('expected')}.`,
    fr: d => `Ce n’est pas un code de deck\u202f: il commence par ${d.text('expected')}.`,
  },
  'code-version': {
    en: d => `This code is of another version (${d.text('found')}).`,
    fr: d => `Ce code est d’une autre version (${d.text('found')}).`,
  },
  'code-letter': {
    en: d => `“${d.text('found')}” never stands in a code.`,
    fr: d => `«\u202f${d.text('found')}\u202f» ne figure dans aucun code.`,
  },
  'code-checksum': {
    en: 'A letter of this code is wrong, or some are missing.',
    fr: 'Une lettre de ce code est fausse, ou il en manque.',
  },
  'code-broken': { en: 'This code holds no deck.', fr: 'Ce code ne contient pas de deck.' },

  'key-twice': {
    en: d => `“${d.text('key')}” stands twice; only the last one counts.`,
    fr: d => `«\u202f${d.text('key')}\u202f» figure deux fois\u202f; seul le dernier compte.`,
  },
  'unused-key': {
    en: d => `${d.text('of')} does not use “${d.text('key')}”.`,
    fr: d => `${d.text('of')} ne se sert pas de «\u202f${d.text('key')}\u202f».`,
  },
  'amount-assumed': {
    en: d => `${d.text('of')} has no “amount”: ${d.text('amount')} is assumed.`,
    fr: d => `${d.text('of')} n’a pas d’«\u202famount\u202f»\u202f: on suppose ${d.text('amount')}.`,
  },
  'no-name': { en: d => `${d.text('id')} has no name.`, fr: d => `${d.text('id')} n’a pas de nom.` },
  'unusual-hp': {
    en: d => `${d.text('id')} has ${d.text('found')} hero points; usual is ${d.bounds()}.`,
    fr: d => `${d.text('id')} a ${d.text('found')} points de héros\u202f; l’usage est ${d.bounds()}.`,
  },
  'unusual-attr': {
    en: d => `${d.text('id')} has ${d.term('attr')} ${d.text('found')}; usual is ${d.bounds()}.`,
    fr: d => `${d.text('id')} a ${d.term('attr')} ${d.text('found')}\u202f; l’usage est ${d.bounds()}.`,
  },
  'unusual-mission-attr': {
    en: d => `${d.text('id')} has ${d.term('attr')} ${d.text('found')}; usual is ${d.bounds()}.`,
    fr: d => `${d.text('id')} a ${d.term('attr')} ${d.text('found')}\u202f; l’usage est ${d.bounds()}.`,
  },
  'unusual-vp': {
    en: d => `${d.text('id')} is worth ${d.text('found')} victory points; usual is ${d.bounds()}.`,
    fr: d => `${d.text('id')} vaut ${d.text('found')} points de victoire\u202f; l’usage est ${d.bounds()}.`,
  },
  'hp-off-sum': {
    en: d => `${d.text('id')} has ${d.text('found')} hero points, and attributes of ${d.text('sum')} in all.`,
    fr: d =>
      `${d.text('id')} a ${d.text('found')} points de héros, et des attributs de ${d.text('sum')} en tout.`,
  },
  'many-fours': {
    en: d => `${d.text('found')} cards have PAM 4; it is rare on printed ones.`,
    fr: d => `${d.text('found')} cartes ont 4 de PAM\u202f; c’est rare sur les cartes imprimées.`,
  },
  'not-a-box': {
    en: 'A box has 33 heroes, 56 Advantages, 55 Actions and 66 Missions; this pack does not.',
    fr: 'Une boîte compte 33 héros, 56 avantages, 55 actions et 66 missions\u202f; ce paquet, non.',
  },
  'locked-copies': {
    en: d => `${d.text('id')} is locked and has ${d.text('found')} copies in the box.`,
    fr: d => `${d.text('id')} porte un verrou et a ${d.text('found')} exemplaires dans la boîte.`,
  },
  'replaces-nothing': {
    en: d => `${d.text('id')} replaces ${d.text('replaces')}, which is not there.`,
    fr: d => `${d.text('id')} remplace ${d.text('replaces')}, qui n’existe pas.`,
  },

  'manual-effect': {
    en: d => `${d.text('id')} is applied by hand.`,
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
  plausibility: { en: 'warning', fr: 'attention' },
  completeness: { en: 'note', fr: 'note' },
};

/** Words of the format, named for people. */
export const TERMS: Readonly<Record<string, { readonly [T in Language]: string }>> = {
  boolean: { en: 'true or false', fr: 'true ou false' },
  string: { en: 'a text', fr: 'un texte' },
  text: {
    en: 'a text, or one for each language: {"en", "fr"}',
    fr: 'un texte, ou un par langue\u202f: {"en", "fr"}',
  },
  integer: { en: 'a whole number', fr: 'un nombre entier' },
  number: { en: 'a number', fr: 'un nombre' },
  list: { en: 'a list: […]', fr: 'une liste\u202f: […]' },
  object: { en: 'an object: {…}', fr: 'un objet\u202f: {…}' },
  target: { en: 'a target: a word or {"kind", "pick"}', fr: 'une cible\u202f: un mot ou {"kind", "pick"}' },
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
