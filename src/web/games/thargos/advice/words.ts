import { deName } from '../../../../engine/french.ts';

const NNBSP = '\u202f';

/** A player by name; undefined is the reader. */
type Who = string | undefined;

const en = {
  ask: 'Ask for a hint',
  hint: 'Good answers',
  only: 'nothing else is worth trying',
  wins: (n: string) => `wins ${n} of 100 games`,
  fewer: (n: string) => `${n} of 100 fewer than the first`,
  succeeds: (n: string) => `succeeds in ${n} of 100`,
  holds: (n: string) => `holds in ${n} of 100`,
  tried: (games: string) =>
    `Each was played on ${games} times and then judged, with hidden cards dealt from those you have not seen.`,
  attach: (card: string, hero: string) => `Attach ${card} to ${hero}`,
  put: (card: string, hero: string) => `Put ${card} beside ${hero}`,
  lay: (laid: string) => `Lay cards: ${laid}`,
  lead: (hero: string, mission: string) => `${hero} attempts ${mission}`,
  noCard: 'no card',
  points: (n: number) => `${n} VP`,
  note: (who: Who) =>
    `Each conflict with the odds that both sides could know before the reveal, and ${who ? `the decisions of ${who}` : 'your decisions'} compared with the best found by the analysis. It deals the unseen cards many times. It assumes that an attacker lays enough cards to beat what is visible.`,
  progress: (done: string, all: string) => `Analysis: ${done} of ${all} done`,
  cannot: 'There is nothing to look through in this game.',
  better: (what: string) => `Better would have been: ${what}.`,
  legend:
    'The line: how likely a win was after every answer. The dashes: as likely for everybody. The bars: what an answer cost, beside the best one.',
  chart: (who: Who) =>
    `How likely ${who ? `${who} was` : 'you were'} to win after every answer, and what each answer cost`,
  lostIn: (turn: string, chances: string) => `The game was lost in ${turn}: ${chances}.`,
  wonIn: (turn: string, chances: string) => `The game was won in ${turn}: ${chances}.`,
  chances: (before: string, after: string) =>
    `${before} chances in 100 to win at this decision, ${after} at the next one`,
  lastChance: (before: string) =>
    `${before} chances in 100 to win at this decision, the last one of the game`,
  notYours: 'No other answer would have changed much there.',
  nothing: 'No answer cost as much as 5 games of 100.',
  cost: (n: string) => `${n} of 100 fewer games won`,
  turn: (n: string) => `Turn ${n}`,
  within: (turn: string, round: string, who: Who) =>
    `turn ${turn} (round ${round}, ${who ? `${who}’s` : 'your'} turn)`,
  when: (turn: string, round: string, who: Who) =>
    `Turn ${turn} (round ${round}, ${who ? `${who}’s` : 'your'} turn)`,
  go: (n: string) => `Show turn ${n}`,
  conflicts: 'The conflicts',
  you: 'You',
  against: (a: string, b: string) => `${a} against ${b}`,
  saw: (who: Who, n: string) => `${n}% as ${who ?? 'you'} saw it`,
  bothSaw: (n: string) => `${n}% as both sides saw it`,
  before: (list: string) => `Chance just before the reveal that the attempt succeeds: ${list}`,
  split: (who: Who, laid: string) => `Better for ${who ?? 'you'}: ${laid}`,
  insteadAttack: (now: string, then: string) => `succeeds in ${now} of 100 instead of ${then}`,
  insteadDefence: (now: string, then: string) => `holds in ${now} of 100 instead of ${then}`,
  thrift: (who: Who, cards: number, laid: string | undefined) =>
    `${who ?? 'You'} could have kept ${cards === 1 ? 'a card' : `${cards} cards`}: ${laid ? `with ${laid}` : 'without any'} the chances were as good`,
  letGo: (n: string) => `Without a card the defence would have held in ${n} of 100`,
};

const fr: typeof en = {
  ask: 'Demander un conseil',
  hint: 'Bonnes réponses',
  only: 'rien d’autre ne vaut la peine',
  wins: n => `gagne ${n} parties sur 100`,
  fewer: n => `${n} de moins sur 100 que la première`,
  succeeds: n => `réussit ${n} fois sur 100`,
  holds: n => `tient ${n} fois sur 100`,
  tried: games =>
    `Chacune a été jouée ${games} fois sur quelques tours, puis évaluée, avec des cartes cachées tirées parmi celles que vous n’avez pas vues.`,
  attach: (card, hero) => `Attacher «${NNBSP}${card}${NNBSP}» – ${hero}`,
  put: (card, hero) => `Poser «${NNBSP}${card}${NNBSP}» – ${hero}`,
  lay: laid => `Poser des cartes${NNBSP}: ${laid}`,
  lead: (hero, mission) => `${hero} tente «${NNBSP}${mission}${NNBSP}»`,
  noCard: 'aucune carte',
  points: n => `${n} PV`,
  note: who =>
    `Chaque conflit avec les chances que les deux camps pouvaient estimer avant la révélation, et ${who ? `les décisions ${deName(who)} comparées` : 'vos décisions comparées'} aux meilleures que trouve l’analyse. Elle tire bien des fois les cartes non vues. Elle suppose qu’un attaquant pose de quoi dépasser ce qui est visible.`,
  progress: (done, all) => `Analyse\u202f: ${done} sur ${all}`,
  cannot: 'Il n’y a rien à analyser dans cette partie.',
  better: what => `Il valait mieux${NNBSP}: ${what}.`,
  legend: `La ligne${NNBSP}: chances de victoire après chaque réponse. Les tirets${NNBSP}: chances égales pour tous. Les barres${NNBSP}: ce qu’une réponse a coûté, à côté de la meilleure.`,
  chart: who =>
    `${who ? `Chances de victoire ${deName(who)}` : 'Vos chances de victoire'} après chaque réponse, et ce que chacune a coûté`,
  lostIn: (turn, chances) => `La partie s’est perdue ${turn}\u202f: ${chances}.`,
  wonIn: (turn, chances) => `La partie s’est gagnée ${turn}\u202f: ${chances}.`,
  chances: (before, after) =>
    `${before} chances de victoire sur 100 à cette décision, ${after} à la suivante`,
  lastChance: before => `${before} chances de victoire sur 100 à cette décision, la dernière de la partie`,
  notYours: 'Aucune autre réponse n’y aurait changé grand-chose.',
  nothing: 'Aucune réponse n’a coûté 5 parties sur 100.',
  cost: n => `${n} victoires de moins sur 100`,
  turn: n => `Tour ${n}`,
  within: (turn, round, who) =>
    `au tour ${turn} (manche ${round}, ${who ? `tour ${deName(who)}` : 'votre tour'})`,
  when: (turn, round, who) => `Tour ${turn} (manche ${round}, ${who ? `tour ${deName(who)}` : 'votre tour'})`,
  go: n => `Montrer le tour ${n}`,
  conflicts: 'Les conflits',
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
