import type { StepWords } from '../../../screens/lesson/plan.ts';
import type { StepId } from './situations.ts';

type Steps = { readonly [S in StepId]: StepWords };

const stepsEn: Steps = {
  draw: {
    title: 'Draw',
    tells: 'Every turn, a card shows a shape and one or two terrains. You draw the shape on your map.',
    ask: 'Choose village or farm, place the shape anywhere on the map, and ink it.',
    missed: '',
    praise: 'The ink is dry. That was a whole turn.',
  },
  turn: {
    title: 'Rotate and flip',
    tells: 'Rotate and flip shapes as you like, but never draw over something already drawn.',
    ask: 'Rotate and flip the shape until it fills the dotted corner exactly.',
    missed: 'That’s allowed, but the corner is still open. Try to fill the dotted spaces.',
    praise: 'A perfect fit: no space wasted.',
  },
  coins: {
    title: 'Coins',
    tells:
      'The small shape carries a coin. A mountain with all four sides filled pays one too. Each coin is worth one star every season.',
    ask: 'Gain two coins at once: draw the small shape over the dotted space beside the mountain.',
    missed:
      'That’s allowed, but you could get two coins. Take the shape with the coin and cover the dotted space.',
    praise: 'Two coins, and they pay in all four seasons.',
  },
  ruins: {
    title: 'Ruins',
    tells: 'This is a ruins card. The next shape must cover at least one of the arches.',
    ask: 'Draw the shape so that it covers a dotted ruins space.',
    missed: '',
    praise: 'The ruins are explored. Their small arch stays in the corner of the space.',
  },
  ambush: {
    title: 'Ambush',
    tells:
      'In solo games, monsters walk along the edge and stay where they first fit. With more players, your neighbor draws them. Every empty space beside a monster costs a star.',
    ask: 'Fill at least two of the empty spaces beside the monsters.',
    missed: 'That’s allowed, but the monsters still cost nearly as much. Cover two spaces beside them.',
    praise:
      'That saves stars at the end of every season. With no empty space left beside them, monsters cost nothing.',
  },
  edict: {
    title: 'Edicts',
    tells: 'Stars come from four edicts, A to D, known from the start. Press this one to see what it earns.',
    ask: 'Draw so that edict A earns three more stars.',
    missed:
      'That’s allowed, but edict A earned less. Choose forest, with three spaces on the edge of the map.',
    praise: 'Every gold space earns stars at the end of the season.',
  },
  season: {
    title: 'The season ends',
    tells:
      'The cards’ time has reached 8: this is the last drawing of spring. Then you score edicts A and B, add coins and subtract monsters.',
    ask: 'Draw the last card; farms beside water earn stars this season.',
    missed: '',
    praise:
      'Spring is scored: A and B, plus coins, minus monsters. Press a line to see where its stars come from.',
  },
  order: {
    title: 'Four seasons',
    tells: 'Each season scores two edicts, so each edict scores twice.',
    ask: 'It’s summer, and A waits until winter. Earn at least three stars with B and C.',
    missed: 'That’s allowed, but B and C earned too little. Draw villages beside the other villages.',
    praise: 'The villages earn stars with C this summer, and again in fall.',
  },
};

