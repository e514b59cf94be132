import { a, deName } from '../../../../text/french.ts';
import { inSentence } from '../table/names.ts';

const NNBSP = '\u202f';

/** A player’s name; undefined for the reader, who is addressed as "you". */
type Who = string | undefined;

const en = {
  ask: 'Hint',
  hint: 'Good moves',
  only: 'no other move is worth trying',
  wins: (n: string) => `wins about ${n} of 100 games`,
  fewer: (n: string) => `about ${n} fewer ${n === '1' ? 'win' : 'wins'} in 100 games than the first`,
  succeeds: (n: string) => `succeeds in about ${n} of 100 cases`,
  holds: (n: string) => `holds in about ${n} of 100 cases`,
  tried: (games: string) =>
    `Each move was simulated ${games} times for a few turns and then rated. Hidden cards were dealt from those you haven’t seen.`,
  attach: (card: string, hero: string) => `Attach ${card} to ${hero}`,
  put: (card: string, hero: string) => `Place ${card} beside ${hero}`,
  lay: (laid: string) => `Place cards: ${laid}`,
  lead: (hero: string, mission: string) => `${hero} attempts ${mission}`,
  /** A card's name inside a sentence. French puts it in guillemets. */
  title: (name: string) => name,
  secondary: 'a secondary Mission',
  secretMission: 'a secret Mission',
  noCard: 'no cards',
  points: (n: number) => `${n} VP`,
  note: (who: Who) =>
    `Each conflict is shown with the odds that each side could know before the reveal. ${who ? `${who}’s` : 'Your'} decisions are compared with the best ones found. The analysis deals the unseen cards many times. It assumes that an attacker places enough cards to beat what is visible.`,
  progress: (done: string, all: string) => `Analysis: ${done} of ${all} done`,
  cannot: 'There is nothing to analyze in this game.',
  better: (what: string) => `Better: ${what}.`,
  legend:
    'Line: the chance to win after each move. Dashes: equal chances for all players. Bars: what a move cost compared with the best one.',
  chart: (who: Who) => `${who ? `${who}’s` : 'Your'} chance to win after each move, and what each move cost`,
  lostIn: (turn: string, chances: string) => `The game was lost in ${turn}: ${chances}.`,
  wonIn: (turn: string, chances: string) => `The game was won in ${turn}: ${chances}.`,
  chances: (before: string, after: string) =>
    `${before} chances in 100 to win at this decision, ${after} at the next one`,
  lastChance: (before: string) =>
    `${before} chances in 100 to win at this decision, the last one of the game`,
  notYours: 'No other move would have changed much there.',
  nothing: 'No move cost 5 or more of 100 games.',
  cost: (n: string) => `${n} fewer wins in 100 games`,
  turn: (n: string) => `Turn ${n}`,
  within: (turn: string, who: Who) => `turn ${turn} (${who ? `${inSentence(who)}’s` : 'yours'})`,
  when: (turn: string, who: Who) => `Turn ${turn} (${who ? `${inSentence(who)}’s` : 'yours'})`,
  go: (n: string) => `Show turn ${n}`,
  conflicts: 'Conflicts',
  against: (attacker: Who, defender: Who) =>
    `${attacker ?? 'You'} against ${defender ? inSentence(defender) : 'you'}`,
  saw: (who: Who, n: string) => `about ${n}% from ${who ? `${inSentence(who)}’s` : 'your'} view`,
  bothSaw: (n: string) => `about ${n}% from both sides’ view`,
  before: (list: string) => `Chance just before the reveal that the attempt succeeds: ${list}`,
  /** Text about a better placement. `isAnswered`: whether a defender could still respond to the attack. */
  split: (who: Who, laid: string, isAnswered = false) =>
    `Better odds for ${who ? inSentence(who) : 'you'}${isAnswered ? ' before the defender answered' : ''}: ${laid}`,
  insteadAttack: (now: string, then: string) => `succeeds in about ${now} of 100 cases instead of ${then}`,
  insteadDefense: (now: string, then: string) => `holds in about ${now} of 100 cases instead of ${then}`,
  thrift: (who: Who, cards: number, laid: string | undefined, isAnswered = false) =>
    `${who ?? 'You'} could have saved ${cards === 1 ? 'a card' : `${cards} cards`}: ${isAnswered ? 'before the defender answered, ' : ''}the chances were the same ${laid ? `with ${laid}` : 'without any'}`,
  letGo: (n: string) => `Without cards, the defense would have held in about ${n} of 100 cases`,
  /** `laid`: the cards with which the defender could have held the Mission; false if they needed no cards. */
  couldHold: (who: Who, laid: string | false) =>
    laid
      ? `Against the attacker’s cards, ${who ? inSentence(who) : 'you'} could have held the Mission with ${laid}`
      : `Against the attacker’s cards, ${who ? inSentence(who) : 'you'} could have held the Mission without cards`,
};

