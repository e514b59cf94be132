import { a } from '../../../../text/french.ts';
import type { Who } from '../../effects/effect.ts';
import { type Clause, thirdPerson, words } from '../grammar.ts';
import { type Owner, PLAYERS } from './nouns.ts';

/** A verb as an order, after "vous pouvez", and for another player. */
const VERBS = {
  annuler: ['annulez', 'annule'],
  ajouter: ['ajoutez', 'ajoute'],
  blesser: ['blessez', 'blesse'],
  brûler: ['brûlez', 'brûle'],
  capturer: ['capturez', 'capture'],
  choisir: ['choisissez', 'choisit'],
  défausser: ['défaussez', 'défausse'],
  déplacer: ['déplacez', 'déplace'],
  donner: ['donnez', 'donne'],
  échanger: ['échangez', 'échange'],
  empêcher: ['empêchez', 'empêche'],
  faire: ['faites', 'fait'],
  fixer: ['fixez', 'fixe'],
  gagner: ['gagnez', 'gagne'],
  jouer: ['jouez', 'joue'],
  lancer: ['lancez', 'lance'],
  mélanger: ['mélangez', 'mélange'],
  perdre: ['perdez', 'perd'],
  piocher: ['piochez', 'pioche'],
  regarder: ['regardez', 'regarde'],
  remettre: ['remettez', 'remet'],
  remplacer: ['remplacez', 'remplace'],
  retirer: ['retirez', 'retire'],
  sauter: ['sautez', 'saute'],
  soigner: ['soignez', 'soigne'],
} as const;
type VerbWord = keyof typeof VERBS;

/** An order to the player of the card. */
export const order = (verb: VerbWord, ...parts: readonly string[]): Clause => ({
  say: words(VERBS[verb][0], ...parts),
  may: words(verb, ...parts),
});

/** What a player does; `rest` receives the owner of the things. */
export const act = (who: Who, verb: VerbWord, rest: (owner: Owner) => string): Clause => {
  if (who === 'self') return order(verb, rest('votre'));
  const name = PLAYERS[who];
  return {
    ...thirdPerson(name, VERBS[verb][1], rest('son')),
    may: words('faire', verb, a(name), rest('son')),
  };
};
