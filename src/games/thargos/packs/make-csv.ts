import { isSame } from '../../../engine/canonical.ts';
import type { Text } from '../../../engine/text.ts';
import type { Card, Face, Mods } from '../cards/card.ts';
import type { Effect } from '../effects/effect.ts';
import { makeCell } from './csv-cells.ts';
import { COLUMNS, type Column, EFFECT_COLUMNS, FURTHER } from './csv-columns.ts';
import { makeTemplates } from './template-text.ts';

type Cells = { readonly [C in Column]?: string | number | undefined };

const yes = (flag: boolean | undefined): string | undefined => (flag ? 'x' : undefined);
const french = ({ en, fr }: Text): string | undefined => (fr === en ? undefined : fr);

/** The effects as templates if these can express them, otherwise as JSON. */
const effectCells = (effects: readonly Effect[], type: Card['type']): Cells => {
  const templates = makeTemplates(effects, type);
  return templates === undefined ? { effects: JSON.stringify(effects) } : { templates };
};

const three = (prefix: 'a' | 'w' | 'm', { power, mind, mysticism }: Mods): Cells => ({
  [`${prefix}P`]: power,
  [`${prefix}M`]: mind,
  [`${prefix}Y`]: mysticism,
});

const dice = ({ attrs }: Face): string => ('roll' in attrs ? `DICE ${attrs.roll}` : '');

const faceCells = (active: Face, wounded: Face): Cells => {
  const texts = [active, wounded].map(({ effects = [] }) => makeTemplates(effects, 'hero'));
  const isPlain = !texts.includes(undefined);
  const said = [active, wounded].map((face, i) =>
    [dice(face), isPlain ? texts[i] : ''].filter(part => part !== '').join('; '),
  );
  const further = { active: active.effects, wounded: wounded.effects };
  return {
    ...('roll' in active.attrs ? {} : three('a', active.attrs)),
    ...('roll' in wounded.attrs ? {} : three('w', wounded.attrs)),
    templates: said
      .join(' | ')
      .replace(/ \| $/, '')
      .replace(/^ \| $/, ''),
    ...(!isPlain && { effects: JSON.stringify(further) }),
  };
};

const ownCells = (card: Card): Cells => {
  switch (card.type) {
    case 'hero':
      return {
        hp: card.hp,
        person: card.person,
        faction: card.faction ?? undefined,
        ...faceCells(card.faces.active, card.faces.wounded),
      };
    case 'advantage':
      return {
        pam: card.pam,
        faction: card.faction ?? undefined,
        attachTo: card.attachTo,
        ...three('m', card.mods ?? {}),
        ...effectCells(card.effects ?? [], card.type),
      };
    case 'action':
      return {
        pam: card.pam,
        play: card.play,
        habitat: card.habitat,
        ...three('m', card.mods ?? {}),
        ...effectCells(card.effects, card.type),
      };
    case 'mission':
      return {
        pam: card.pam,
        vp: card.vp,
        region: card.region,
        team: yes(card.team),
        passive: yes(card.passive),
        ...three('m', card.attrs),
        ...effectCells(card.effects ?? [], card.type),
      };
  }
};

/** The source cell of a card, or undefined if the card has the sources that a table assumes by default. */
const sourceCell = ({ source }: Card, cells: Cells): string | undefined => {
  const isTold = EFFECT_COLUMNS.some(column => cells[column]);
  const usual = { name: 'printed', values: 'printed', effect: isTold ? 'printed' : 'unknown' };
  return isSame(source, usual) ? undefined : `${source.name}/${source.values}/${source.effect}`;
};

const cellsOf = (card: Card): Cells => {
  const cells = factCells(card);
  return { ...cells, source: sourceCell(card, cells) };
};

const factCells = (card: Card): Cells => ({
  id: card.id,
  name: card.name.en,
  nameFr: french(card.name),
  text: card.text?.en,
  textFr: card.text && french(card.text),
  lock: yes(card.locked),
  copies: card.boxCopies,
  set: card.set === 'custom' ? undefined : card.set,
  tags: card.tags?.join(' '),
  replaces: card.replaces,
  ...ownCells(card),
});

/** Writes the cards of a pack as a table that authors can edit in a spreadsheet. */
export const makeCsv = ({ cards }: { readonly cards: readonly Card[] }): string => {
  const rows = cards.map(cellsOf);
  const isUsed = (column: Column): boolean =>
    rows.some(row => row[column] !== undefined && row[column] !== '');
  const columns: Column[] = [...COLUMNS, ...FURTHER.filter(isUsed)];
  const lines = rows.map(row => columns.map(column => makeCell(String(row[column] ?? ''))).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
};
