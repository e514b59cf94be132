import { award, awardEach, edict, stars } from '../edict.ts';
import { completeLines, fallingDiagonals, largestSquare, risingDiagonal } from '../figures.ts';

export const borderlands = edict({
  id: 'borderlands',
  rule: 'CA-113',
  name: { en: 'Borderlands', fr: 'Borderlands' },
  gloss: 'Terres frontalières',
  suit: 'borders',
  solo: 24,
  values: { printed: { stars: 6 } },
  text: values => ({
    en: `${stars(values.stars).en} for each row and each column without an empty space.`,
    fr: `${stars(values.stars).fr} par ligne et par colonne sans case vide.`,
  }),
  score: (land, values) => completeLines(land).map(line => award(values.stars, line)),
});

export const lostBarony = edict({
  id: 'lost-barony',
  rule: 'CA-114',
  name: { en: 'Lost Barony', fr: 'Lost Barony' },
  gloss: 'Baronnie perdue',
  suit: 'borders',
  solo: 24,
  values: { printed: { stars: 3 } },
  text: values => ({
    en: `Take your largest square of filled spaces: ${stars(values.stars).en} for each space along one side.`,
    fr: `Prenez votre plus grand carré de cases remplies\u202f: ${stars(values.stars).fr} par case d’un de ses côtés.`,
  }),
  score: (land, values) => {
    const square = largestSquare(land.filled);
    return [award(values.stars * square.rowCount, square)];
  },
});

export const theBrokenRoad = edict({
  id: 'the-broken-road',
  rule: 'CA-115',
  name: { en: 'The Broken Road', fr: 'The Broken Road' },
  gloss: 'La route brisée',
  suit: 'borders',
  solo: 24,
  // CA-A-35: the diagonal from the bottom left corner up scores only if a user corrects `rising`.
  values: { printed: { stars: 3, rising: 0 } },
  text: values => {
    const also = values.rising > 0 ? stars(values.rising) : undefined;
    const rising = {
      en: also ? ` ${also.en} for the one that rises from the bottom left corner.` : '',
      fr: also ? ` ${also.fr} pour celle qui monte du coin inférieur gauche.` : '',
    };
    return {
      en: `${stars(values.stars).en} for each fully filled diagonal from the left edge down to the bottom edge.${rising.en}`,
      fr: `${stars(values.stars).fr} par diagonale remplie qui descend du bord gauche au bord inférieur.${rising.fr}`,
    };
  },
  score: (land, values) => [
    ...fallingDiagonals(land.grid)
      .filter(road => land.filled.covers(road))
      .map(road => award(values.stars, road)),
    ...[risingDiagonal(land.grid)]
      .filter(road => values.rising > 0 && land.filled.covers(road))
      .map(road => award(values.rising, road)),
  ],
});

export const theCauldrons = edict({
  id: 'the-cauldrons',
  rule: 'CA-116',
  name: { en: 'The Cauldrons', fr: 'The Cauldrons' },
  gloss: 'Les chaudrons',
  suit: 'borders',
  solo: 20,
  values: { printed: { stars: 1 } },
  text: values => ({
    en: `${stars(values.stars).en} for each empty space with no other empty space beside it.`,
    fr: `${stars(values.stars).fr} par case vide sans autre case vide adjacente.`,
  }),
  score: (land, values) => [awardEach(values.stars, land.empty.enclosedBy(land.filled))],
});

export const BASE_BORDERS = [borderlands, lostBarony, theBrokenRoad, theCauldrons];
