import { hero } from '../hero.ts';

const ATTACK = {
  en: 'Destroys monsters on the marked spaces, now and later.',
  fr: 'Détruit les monstres sur les cases marquées, maintenant et plus tard.',
};

/** CH-08: the four hero cards. */
export const HEROES = [
  hero({
    id: 'dobrik-of-lorkheim',
    name: { en: 'Dobrik of Lorkheim', fr: 'Dobrik de Lorkheim' },
    text: ATTACK,
    pattern: '.*./*H*/.*.',
  }),
  hero({
    id: 'wren-the-lioness',
    name: { en: 'Wren the Lioness', fr: 'Wren la Lionne' },
    text: ATTACK,
    pattern: '..*/H.*/..*',
  }),
  hero({
    id: 'freyla-the-true',
    name: { en: 'Freyla the True', fr: 'Freyla la Véritable' },
    text: ATTACK,
    pattern: 'H***',
  }),
  hero({
    id: 'dal-of-jolev',
    name: { en: 'Dal of Jolev', fr: 'Dal de Joleu' },
    text: ATTACK,
    pattern: '*.*/.H./*.*',
  }),
];