const stepsFr: Steps = {
  draw: {
    title: 'Dessiner',
    tells:
      'À chaque tour, une carte montre une forme et un ou deux terrains. Vous dessinez la forme sur votre feuille.',
    ask: 'Choisissez village ou ferme, placez la forme où vous voulez sur la feuille et encrez-la.',
    missed: '',
    praise: 'L’encre est sèche. Voilà déjà un tour entier.',
  },
  turn: {
    title: 'Pivoter et retourner',
    tells: 'Pivotez et retournez les formes à volonté, mais ne couvrez jamais ce qui est déjà dessiné.',
    ask: 'Pivotez et retournez la forme jusqu’à remplir exactement le coin en pointillé.',
    missed: 'C’est permis, mais le coin reste ouvert. Essayez de remplir les cases en pointillé.',
    praise: 'Parfaitement ajusté\u202f: pas une case perdue.',
  },
  coins: {
    title: 'Les pièces',
    tells:
      'La petite forme porte une pièce. Une montagne dont les quatre côtés sont remplis en donne une aussi. Chaque pièce vaut une étoile à chaque saison.',
    ask: 'Gagnez deux pièces d’un coup\u202f: dessinez la petite forme sur la case en pointillé adjacente à la montagne.',
    missed:
      'C’est permis, mais vous pouviez gagner deux pièces. Prenez la forme à la pièce et couvrez la case en pointillé.',
    praise: 'Deux pièces, qui rapporteront aux quatre saisons.',
  },
  ruins: {
    title: 'Les ruines',
    tells: 'Voici une carte Ruines. La forme suivante doit couvrir au moins une des arches.',
    ask: 'Dessinez la forme de sorte qu’elle couvre une case Ruines en pointillé.',
    missed: '',
    praise: 'La ruine est explorée. Sa petite arche reste dans le coin de la case.',
  },
  ambush: {
    title: 'L’embuscade',
    tells:
      'En solo, les monstres longent le bord et s’arrêtent là où ils tiennent. À plusieurs, votre voisin les dessine. Chaque case vide adjacente à un monstre coûte une étoile.',
    ask: 'Remplissez au moins deux des cases vides adjacentes aux monstres.',
    missed:
      'C’est permis, mais les monstres coûtent encore presque autant. Couvrez deux cases qui leur sont adjacentes.',
    praise:
      'Vous perdrez moins d’étoiles à chaque saison. Sans case vide adjacente, les monstres ne coûtent plus rien.',
  },
  edict: {
    title: 'Les décrets',
    tells:
      'Les étoiles viennent de quatre décrets, de A à D, connus dès le début. Touchez celui-ci pour voir ce qu’il rapporte.',
    ask: 'Dessinez de sorte que le décret A rapporte trois étoiles de plus.',
    missed:
      'C’est permis, mais le décret A rapporte moins. Choisissez la forêt, avec trois cases au bord de la feuille.',
    praise: 'Chaque case dorée rapporte ses étoiles à la fin de la saison.',
  },
  season: {
    title: 'La saison finit',
    tells:
      'Le temps des cartes atteint 8\u202f: c’est le dernier dessin du printemps. Puis on compte les décrets A et B, on ajoute les pièces et on retire les monstres.',
    ask: 'Dessinez la dernière carte\u202f; cette saison, les fermes adjacentes aux lacs rapportent des étoiles.',
    missed: '',
    praise:
      'Le printemps est compté\u202f: A et B, plus les pièces, moins les monstres. Touchez une ligne pour voir d’où viennent ses étoiles.',
  },
  order: {
    title: 'Quatre saisons',
    tells: 'On compte deux décrets par saison, et donc chaque décret deux fois.',
    ask: 'C’est l’été, et A attend l’hiver. Gagnez au moins trois étoiles avec B et C.',
    missed: 'C’est permis, mais B et C rapportent trop peu. Dessinez des villages adjacents aux autres.',
    praise: 'Les villages rapportent des étoiles avec C cet été, et encore en automne.',
  },
};

const en = {
  title: 'Learn to play',
  steps: stepsEn,
  map: 'Your map',
  time: (n: number) => `Time ${n}`,
  order: 'When each edict scores',
  walks: (card: string) => `${card} walks along the edge.`,
  tried: (n: number, fits: boolean) => (fits ? `Spot ${n}: it fits.` : `Spot ${n}: something is in the way.`),
  walkOn: 'Your turn to draw',
  walkAgain: 'Show it again',
  doneTitle: 'You’re ready to play',
  doneText:
    'You learn the rest by playing: four seasons, four edicts. The player with the most stars after winter is Royal Cartographer.',
  play: 'Start a game',
};

const fr: typeof en = {
  title: 'Apprendre à jouer',
  steps: stepsFr,
  map: 'Votre feuille',
  time: n => `Temps ${n}`,
  order: 'Quand compte chaque décret',
  walks: card => `«\u202f${card}\u202f» longe le bord.`,
  tried: (n, fits) => (fits ? `Essai ${n}\u202f: ici, cela tient.` : `Essai ${n}\u202f: quelque chose gêne.`),
  walkOn: 'À vous de dessiner',
  walkAgain: 'Montrer encore',
  doneTitle: 'Vous savez jouer',
  doneText:
    'Le reste s’apprend en jouant\u202f: quatre saisons, quatre décrets. Le joueur qui a le plus d’étoiles après l’hiver est Cartographe Royal.',
  play: 'Commencer une partie',
};

export const WORDS = { en, fr };
