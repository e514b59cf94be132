import {
  type Card,
  type CardType,
  type Effect,
  type Fault,
  FORMAT,
  isError,
  parsePack,
} from '../../../../games/thargos/ui.ts';

/** Converts effects to JSON text for the editor, and parses that text. */

export const makeEffectsText = (effects: readonly Effect[]): string => JSON.stringify(effects, undefined, 1);

const SOURCE = '"source":{"name":"printed","values":"printed","effect":"printed"}';
const HEAD = `{"format":"${FORMAT}","pack":{"id":"my-box","version":"1.0.0","mode":"overlay","provenance":"userPrinted"},"cards":[`;
const FACE = '{"attrs":{"power":1,"mind":1,"mysticism":1}';

/** The JSON of a card before and after its effects. `before` is one line, so line numbers of faults are one too high. */
const AROUND: { readonly [T in CardType]: readonly [before: string, after: string] } = {
  hero: [
    `{"id":"C1","type":"hero","name":"x","hp":3,"person":"x",${SOURCE},"faces":{"wounded":${FACE}},"active":${FACE},"effects":`,
    '}}}',
  ],
  advantage: [`{"id":"L1","type":"advantage","name":"x","pam":1,${SOURCE},"effects":`, '}'],
  action: [`{"id":"A1","type":"action","name":"x","pam":1,"play":"track",${SOURCE},"effects":`, '}'],
  mission: [
    `{"id":"M1","type":"mission","name":"x","pam":1,"vp":1,"attrs":{"power":1},${SOURCE},"effects":`,
    '}',
  ],
};

const effectsIn = (card: Card): readonly Effect[] =>
  (card.type === 'hero' ? card.faces.active : card).effects ?? [];

/** Checks the effects with the parser for packs. Line and column numbers of faults refer to the typed text. */
export const parseEffectsText = (
  typed: string,
  type: CardType,
): { readonly effects: readonly Effect[] | undefined; readonly faults: readonly Fault[] } => {
  const [before, after] = AROUND[type];
  const source = typed.trim() === '' ? '[]' : typed;
  const { value, faults } = parsePack(`${HEAD}${before}\n${source}\n${after}]}`);
  const last = source.split('\n').length;
  return {
    effects: value?.cards[0] && effectsIn(value.cards[0]),
    faults: faults.filter(isError).map(fault => ({
      ...fault,
      place: fault.place.replace(/^cards\[0\]\.?(faces\.active\.)?/, ''),
      line: Math.min(last, Math.max(1, (fault.line ?? 2) - 1)),
    })),
  };
};
