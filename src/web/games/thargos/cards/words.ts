import { plural } from '../../../say.ts';

export const WORDS = {
  en: {
    title: 'The cards of Thargos',
    search: 'Search name or effect',
    kinds: 'Kinds',
    all: 'All',
    count: (n: number, of: number) => `${n} of ${of} ${plural(of, 'card', 'cards')}`,
    none: 'No card is like that.',
    close: 'Close',
    other: 'Turn over',
    copies: (n: number) => `${n} ${plural(n, 'copy', 'copies')} in the box`,
    source: {
      name: 'Name',
      values: 'Numbers',
      effect: 'Effect',
    },
    from: {
      rulebook: 'rulebook',
      original: 'ours',
      community: 'community',
      printed: 'typed in from the card',
      unknown: 'unknown',
    },
    tags: 'Tags',
  },
  fr: {
    title: 'Les cartes de Thargos',
    search: 'Chercher un nom ou un effet',
    kinds: 'Sortes',
    all: 'Toutes',
    count: (n: number, of: number) => `${n} ${plural(n, 'carte', 'cartes')} sur ${of}`,
    none: 'Aucune carte ne correspond.',
    close: 'Fermer',
    other: 'Retourner',
    copies: (n: number) => `${n} ${plural(n, 'exemplaire', 'exemplaires')} dans la boîte`,
    source: {
      name: 'Nom',
      values: 'Chiffres',
      effect: 'Effet',
    },
    from: {
      rulebook: 'livret de règles',
      original: 'de notre cru',
      community: 'communauté',
      printed: 'saisi d’après la carte',
      unknown: 'inconnu',
    },
    tags: 'Marques',
  },
};