const fr: typeof en = {
  ask: 'Conseil',
  hint: 'Bons coups',
  only: 'aucun autre coup ne vaut la peine',
  wins: n => `gagne environ ${n} parties sur 100`,
  fewer: n => `environ ${n} ${n === '1' ? 'victoire' : 'victoires'} de moins sur 100 parties que le premier`,
  succeeds: n => `réussit environ ${n} fois sur 100`,
  holds: n => `tient environ ${n} fois sur 100`,
  tried: games =>
    `Chaque coup a été simulé ${games} fois sur quelques tours, puis évalué. Les cartes cachées sont tirées parmi celles que vous n’avez pas vues.`,
  attach: (card, hero) => `Attacher «${NNBSP}${card}${NNBSP}» ${a(hero)}`,
  put: (card, hero) => `Poser «${NNBSP}${card}${NNBSP}» près ${deName(hero)}`,
  lay: laid => `Poser des cartes${NNBSP}: ${laid}`,
  lead: (hero, mission) => `${hero} tente ${mission}`,
  title: name => `«${NNBSP}${name}${NNBSP}»`,
  secondary: 'une mission secondaire',
  secretMission: 'une mission secrète',
  noCard: 'aucune carte',
  points: n => `${n} PV`,
  note: who =>
    `Chaque conflit est affiché avec les chances que chaque camp pouvait estimer avant la révélation. ${who ? `Les décisions ${deName(who)}` : 'Vos décisions'} sont comparées aux meilleures que trouve l’analyse. Elle tire de nombreuses fois les cartes non vues. Elle suppose qu’un attaquant pose de quoi dépasser ce qui est visible.`,
  progress: (done, all) => `Analyse\u202f: ${done} sur ${all}`,
  cannot: 'Il n’y a rien à analyser dans cette partie.',
  better: what => `Il valait mieux${NNBSP}: ${what}.`,
  legend: `La ligne${NNBSP}: chances de victoire après chaque coup. Les tirets${NNBSP}: chances égales pour tous. Les barres${NNBSP}: ce qu’un coup a coûté par rapport au meilleur.`,
  chart: who =>
    `${who ? `Chances de victoire ${deName(who)}` : 'Vos chances de victoire'} après chaque coup, et ce que chacun a coûté`,
  lostIn: (turn, chances) => `La partie s’est perdue ${turn}\u202f: ${chances}.`,
  wonIn: (turn, chances) => `La partie s’est gagnée ${turn}\u202f: ${chances}.`,
  chances: (before, after) =>
    `${before} chances de victoire sur 100 à cette décision, ${after} à la suivante`,
  lastChance: before => `${before} chances de victoire sur 100 à cette décision, la dernière de la partie`,
  notYours: 'Aucun autre coup n’y aurait changé grand-chose.',
  nothing: 'Aucun coup n’a coûté 5 parties sur 100 ou plus.',
  cost: n => `${n} victoires de moins sur 100 parties`,
  turn: n => `Tour ${n}`,
  within: (turn, who) => `au tour ${turn} (${who ? `celui ${deName(who)}` : 'le vôtre'})`,
  when: (turn, who) => `Tour ${turn} (${who ? `celui ${deName(who)}` : 'le vôtre'})`,
  go: n => `Montrer le tour ${n}`,
  conflicts: 'Conflits',
  against: (attacker, defender) => `${attacker ?? 'Vous'} contre ${defender ? inSentence(defender) : 'vous'}`,
  saw: (who, n) => `environ ${n}${NNBSP}% selon ${who ? inSentence(who) : 'vous'}`,
  bothSaw: n => `environ ${n}${NNBSP}% selon les deux camps`,
  before: list => `Chances de réussite de la tentative juste avant la révélation\u202f: ${list}`,
  split: (who, laid, isAnswered) =>
    `De meilleures chances pour ${who ? inSentence(who) : 'vous'}${isAnswered ? ' avant la réponse du défenseur' : ''}\u202f: ${laid}`,
  insteadAttack: (now, then) => `réussit environ ${now} fois sur 100 au lieu de ${then}`,
  insteadDefense: (now, then) => `tient environ ${now} fois sur 100 au lieu de ${then}`,
  thrift: (who, cards, laid, isAnswered) =>
    `${who ? `${who} pouvait` : 'Vous pouviez'} garder ${cards === 1 ? 'une carte' : `${cards} cartes`}\u202f: ${isAnswered ? 'avant la réponse du défenseur, ' : ''}les chances étaient aussi bonnes ${laid ? `avec ${laid}` : 'sans aucune'}`,
  letGo: n => `Sans carte, la défense aurait tenu environ ${n} fois sur 100`,
  couldHold: (who, laid) =>
    `Face aux cartes de l’attaquant, ${who ? `${inSentence(who)} aurait` : 'vous auriez'} pu tenir la mission ${laid ? `avec ${laid}` : 'sans carte'}`,
};

export const ADVICE_WORDS = { en, fr };
