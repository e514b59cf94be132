import {
  type CardType,
  type Effect,
  type Fault,
  FORMAT,
  isError,
  parsePack,
} from '../../../../games/thargos/ui.ts';

/** Effects as JSON, for what no template can say. */

export const makeEffectsText = (effects: readonly Effect[]): string => JSON.stringify(effects, undefined, 1);

const SOURCE = '"source":{"name":"printed","values":"printed","effect":"printed"}';
const HEAD = `{"format":"${FORMAT}","pack":{"id":"my-box","version":"1.0.0","mode":"overlay","provenance":"userPrinted"},"cards":[`;
const FACE = '{"attrs":{"power":1,"mind":1,"mysticism":1}';

/** A card around the effects, all of it before the first line that was typed. */
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

const effectsIn = (card: unknown): readonly Effect[] => {
  const { effects, faces } = card as {
    readonly effects?: readonly Effect[];
    readonly faces?: { readonly active: { readonly effects?: readonly Effect[] } };
  };
  return effects ?? faces?.active.effects ?? [];
};

/** Reads them as a pack would; lines and columns are those of the text. */
export const parseEffectsText = (
  typed: string,
  type: CardType,
): { readonly effects: readonly Effect[] | undefined; readonly faults: readonly Fault[] } => {
  const [before, after] = AROUND[type];
  const source = typed.trim() === '' ? '[]' : typed;
  const { value, faults } = parsePack(`${HEAD}${before}\n${source}\n${after}]}`);
  const last = source.split('\n').length;
  return {
    effects: value && effectsIn(value.cards[0]),
    faults: faults.filter(isError).map(fault => ({
      ...fault,
      place: fault.place.replace(/^cards\[0\]\.?(faces\.active\.)?/, ''),
      line: Math.min(last, Math.max(1, (fault.line ?? 2) - 1)),
    })),
  };
};
