import { deName } from '../../../../engine/french.ts';

const NNBSP = '\u202f';

/** A player by name; undefined is the reader. */
type Who = string | undefined;

const en = {
  ask: 'Hint',
  hint: 'Good moves',
  only: 'no other move is worth trying',
  wins: (n: string) => `wins ${n} of 100 games`,
  fewer: (n: string) => `${n} of 100 fewer than the first`,
  succeeds: (n: string) => `succeeds in ${n} of 100`,
  holds: (n: string) => `holds in ${n} of 100`,
  tried: (games: string) =>
    `Each move was simulated ${games} times for a few turns and then rated. Hidden cards were dealt from those you haven’t seen.`,
  attach: (card: string, hero: string) => `Attach ${card} to ${hero}`,
  put: (card: string, hero: string) => `Place ${card} beside ${hero}`,
  lay: (laid: string) => `Place cards: ${laid}`,
  lead: (hero: string, mission: string) => `${hero} attempts ${mission}`,
  noCard: 'no card',
  points: (n: number) => `${n} VP`,
  note: (who: Who) =>
    `Each conflict with the odds that both sides could know before the reveal. ${who ? `${who}’s` : 'Your'} decisions are compared with the best ones found. The analysis deals the unseen cards many times. It assumes that an attacker places enough cards to beat what is visible.`,
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
  nothing: 'No move cost 5 games of 100 or more.',
  cost: (n: string) => `${n} of 100 fewer games won`,
  turn: (n: string) => `Turn ${n}`,
  within: (turn: string, round: string, who: Who) =>
    `turn ${turn} (round ${round}, ${who ? `${who}’s` : 'your'} turn)`,
  when: (turn: string, round: string, who: Who) =>
    `Turn ${turn} (round ${round}, ${who ? `${who}’s` : 'your'} turn)`,
  go: (n: string) => `Show turn ${n}`,
  conflicts: 'Conflicts',
  you: 'You',
  against: (a: string, b: string) => `${a} against ${b}`,
  saw: (who: Who, n: string) => `${n}% from ${who ? `${who}’s` : 'your'} view`,
  bothSaw: (n: string) => `${n}% from both sides’ view`,
  before: (list: string) => `Chance just before the reveal that the attempt succeeds: ${list}`,
  split: (who: Who, laid: string) => `Better for ${who ?? 'you'}: ${laid}`,
  insteadAttack: (now: string, then: string) => `succeeds in ${now} of 100 instead of ${then}`,
  insteadDefence: (now: string, then: string) => `holds in ${now} of 100 instead of ${then}`,
  thrift: (who: Who, cards: number, laid: string | undefined) =>
    `${who ?? 'You'} could have saved ${cards === 1 ? 'a card' : `${cards} cards`}: ${laid ? `with ${laid}` : 'without any'} the chances were the same`,
  letGo: (n: string) => `Without cards, the defense would have held in ${n} of 100`,
};

const fr: typeof en = {
  ask: 'Conseil',
  hint: 'Bons coups',
  only: 'aucun autre coup ne vaut la peine',
  wins: n => `gagne ${n} parties sur 100`,
  fewer: n => `${n} de moins sur 100 que le premier`,
  succeeds: n => `réussit ${n} fois sur 100`,
  holds: n => `tient ${n} fois sur 100`,
  tried: games =>
    `Chaque coup a été simulé ${games} fois sur quelques tours, puis évalué. Les cartes cachées sont tirées parmi celles que vous n’avez pas vues.`,
  attach: (card, hero) => `Attacher «${NNBSP}${card}${NNBSP}» – ${hero}`,
  put: (card, hero) => `Poser «${NNBSP}${card}${NNBSP}» – ${hero}`,
  lay: laid => `Poser des cartes${NNBSP}: ${laid}`,
  lead: (hero, mission) => `${hero} tente «${NNBSP}${mission}${NNBSP}»`,
  noCard: 'aucune carte',
  points: n => `${n} PV`,
  note: who =>
    `Chaque conflit avec les chances que les deux camps pouvaient estimer avant la révélation, et ${who ? `les décisions ${deName(who)} comparées` : 'vos décisions comparées'} aux meilleures que trouve l’analyse. Elle tire de nombreuses fois les cartes non vues. Elle suppose qu’un attaquant pose de quoi dépasser ce qui est visible.`,
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
  nothing: 'Aucun coup n’a coûté 5 parties sur 100.',
  cost: n => `${n} victoires de moins sur 100`,
  turn: n => `Tour ${n}`,
  within: (turn, round, who) =>
    `au tour ${turn} (manche ${round}, ${who ? `tour ${deName(who)}` : 'votre tour'})`,
  when: (turn, round, who) => `Tour ${turn} (manche ${round}, ${who ? `tour ${deName(who)}` : 'votre tour'})`,
  go: n => `Montrer le tour ${n}`,
  conflicts: 'Conflits',
  you: 'Vous',
  against: (a, b) => `${a} contre ${b}`,
  saw: (who, n) => `${n}${NNBSP}% selon ${who ?? 'vous'}`,
  bothSaw: n => `${n}${NNBSP}% selon les deux camps`,
  before: list => `Chances de réussite de la tentative juste avant la révélation\u202f: ${list}`,
  split: (who, laid) => `Mieux pour ${who ?? 'vous'}\u202f: ${laid}`,
  insteadAttack: (now, then) => `réussit ${now} fois sur 100 au lieu de ${then}`,
  insteadDefence: (now, then) => `tient ${now} fois sur 100 au lieu de ${then}`,
  thrift: (who, cards, laid) =>
    `${who ? `${who} pouvait` : 'Vous pouviez'} garder ${cards === 1 ? 'une carte' : `${cards} cartes`}\u202f: ${laid ? `avec ${laid}` : 'sans aucune'}, les chances étaient aussi bonnes`,
  letGo: n => `Sans carte, la défense aurait tenu ${n} fois sur 100`,
};

export const ADVICE_WORDS = { en, fr };
