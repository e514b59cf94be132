import { award, edict, stars } from '../edict.ts';
import { lineStarts, squareStarts } from '../figures.ts';

/** CH-109: the editions print two different cards. A value of 0 means that a card doesn't have this condition. */
export const trayloMonastery = edict({
  id: 'traylo-monastery',
  rule: 'CH-109',
  name: { en: 'Traylo Monastery', fr: 'Monastère de Traylo' },
  suit: 'village',
  solo: 14,
  values: { printed: { stars: 7, line: 4, size: 0 }, 'rulebook-en': { stars: 6, line: 0, size: 5 } },
  text: ({ stars: n, line, size }) => ({
    en: [
      `${stars(n).en} for each village cluster`,
      size > 0 ? ` of at least ${size} spaces that reaches the edge of the map` : '',
      line > 0 ? ` with a straight line of ${line} spaces.` : '.',
    ].join(''),
    fr: [
      `${stars(n).fr} par région de villages`,
      size > 0 ? ` d’au moins ${size} cases qui atteint le bord de la feuille` : '',
      line > 0 ? ` avec une ligne droite de ${line} cases.` : '.',
    ].join(''),
  }),
  score: (land, { stars, line, size }) => {
    const lines = lineStarts(land.village, line);
    return land.village
      .regions()
      .filter(town => town.meets(lines))
      .filter(town => size === 0 || (town.size >= size && town.meets(land.edge)))
      .map(town => award(stars, town));
  },
});

export const outerEnclave = edict({
  id: 'outer-enclave',
  rule: 'CH-110',
  name: { en: 'Outer Enclave', fr: 'Enclave Extérieure' },
  suit: 'village',
  solo: 12,
  values: { printed: { stars: 1 } },
  text: values => ({
    en: `Pick a village cluster: ${stars(values.stars).en} for each empty space beside it.`,
    fr: `Une région de villages au choix\u202f: ${stars(values.stars).fr} par case vide adjacente.`,
  }),
  oneCluster: 'village',
  score: (land, values) =>
    land.village.regions().map(town => {
      const outside = land.empty.beside(town);
      return award(values.stars * outside.size, town.or(outside));
    }),
});

export const gnomishColony = edict({
  id: 'gnomish-colony',
  rule: 'CH-111',
  name: { en: 'Gnomish Colony', fr: 'Colonie de Gnomes' },
  suit: 'village',
  solo: 12,
  values: { printed: { stars: 6, side: 2 } },
  text: ({ stars: n, side }) => ({
    en: `${stars(n).en} for each village cluster with a ${side} × ${side} square in it.`,
    fr: `${stars(n).fr} par région de villages où tient un carré de ${side} × ${side}.`,
  }),
  score: (land, values) => {
    const squares = squareStarts(land.village, values.side);
    const towns = land.village.regions().filter(town => town.meets(squares));
    return towns.map(town => award(values.stars, town));
  },
});

export const caravansary = edict({
  id: 'caravansary',
  rule: 'CH-112',
  name: { en: 'Caravansary', fr: 'Caravansérail' },
  suit: 'village',
  solo: 16,
  values: { printed: { stars: 1 } },
  text: values => ({
    en: `Pick a village cluster: ${stars(values.stars).en} for each row and each column it reaches.`,
    fr: `Une région de villages au choix\u202f: ${stars(values.stars).fr} par ligne et par colonne qu’elle occupe.`,
  }),
  oneCluster: 'village',
  score: (land, values) =>
    land.village.regions().map(town => award(values.stars * (town.rowCount + town.columnCount), town)),
});

export const HEROES_VILLAGE = [trayloMonastery, outerEnclave, gnomishColony, caravansary];
