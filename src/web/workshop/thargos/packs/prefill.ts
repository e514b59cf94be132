import type { Card } from '../../../../games/thargos/ui.ts';
import { type CardDraft, draftOf, type FaceDraft, NO_DRAFT } from './draft.ts';

export const cardWith = (base: readonly Card[], id: string): Card | undefined => {
  const sought = id.trim().toUpperCase();
  return base.find(card => card.id === sought);
};

const plain = (face: FaceDraft): FaceDraft => ({ ...face, text: '', effects: [] });

/** Its values, but neither effects nor copies: what a printed card does and how many there are, its owner says. */
const valuesOf = (card: Card): CardDraft => {
  const draft = draftOf(card);
  const { active, wounded } = draft.faces;
  return {
    ...draft,
    copies: NO_DRAFT.copies,
    text: '',
    effects: [],
    faces: { active: plain(active), wounded: plain(wounded) },
  };
};

const startOf = (base: readonly Card[], id: string): CardDraft => {
  const card = cardWith(base, id);
  return { ...(card ? valuesOf(card) : NO_DRAFT), id };
};

/** The form with another id: the values of the base card with this id, until something else was typed. */
export const withId = (draft: CardDraft, id: string, base: readonly Card[]): CardDraft => {
  const isUntouched = JSON.stringify(draft) === JSON.stringify(startOf(base, draft.id));
  return isUntouched ? startOf(base, id) : { ...draft, id };
};
