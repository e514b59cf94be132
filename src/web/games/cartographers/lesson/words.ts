import type { StepWords } from '../../../lesson/plan.ts';
import type { StepId } from './situations.ts';

type Steps = { readonly [S in StepId]: StepWords };

const stepsEn: Steps = {
  draw: {
    title: 'Draw',
    tells: 'Every turn a card shows a shape and one or two terrains. You draw the shape on your map.',
    ask: 'Choose village or farm, point at the map, and ink the shape anywhere.',
    missed: '',
    praise: 'The ink is dry. That is a whole turn already.',
  },
  turn: {
    title: 'Turn and flip',
    tells: 'A shape may be turned and flipped as you like, but it never lies on something drawn before.',
    ask: 'Turn and flip the shape until it fills the dotted corner exactly.',
    missed: 'Allowed, but the corner is still open. Try to fill the dotted spaces.',
    praise: 'A perfect fit: no space wasted.',
  },
  coins: {
    title: 'Coins',
    tells:
      'The small shape carries a coin. A mountain with all four sides filled pays one too. Each coin is worth one star every season.',
    ask: 'Gain two coins at once: draw the small shape over the dotted space beside the mountain.',
    missed: 'Allowed, but two coins were there. Take the shape with the coin and cover the dotted space.',
    praise: 'Two coins, and they will pay in all four seasons.',
  },
  ruins: {
    title: 'Ruins',
    tells: 'A ruins card came up. The next shape must cover at least one of the arches.',
    ask: 'Draw the shape so that one of its spaces lies on a dotted ruins space.',
    missed: '',
    praise: 'The ruins are explored. Their small arch stays in the corner of the space.',
  },
  ambush: {
    title: 'Ambush',
    tells:
      'Alone, monsters come along the edge and stay where they first fit. At a table your neighbour draws them. Every empty space beside a monster costs a star.',
    ask: 'Fill at least two of the empty spaces beside the monsters.',
    missed: 'Allowed, but the monsters still cost nearly as much. Cover two spaces beside them.',
    praise:
      'That saves stars at the end of every season. With no empty space left beside them, monsters cost nothing.',
  },
  edict: {
    title: 'Edicts',
    tells: 'Stars come from four edicts, A to D, known from the start. Press this one to see what it earns.',
    ask: 'Draw so that edict A earns three stars more.',
    missed: 'Allowed, but edict A earned less. Choose forest, with three spaces on the edge of the map.',
    praise: 'Every space in gold earns its stars at the end of the season.',
  },
  season: {
    title: 'The season ends',
    tells:
      'The time of the cards has reached 8: this is the last drawing of spring. Then edicts A and B are scored, coins added, monsters subtracted.',
    ask: 'Draw the last card; farms beside water earn stars this season.',
    missed: '',
    praise:
      'Spring is scored: A and B, plus coins, minus monsters. Press a line to see where its stars come from.',
  },
  order: {
    title: 'Four seasons',
    tells: 'Each season counts two edicts, so each edict counts twice.',
    ask: 'It is summer, and A waits until winter: draw what earns at least three stars for B and C.',
    missed: 'Allowed, but B and C earned too little. Draw villages beside the other villages.',
    praise: 'The town earns for C this summer, and once more in fall.',
  },
};

