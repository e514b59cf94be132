import { makeCell, type View } from '../../../../games/cartographers/ui.ts';
import { number, plural, say } from '../../../i18n.ts';
import type { MapAttack } from './attacks.ts';
import { gridFor, type Model } from './model.ts';
import { cardName, seatName } from './question.ts';

const en = {
  attacked: (name: string, card: string) => `${name} draws ${card} on your map`,
  spread: (card: string) => `${card} spreads on your map`,
  destroyed: (name: string, card: string, cells: string) =>
    `${name} destroys ${cells} on your map with ${card}`,
  costsNow: (stars: string, isOne: boolean, isLast: boolean) =>
    `−${stars} ${isOne ? 'star' : 'stars'} ${isLast ? 'at the end' : 'each season'}`,
  costsNothing: 'costs nothing for now',
  on: (cells: string) => ` on ${cells}`,
  colon: ': ',
  monsters: 'monsters',
};

const fr: typeof en = {
  attacked: (name, card) => `${name} dessine «\u202f${card}\u202f» sur votre feuille`,
  spread: card => `«\u202f${card}\u202f» se répand sur votre feuille`,
  destroyed: (name, card, cells) => `${name} détruit ${cells} sur votre feuille avec «\u202f${card}\u202f»`,
  costsNow: (stars, isOne, isLast) =>
    `−${stars} ${isOne ? 'étoile' : 'étoiles'} ${isLast ? 'à la fin' : 'par saison'}`,
  costsNothing: 'ne coûte rien pour l’instant',
  on: cells => ` en ${cells}`,
  colon: '\u202f: ',
  monsters: 'des monstres',
};

const WORDS = { en, fr };

interface LinesProps {
  readonly model: Model;
  readonly attacks: readonly MapAttack[];
}

const what = (model: Model, { by, card, cells, cost }: MapAttack): string => {
  const words = say(WORDS);
  const name = by === undefined ? '' : seatName(model.table.players, by);
  const monsters = card ? cardName(card) : words.monsters;
  const grid = gridFor(model.view.value);
  if (cost === undefined)
    return words.destroyed(name, monsters, cells.map(cell => makeCell(grid, cell)).join(' '));
  return by === undefined ? words.spread(monsters) : words.attacked(name, monsters);
};

const costOf = (cost: number, { season }: View): string => {
  const words = say(WORDS);
  if (cost === 0) return words.costsNothing;
  return words.costsNow(number(cost), plural(cost, 'one', 'many') === 'one', season === 3);
};

/** The attacks on the player's map. They are shown where the preview will be once the player holds a shape. */
export const AttackLines = ({ model, attacks }: LinesProps) => {
  const words = say(WORDS);
  const grid = gridFor(model.view.value);
  return (
    <div class="attacks">
      {attacks.map((attack, i) => (
        <p key={i} class="is-bad">
          {what(model, attack)}
          {attack.cost !== undefined && (
            <>
              <span class="hidden">{words.on(attack.cells.map(cell => makeCell(grid, cell)).join(' '))}</span>
              {words.colon}
              {costOf(attack.cost, model.view.value)}
            </>
          )}
        </p>
      ))}
    </div>
  );
};
