const NNBSP = '\u202f';

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
  note: (name: string) =>
    `Every conflict as both sides could know it before the reveal, and every turn of ${name} beside the best that our analysis finds. Hidden cards are dealt again and again from those not seen yet; whoever attacks is taken to have laid enough to pass what lies open.`,
  progress: (done: string, all: string) => `${done} of ${all} moments`,
  cannot: 'There is nothing to look through in this game.',
  better: (what: string) => `Better would have been: ${what}.`,
  legend:
    'The line: how likely a win was after every answer. The dashes: as likely for everybody. The bars: what an answer cost, beside the best one.',
  chart: (name: string) => `How likely ${name} was to win after every answer, and what each answer cost`,
  lostIn: (turn: string, before: string, after: string) =>
    `The game was lost in ${turn}: chances of ${before} in 100 before it, of ${after} after it and after what the others did next.`,
  wonIn: (turn: string, before: string, after: string) =>
    `The game was won in ${turn}: chances of ${before} in 100 before it, of ${after} after it and after what the others did next.`,
  notYours: 'No other answer would have changed much there.',
  nothing: 'No answer cost as much as 5 games of 100.',
  cost: (n: string) => `${n} of 100 fewer games won`,
  turn: (n: string) => `Turn ${n}`,
  within: (turn: string, round: string) => `turn ${turn} (round ${round})`,
  when: (turn: string, round: string) => `Turn ${turn} (round ${round})`,
  go: (n: string) => `Show turn ${n}`,
  conflicts: 'The conflicts',
  against: (a: string, b: string) => `${a} against ${b}`,
  saw: (name: string, n: string) => `${n}% as ${name} saw it`,
  bothSaw: (n: string) => `${n}% as both sides saw it`,
  before: (list: string) => `Chance just before the reveal that the attempt succeeds: ${list}`,
  split: (name: string, laid: string) => `Better for ${name}: ${laid}`,
  insteadAttack: (now: string, then: string) => `succeeds in ${now} of 100 instead of ${then}`,
  insteadDefence: (now: string, then: string) => `holds in ${now} of 100 instead of ${then}`,
  thrift: (name: string, cards: number, laid: string | undefined) =>
    `${name} could have kept ${cards === 1 ? 'a card' : `${cards} cards`}: ${laid ? `with ${laid}` : 'without any'} the chances were as good`,
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
  note: name =>
    `Chaque conflit tel que les deux camps pouvaient l’estimer avant la révélation, et chaque tour de ce joueur (${name}) comparé au meilleur que trouve notre analyse. Les cartes cachées sont tirées bien des fois parmi celles qu’on n’avait pas vues\u202f; on suppose qu’un attaquant a posé de quoi dépasser ce qui est visible.`,
  progress: (done, all) => `${done} moments sur ${all}`,
  cannot: 'Il n’y a rien à analyser dans cette partie.',
  better: what => `Il valait mieux${NNBSP}: ${what}.`,
  legend: `La ligne${NNBSP}: chances de victoire après chaque réponse. Les tirets${NNBSP}: chances égales pour tous. Les barres${NNBSP}: ce qu’une réponse a coûté, à côté de la meilleure.`,
  chart: name => `Chances de victoire après chaque réponse (${name}), et ce que chacune a coûté`,
  lostIn: (turn, before, after) =>
    `La partie s’est perdue au ${turn}\u202f: ${before} chances sur 100 avant, ${after} après ce tour et ce que les autres ont fait ensuite.`,
  wonIn: (turn, before, after) =>
    `La partie s’est gagnée au ${turn}\u202f: ${before} chances sur 100 avant, ${after} après ce tour et ce que les autres ont fait ensuite.`,
  notYours: 'Aucune autre réponse n’y aurait changé grand-chose.',
  nothing: 'Aucune réponse n’a coûté 5 parties sur 100.',
  cost: n => `${n} victoires de moins sur 100`,
  turn: n => `Tour ${n}`,
  within: (turn, round) => `tour ${turn} (manche ${round})`,
  when: (turn, round) => `Tour ${turn} (manche ${round})`,
  go: n => `Montrer le tour ${n}`,
  conflicts: 'Les conflits',
  against: (a, b) => `${a} contre ${b}`,
  saw: (name, n) => `${n}${NNBSP}% selon ${name}`,
  bothSaw: n => `${n}${NNBSP}% selon les deux camps`,
  before: list => `Chances de réussite de la tentative juste avant la révélation\u202f: ${list}`,
  split: (name, laid) => `Mieux pour ${name}\u202f: ${laid}`,
  insteadAttack: (now, then) => `réussit ${now} fois sur 100 au lieu de ${then}`,
  insteadDefence: (now, then) => `tient ${now} fois sur 100 au lieu de ${then}`,
  thrift: (name, cards, laid) =>
    `${name} pouvait garder ${cards === 1 ? 'une carte' : `${cards} cartes`}\u202f: ${laid ? `avec ${laid}` : 'sans aucune'}, les chances étaient aussi bonnes`,
  letGo: n => `Sans carte, la défense aurait tenu ${n} fois sur 100`,
};

export const ADVICE_WORDS = { en, fr };