const stepsFr: Steps = {
  draw: {
    title: 'Dessiner',
    tells:
      'À chaque tour, une carte montre une forme et un ou deux terrains. Vous dessinez la forme sur votre feuille.',
    ask: 'Choisissez village ou champs, pointez la feuille et encrez la forme où vous voulez.',
    missed: '',
    praise: 'L’encre est sèche. Voilà déjà un tour entier.',
  },
  turn: {
    title: 'Tourner et retourner',
    tells: 'Une forme se tourne et se retourne à volonté, mais ne couvre jamais ce qui est déjà dessiné.',
    ask: 'Tournez et retournez la forme jusqu’à remplir exactement le coin en pointillé.',
    missed: 'C’est permis, mais le coin reste ouvert. Essayez de remplir les cases en pointillé.',
    praise: 'Parfaitement ajusté\u202f: pas une case perdue.',
  },
  coins: {
    title: 'Les pièces',
    tells:
      'La petite forme porte une pièce. Une montagne dont les quatre côtés sont remplis en donne une aussi. Chaque pièce vaut une étoile à chaque saison.',
    ask: 'Gagnez deux pièces d’un coup\u202f: dessinez la petite forme sur la case en pointillé près de la montagne.',
    missed:
      'C’est permis, mais il y avait deux pièces. Prenez la forme à la pièce et couvrez la case en pointillé.',
    praise: 'Deux pièces, qui rapporteront aux quatre saisons.',
  },
  ruins: {
    title: 'Les ruines',
    tells: 'Une carte Ruines est sortie. La forme suivante doit couvrir au moins une des arches.',
    ask: 'Dessinez la forme de sorte qu’une de ses cases couvre une ruine en pointillé.',
    missed: '',
    praise: 'La ruine est explorée. Sa petite arche reste dans le coin de la case.',
  },
  ambush: {
    title: 'L’embuscade',
    tells:
      'En solo, les monstres longent le bord et s’arrêtent là où ils tiennent. À plusieurs, votre voisin les dessine. Chaque case vide à côté d’un monstre coûte une étoile.',
    ask: 'Remplissez au moins deux des cases vides à côté des monstres.',
    missed: 'C’est permis, mais les monstres coûtent presque autant. Couvrez deux cases à côté d’eux.',
    praise:
      'Autant d’étoiles sauvées à chaque saison. Sans case vide à côté d’eux, les monstres ne coûtent plus rien.',
  },
  edict: {
    title: 'Les édits',
    tells:
      'Les étoiles viennent de quatre édits, de A à D, connus dès le début. Touchez celui-ci pour voir ce qu’il rapporte.',
    ask: 'Dessinez de sorte que l’édit A rapporte trois étoiles de plus.',
    missed:
      'C’est permis, mais l’édit A rapporte moins. Choisissez la forêt, avec trois cases au bord de la feuille.',
    praise: 'Chaque case dorée rapporte ses étoiles à la fin de la saison.',
  },
  season: {
    title: 'La saison finit',
    tells:
      'Le temps des cartes atteint 8\u202f: c’est le dernier dessin du printemps. Puis on compte les édits A et B, on ajoute les pièces et on retire les monstres.',
    ask: 'Dessinez la dernière carte\u202f; cette saison, les champs près de l’eau rapportent des étoiles.',
    missed: '',
    praise:
      'Le printemps est compté\u202f: A et B, plus les pièces, moins les monstres. Touchez une ligne pour voir d’où viennent ses étoiles.',
  },
  order: {
    title: 'Quatre saisons',
    tells: 'On compte deux édits par saison, et donc chaque édit deux fois.',
    ask: 'C’est l’été, et A attend l’hiver\u202f: dessinez ce qui rapporte au moins trois étoiles pour B et C.',
    missed: 'C’est permis, mais B et C rapportent trop peu. Dessinez des villages à côté des autres.',
    praise: 'La ville rapporte pour C cet été, et une fois encore en automne.',
  },
};

const en = {
  title: 'Learn to play',
  steps: stepsEn,
  map: 'Your map',
  time: (n: number) => `Time ${n}`,
  order: 'Which edicts count when',
  walks: (card: string) => `${card} comes along the edge.`,
  tried: (n: number, fits: boolean) =>
    fits ? `Try ${n}: here it fits.` : `Try ${n}: something is in the way.`,
  walkOn: 'Your turn to draw',
  walkAgain: 'Show it again',
  doneTitle: 'You can draw maps now',
  doneText:
    'The rest you learn by playing: four seasons, four edicts, and whoever has the most stars after winter is Royal Cartographer.',
  play: 'Start a game',
};

const fr: typeof en = {
  title: 'Apprendre à jouer',
  steps: stepsFr,
  map: 'Votre feuille',
  time: n => `Temps ${n}`,
  order: 'Quels édits comptent, et quand',
  walks: card => `«\u202f${card}\u202f» longe le bord.`,
  tried: (n, fits) => (fits ? `Essai ${n}\u202f: ici, cela tient.` : `Essai ${n}\u202f: quelque chose gêne.`),
  walkOn: 'À vous de dessiner',
  walkAgain: 'Montrer encore',
  doneTitle: 'Vous savez dessiner des cartes',
  doneText:
    'Le reste s’apprend en jouant\u202f: quatre saisons, quatre édits, et celui qui a le plus d’étoiles après l’hiver est Cartographe Royal.',
  play: 'Commencer une partie',
};

export const WORDS = { en, fr };
