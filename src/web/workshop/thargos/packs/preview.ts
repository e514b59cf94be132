import { ATTRIBUTES, type Card, type CardType, type Face, type Mods } from '../../../../games/thargos/ui.ts';
import { type CardDraft, checkDraft, type FaceDraft, jsonOf } from './draft.ts';

const numberIn = (typed: string): number => (/^[+−-]?\d{1,2}$/.test(typed.trim()) ? asNumber(typed) : 0);
const asNumber = (typed: string): number => Number(typed.trim().replace('−', '-'));

const modsIn = (typed: FaceDraft | CardDraft): Mods =>
  Object.fromEntries(
    ATTRIBUTES.map(attr => [attr, numberIn(typed[attr])] as const).filter(([, value]) => value !== 0),
  );

const faceIn = (face: FaceDraft): Face => ({
  attrs: face.roll.trim()
    ? { roll: '1d6' }
    : { power: numberIn(face.power), mind: numberIn(face.mind), mysticism: numberIn(face.mysticism) },
  ...(face.text.trim() && { text: { en: face.text, fr: face.text } }),
  ...(face.effects.length > 0 && { effects: face.effects }),
});

/**
 * The card as far as it is typed, to be looked at and never kept: where nothing stands yet, or nothing that can be
 * read, it has a zero.
 */
export const previewOf = (draft: CardDraft, type: CardType): Card => {
  const { card } = checkDraft(draft);
  if (card) return card;
  const [en, fr] = [draft.name.trim(), draft.nameFr.trim()];
  const said = draft.text.trim();
  const worth = { pam: numberIn(draft.pam), vp: numberIn(draft.vp), hp: numberIn(draft.hp) };
  const { active, wounded } = draft.faces;
  return {
    ...jsonOf(draft, type),
    ...worth,
    name: { en: en || fr || '–', fr: fr || en || '–' },
    text: said === '' ? undefined : { en: said, fr: said },
    boxCopies: 1,
    set: 'custom',
    ...(type === 'mission' ? { attrs: modsIn(draft) } : { mods: modsIn(draft) }),
    ...(type === 'hero' && { faces: { active: faceIn(active), wounded: faceIn(wounded) } }),
  } as unknown as Card;
};
